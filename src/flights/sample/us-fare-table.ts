// How dear the sample is between airports of the 48 states, written by scripts/us-fares.ts: don't edit. From the fares
// of June 2026 in the Airline Origin and Destination Survey (US DOT, Bureau of Transportation Statistics; public domain).
// A line an airport: its code, then a letter for each airport of the lines above, a blank where the survey has no pair.
export const usFareTable = `DEN
ORDn
LAXmm
MCOmnl
ATLnooo
DFWnoono
SEAnlnlnn
LASlmnjmom
BOSlmkmnplk
SFOonpmnnonl
LGAnoklnmmjuk
PHXmmonnolpkoj
EWRopmmonmjso l
SANllukpmmnjnjnk
JFKlnmlnnmjqn k l
MSPmqmlqpmlomqmpmo
DCAopnmopmnqnsotmqp
IAHnnnontnmnnnnoolop
PHLnplnnplmrk n n pvn
FLLnmlplmklmjkmmllmlml
TPAmnl onmmmlmmnkllpsms
BNAnrnpuqmonnnonomoqrroo
DTWnspnjpnmqorlrpqtrntmnr
AUSlnnmpvlmmlmqonooqwploop
MIAmnnqmnjmnkmmnmllmmn vomm
SLCnqonqnonmnlpmmmropnmmqsnl
PDXmlnkmntnjomolnmmmmlikiplip
CLTmpmqyonnqnpmqmporoqotsrrqnm
BWIoqnnmnnnqm n m n n losqololq
RDUnpminnmnpmqmqjontnomkrromokxs
MDWn nonllmlmnlol qpnqmnrsnnplppp
SMFqopjponpktlqlmlqmokmmkoklppmmmo
IADppmmnonnqnsnsmqn qwjoprpnnmr u n
STLotoomomnrpoopnprqsqoqtrporlpqrsns
SNAon kpoookplqn mqnnlommrpnroonlmrnp
MCIospplrnoqnppqnrwpsrpntumqrlrqprmqwp
DALnnopo mponnp n qo onorqvpnnpopoo qpr
INDptmonpmmrmqormqtrpujptxmnplurssosunsp
CLEnrliimmjqmokpmovsnxfgswofnnsrkqntqnrov
MSYnpnnppkomnlpmllootqnpspnpqjspnpnprpporp
PITpqlnpolmonrnskprspyloqwkmpnutqqmsqmrow p
SAToppqqulonnoppppmowppprq proopmpoorpqtqpqp
SJCpnplooopj mqmnlplnjlllomlppllln moroomnnmo
CVGmsnklpmjrmsnqmptqptkkuxmnqkxrusorvjtq vqvqo
CMHpsmpkqlornrosmsrsrwppsxlppmwsnsnsslsq  q qn
HOUnononsnnlnmoop mo nmrrnvnomnoonp qmrtpospunqq
RSWpmmoqpklmmmnnnljnno  pmo mmsokmmopnpophtormloo
JAXopm oomnmmonomnmpqor qpmvnmvqnonopnpokqtcpngnox
DJTm   pon lo n n  l n  p p omsoi n on o p fqoap
CHSnomltomnmmnlnmmlrrspmrroqmmwpxomqqnqnmqknqmfkqiyj
ONTnn moonokolqm lpnllmnnpnnqnnnmnqmn ppnmnlppononn m
OAKqmpmnmook mo nlnm kkmnnmkopnnlm  pqnommmln omnll mp
BDLprlkqpok m m n ptnzmlqvonnmrtkrntqlqprtnoommonkmkjml
BURol lppopkpkqk konolmmnpnmronmlnqnn ooglomqqomoll l pn
MKEqqonspnonnsmsmrwqpsmprxnmrosqr nrsoqpvtpspnttpop qonrn
OMAorppsrnopmpppnowqrpmprurnspqqqqpquo qtrqsqnrrppq ppnpot
ORFpqmlmonlpmrmtmsrwoyompsppomwv pnwqnqorsonomsoplm mmmjmqq
BUFoqjjhonlolpkqlnoslxjoownknmqtnrotrmrot m nmuwliolomltmsqs
ABQqpnmrqnonqkqnqkqornnoopootooonqqnpqpqpnqorpppqooopqqnpoqop
BOIpnolooppmpoonnnponlllnoolwsnnmnpopmqoponoppopnnnmmnonnoqnpq
RNOrppmpoqqnumpmomlopmmmopmmtsnnmp npqponnonoronnmmnmrropoqonrw
RICormntqompmsmtmsm pznlptpoonyv qo rnsptvpvpntuplojpmljmrr rpon
OKCnqqptxnkqopqqoqupsqporqspsorpqrpqtpv rqrqtorrsop qpoppqvppsppq
MEMoqnqvsomroppqnosrsqhmtuonqouppqnswowrvsusoputqrr snoqostqrrposv
MYRopnksonmqnpnpnqnpqmmirqoqnltp pnqpnpnolknqmcposv  mnlnpp qomm oq
GEGpnnkpnrmmompojmommliklnnisrnmlmpnpmpnnoknooonmkn mooooopmoqqrnoom
SDFqsmpvromqmqnqnrtqrujouyqopnwqpsnrvoup urppo  qisrlominssqsppntsven
SAVopnvuonnmmnonnmopprnwqrqsonypvonoqoponpmgqngqot u omjnrqsnonmtps na
PVDlqjlrpmm l l lpnrnzmmpumnnkrtlplsqmqorspnnmmmnllkjkl jqpktmmllopllqf
TYSmpnjwppljotkmmrrqpqgrrthnooyowjomtoqovustpo vhsaruo qppqtsppouquuo ur
GRRosmltqpjnnqorn ssqqhphvkmoisrrsnttjtqvwpvpnwwpma qnosnvtsvqpotstcoupss
BZNqmpmqopkmrnonmmpnnmllilmkurommmonnonommmlmpmmmlmnmopnnmomnosqnonmvonooo
SFB       e             j g             j  i  g           j      ij  j  di
SRQmnn qqkmimnlolmmppq  lna ljsqpnlknnnokhqjnmipp   to imporlplnrprtkbtkaen
VPSjpovspoehnlogojiqprswqppsomqqrgmmpokqgq irnjqqv sso poohrponoqfa nfumapo
ELPlpqoqronopnropnqptoooqpporpqoonprqprqopqnqpqorpo opqoppqoo pppsroorpopqo oq
PIE                     a             g h  g  f           h     a a  d  ae
ALBpqmlrpnl mum l rupyipmtoknmstnqmtqnqpsupvnmtspfqnkmn mrpr ooorpqgnqr qsofaqnf
PWMoomjrnnl mqlpmolrownlntnonmqsnnnqpnomqsonmnqnnmpnjm  lqqkrmnmqpprnqp prn nom
TULpqpntunmoopnqnqortpnprroprnqqpoorup ssrrqsorrspqpponposvpprppr vqosqprqoiqepcpp
PNSmpoptpnopoonqoqqrqqpopootomtqlonrpoppqp qmnqqosvusnmpmqqqqoonrpitnrtqspn u p qpq
DSMnslntsphjopokpqxqomgoevhlpgrrqsosui rusqrrotsfoa pmoqev qqqqprtupptqqrtoighqfqqup
GSPnqmnttnnqoqoqn rrrtgiuwqoom pxpmrtnrrttsoqounrmw  o llssurnoowsu nu n todasqasqrtr
LGBm  lnmnok ln   mm mklopo nnmmmnp o pommnloonln l l pl nolkooolpm mnm  mo   p m omlm
BHMpsosvsnpqornqo ssssrqrtrrqnxqurnttotrutvtsouursvtvoornrsssppous tnvvq sn r r ppt twn
TUSqoooqqmrnqnsnropoqmoopprotmoonnoppqqqpooorppopooporooqpqomtpqnqpnoonopnp ppw onqppopp
ECPopnvsonnonpnpnooroquwpootmmrqromqqnpoqq qqnqqo   sonomoqqoonmrotqlq qrpn   p ooo psn p
AVLhooavrofgnpnmm jrntdvxrflol r godsps usutpovtestd o soqqurpoowsu n  r qpbaascqqrtr   o
SYRoqmkqppklnsm nqrunzeklvnkoms o ournr swovnnsuoipojn   sqs pootpqcoso qtoefppe  porq pmqq
XNAorpkvxpkppqqroqvsrphkattpposqr otyp  vsoqtqts pqqqo oprwpqtqpr  rptrrwtpgqftbop h u vqrsr
ROCmsmkqonktnslrlqrsnxmkjvnmllstisnsqopot n notvnlnlknntmrqq mnmrpqknsn ruo mpp  tqpsr qpqr r
FATrntmnooeltlsmnlpoplnkpnonsrnnmm npvpooonno pnpnn nv n opnpqswopp snn por  qq p nnqo nr  or
MSNpslmsqpmqproro xspsnksvonooqrk puuou utoroputpoo on qo vptoqqrrtqpsoqswo pqr rqrp r toqrstsp
COS pnppqppopoqppnqqqpoopqoounpqppprqiqqppqoppqqponnooopopronvrqprrnrpooqrr ppsgnnrnrooqroopsorr
LITpqppttpoqoqqrp trtqqrurtqoosrrpotvpvrtrursptsrpr soorosurrrporx rouqqttpirasarq tutmwqrup rpsq
PGD                     e        d a  f h  f  e           d          c ebg      a   e     a
HPNotmkrpom m n m ryn klpsoonnt j n q r r m n sv ko k    p         l sk     q      m t rn r    q
ILMponktpoolooopm isqtlbnrppnmvl  m qnp rrrrooss hv  o i op qpon os nr hvqo r   qooqq  vp  qra opq
AZA                                           f           g         f    ha         f
EUGompllmqimpmommmpnpmllmonkr ommmpmnmomnomnoponn o lpqqonopppttnnp to  oop   o o nmp ppp   r spop   g
GSOopmowqmmpmqnrlrrspvqrurprmm w  osrnq ttqtolvuqsu  n jnrp qmmo qt lt s qo psparpprp  vnq rrp qqs
JACtqqpsrrsqqprpqqtpqropqqoowtppp rpqqq rqopqpqq pq pq q qrqp  tqsq  spprr      qprrqq qqprrrrqs r     p
ICTqqpntxplqpppqppurrqqpsrtproqqqopsuq  sqsqtprrroq qqqqqs nqsqqp tpospprrpiohraqo r tptqpr  ppsr   oaorr
MDToqmovrmlvo m n r r driwnkomw v o roq uwp oouw pa so   uq  oop qsdotr vtphfqre trprv snq  r otqsf    upp
LEXosnowvpfrnspsntstqtfr xqmpoxsv ouvpu  usvqp  qpr so t ustspopwrwao rs wpfadrctqttty vpq sv pvqub r  wr t
HSVrqpjuwplrpnqqpprsqrbf uqlqovss ntvpu wtvsrowu su vp qqsrtrrnots sp vq sqaq saqqs s   r  pwroqs   t  sqtu
FCApnqnoosdnrnpnpnloponnonomvtmon sooqo nnnomrnn ln oproqnpnoowsnpp  on op      popqpo pp pop rp q   e   op o
ISPo mjq  my  l l     ljo o   pukr  o qmr o m  qpjq h    q k    i  i qq p   q        r p            k
HVN f fhh             fdfc     ff       fc      gef d      h    d  e  c d   f        b              c
CIDnsomrspfrpqorp xrqrbpftpjpotrq pt o  wtqsoqturooopo so  psqoqruupounqrvphlqqdrpup q qnp r qq s d peqrs s  p
SBAol moqotmsltmpmonrmnlnnoosoonklpno nqnopop onpnm l ro opomppsoqo oo  nop   p m o p   s  no  opp    p o   pp
SGFrrqpuwrhqrrrrrrvrrsqswttqrpsrr pr r  vrtttrut rrpqq r v qrtqpr  rpwqqvuskrftdrp r s wrr s  r u f rg r  t  s
BTVpoojrpom ntmsntpsovoipsnopnr n nrpop psnrn qr mopj    ppq qopsppoppp qro o     nnpp oonp p  q p  p  pr  r p  r
CAKprmissok o n n qur aja o mnv i    mr   r q    iaej      j     qsh  dt   efe b   p v            d j
PSPqn nrpotmplun nqopmpoooootpnoonpnn ppooonpppopno o qo npporqrpqp pn  poo     n pqpm q    q  nrp    q      n  o
MHTnrkkqplm m m k qspxnoptmnmmrqmqnqo oopuoun sspip il   qps m luopn qr rrm m m   npqq pm r q  rn   q  q n  s
PVU   jlk f g g         h e  e   e j h          f       d                                            d
EYWnnmcqrnmplpnonqoqsq fsoqsomsql  qq o ensbr gpr u r  n nopp   rrps pumao a    opqspq s tapq    r  r  p srps     r l
ATWkrkftrpfqoopgo vqpsapfuohpeqrq mqucv uuornovt monpk r  vqspq sttppta r pd  tc osq r r    tu    d qg p  u
MAFtsqoqupqorpspq rpwppqrquptprpqrpssqstqrqsvqssuqr prq r rr  rr xs qqq r    p    vq  qs o    q rt
FSDoronrrrgqpqqrorwqqqoogtqpspqqp qruow sroqqqqs on oo qpv prrrqrutqorp qtrg psd q p p  rr    rx     et      q       o
CAEoqpwvtpnqnqpqosrrqtuvurqton s  nrrpq srsssousrtxt o q qpuqoqnwst pu q rp s q qqrsp  wrr qsq rqs       quuw   t sq  q
BGRnnlkqnok lrmqmqptntofpqmnmnq l nsp p oqprm op oonp    opqso  qnop po poodr  c  oopn o  p p  q p  p  o   r                p
TVCpspmpopniptpsorotqrppsuopopqtr otsps tuqto uu mnpqp r  sr npprrr o p q pf   dspr  r qo r         rd p
CHApqnq tpnqopppnpruruau uqlnmxuw nuvou ussuqnwvspurvn t sttspnqvrxtn uq sofs raqps t   pt svqnrq   u   r v        p    o  s o
MSOppmnoprdoqopppopponnnononssnom tppip onmnnron nn morpnnqopqvuoqp  pn pq      noppqp pr o   rpq    es  pq     qq
ABEhqmgtpmm m o m r o crh o ols s   q r u p o w  arps    tp      rrf sp    ge  f  qq   s          d               r
RDMpoonoprmnqnrnpnqponmnooomttpoo vopqo pnooorno     p qppp  qxw q  v    qr       q     p     ts                 q   r
RAPropmrrrfpqqqqqptpqpopppppsqqpp qprps qpopqqqq noooq pprtoqrssorqpqpopqq    t p tq p rr  qsqr      a    prr      p           q
DAYptpoutpotpuouo ttrvqrv pponvus puvqt   q sq   orqsp tqtss qp tsvap st  qgqqtcsrsruu upq v    ssd s  w s  x      s        s
FARnrnnsqriqoppqn tqppoohsporpoqp qrspv sqqro rp no po q twpqqstrtr qqs rtrh  r  pvpwp  r      u     g   vr  p                  s
MFRpnonnopanpnrmomnnmmmnnmnksspnm  nolo omnmn nn    np ppoo  pu  po s    pq       p p  qp        r       p       r   r
JANqtpsvwpprprprqrsssssutstrqquqsspuuquuts stpvuqtu uons sut p  rt s tsrwur u r  rv tv  p u x o t      sr  v              s t
SBNp ofvsmgporpsn tqpsaov ojonurs pnwps   p n    npppo r  ts omps uq  pps  db  d  so s u        q c  e s  v
STSooom pqol  rnnn o n mn o qr      nop   n p  n     n  nnp  ot  n  s                   q
MFEqqolrundomorqpnpqupqqqpqpomroo nrrop nqso npo pq  q   pppprorqso  s  to e  w   r p   q     rp                r         u
LBBpsqprsopopqrqq sosrpnrqtqppsnoqq rqtqqqqrup qqrr oq  opsp  porvs ntq q m  o    tq  qr o    s  u    t
BILrqpprrqgproqpqpprpqppqqpouqoqo qqrqr ppoopsop nn nq qqqsr rvtqsq w    s        rps   s     t      as                    v          q
FWAqsnnvrngsotpum ttotarv pjonstr mu ou   p n    oq sn u  ts pppuqsdp pu   id  g  sq s t    v   r g  b   uu
HRLkmmopslmmmmo o mnronnpnoonlomnll nnnrn qmrm oroo  pl  pnokoonqqn  o   n    q   p    p      o n                         q                r
PSCqomnnnskmo rnpmrpomlmnnokttopn rpogn n momqnp     m  mnop r u po     r     p   o     q     s      c               r                    n
SBPonrmnoqslrmsmpmpnomnmnnnmqponm  np q ononp no  m    n pon pss q  q   o q       o p   s   p         s                           s
AMAssqoqsqqorotpp tpspooqsrorqpoqrr sqssrqsrsq rrppqnrr qqv   sqr s p p r p  ov    nv    n    s                                           r   q
PIAkrnmrrniqoqrrn vrprpqvvopqorqq nr p      r    n  q  q   r r        q    hcd d        s         d  e
DABppn sromhnmonoknqsq  snp oksqi mpr q qpupr qr       m pqrn   prr  s d r      po     u   n o q   n   t   r   a               r    r  t
IDAroonorqaorotoqnpqnq pppp tappp sopir oqqporpq     o  o q  r q r  w   s         r     q   q s      e   q                                     v
SHVproouxpgqpppqo rqtqpqaq qporpp nqsqt srtqs tr oqppp o ruq q rrx  qsr u  g a     s r u        s                         v s      su
ROApqnovqposorntn r svqsvuoqon    prsos tuq o    ptou  t rq tppp qu   vt sohr  htrrrq    r                         t  u
BLV       e           a                           a                c  a    fec f                  f
BTRpqprvwonopoponorqupqssptqpnsop prsqs sp pt rr rsqrp o prr q  rt   ss ssr   s q u  u yo r v  sr      qr  s              t t
MRYpmrlnqqal lrmpmonpm lnnonqsonl  no o mnono nm  n       on qr  q                o n   s   o  p
ASEuqrptsquprrvrrqqqsqqqrqsq rqqo sqqst rproq oq  rpr  q                                                         r
TLHstp utoqsptpspststsu vsttqpvtuupstps ts tspusu  u o r ssur   ttv  u s r      sq        v  s            t             u
CRPmrqqstoppqpqqo qpuqqrqq qppsprrororqrrqsq  rrt p rq    qq p qqss  q  rq    r   tr s s        q        t                u                t
MLIqtonsupgrpqqqo  qspopsspoonqqq oq q   uqsq  u op o  s   r    r  p  o    i  sd   q              b  b p  r
ACKprppqq  sps t q opuqpqtrr  s q   p   rp s  sr p qq           t                                  t
LCK                   b                                            e  c    fgg e                  g                     a
USA                   c                 ac                                 a   ed            e    d           fi
CHOprnptqonqpsn o q o qprsoronw   o soq tuq p ux qrqt  v rq  q   qt      sp r    ropr  t       r        q
DROroroqsssorptpr ppponoqqqn qppq rpprp ppoprsqp mo ns q rr   sr s  pq   q        sp
GRBqrpqsqporpsoto wrrrpqtvoorprsq oruqu vvqso uu nq p  u  vrsro rts puprs q     t t  s           t        u       u
GJTtponprrkoqosop oqqn orppnrpopq qpqjp qpnorqpo mo  p   qr   st q  q   pq        poq   p   p                             t
GPTqrojvuokrpqpso trsrskurstpnurq prrpq rs rq ss  t uq p qssqr  ss   s r      r                st         r                 t
FNT sl  q e   n m       a n la                    a                        he  f                  f  c
MOBpspvvtpoqpqoroqrqssuwwrsuoqvqt oqupq rp rs ur  x vp s ptt    ss   svr          v
PAE  o    m q m o            r       p
TRIpqocutontouoto ssqtsr upsom    pjtot uvt r    qsp o s tr   n  ru n  r t a   a r r
AGSqrovrrpprqrosnssusruvvurupp s  putps ssstq utsr u p q rr  s  uru  u q v                      p  r
BISqrrprttgpsqtrq urrp nqspltqprq rruqu s qqs rq no    q  w   rt u  r   s                      t     c
EVVrwpgvurqspsrtp vttsrs wrspov u    q      s    qt t      t          s    e a c
AVPopmjrrnm l n n s q ojs oqons s ost s w p q    prqr              k  o
MTJppqnqor nsoqpq qoqnnnonpo qonn roo pon qmq  ommo n  orm       q       p
MLBpqp qsnnr ooqo  q q  sp    srr  rq q op dt ar       p ppr    oqs  r q q                 q o   r          u                    a  q
LFTqrpsuwooqppqrp rpvpsssrurporpp oqtqs sr rt  q  t s     sp    ru   r  s                       r      s                  v
GNVqro srnpqorpqprrsss  utrrootsu orsps ssurt ut       r qrt    tsu  u  v        p     w       s           u
RFD       i           c                                                    ih  f                  f  a
BFLom onop lrmsm loonl nnmnmtqp m  oo m o o n ml          m   s  np q   o     q   p         o                             p                    q
SGUqnqnppq ps ppsoo pn pooo rsp o s osp pp mp  p          p   rt p  q                                                                          n
VRB        f     h            p h  i                   h               h                           g          i
ILG   i               ff                         g                 d
EGEtqrorrr nrpupr qproonqpoo qqoo  ppss opo q mn nn    o                 p             p
TTN   g                g
CRWqsoktqqosprpmn uxsvshu pqspy       v   s q    psq      t        i               q
MGMpsou sonrooopn stpqtt rqsp wsu p t s tq pq  s     n p str    rr                              q
COUpqplttppppqq q urtrqq st qpr p    q     rr       p                      a a
SAFrpnrpt  pppsqqppspp pqpto  q q psrps  pr s  p          s             s
HHHmon sr  n ooq  qt r   rp   u     r q ss s  qs         o           s   q                 r               t        t               u
GTFpqqopppapr q qtsqop npqp su  p tqqrr    oo p      p  p    qv                                      a
BLIrpn  praot q q q     o o ut    s  n       s       m  e     u                               s      e
ACY   j       j       ao        h                q  i              a       c   a
SWF   j               fj        k                   k              i       g   f                  c
HTS   l                       v                                    a       d g d
BMIq omtupn qtq o  sq pq  o  q  s    p      p    ot r                 s    g   e        o
MVYntqpro  yrt   s o vop s p  t q                   q                                              z
LAL    b                d                                                                    e                 d                                                c                     f
LNKrrogqsogqrqq s  os  ps q tqq q q  k  t   r  r              s       r
MOTqsonqpsdr  q q sqqo opr  tqopp p r s    pq                 q  t                                   b
ACVqoo nqoflq pnq p o   n          o m                  k
SUNsps pps psopprro     q p vv     p r                  r                                                        r
DLHstqqsqtprrtptq vrss qrup rpq r   u v  t tq sr o                      w
ORH   j              pi
FAYprottrpms ro l  ys  suspsp  x    r r r q o  v                 rs  u       tp                 r
OAJqrotsqpnsouounur q  rttp qn      q q t r p  r  r  o            t                s
ELMttp  rpn r r p t s    u                                         a       d   b
SCEqsnsrspnvo n p t s qqt q pm  s  tr                                                          u
PSM   e                         j                                          c   a                  c
ABIntqrsvppppqr q qrs  rs   qp  r o  q         r                             t
HDNqqpmqpq nroqpo q ononqpo  p n o ooqopo  o
BROspshqsq   orp  nqsp r q p               o
LRDrpporv f  or r rot   rq r o                                                w
MLUqtnquvopqqoq p tq s tuq rrqt r  s  u        t
LANquohsol pmqm l srp  p  n l q q
HGR                                                                d       e   g
CPRssqoqrss   s r r t   r r vr    rp       qq                 u  s                                                        u
AEXqroqsxoooo qn   p o rsr tr tpq pp          v                 r             u                                                           w
AZOo morpnmqnrmrl trot pr o mnr r
RSTqvooop  p qrq   qqp  psp m nqp       t  r   r  r
CKB m                                                              a       e h a
TOL                                                                        e   e                  e
MBSqtoruqqlspsp n ttru  s n p q r           o
HLNp qpppqq s p r s o       tt    sp r
PBG                   b            j                                       b   a
SCK       d
RDDpnp   pq q rnu q o     m                             p
IAG                                                                a           e                  c
XWAt  ops     s   n t   q   u              us                    u                                                        v                          t
GRI     p a                                                                                          a
CWArwq srpnsptq o  tqu    p ppr   o
LYHonnr qonqn p k r t  t
EWNstqh t ps  o p   u   r     u            u           i
CMIrsoqtropsprq p  qs     p
FLGuruo qs ot      ptp    r  sp
LSE u   r          r          p                                            a                         a
ERI q i       o        r      s u
HYA q        t   q v p                                                                                                                                        m
SPI   g                                                                                           b
LCHstps uop  qr o  q   ts                                                                                                 w
SBYr qg       q               u
OGS   b                         a  a
GUCrq  or  psp      p     r                 q
MQTrt p qqn   o   r      o  o
ITH  onq p to                   u  t
GRK    tyr         t   q p     uq                               t    wt       y
MHK srqtt       p  q   s
PRCo p
TWF       d   s             n        h
PUW      q    r
YUM q   qu    x    q                                                                                                                                     t
OTHqq       r rp
STC                                                                                                  a
ROWnp o r           r
SUXnp
LNS   e
SMX       a
PQI        d
GTR   twq          t
PLN tp       u     s     t
EATs     rq   r r
MCN                   i        k   j
RHIrqq        q   n
PHF   p  q    p               v     s       q
WYSo q o    q       n     n
BQK    t
SLNml               n
ALW      p
GFK  s w s        s
ALSn
CODps               r
CGI h   l                                                                          o
VLD    s rq        u                        s
BTMm                        o
IMT               m      m
HOBq                r
JLNmn
VELi          h
YKM      qr     r
LWSs          r             r
AOO                           i
CSG    xx    q     s                        s
SHD k
EARoo
PIB                 o
PAH n               p
CMXrq
FODmm
ATYl
BHB        s
PVC        t
MKG n
PKB                           d
SHRs
MSS        m
JMSl
JST m q
CIU o             o
DIKn
PIRo
RKSp                q
INL               q
MEI                 n
DHN    s           u
CLL    us
BJI               p
ABR               o
ACTr   r
GCCr          r
CDC                         n
BRD               l
SJT     w
ABY       p        u
BPT     v
FSM     v
RIWq
OWB                           f
EKO           v             r
EAU n
GCK     t
ESC                      l
GGW                                                                                                                                         a
RUT        l
BFFk
EWB                                                                                                                                                           n
CNYm
AUG        l
HIB               k
CNMf
BGM                      q
UIN e
LEB        l
APN                      n
ALO m
HYSm
LARl
LBFo
SLK        l
TYRt   u
ART                  u
DEC l`;
