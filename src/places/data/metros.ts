// Metropolitan areas by hand, one line each. Airports are those with scheduled flights, the busiest first; a name that is
// the same as the first language's is left out. A language more is a column more. The code is IATA's for the city; where that is
// also an airport's, an A for "all" stands after it.
export const metroTable = `
code|country|en|es|airports
NYC|US|New York|Nueva York|JFK EWR LGA SWF
CHI|US|Chicago||ORD MDW RFD
WAS|US|Washington, D.C.|Washington D. C.|DCA IAD BWI
ORL|US|Orlando||MCO SFB
MIAA|US|Miami||MIA FLL
HOUA|US|Houston||IAH HOU
DFWA|US|Dallas||DFW DAL
LAXA|US|Los Angeles|Los Ángeles|LAX SNA ONT BUR LGB
SFOA|US|San Francisco||SFO OAK SJC
MEXA|MX|Mexico City|Ciudad de México|MEX NLU TLC
MDEA|CO|Medellín||MDE EOH
YTO|CA|Toronto||YYZ YTZ YHM YKF
YMQ|CA|Montreal||YUL YHU
BUE|AR|Buenos Aires||EZE AEP
SAO|BR|São Paulo||GRU CGH VCP
RIO|BR|Rio de Janeiro|Río de Janeiro|GIG SDU
LON|GB|London|Londres|LHR LGW STN LTN LCY SEN
PAR|FR|Paris|París|CDG ORY BVA
MIL|IT|Milan|Milán|MXP BGY LIN
ROM|IT|Rome|Roma|FCO CIA
STO|SE|Stockholm|Estocolmo|ARN BMA NYO VST
REK|IS|Reykjavik|Reikiavik|KEF RKV
TCI|ES|Tenerife||TFS TFN
MOW|RU|Moscow|Moscú|SVO DME VKO ZIA
TYO|JP|Tokyo|Tokio|HND NRT
OSA|JP|Osaka||KIX ITM UKB
SPK|JP|Sapporo||CTS OKD
SEL|KR|Seoul|Seúl|ICN GMP
BJS|CN|Beijing|Pekín|PEK PKX
JKT|ID|Jakarta|Yakarta|CGK HLP
`;
