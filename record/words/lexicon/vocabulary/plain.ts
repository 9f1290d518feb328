/**
 * Plain English that never changes a figure, by what the words do. A word that could be a name or a condition (home, captain,
 * debut, consecutive, unbeaten) is in no list here.
 */
export const PLAIN = {
	asking: `preparing compiling drafting publishing express determine ascertain specify clarify identify enumerate establish verify calculate compute provide supply
		mention present declare report disclose reveal explain describe respond inform advise remember recall
		recollect enlighten assist pinpoint indicate confirm checking verifying wish wished desire desired
		require seek seeking hoping hope trying try tried hunting requesting request regard inquire enquire query
		queries`,
	manners: `ugh argh grr meh sigh phew oof super surely doubt doubtful doubtless really seriously honestly frankly genuinely certainly definitely
		absolutely obviously clearly evidently apparently supposedly allegedly reportedly presumably perhaps
		maybe possibly probably hopefully naturally undoubtedly unbelievably incredibly amazingly surprisingly
		interestingly curiously strangely literally truthfully admittedly arguably essentially fundamentally
		broadly largely merely notably remarkably famously
		memorably seemingly swear bet reckon reckoned guess guessing guessed figure imagine imagined suspect
		suspected assumed assume assumption convinced sure unsure confused baffled puzzled amazed surprised
		shocked impressed grateful obliged appreciate appreciated thankful awfully terribly extremely pretty
		quite rather fairly dearest beloved fella pal buddy dude gosh blimey crikey strewth cor heck goodness gee
		cobber matey chum chums yeah yep yup nah nope ya yo aye oi eh innit yaar boss bhaiya didi uncle aunty
		madam maam teacher professor doc colleague esteemed respected ladies righto rightio cheerio ta g'day gday
		ciao regards yours sincerely`,
	occasion: `retrospective article column essay paper thesis report study research project homework assignment class
		quiz pub exam lesson piece caption captioned blog podcast magazine newspaper newsletter preview obituary
		programme program section page pages footnote appendix tribute documentary book books chapter infographic
		presentation slide slides spreadsheet dataset database sources source reader readers listeners viewers
		audience debate bet wager pals grandad granddad grandpa grandma dad daddy mum mummy mom mommy papa bro
		sis sister son daughter cousin nephew neighbour neighbor colleague colleagues mate's fan fans supporter
		supporters lover fanboy`,
	time: `eternal eternally whenever meanwhile afterwards thereafter subsequently henceforth beforehand
		nowadays already back moment moments instant`,
	manner: ` manage managed manages managing state states stand stands rank ranks ranked lie lies sit sits
		finds tallied amounted amount amounts equals equated constitute constitutes comprise comprises boils
		concern concerns relate relates pertain pertains pertaining attributed attributable credited assigned
		accrued accrue accrues accruing attain attains garnering mustered muster musters mustering rustle rustled
		scrape scraped eke eked grind carve carved fashion fashioned forge forged craft crafted weigh weighed
		snag snags snagged bank banked banking pouch pocket pocketed wallop wallops whack whacks bash bashes
		bashed thump thumps slog slogs slogged belt belts belted slam slams slammed thwack thwacked biff biffed
		clout clouted hoick hoicked swat swatted heave heaved bosh boshed loft lofts hammer hammers dispatch
		dispatches deposit deposited bludgeon bludgeoned swipe swiped flay flayed effect effected effecting
		execute executed executing perform performs performed performing undertake undertook undertaken inflict
		inflicts inflicted complete completing accomplish accomplished accomplishing realise realised contest
		contested contesting participate participated participates participating involve involves compete
		competes competed competing vie vied battle battled collapse collapsed collapses crumbled crumble folded
		slumped capitulated imploded subsided disintegrated unravelled succumbed
		perish perished perishes famous notorious correct true epic crazy insane
		sick wild unreal bonkers ridiculous outrageous stupendous sensational spectacular magnificent majestic
		marvellous marvelous terrific tremendous superb sublime stunning breathtaking extraordinary phenomenal
		outstanding exceptional excellent splendid fabulous glorious heroic valiant gritty gutsy plucky handy
		decent tidy neat sharp solid whopping colossal gigantic gargantuan mighty hulking titanic enormous
		immense vast respectable mere paltry measly meagre
		puny shocking awful terrible horrible dreadful woeful dismal abysmal miserable sorry poor
		embarrassing
		happy sad angry glad pleased proud lovely`,
	words: `case context matter regard regards respect instance example sort type ilk thing things stuff bunch
		 load piles deal bits pieces whole entirety throughout thereabouts nutshell
		essence regardless irrespective notwithstanding despite besides along additionally furthermore moreover
		whereas whereby thus hence ergo accordingly consequently therefore otherwise else instead indeed such
		certain own very much thereon hereby rupees rupee inr rs money bucks gentleman chap
		chaps bloke geezer legend's icon icons hero heroes idol idols darling maestro wizard genius talisman
		stalwart stalwarts workhorse veteran's journeyman warhorse linchpin lynchpin tearaway hopeful youngster
		youngsters prodigy sensation phenomenon phenom wunderkind whiz whizz altogether inclusive summation
		cumulatively collectively jointly individually singly solely`,
	chat: `lol lmao rofl haha hahaha hehe xd omg omfg wtf smh tbh imo imho fyi btw asap idk ikr rn ngl fr frfr bruh
		brah bruv fam bro's broski homie dawg sis tho cuz coz cos bcoz becoz bc gonna wanna gotta lemme gimme
		dunno kinda sorta innit ffs jk irl afaik iirc tldr tl dr eli5 thx tnx ty tysm tks thanx thanku thnks
		thankyou tq welcome pls plz plss plzz pleeease pleease pliz yoo yoooo heya hiya hii hiii helo hellooo sup
		wassup whatsup hullo bois mates peeps folks ppl chatgpt bot ai assistant google siri alexa`,
} as const;

/** Phrases of words that mean nothing beside a figure. */
export const PLAIN_PHRASES =
	"even one|even a single|even 1|as of today|as on today|up to today|upto today|to today|even today|still today|aaj kal|aajkal|ek bhi|sach me|sach mein|sach mai|mazak hai kya|mazaak hai kya|yaad hai|yaad h|toh yaad h|to yaad hai|naam bata do|uska naam bata do|just the number|the toss matters|toss matters|the toss does not matter|that the toss matters|ab tak|ab tk|abhi tak|aaj tak|ab tak ka|till now|until now|upto now|up till now|till date|till today|until today|so far|as yet|as things stand|as it stands|to this day|down the years|over the years|down the ages|all up|all in|in all|all told|when all is said and done|at the end of the day|in the grand scheme|you know|you see|mind you|to be fair|to be honest|to be precise|to be exact|if i may ask|if i may|may i ask|might i ask|for the life of me|for the sake of argument|for my article|for my project|for my homework|for a quiz|for a bet|for a piece|for a retrospective|for a column|for a report|for a story|for school|i doubt that|i doubt|i wonder|i am sure|im sure|im pretty sure|pretty sure|i am told|i was told|im told|someone told me|somebody told me|my friend says|my friend said|my mate says|my mate reckons|my brother says|my dad says|people say|they say|some say|folks say|rumour has it|word is|legend has it|everyone says|everybody says|as far as i know|as far as you know|as we know|as you know|as everyone knows|as i recall|if i recall|if memory serves|if i remember correctly|correct me if im wrong|not sure|dont know|do not know|cant remember|can not remember|i forget|i forgot|remind me|refresh my memory|settle this|settle an argument|help me settle|in the case of|in case of|when it comes to|as regards|as concerns|with reference to|in relation to|in connection with|in those overs|in these overs|in that phase|in this phase|in that period|during that time|during that period|in those matches|in that spell of overs|those overs|my favourite team|my favourite side|my favourite player|my favourite batter|my favourite bowler|my favourite batsman|our favourite|my team|my side|my beloved|our boys|my boys|my hero|my idol|in crore rupees|crore rupees|in rupees|in indian rupees|crores of rupees|ahead of the|in the run up to the|going into the|was the number|is the number|what number is it|that is|i want the number|just the number|the number please|only the number|number only|in number|hit the ball|over the course|over time|in the long run|at any point|at any time|at any stage|at some point|ever in the history|under the sun|on the planet|in the world|of the lot|out of everyone|out of all|of everyone|of everybody|of anyone|by anyone|by anybody|from anyone|than anyone else|than anyone|than anybody|than any other|than everyone else|anyone at all|in his case|in their case|s case|out there|or what|or not|or something|or so they say|and all|and all that|and stuff|and so on|and the like|et cetera|etc|at the crease|at the wicket|out in the middle|in the middle of the pitch|in the field of play|in his pomp|at his peak|in his prime|with his name on it|to his credit|to their credit|up his sleeve|in the bag|in the bank|in the locker|in the cabinet|in the trophy cabinet|in their cabinet|in their trophy cabinet|on the board|in the book|in the ledger|in the tank|for crying out loud|for gods sake|no kidding|no joke|no way|no doubt|without doubt|without a doubt|no question|for sure|for certain|of course|by any chance|would you believe|believe it or not|i need|im looking for|i am looking for|looking for|we are looking for|id like|i would like|i should like|i wish to know|it would be good to know|it would be helpful to know|be so kind|be so good as to|if you would|would you kindly|could you kindly|might you|can u|could u|do u know|u know|tell me pls|pls tell|tell pls";
