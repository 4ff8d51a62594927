// How dear the sample is between airports of the 48 states, written by scripts/us-fares.ts: don't edit. From the fares
// of June 2026 in the Airline Origin and Destination Survey (US DOT, Bureau of Transportation Statistics; public domain).
// A line an airport: its code, then a letter for each airport of the lines above, a blank where the survey has no pair.
export const usFareTable = `DEN
ORDn
LAXmm
MCOnom
ATLnpoo
DFWnopno
SEAnmmmno
LASlmnjmom
BOSmmlnoqll
SFOononnnpnl
LGAnpjlonmjwj
PHXmmonnomploi
EWRpqmnponksp m
SANlmukqmmnjojnl
JFKlmmmmomjoo k l
MSPnrmlrpmlpmsmpmm
DCAnpompqnoqospumpq
IAHoooontnnoonnppjpr
PHLoqmnopmmrl o n pwn
FLLpmloklklmkkmnkknlnl
TPAmol onnmmmmmokllpsmq
BNAnsopurnonnoopplorsrpp
DTWosqokqnnqprmspqusnumns
AUSlnmnpwmmmmmrpooprxpmpoq
MIAmoornpknnlnnonmlonp xpnm
SLCnqonrnpnnnkqmmnrpqonnrsom
PDXnmnknotokpmomommonlikjpliq
CLTnqnrzponroqnsnpptoqottssrom
BWIpqnnlnnoqm n n m m lotppkolp
RDUoqninonopnqmrjootoomkrsonolys
MDWn nonjlnllmmpm ppnqmnrrnoplqpq
SMFqppkqoopltlqmmlrnqkmnlolmqpnnmo
IADrqmnmonnrouosnqn rxipprppnns v o
STLotppmpnorqpornqsqtqpqtspprmqrrrnu
SNApo krppolrmqp nuoolponsrnuppnlmtoq
MCIotpqltopropprotwptspotvnqsmrrprnrwq
DALnmpqp mqomnq o ro omorrvqonqqppo qrq
INDptnpnqnnrnqpsnqtrquiquynqqlvstspsuosp
CLEnsliinmkqmplqnowtoxfgswogoosrkootrpspw
MSYoqoopqlomnlpnmlpourmqsqnrqksqnqopsqqorp
PITqrlnqpmnpnrotlortqzlpqwlopnuurpntrosow p
SATpqpqqvmooooqqppnowqqpsq qsoprnpoprqrtqqrq
SJCqoplqpoqj lrlolrkninllpnlqpklln lptponoonp
CVGntoklqnksnunqnouqqukkuymrqkxrvrorvgtr vqvqp
CMHqsmqkrmosnrptmsrsswppsylqpnxtorotslsq  q qn
HOUnpopotnoknmpqq kp nmrrpwoomoppnp qmrtppspunqq
RSWpnmorqkmmmnoonljnop  pnp mmspkmnopopoqhtornloo
JAXoqm opnnnmpnommnqrpn qqnxnmwsoonnpoqokrtcqohnnx
DJTm   ppn mo o o  l n  q q ontqj o pp o q frobq
CHSopmluomnnmolonllsrsomrrpsnmxpyonrqpqomqlnrnfkqiyk
ONTno nponnloksm kqnklnonponsonomorno qqononppqooon n
OAKrlqmmmook lp nkpn klmonmlppnnlm  prnomnmlm pmnml nr
BDLqrlkrqpl m m n qtozlmqwopomstlrnuqmqpruoopnnooknkkol
BURqk nqqpqkpkrk kpoplmnnonmtponmnron ooampnrrpnomm m qo
MKEqqpntqoonotnsnrwqqsmqrxonrosrr ottoqpvuptqnuuooq rposo
OMAorpptsooqnpqqopxqsqnqrurotprqqrpsup qtrrtrnssppq qppqou
ORFpqmlmoolpmsnumsrxpynmqspqonww qnwroqostpnonsopmn mnmjnqq
BUFprjjhpnlolqlslmptmyjppwnkonrtnrotsprot n onuxmiompomuotrs
ABQqqnnsrooorkqpqlrpsooopqoptpoooqroqrqqqoqpsppprpopqsqnqpqpp
BOIqoplppqqnqooonnqoommmnpomwtonmoppqmqoqpooqppponnnnoqonqropq
RNOsqqnqprroumqmonmpqnmmppnntsonmp nprqoooonppponnmontqoqpqporw
RICprmnuromqmsnvnsm pzmmpupqoozv qp spsptvpwpouuplpkpnnjorr spoo
OKCnrrrtznkrpprrpruptrppsqtqtprqqrprtqv rqsruprsrpq qpppqqvpqtqpr
MEMornsvtpmsoppqopsstrdmtuorroupqpotxqwrwtvspqvuprs soprpturrrppsw
MYRoqnlsoomroqnqntoqqmmjrqotnmuq pnrqopnollnqndpptv  nnlnpp rpnm pr
GEGqonlposmmpnppjnpmnljlmooissonmmqopmpnooloppoomlo mpoopppnprrsnppn
SDFqtmqvsonrmqnrnstrsvhovzqqpnwrqsorwpup urqqq  qitrmpnjottrsqqottveo
SAVoqowvpoomnoooomoqqrkxqrquonyqvonorpqpoqngqngrou v plkosqtopnmuqt na
PVDlqjlsqnm m m lposozmnpunpolrumqltroqorspnommmnllljmm lqplunmmloqmmrg
TYSmqomwpplkpvlintrsrqfrsuhsooypxbpjtprowutuqp vasarvp rqprttppouqvvo vs
GRRptnmtrqjnorpro stqrgphvkppisqrrnvuiuqvwpwpowwpna rootpwtsvqpotstcpvqst
BZNrnqmrppknsoponlqoonlmjmnlusommmpooooonnnmnomnnmnnnoqonnpnnotrnoomwooopo
SFB       a             d a             f  e  e           f      cc  d  ah
SRQopn rrlninompmlmqqr  loa ljssqomdooookhrkomipp   up inpprmplorprtkctkaen
VPSjspvsqofhopofpjirqssxrqpspnrrraniqplqgq irojrqv ssp qqpirppooqfa ngunapp
ELPlqqortpnoporqqorqupooqqqprqqoooqsrprqppqorqqprqp pqqoqproo qqptroorpopqp pr
PIE                     b             g h  g  f           h     b a  d  ae
ALBqqmmrqol mvn m supziqnuononttnqnurorpsvqvonttpfqolmn osqs oposqrforr rtpaarog
PWMppmjsnnm mrmrmnmsownmouopnmrtonnrqppmrspnnnrnonpnjm  lrqkrnonrpqroqp qro opn
TULprpotvomppqornrpruqoqrroprorqqootuq rtrsrtorsrprqqpoposwpqrqpr wqotqprrodqeqcqq
PNSnpoqtqooppooqorqrrrooqppupnuqlpnsqpqqrq qnnrqntwvtompnqrrqpposqjtnstqsqo u p rqr
DSMotnqttqhjprohptyrrnepewhpqhrrrsotvh rutrsrputaoa qppraw qrrqqruvpptqrsupgghqfrqvq
GSPoqmruuoorpqoqo rsstcjvxqtpm pyomsuprrtutprovnqnw  p lmstvsoppxsu ov n uoaatqasqsus
LGBn  lnlnoj ll   nm mjlqop mmmlmoo o ronnnloopmn l m pl npnlopompm mom  oo   p n omom
BHMqsptvtopqpsnro sttssqrussqoyqurovupuqvtwtspvvqtwtvonrostssqqput uovvq to s r qqu txn
TUSqooprrmrnqosorpqprnooqprptnponnpqqsqpqpporpppopopouopspqpmuqrorpoopoopoq qqx oorqqorq
ECPpqowspnoonpoqnopspqvwpopunmspsonsqoqoqq rqnrqn   soopnoqqpponsourlq qsqo   p oop psn p
AVLiqoawspghoqoln kusucvxsgspm u apasps utuuqpwuattd o tprrvrppowsv n  s qqbaascqrsur   p
SYRoqmlrpqllovn npsuozdklwnpont o ouror txowoptvoippkp   tqs qpotprcosp qtoafqqf  qprq qnqr
XNAosqmvxqkqqrrsprvtspelatusqotqs pvzp  vtoqtrut qrqrp pqswpqtqqr  spusswtqfrfucpp i v vrrsr
ROCntmlrpnluotlslqrtnynlkwnmlmtuisotrqqot n optvnlnmkootmsrr nnmsqrkoto ruo npp  urqss qqrr s
FATrotmnppeluntnomqpqmolqoootroonm opwqoooono qnpoo ox o oqnprtwppq son qos  rq p oorp nr  pr
MSNpslmtrpnqpsprp xsqtoktwonporrk qvvqv vupspqvtpop po rr vqtpqqrsuqqtorsxp prr sqsp r uoqrsusq
COS qqqprqqpqoqqqnqqspopqroounpqpqpsqfqqqpqpqprqpponoqoqqprpowsrprrorqpprrs pqsgnorosopqsppqtprs
LITprpruuqorprqsp tstrqsustroptrrppuvqvqtsvstpttqqs sporpsvsrrqpsx rpurrutpdratasq tuunwrsuq sqtr
PGD                     e        c a  f i  f  e           d          c ebh      a   e     a
HPNptnkrqom n n n syo lmpsproou j n q r s n o sw lp k    q         m tl     r      o t ro r    r
ILMqpokuqpploppqn jvqtkcnrqsnnvf  n qoq srsropss iw  p i pp rqoo ps or hvqp s   rpoqq  wp  rsb pqr
AZA                                           f           g         g    ha         f
EUGpnqlmmqimqnpmnnpoqnmmmonls pmmlqnolonnonnpqpon o mqrrpopppqttoop to  opq   p o onp qqp   s sqpp   g
GSOoqnpxqnnqnqosmtstpwqrvrpsnn z  otsor turuomwvqsu  o korq rnnp qt mu s qp qtparqpsq  woq ssq rqt
JACtqqpsrstqrprqqqtprroqrqppwtqqq rqrsq srppqpqr qr pr r qrrq  uqsr  tqqrr      qqrrrq rrqrrssrt s     q
ICTqrqqtyplqqqqqqqursqqpssuqrorqqoquur  trsqtqssspr qqqrqs oqsrrq tqpspqsrqdpirbro s tqurqs  qqts   paprr
MDTprnrwsnmvo m o s r brjxoppnw v p sqr vwq ppuw qa sp   uq  poq rseous wuqfgrrf uspsw sor  s otqsf    vqp
LEXpsnsxvpgrosqtnusurues yrrpoytv ovwqu  vswrq  rqs tp u utttqpqxsxap st wqdadscurttuz wpq tv qvrvc s  xr u
HSVsrqkuwpmrporsprstrsag vqrqpwtt otwpu xuwtspxv sv vp rrtstssoott tp vr trar tarrt t   r  qxrort   t  tqtv
FCAqnrnpptdosnqoqnmpqonoononvtnpn sporp nooonsoo mn opsoqnqopoxsoqp  pn pp      qpqrpo pp poq rp r   e   oq p
ISPo mjr  ny  m m     lko p   puks  o rnr o n  rpkr i    q l    i  i qq p   q        s p            l
HVN g fhh             fefc     ff       fc      gff d      h    e  e  d d   f        b              d
CIDntoqssqgrprpsp xrqraqguqoqpurq pu o  wtrsprtusopppo tq  psqprsvvpovorswqfmrrerqvq q rop r rq t d peqst s  q
SBAom npqptmtlumpnpnrnomoopotpoollqop nqooqop pnpon m qo pqonqpsoqo po  opp   q n o p   s  op  ppq    p o   qq
SGFrrqtuwrhrrsssrrvsssrtxtursptss qr s  wsuuuruu rrpqr s v rstrqs  spwrrwvtisftdsp s t xrs t  r u g sg s  t  s
BTVppojrppn nunsotqspvojpunpqns o ospqq qsoro rs mopk    qpr rpptqpppqp qrp p     oopp oonp q  q q  q  qs  s q  s
CAKpsnkssol p o n qvs bja p mov i    ms   r q    iaek      j     rsi  et   cfe c   q w            e j
PSPro orqotnpmvo nqpqmqoqpootpooonpoo ppoppnqqqopoo p rp opqprrspqp qn  qpp     o pqpn q    r  nsq    r      o  o
MHTnslkqqmm m m l qtqxnpptnonnsqnqnrp ooqvpun sspip il   rps n muopo rr rsn n m   oqqr qn s q  ro   r  r o  t
PVU   jlk f g g         h e  e   e j h          f       b                                            d
EYWonngrsompmqoposprsq gsprspntrn  qr o fotbr gqr v s  o nppp   srqt qumap a    ppqtqr s uaqq    s  s  q ssqs     s m
ATWlrohtspgqpsqdo wqpsapfvooqfrsr nrvav uupsoowu noopp s  vqtqq stuqpta s qc  tc otr s s    uv    d rg q  v
MAFttqorvqrpsqtpr rpxqpqrruqtqspqrqutrttqrrtwqtttrr qrr r sr  sr yt qrr s    q    wr  rt p    r ru
FSDosoqssrgqpqqspswqqrppguqqtqqrq qsvpx tsprrrrt po pp rrv psssrrvurpsp rtse qtd r q q  rr    rx     et      r       o
CAEpqpwwtpornqpspussruvvusrupo u  orsqr ssttsputstyu p r rqvrpqowtu pu q rp s q rrssq  xsr qsr srt       ruux   u tq  r
BGRoomorool msmqnqqtoupgprnonor m orp p pqprn pq opnp    pqrto  ropp qo qppcr  c  pppn p  p q  q p  q  p   r                p
TVCqtqqpppojpupspqptqsqqtvpppprtr pusqs turup uv noqqp r  tr oqprrs p q r pc   dtqr  s rp s         sd q
CHAprnu tpnqpqpqnqrvruav vqronxuw ovwpu vtturnxwtqvrvn t suutqoqvryuo vr tpat sarps u   qu twrosr   u   r v        q    p  t p
MSOqponpprdpropqqoqppooopoonssopn tppfq onnonrpn oo mrrqqorpqrwupqq  qn pq      opqprp qs p   sqr    et  pq     qq
ABEhrmhuqnn m o n s p cri o pmt t   r r v q o w  arps    uq      rsf tq    ge  f  rr   t          d               s
RDMqopooqrmorornqoqqpnnoooomuuppo voqro qoppptnp     q rppp  qxw r  v    rr       r     q     us                 r   s
RAPrpqprrsfprqqqqquprqppqqqptrqqp rqrqt rqppqqqr npppq qqstpqsttpsrqqqpqrr    t p tq q rr  qtqs      a    prr      p           r
DAYqtqrvupotpvpvo uusvrsv qpoovwt quvrt   r sr   prrtp tsutt rq ttvap tu  qbqqtcsstrvv vpr w    std t  w s  x      t        t
FARnrnqsrsiqpqqro trqqpohtposqpqp qttrw trqrp sq no qo q txqqrttsus qrs sure  s  qvpwp  r      v     g   vr  q                  t
MFRpoponppanqosnonoonmnnonnjtspom  npio onomo on    ns qroo  qu  pp t    pr       q p  rp        r       p       r   s
JANruqtvwpqsqsqsqstststuuturrquqstqwvrutut ttpvuotv upms tut q  rt t utswus u r  rw tw  q v y p u      ts  w              t u
SBNp ohwsnhporqtn tsqtapv oqoouus qnxqt   p o    opppo r  us pnqt uq  qqt  db  d  tp s u        q c  e t  w
STSpopm pqom  rnnn o o nn p rr      nqp   o p  n     m  mnp  pu  n  t                   q
MFErroqrvodonprsqnpquqrrqprponrop otsop orso oqp pr  s   qqqqrpsqsp  t  tp c  x   r q   q     rq                r         v
LBBquqpstppppqsqq sqtrporrtrqpsnoqr srtprrrsup rqss or  oqsq  qpsws ouq q n  p    tq  qs p    t  v    t
BILrqqpsrrgprprqqqqsqqppqqpovroro rqsrr qpppptpq no oq qrqsr rwtrtr w    t        sqt   t     u      as                    v          r
FWAqsorwsogtotpvm tupuarv ppontus nu pu   q o    pr so u  us pqpurtdp qv   fd  g  sq t u    w   s g  b   vv
HRLlnmoptmmmnmo p nospnopoopompmomm oooro qnsm orpo  ql  poolpooqqn  p   o    r   q    q      p n                         r                r
PSCqpooonskno roqmsqommnoookutppo spobn n nonrop     p  nopq s u pp     s     q   p     q     t      c               s                    n
SBPpnsnopqtlsnsmqnpopmonnnomrppon  nq r popnq no  n    n qpo pts q  r   o r       p q   s   q         s                           t
AMAstrprtrqosptrp tqtpooqsspsqporqr trtrsrsrtq sqqqrnrr rqv   trs t q q r p  pw    ov    o    t                                           s   r
PIAlrnqssoirprrro vrqrprvworqprqq ns r      r    o  q  q   r r        q    fcd d        s         d  e
DABqpo sspmioppqpjnqsr  soq pktri mpr q rquqs qr       n qqso   prs  s e s      qp     v   o p r   o   u   s   a               s    s  u
IDArpqoprqapspupqmqsor pqqq tappq toqgr pqqqpsqq     s  r r  s q r  x   s         r     r   q s      d   r                                     w
SHVqsorvypgqqpprp rruqqrar qqospq ortru tsurs ts orpqq p suq q rrx  qts v  c a     t r u        t                         w t      tu
ROAqrnrvrpospsovo r twqsvvproo    pstpt uur p    qtpv  u rq upqp rv   vu tods  htrrsr    s                         u  v
BLV       e           a                           a                c  a    fed f                  f
BTRqrpsvwoooppqpoorquqrsspuqqotoq pstrs tp qu sr ssrsq o qsr r  ru   tt ttr   t r u  u yp s v  tr      rs  t              u u
MRYpnsmnqqal lrnqnpnpm mononqtoom  op p nopnp on  n       on qs  q                p o   t   p  p
ASEuqrqutrupsrwrrrqrsrqqrrsr srqo srqtu sprpr pr  rqs  q                                                         s
TLHstp utprsquqspsustsv vtturqvvuvqtuqs ts ttqvtv  v o s ttus   ttv  v t s      tq        v  t            u             u
CRPmrrqsuppqqprrp rqvqrrqr qppsprrpspsrrrrtr  rst q rq    rr q rqts  q  sq    s   ts s s        r        u                v                u
MLIrtoqtvphrpqrro  rtqpqttppporrq pq r   uqtq  v pq o  s   r    s  p  p    e  sd   r              b  b q  s
ACKqsqqqq  sps v q oqupqrtrt  s q   q   sp t  ss q qq           t                                  t
LCK                   b                                            e  c    fgg e                  g                     b
USA                   c                 ac                                 a   ed            f    d           fj
CHOqroqtrporpto o r o rqrtpsoow   p tqr uur q vy rsru  w sq  r   qt      tq r    spps  t       s        r
DROrospqstsptpuqs pqpoooqqro rppr spqsq qqpprtqq np nt r rs   ss s  pr   r        sq
GRBrspqtrposqspup wrsrqruwpprpstr osurv vvrso vu oq q  u  wrtrp sts puprs r     t t  s           u        v       v
GJTtqroqsrlprptpq prrn prpporqpqq rqqiq rpnorrpp no  s   rs   tt r  q   pq        qpr   q   q                             t
GPTrrokvuolrqrqtp ursstkvrstpousr qrrqr ss rq ts  t ur q rttrr  st   s r      r                st         r                 t
FNT sm  r e   n m       a o ma                    a                        he  f                  f  c
MOBqspvvtqorqqpsprsrssvxwrsvpqwrt oqupr sq rt us  y wp s qtt    st   tws          w
PAE  o    m q m p            r       q
TRIqqpgutpntovoto twruts vptpn    peupt vwt r    rtq p s tr   o  ru o  s u a   a r s
AGSqsowrspqrrsptnttvssuvwvruqp s  pvuqs tttur vttr v q r rs  s  vsv  v q v                      q  s
BISrsrprttgqtrtsr usrq ortqmurprq rsuru s rrs sq op    r  w   su u  r   t                      t     c
EVVsxqivurrtqtsup vuutrt xstqov u    r      t    ru t      t          s    c a c
AVPpqnkrsnm m n o s r oks prpns t ptu t w q r    qrqr              k  p
MTJpprnros osorqr qpronopnpp qono spp poo rnq  plno o  prn       r       q
MLBqrp rtoos oorp  q r  tp    str  rr q pq dt as       p qps    oqs  r r r                 q p   s          v                    a  r
LFTrsptuxooqpprtp rqwqtsssvsqpsqp prurt sr ru  r  u t     tq    rv   s  s                       r      s                  w
GNVrro troprosqqqrrttt  vtrrppuuv ortrs tsvst vt       s rru    usv  u  v        q     w       s           u
RFD       g           a                                                    dc  f                  f  a
BFLpn oooq mrntn lppol nonontqq n  oo m o o o ml          n   t  op q   p     r   p         o                             q                    r
SGUrnqoqqr ps pptpo po qopo ssp o t oup pp np  q          p   su q  r                                                                          n
VRB        f     h            p h  j                   i               h                           h          j
ILG   i               ff                         g                 d
EGEtrsosrs osqups rqrpoorqpp rqpo  qpst ppp r no no    o                 q             p
TTN   g                h
CRWrspluqqptpuqlo vyswthu qqspz       v   s q    ptq      u        j               r
MGMpspv tpnsppoqo tuqruu rqsp wsu q t s uq qr  s     o p tts    ss                              q
COUqqpqutqpqpqq r vstrrr tu qqr q    r     rs       q                      a a
SAFrqnrpt  qqqtrrpqsqq qrptp  q r ptsss  qs t  p          s             t
HHHnpo ss  n oor  qt r   rq   u     r r st t  rt         p           s   r                 r               t        t               u
GTFpqroqqpaps r rusrpq oqrp sv  p trqtr    op q      p  p    qv                                      a
BLIrqs  prapt r r q     o p ut    s  s       t       p  a     u                               s      e
ACY   n       k       ao        i                q  i              a       b   a
SWF   i               ah        h                   i              d       a   f                  c
HTS   t                       v                                    a       c g d
BMIr ortupo qur o  tq pr  o  q  t    q      q    pt r                 s    e   e        p
MVYnurqsp  ysu   s p vpq t q  t r                   q                                              z
LAL    b                d                                                                    e                 d                                                c                     g
LNKrrrhrsphrsrr s  pt  qt r tqq q r  i  u   s  s              s       s
MOTrsporptdr  r q srqo pqr  tropp p s t    pr                 r  t                                   b
ACVqpq oqpgmq qnr q o   o          p n                  j
SUNtpt pps ptopqrsp     r q vv     q r                  q                                                        r
DLHstqrsrtpsstptr vsst rsvp sqr s   v w  u uq tr o                      x
ORH   k              pi
FAYqsputspnt so m  zs  tvspsp  y    r r s r p  w                 ss  u       tp                 s
OAJrsoutqpotpvovnus r  rtup rn      r r t s p  s  r  p            t                s
ELMuuq  rqo r r p t t    v                                         a       d   b
SCErtntstqowo n p t t qru q pn  t  ts                                                          v
PSM   h                         j                                          b   a                  c
ABIotqrtwqqqpqr r rss  rs   rp  s p  r         r                             t
HDNqrqnrqr nrorqp r popoqqp  p n o ppqpop  o
BROsqshrtr   orq  oqsq r r p               o
LRDrqqorw f  os r sot   sr r p                                                x
MLUruoruvpprqor q uq t tvr ssqu s  t  u        u
LANqvpisom qnrn m ssp  q  n m r q
HGR                                                                d       e   g
CPRstrorsss   s r s t   s s ws    sq       rq                 u  t                                                        v
AEXqrorsxpopp qo   q p sts us tpr pp          v                 r             u                                                           w
AZOp npsqonqormsm tsot qs o nos r
RSTrvppop  q rrp   qqq  ptq m oqp       u  r   s  r
CKB m                                                              a       e h a
TOL                                                                        e   e                  e
MBSrtorurqmsptp o turv  t o q q r           o
HLNq qqppqr s p s s p       tu    sq s
PBG                   b            j                                       b   a
SCK       d
RDDqnp   qr q rou q o     m                             q
IAG                                                                a           f                  c
XWAt  oqt     s   n t   q   v              ut                    v                                                        w                          u
GRI     p a                                                                                          a
CWArxr srqosqur p  trv    q qps   p
LYHoonr rporn p l r t  u
EWNstri u pt  p p   u   r     v            u           i
CMIrspqtspqsqsq p  rs     p
FLGvrvp rs pu      qtp    r  sq
LSE u   r          s          q                                            a                         a
ERI q i       p        s      s u
HYA r        v   o v q                                                                                                                                        m
SPI   g                                                                                           b
LCHttps vop  qr o  r   ts                                                                                                 x
SBYr qh       r               u
OGS   b                         a  a
GUCrr  ps  ptq      p     r                 r
MQTru q rrn   o   r      o  o
ITH  onr q tp                   v  u
GRK    uyr         t   q p     vq                               t    xt       y
MHK ssrut       q  r   s
PRCo p
TWF       d   t             n        i
PUW      q    r
YUM r   qv    x    q                                                                                                                                     t
OTHqr       r rq
STC                                                                                                  a
ROWoq p r           s
SUXnp
LNS   f
SMX       a
PQI        d
GTR   uwq          u
PLN tq       u     t     t
EATs     rr   r r
MCN                   j        l   i
RHIsrq        r   n
PHF   q  r    p               w     t       r
WYSo r p    r       o     n
BQK    t
SLNml               o
ALW      p
GFK  s w s        s
ALSn
CODpt               r
CGI h   m                                                                          p
VLD    s rr        u                        s
BTMm                        o
IMT               m      n
HOBq                r
JLNmn
VELi          h
YKM      qr     s
LWSt          s             r
AOO                           i
CSG    xx    r     s                        t
SHD k
EARop
PIB                 o
PAH n               q
CMXsq
FODmm
ATYl
BHB        s
PVC        t
MKG n
PKB                           d
SHRs
MSS        n
JMSl
JST n r
CIU p             o
DIKn
PIRo
RKSp                q
INL               q
MEI                 n
DHN    s           u
CLL    vt
BJI               p
ABR               o
ACTr   r
GCCr          s
CDC                         n
BRD               l
SJT     w
ABY       q        v
BPT     v
FSM     v
RIWq
OWB                           f
EKO           w             r
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
CNMg
BGM                      q
UIN e
LEB        l
APN                      n
ALO m
HYSm
LARl
LBFo
SLK        l
TYRu   v
ART                  u
DEC l`;
