/** Words and phrases that change nothing about what is asked. */
export const FILLERS = `
a an the in of on from as that this there so to be been being am it its than
ipl indian premier league t20 t20s tournament tournaments competition cricket cricketing leagues league's
please pls plz kindly thanks thank you thx cheers hello hi hey yo ok okay right well sorry fine sir bro mate dear buddy yaar bhai ji
tell me us give get show find let know want to know wonder wondering was wondering i we you your my can could would will you may might should like
remind say said see look up curious question one question would you mind do you know can you tell me could you tell me i want to know i would like to know i would be much obliged if you told me
just wondering out of curiosity asking for a friend for the record by the way fyi btw basically actually really truly indeed simply merely even still yet also too then now
so far ever till date to date till now until now to this at present currently as of now up to now thus far in total in all total totals altogether overall all told all together all told combined tally sum cumulative grand total of in sum in full
career careers lifetime life over his career in his career across his career throughout his career over his whole career whole career entire career career long all time alltime in history history historically in the history ipl history league history of all time of the league of the ipl all seasons across all seasons all years across all years over the years through the years whole league whole ipl whole season all season whole entire full complete stands at stand at
make makes made making score scored scores scoring hit hits hitting take takes took taken taking get gets got getting gotten have having had has gain gained pick picks picked pick up picks up picked up bag bags bagged collect collects collected claim claims claimed earn earns earned bring brought rack up racked racked up smash smashes smashed smashing smack smacked club clubbed clobbered strike struck strikes blast blasted crack cracked launch launched plunder plundered pile piled up piled amass amassed accumulate accumulated compile compiled post posts posted notch notched manage manages managed produce produced register registers registered record recorded records return returned contribute contributed enjoy enjoyed achieve achieved deliver delivered rattle up put puts set stand stood hold holds held own owns owned boast boasts possess possesses chalk chalked chalked up rake clear cleared knock up
play plays played playing appear appears appeared appearing feature features featured featuring turn out turned out bowl bowls bat bats face faces faced go goes went gone going come comes came coming end ends ended ended up finish finishes finished concede concedes use used reach reaches reached reaching complete completes completed
stage stages staged host hosts hosted hosting hold held see saw seen witness witnessed happen happened occurred occur take place took place there been were was are is did do does
many much number numbers figure count counts counted counting stat stats statistic statistics data value worth level mark line name named names called named as known as listed official officially
good great legendary famous star stars legend legends the great superstar ace stylish late mighty hard hitting destructive explosive prolific
ones one's one it's that's what's whats who's where's there's i'm isn't single individual own personal different various particular respective certain altogether together alone by himself himself themselves alltogether
when while during whilst as if because whenever although which that whom whose what how
again any anyone anybody somebody someone some something somewhat bit about regarding concerning of all in terms of with respect to with regard to in respect of by number of by number in number by count
every ever ever made ever scored ever taken ever played on record in the record in the records in the books in the archive
only purely strictly solely specifically particularly especially about
leave put counted included with that season included named years included both years included both 
hai hain tha the thi thay ho hua hue hui kiya kiye kiya hai banaye banaya banayi banae liye lie liya mare maare maara mara lagaye lagaya lagayi lagae lage khele khela kheli pakde pakda pakdi diye diya batao bataiye bata do bataao ka ki ke ko ne mein me se par tak wala wale wali aur kul kitna total ab tak ne kaunse wo ye yeh woh sabhi
first name surname both seasons combined two seasons
facing man men's side's team's their his her its our side team player players of his of her in his in her his own for his
scored by taken by made by hit by held by played by won by bowled by
and what about and what about how about and for now do ok and for fine but and then then same for what about and also and in tell us just tell me next up
chart charts list leaderboard board table rankings ranking standings
ball by ball position positions spot slot order
over the course
he she they him them his her
ago nowadays

spell return comes to sum
it was is it did he did they has he has she is he was he

among amongst i.e ie meant mean call called kept keep lord kit gave give giving add adds added adding joined join joins left moved phase hauls haul L pca
worn colours quite exact also called holder
saw produced reach long during stint spell tenure stay time spent era total's whole's full-time
nevertheless nonetheless regardless yielded yield yields yielding unfortunate unlucky lucky unwanted dreaded fabled storied
precise worth-of ipl's tournament's so-called nickname nicknamed dubbed bowler's batter's
ki ka lekin phir bhai jee bolo zara
those credited fall falls kind kinds list lists added taken cabinet mr length rivalry successfully anyone's leaderboards
much-travelled travelled wear wears kaam common friends
actual exact entire specific known biggest-ever remarkable incredible amazing impressive-looking brilliant fantastic blazing whopping staggering
accurate wishes wish unfortunately sadly luckily happily indeed poor accounts accounted fetched grabbed nabbed snared snaffled scalped pouched grab nab seized secured cost costed sent despatched dispatched walloped thumped hammered tonked whacked pummelled carted lofted pulled drove driven
fallen gone lasted lasting survive survived lived stayed remain remained remains left-over departed walked strode returned came-in
shown seen found noted marked logged tallied chronicled documented entered printed written kept-on stored saved
contest contests affair encounter clash clashes tie duel duels battle battles bout face-off showdown
everyone everybody folks guys lads lot bunch group set pack
wonderful lovely nice cool great stuff matters matter interest interested interesting info information detail details fact facts trivia question answer answers
currently presently eventually finally ultimately once-upon
respectively apiece each-way either neither nor hence thus therefore however moreover besides furthermore likewise similarly
according accordance per-se via under-lights throughout amid amidst upon onto into unto within-reach
whether provided given considering seeing since-then assuming suppose supposing
hi-there greetings regards welcome
dress uniform banner flag camp fold ranks lineup line-up eleven elevens xi
trip visit visits stay-in leg tour
ka's wale's kar karke raha rahe rahi kuch koi jab tab
innings-wise runs-wise wickets-wise matchwise
bowlings battings skills skill art craft trade department departments
tournament-wide league-wide
possible possibly please-do done does-it says said claims claimed reckons thinks think believe believes heard reading arguing someone's anybody's tonight-not
mila mile mili milaa gaya gayi gaye karta karte karti raha rahi hua huye hui liya lagaya bola bolo bta btao bataye batayein bataiyega jaanna chahta chahte sakte sakta hu hoon tu tum aap mujhe mera meri mere apna apne apni isne usne unhone iska uska unka jisne jiska wahi sirf bas
involving involved concerning featuring sharing belonging related relating total's overall's counted tallying tallies recorded-in grand aggregate-of
ultimately exactly-how-many dream magical memorable famous-old maverick powerful classy gifted talented-young fearless iconic legendary charismatic burly tall-not lanky stocky wily crafty canny explosive dashing swashbuckling flamboyant stylish-left trusty dependable reliable
hitherto whatsoever thereof therein thereby wherever whenever whichever whoever however whatever anyway anyhow somehow somewhere
skipping everything else digits digit propped propping
hmm umm uh huh ah oh wow lol haha ha aha okay-so alright sure indeed-not cool-thanks cheers-mate
suffer suffered suffering incur incurred endure endured undergo
collects-not gather gathered gathering garner garnered garners attain attained achieve achieves record-breaking grabs-not
spree sprees
carry carries carried carrying quoted tagged pocketed fetching commanded commands
`;

/** What somebody is said to be: beside a name it changes nothing, of "players" or "batters" it says which. */
export const ADORNING = `
former ex old older young younger veteran junior senior rookie seasoned experienced promising evergreen mystery emerging regular twin brother brothers current
`;

/** How large, fast or clear something was: "his massive 175" is one innings, but "quick fifties" are some of all. */
export const GRADING = `
big quick quickfire slow fast brisk rapid huge massive monster tiny modest mammoth hefty comprehensive crushing thumping resounding dominant dominating convincing emphatic commanding thrilling dramatic tense humiliating sizeable sizable considerable substantial significant
`;
