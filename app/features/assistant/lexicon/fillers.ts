/** Words that change nothing about what is asked. */
export const FILLERS = new Set(
	`league leagues decision decisions suffered captain captains skippers successful regular seasoned a an the of in at on by to from and also please tell me give us i you can what whats is are was were be been being it its this that these those
	there his her their he she they him them my our your will would ever all time all-time alltime so far career careers over years yrs during across
	throughout history historically ipl indian premier league t20 tournament competition cricket cricketer season seasons campaign campaigns edition editions
	year years play plays played player players bat bats batted bowl bowls bowled has have had did do does done make makes made take takes took taken get gets
	got getting score scores scored scoring hit hits hitting smash smashed smack smacked struck pick picks picked up claim claimed rack racked bag bagged earn
	earned collect collected register registered record recorded records manage managed finish finished end ended come comes came go goes went gone reach reached
	put up state show list count counts only just now then here than as with for total overall sum aggregate figure figures number numbers stat stats statistics
	value worth produced produce returned return much many often how when where which who whom whose any anyone anybody else every each whole entire complete
	full single one right ok okay well hey hi hello yo bro mate sir dear quick question need want wanted know find out remind say says said look looking curious
	wonder wondering about regarding concerning think thinking guess let lets see help thanks thank kindly bit some someone something most least more less very
	really actually exactly precisely roughly approximately around nearly almost long short big large great good bad nice famous legendary legend star stars
	former ex current old new young veteran great skipper captain keeper wicketkeeper spinner pacer seamer bowler bowlers batsman batter batsmen batters allrounder
	opener leg-spinner leg off  fast medium quick slow left arm right arm armer handed hander spinner    leggie offie finisher
	innings knock match matches game games meeting time times day days if so not no yes but while when ever seen there's ball balls delivery deliveries
	team teams side sides franchise club man men guy guys person people name named called known individual high higher highest low lower lowest top best worst
	off into onto upon per between both two among amongst out under above below within without before after until till since against versus vs v
	combined together apiece respective standing stands own same different various several few lot lots plenty bunch pile haul amount quantity tally
	answer fact true false correct please! ? figure's back again next previous last first latest recent recently today date including include included counting
	post stage stages type kind level format cash-rich lucrative indian's premier's league's t20s twenty20 boys lads gentleman gentlemen folks retire retired
	retirement quits quit left leave hung boots came across went through spell stint tenure spells stints days colours colors shirt jersey kit outfit
	what're who're where're happen happened happens event exists exist stood stand sits sit currently presently according data dataset archive book books
	biggest greatest largest leading tall set sets setting holder holders hold holds held owner owns own belongs belong possession cabinet bagging
	faced faces face facing opposite opponent opponents opposition rival rivals rivalry clash clashes battle duel duels contest encounter encounters series
	met meets meet deal dealt lifetime era stage while throughout entire log logged notch notched post posted pile piled gather gathered amass amassed accumulate
	accumulated compile compiled rake raked tot totted run runs ran total totals brought bring dismissed dismiss dismisses fallen fell fall sent send cleaned
	nailed removed remove snare snared grab grabbed strike struck capture captured credit credited account accounts accounted share shared participate participated
	appear appeared appears feature featured features turn turned turns walk walked sign signed deliver delivered contribute contributed contribution total's
	because while though although however anyway basically simply purely merely alone exclusively solely mainly`
		.split(/\s+/)
		.filter(Boolean),
);
