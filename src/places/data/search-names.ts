// Names folded for searching, written by scripts/places.ts: don't edit. From OpenTravelData (https://github.com/opentraveldata/opentraveldata), CC BY 4.0, changed: filtered by OurAirports (public domain), cities renamed, Spanish names added (Unicode CLDR and by hand).
export const placeColumns = "code|en|es|aliases|airport|weight|country|region";
export const placeNames = ` nyc| new york| nueva york| new york city, ny, manhattan, ciudad de nueva york, n y, n y c, ny city, nova york, nova iorque, nva york, ciudad de nva york, cd de nueva york||109|US|
 chi| chicago|| chicagoland, chi town, chitown||108|US|
 was| washington d c|| washington, washington dc, dc, d c||101|US|
 orl| orlando|| disney, disney world, disneyworld||107|US|
 miaa| miami|| miami beach||99|US|
 houa| houston|| h town, htown||96|US|
 dfwa| dallas|| dallas fort worth, fort worth, metroplex, dallas ft worth, ft worth||99|US|
 laxa| los angeles|| la, l a||100|US|
 sfoa| san francisco|| sf, s f, san fran, frisco, bay area||98|US|
 mexa| mexico city| ciudad de mexico| cdmx, df, d f, defe, mexico df, mexico d f, ciudad de mexico df, cd mexico, valle de mexico, cidade do mexico, mexiko stadt, cd de mexico, cd de mexico df||99|MX|
 mdea| medellin||||86|CO|
 yto| toronto||||100|CA|
 ymq| montreal|| mtl||89|CA|
 bue| buenos aires|| caba, capital federal, bsas, bs as, baires||101|AR|
 sao| sao paulo|| san pablo, sampa, sp||104|BR|
 rio| rio de janeiro|| rj||95|BR|
 lon| london| londres| londra, londen||109|GB|
 par| paris|| parigi, parijs||106|FR|
 mil| milan|| milano, mailand||90|IT|
 rom| rome| roma| rom||103|IT|
 sto| stockholm| estocolmo|||91|SE|
 rek| reykjavik| reikiavik| islandia||60|IS|
 tci| tenerife||||61|ES|
 mow| moscow| moscu| moskva, moskau, moscou, mosca||69|RU|
 tyo| tokyo| tokio| toquio||106|JP|
 osa| osaka|| kyoto, kioto||72|JP|
 spk| sapporo||||71|JP|
 sel| seoul| seul|||102|KR|
 bjs| beijing| pekin| peking, pequim||94|CN|
 jkt| jakarta| yakarta|||92|ID|
 aaa| anaa||||12|PF|
 aac| el arish|| arish| el arish international|12|EG|
 aae| annaba||| rabah bitat annaba|12|DZ|
 aal| aalborg||||12|DK|
 aam| mala mala|| malamala game reserve, malamala| malamala|12|ZA|
 aan| al ain|| al ain city| al ain international|12|AE|
 aap sri| samarinda||| apt pranoto|12|ID|
 aaq| anapa|| krasnyi kurgan||12|RU|
 aar| aarhus|| tirstrup||12|DK|
 aat| altay|| jinshanlu||12|CN|
 aay| al ghaydah|| al ghayzah| al ghaidah international|12|YE|
 aba| abakan||| abakan international|12|RU|
 abb| asaba||| asaba international|12|NG|
 abd| abadan||| abadan international|12|IR|
 abe| allentown||| lehigh valley international|28|US|PA
 abi| abilene||| abilene regional|12|US|TX
 abj| abidjan| abiyan|| port bouet|45|CI|
 abk| kebri dahar||| kabri dar|12|ET|
 abq| albuquerque||| albuquerque international|74|US|NM
 abr| aberdeen||| aberdeen regional|12|US|SD
 abs| abu simbel||||12|EG|
 abt| al bahah|| al baha| al baha domestic|12|SA|
 abv| abuja| abuya|| nnamdi azikiwe international|45|NG|
 abx| albury||||12|AU|
 aby| albany||| southwest georgia regional|12|US|GA
 abz| aberdeen||| aberdeen international|28|GB|
 aca| acapulco|| acapulco de juarez| general juan n alvarez international|45|MX|
 acc| accra| acra|| kotoka international|45|GH|
 ace| lanzarote|| san bartolome||45|ES|
 ach| altenrhein||| st gallen altenrhein|12|CH|
 aci| alderney|| saint anne, st anne||12|GG|
 ack| nantucket||| nantucket memorial|28|US|MA
 act| waco||| waco regional|12|US|TX
 acv| arcata|| eureka| arcata eureka|12|US|CA
 acx| xingyi||| wanfenglin|12|CN|
 acy| atlantic city||| atlantic city international|28|US|NJ
 adb izm| izmir| esmirna| smyrna| adnan menderes international|45|TR|
 add| addis ababa| adis abeba|| bole international|65|ET|
 ade| aden||| aden international|12|YE|
 adf| adiyaman||||12|TR|
 adj| amman||| civil|12|JO|
 adk| adak|| adak island||12|US|AK
 adl| adelaide| adelaida|||45|AU|
 adq| kodiak||| benny benson state|12|US|AK
 adu| ardabil||||12|IR|
 adz| san andres|| isla de san andres| gustavo rojas pinilla international|45|CO|
 aeb| baise|| tianyang| bama|12|CN|
 aeg| aekgadang|| padang sidempuan| aek godang|12|ID|
 aeh| abeche||||12|TD|
 aep| buenos aires||| aeroparque jorge newbery|85|AR|
 aer| sochi||| sochi international|45|RU|
 aes| alesund||| vigra|12|NO|
 aeu| abu musa|| abu musa island||12|IR|
 aex| alexandria||| alexandria international|12|US|LA
 aey| akureyri||||12|IS|
 afa| san rafael||| santiago germano|12|AR|
 afl| alta floresta||| alta floresta aeroporto|12|BR|
 afz| sabzevar||||12|IR|
 aga| agadir|| temsia| agadir al massira|45|MA|
 agf| agen|| la garenne| agen la garenne|12|FR|
 agh| angelholm|| helsingborg| angelholm helsingborg|12|SE|
 agp| malaga||||53|ES|
 agr| agra||||12|IN|
 ags| augusta||| augusta regional|28|US|GA
 agt| ciudad del este|| cd del este| guarani international|28|PY|
 agu| aguascalientes|| aguas| aguascalientes international|45|MX|
 agv| acarigua||||12|VE|
 agx| agatti|| agatti island||12|IN|
 ahb| abha||| abha regional|12|SA|
 ahe| ahe|| ahe atoll||12|PF|
 ahn| athens||| athens ben epps|12|US|GA
 aho| alghero||| alghero fertilia|12|IT|
 ahu| al hoceima||| cherif al idrissi|12|MA|
 ain| wainwright||||12|US|AK
 aja| ajaccio|| napoleon bonaparte| napoleon bonaparte|12|FR|
 ajf| sakaka|| sakakah, al jawf| al jouf domestic|12|SA|
 aji| agri||||12|TR|
 ajl| aizawl|| lengpui| lengpui|12|IN|
 ajn| ouani||||12|KM|
 ajr| arvidsjaur||||12|SE|
 aju| aracaju||| santa maria international|28|BR|
 ajy| agadez||| mano dayak international|12|NE|
 akf| kufra||||12|LY|
 akj| asahikawa||||12|JP|
 akl| auckland||| auckland international|63|NZ|
 akn| king salmon||||12|US|AK
 akr| akure||||12|NG|
 aku| aksu|| aqsu, onsu||12|CN|
 akv| akulivik||||12|CA|QC
 akx| aktobe||| aktobe international|12|KZ|
 aky| sittwe||| akyab|12|MM|
 ala| almaty||| almaty international|45|KZ|
 alb| albany||| albany international|45|US|NY
 alc| alicante||| alicante elche|52|ES|
 alf| alta||| lufthavn|12|NO|
 alg| algiers| argel| alger, algier| houari boumediene|64|DZ|
 alh| albany||||12|AU|
 alo| waterloo||| waterloo municipal|12|US|IA
 alp| aleppo| alepo|| aleppo international|12|SY|
 als| alamosa||| san luis valley regional|12|US|CO
 alw| walla walla||| walla walla regional|12|US|WA
 ama| amarillo||| rick husband amarillo international|28|US|TX
 amd| ahmedabad||| sardar vallabhbhai patel international|45|IN|
 amh| arba minch||||12|ET|
 amm| amman||| queen alia international|45|JO|
 amq| ambon||| pattimura|12|ID|
 ams| amsterdam||| schiphol|95|NL|
 amv| amderma||||12|RU|
 anc| anchorage||| ted stevens anchorage international|45|US|AK
 ane| angers||| angers loire|12|FR|
 anf| antofagasta||| andres sabella international|45|CL|
 ani| aniak||||12|US|AK
 anm| antsirabato|| antsirabe||12|MG|
 ann| metlakatla|| annette island| annette island|12|US|AK
 anr| antwerp| amberes| antwerpen, anvers| antwerp international|12|BE|
 anu| antigua|| antigua island, osbourn| v c bird international|45|AG|
 anv| anvik||||12|US|AK
 anx| andenes||| andoya andenes|12|NO|
 aoe esk| eskisehir||| anadolu|12|TR|
 aog| anshan||| tengao|12|CN|
 aoi| ancona||| falconara|12|IT|
 aoj| aomori||||12|JP|
 aok| karpathos|| karpathos island| island national|12|GR|
 aoo| altoona|| martinsburg| altoona blair county|12|US|PA
 aor| alor setar|| alor satar| sultan abdul halim|12|MY|
 apl| nampula||||12|MZ|
 apn| alpena||| alpena county regional|12|US|MI
 apo| apartado|| carepa| antonio roldan betancourt|12|CO|
 apw| apia||| faleolo international|12|WS|
 aqa| araraquara||| bartolomeu de gusmao|12|BR|
 aqg| anqing||| tianzhushan|12|CN|
 aqi| qaisumah||| al qaisumah hafr al batin|12|SA|
 aqj| aqaba||| king hussein international|12|JO|
 aqp| arequipa||| rodriguez ballon international|45|PE|
 arc| arctic village||||12|US|AK
 arh| arkhangelsk|| archangelsk| talagi|12|RU|
 ari| arica||| chacalluta international|28|CL|
 ark| arusha||||12|TZ|
 arm| armidale||||12|AU|
 arn| stockholm| estocolmo|| arlanda|81|SE|
 art| watertown||| watertown international|12|US|NY
 aru| aracatuba||||12|BR|
 arw| arad||||12|RO|
 asa| assab|| asab| assab international|12|ER|
 asb| ashgabat| asjabad|| ashgabat international|30|TM|
 ase| aspen||| aspen pitkin county|28|US|CO
 asf| astrakhan| astracan|| astrakhan narimanovo|12|RU|
 asi| georgetown|| cat hill| raf ascension island|12|SH|
 asj| amami|| amami oshima||12|JP|
 asm| asmara||||12|ER|
 aso| asosa||||12|ET|
 asp| alice springs||||12|AU|
 asr| kayseri||| erkilet|12|TR|
 asu| asuncion|| luque| silvio pettirossi international|70|PY|
 asv| amboseli|| amboseli safari camp, amboseli national park||12|KE|
 asw| aswan| asuan|| aswan international|12|EG|
 atc| arthurs town||||12|BS|
 ath| athens| atenas| ellinikon, hellinikon, athina, athen, athenes, atene| eleftherios venizelos international|80|GR|
 atl| atlanta||| hartsfield jackson atlanta international|99|US|GA
 atm| altamira||||12|BR|
 atq| amritsar||| sri guru ram dass jee international|12|IN|
 atw| appleton||| appleton international|28|US|WI
 aty| watertown||| watertown municipal|12|US|SD
 atz| asyut|| assiut| assiut|12|EG|
 aua| aruba|| aruba island, oranjestad| queen beatrix international|68|AW|
 auc| arauca||| santiago perez quiroz|12|CO|
 aug| augusta||| augusta state|12|US|ME
 auh| abu dhabi| abu dabi|| abu dhabi international|83|AE|
 auq| hiva oa|| atuona, hiva oa island| atuona|12|PF|
 aur| aurillac||||12|FR|
 aus| austin|| bergstrom| austin bergstrom international|89|US|TX
 aux| araguaina||||12|BR|
 ava| anshun|| xixiu| huangguoshu|12|CN|
 avi| ciego de avila||| maximo gomez|12|CU|
 avk| arvayheer|| arvaikheer| arvaikheer|12|MN|
 avl| asheville||| asheville regional|28|US|NC
 avn| avignon| avinon| caumont| avignon caumont|12|FR|
 avp| scranton|| wilkes barre| wilkes barre scranton international|28|US|PA
 avv| melbourne|| lara| avalon|12|AU|
 awa| hawassa|| awasa| hawassa international|12|ET|
 awk| wake atoll|| wake island| wake island|12|UM|
 awz| ahvaz||| ahwaz international|12|IR|
 axa| anguilla| anguila| the valley| clayton j lloyd international|28|AI|
 axd| alexandroupoli|| alexandroupolis||12|GR|
 axf| bayanhot|| alxa left banner| alxa left banner bayanhot|12|CN|
 axm| armenia||| el eden international|28|CO|
 axp| spring point||||12|BS|
 axr| arutua||||12|PF|
 axt| akita||||12|JP|
 axu| aksum|| axum| axum|12|ET|
 ayj| ayodhya||||12|IN|
 ayp| ayacucho||| coronel fap alfredo mendivil duarte|28|PE|
 ayq| uluru|| ayers rock, yulara| ayers rock|12|AU|
 ayt| antalya||||45|TR|
 aza| mesa|| phoenix| phoenix mesa gateway|28|US|AZ
 azd| yazd||||12|IR|
 azn| andijon|| andizhan| andizhan|12|UZ|
 azo| kalamazoo||| kalamazoo battle creek international|12|US|MI
 azr| adrar||| touat cheikh sidi mohamed belkebir|12|DZ|
 azs| samana|| samana province| el catey international|28|DO|
 bag| baguio|| baguio city| baguio loakan|12|PH|
 bah| manama|| bahrain, barein, kingdom of bahrain| bahrain international|45|BH|
 bal| batman||||12|TR|
 baq| barranquilla||| ernesto cortissoz international|45|CO|
 bar bpo| qionghai|| basuo| boao|12|CN|
 bav| baotou||| donghe|12|CN|
 bax| barnaul||||12|RU|
 bay| baia mare||| baia mare international|12|RO|
 bba| balmaceda||||28|CL|
 bbi| bhubaneswar||| biju patnaik international|12|IN|
 bbk| kasane||||12|BW|
 bbm| battambang||||12|KH|
 bbn| bario||||12|MY|
 bbo| berbera||||12|SO|
 bbq| barbuda|| barbuda island, codrington| codrington|12|AG|
 bca| baracoa||| gustavo rizo|12|CU|
 bcd| bacolod|| bacolod city| silay international|12|PH|
 bci| barcaldine||||12|AU|
 bcl| colorado|| pococi| barra del colorado|12|CR|
 bcm| bacau||| george enescu international|12|RO|
 bcn| barcelona|| barna| josep tarradellas barcelona el prat|93|ES|
 bcu| bauchi||| sir abubakar tafawa balewa international|12|NG|
 bcw| benguerra island|| benguera island| benguera island|12|MZ|
 bda| bermuda| bermudas| hamilton| l f wade international|45|BM|
 bdb| bundaberg||||12|AU|
 bdh| bandar lengeh|| bandar e lengeh||12|IR|
 bdj| banjarmasin|| landasan ulin| syamsudin noor|12|ID|
 bdl hfd| hartford||| bradley international|74|US|CT
 bdo| bandung||| husein sastranegara international|12|ID|
 bdq| vadodara|| baroda||12|IN|
 bdr| bridgeport||| igor i sikorsky memorial|12|US|CT
 bds| brindisi||| brindisi salento|30|IT|
 bdt| gbadolite||||12|CD|
 bdu| bardufoss|| malselv||12|NO|
 beb| benbecula|| benbecula island, balivanich||12|GB|
 bef| bluefields|| bluefileds||12|NI|
 beg| belgrade| belgrado| beograd, belgrad| nikola tesla|57|RS|
 bej| berau|| tanjung redeb, borneo island| kalimaru|12|ID|
 bel| belem||| val de cans international|45|BR|
 ben| benina||| benina international|12|LY|
 ber txl sxf thf| berlin|| tegel, schonefeld, schoenefeld, tempelhof, berlino, berlim| brandenburg|55|DE|
 bes| brest|| guipavas| brest bretagne|12|FR|
 bet| bethel||||12|US|AK
 beu| bedourie||||12|AU|
 bew| beira||||12|MZ|
 bey| beirut|| beyrouth, beirute| beirut international|45|LB|
 bfd| bradford||| bradford regional|12|US|PA
 bff| scottsbluff||| western nebraska regional|12|US|NE
 bfi| seattle||| king county international|12|US|WA
 bfj| bijie||| feixiong|12|CN|
 bfl| bakersfield||| meadows field|28|US|CA
 bfn| bloemfontein|| bloemfontain||12|ZA|
 bfs| belfast||| belfast international|45|GB|
 bfv| buri ram|| buriram||12|TH|
 bga| bucaramanga||| palonegro international|45|CO|
 bgc| braganca||||12|PT|
 bgf| bangui||||12|CF|
 bgg| bingol||||12|TR|
 bgi| bridgetown|| barbados| grantley adams international|68|BB|
 bgk| big creek||||12|BZ|
 bgm| binghamton||| greater binghamton|12|US|NY
 bgo| bergen||| flesland|45|NO|
 bgr| bangor||| bangor international|28|US|ME
 bgw sda| baghdad| bagdad|| baghdad international|45|IQ|
 bgy| milan||| il caravaggio international|45|IT|
 bhb| bar harbor||| hancock county bar harbor|12|US|ME
 bhd| belfast||| george best belfast city|45|GB|
 bhe| blenheim||| woodbourne|12|NZ|
 bhh| bisha|| bishah||12|SA|
 bhi| bahia blanca||| comandante espora|28|AR|
 bhj| bhuj||||12|IN|
 bhk| bukhara| bujara|||12|UZ|
 bhm| birmingham||| birmingham shuttlesworth international|45|US|AL
 bho| bhopal||| raja bhoj international|12|IN|
 bhq| broken hill||||12|AU|
 bhs| bathurst||||12|AU|
 bhu| bhavnagar||||12|IN|
 bhv| bahawalpur||||12|PK|
 bhx| birmingham||||56|GB|
 bhy| beihai||| fucheng|12|CN|
 bia| bastia|| poretta| bastia poretta|12|FR|
 bih| bishop||||12|US|CA
 bik| biak||| frans kaisiepo|12|ID|
 bil| billings||| logan international|28|US|MT
 bim| bimini|| bimini district, south bimini| south bimini|12|BS|
 bio| bilbao|| bilbo||51|ES|
 biq| biarritz|| anglet, bayonne| pays basque|12|FR|
 bir| biratnagar||||12|NP|
 bis| bismarck||| bismarck municipal|28|US|ND
 bja| bejaia||||12|DZ|
 bjb| bojnord|| bojnurd| bojnourd|12|IR|
 bjf| batsfjord||||12|NO|
 bji| bemidji||| bemidji beltrami county|12|US|MN
 bjl| banjul||| banjul international|30|GM|
 bjm| bujumbura||| bujumbura international|12|BI|
 bjr| bahir dar||||12|ET|
 bjv bxn| bodrum|| imsik, milas| milas|30|TR|
 bjx| leon|| guanajuato, bajio, san miguel de allende, leon de los aldama, silao| del bajio international|67|MX|
 bjz| badajoz||||12|ES|
 bki| kota kinabalu||| kota kinabalu international|45|MY|
 bkk| bangkok|| krung thep| suvarnabhumi|92|TH|
 bko| bamako||| bamako senou international|30|ML|
 bkq| blackall||||12|AU|
 bks| bengkulu||| fatmawati soekarno|12|ID|
 bkw| beckley||| raleigh county memorial|12|US|WV
 bla| barcelona||| general jose antonio anzoategui international|28|VE|
 blb how| panama city| ciudad de panama| howard, balboa, cd de panama| panama pacific international|28|PA|
 ble| borlange||| dala|12|SE|
 blf| bluefield||| mercer county|12|US|WV
 bli| bellingham||| bellingham international|28|US|WA
 blj| batna||| mostepha ben boulaid|12|DZ|
 blk| blackpool||||12|GB|
 bll| billund||||45|DK|
 blq| bologna| bolonia|| guglielmo marconi|53|IT|
 blr| bengaluru| bangalore|| kempegowda international|60|IN|
 blt| blackwater||||12|AU|
 blv| belleville||| midamerica st louis|28|US|IL
 blz| blantyre||| chileka international|12|MW|
 bma| stockholm| estocolmo|| bromma|28|SE|
 bme| broome||| broome international|12|AU|
 bmi| bloomington|| normal| central illinois regional|12|US|IL
 bmv| buon ma thuot||||12|VN|
 bmy| wala|| waala| waala|12|NC|
 bna| nashville||| nashville international|88|US|TN
 bnd| bandar abbas||| bandar abbas international|12|IR|
 bne| brisbane||||63|AU|
 bni| benin city|| benin| benin|12|NG|
 bnk| ballina||| byron gateway|12|AU|
 bnn| bronnoysund|| bronnoy| bronnoy|12|NO|
 bns| barinas||||12|VE|
 bnx| banja luka||| banja luka international|12|BA|
 bob| bora bora|| motu mute||12|PF|
 boc| bocas del toro|| isla colon| isla colon international|28|PA|
 bod| bordeaux| burdeos| merignac| bordeaux merignac|45|FR|
 bog| bogota|| bogota d c, bogota dc| el dorado international|94|CO|
 boh| bournemouth||||12|GB|
 boi| boise||||45|US|ID
 boj| burgas||||30|BG|
 bom| mumbai| bombay|| chhatrapati shivaji maharaj international|83|IN|
 bon| bonaire|| bonaire island, kralendijk| flamingo international|45|BQ|
 boo| bodo||||12|NO|
 bos| boston||| logan international|93|US|MA
 boy| bobo dioulasso||||12|BF|
 bpe| qinhuangdao||| beidaihe|12|CN|
 bpl| bole||| alashankou|12|CN|
 bpn| balikpapan||| sultan aji muhammad sulaiman|30|ID|
 bps| porto seguro||||28|BR|
 bpt| beaumont|| port arthur| jack brooks regional|12|US|TX
 bpx| qamdo|| bangda| bangda|12|CN|
 bpy| besalampy||||12|MG|
 bqa| baler||| dr juan c angara|12|PH|
 bqk ssi| brunswick||| golden isles|12|US|GA
 bql| boulia||||12|AU|
 bqn| aguadilla||| rafael hernandez|45|PR|
 bqs| blagoveshchensk|| blagoveschensk| ignatyevo|12|RU|
 bqt| brest||||12|BY|
 bqu| bequia|| port elizabeth| j f mitchell|12|VC|
 bra| barreiras||||12|BR|
 brc| bariloche|| san carlos de bariloche||45|AR|
 brd| brainerd||| lakes regional|12|US|MN
 bre| bremen||||12|DE|
 bri| bari||| karol wojtyla|45|IT|
 brk| bourke||||12|AU|
 brl| burlington||| burlington municipal|12|US|IA
 brm| barquisimeto||| jacinto lara international|28|VE|
 brn| bern| berna| bern belp||12|CH|
 bro| brownsville||| brownsville south padre island international|28|US|TX
 brq| brno||| brno turany|12|CZ|
 brr| barra|| eoligarry||12|GB|
 brs| bristol||||45|GB|
 bru| brussels| bruselas| zaventem, bruxelles, brussel||80|BE|
 brw| utqiagvik|| barrow| wiley post will rogers memorial|12|US|AK
 brx| barahona|| santa cruz de barahona, sta cruz de barahona| maria montez international|12|DO|
 bsb| brasilia||| brasilia international|72|BR|
 bsc| bahia solano||| jose celestino mutis|12|CO|
 bsd| baoshan|| longyang| yunduan|12|CN|
 bsg| bata||||12|GQ|
 bsk| biskra||||12|DZ|
 bsl mlh eap| basel| basilea| mulhouse, freiburg, friburgo, bale| euroairport basel mulhouse freiburg|50|FR|
 bso| basco||||12|PH|
 bsr| basra| basora| basrah| basra international|12|IQ|
 bsz fru| bishkek| biskek| frunze| manas international|45|KG|
 btc| batticaloa||||12|LK|
 bth| batam||| hang nadim|12|ID|
 btj| banda aceh||| sultan iskandar muda international|12|ID|
 btk| bratsk||||12|RU|
 btm| butte||| bert mooney|12|US|MT
 btr| baton rouge||| baton rouge metropolitan|28|US|LA
 bts| bratislava||||30|SK|
 btu| bintulu||||12|MY|
 btv| burlington|| south burlington| burlington international|28|US|VT
 bua| buka island||| buka|12|PG|
 bud| budapest||| ferenc liszt international|58|HU|
 buf| buffalo||| buffalo niagara international|45|US|NY
 bun| buenaventura||||12|CO|
 buq| bulawayo||||12|ZW|
 bur| burbank|| los angeles| hollywood burbank|75|US|CA
 bus| batumi||| batumi international|12|GE|
 bux| bunia||||12|CD|
 buz| bushehr||||12|IR|
 bva| beauvais|| paris| beauvais tille|45|FR|
 bvb| boa vista||| boa vista international|28|BR|
 bvc| boa vista|| rabil| aristides pereira international|12|CV|
 bve| brive la gaillarde||| brive souillac|12|FR|
 bvg| berlevag||||12|NO|
 bvh| vilhena||| vilhena aeroporto|12|BR|
 bvi| birdsville||||12|AU|
 bvj| bovanenkovo||| bovanenko|12|RU|
 bwa| bhairahawa|| lumbini, bairihawa, siddharthanagar||12|NP|
 bwi| baltimore|| washington, washington d c| baltimore washington international|89|US|MD
 bwk| brac|| otok brac, bol||12|HR|
 bwn| bandar seri begawan||| brunei international|30|BN|
 bwo| balakovo||||12|RU|
 bwt| burnie||| wynyard|12|AU|
 bww| cayo santa maria|| cayo sta maria| las brujas|12|CU|
 bxr| bam||||12|IR|
 bxu| butuan||| bancasi|12|PH|
 byc| yacuiba||||12|BO|
 byk| bouake||||12|CI|
 bym| bayamo||| carlos manuel de cespedes|12|CU|
 byn| bayanhongor|| bayankhongor| bayankhongor|12|MN|
 byo| bonito||||12|BR|
 bze| belize city| ciudad de belice| cd de belice| belize international|45|BZ|
 bzg| bydgoszcz||| ignacy jan paderewski|12|PL|
 bzi| balikesir||| merkez|12|TR|
 bzk| bryansk||| brjansk|12|RU|
 bzl| barishal|| barisal| barisal|12|BD|
 bzn| bozeman|| yellowstone| bozeman yellowstone international|45|US|MT
 bzo| bolzano||| dolomiti|12|IT|
 bzr| beziers|| vias| cap dagde|12|FR|
 bzv| brazzaville||| maya maya|12|CG|
 cab| cabinda||||12|AO|
 cac| cascavel||||12|BR|
 cae| columbia||| columbia metropolitan|28|US|SC
 cag| cagliari||| elmas|45|IT|
 cah| ca mau|| ca mau city||12|VN|
 cai| cairo| el cairo| kairo, le caire, al qahirah| cairo international|66|EG|
 caj| canaima||||12|VE|
 cak| akron||| akron canton regional|28|US|OH
 cal| campbeltown||||12|GB|
 can| guangzhou| canton| huadu| baiyun international|62|CN|
 cap| cap haitien| cabo haitiano|| hugo chavez international|28|HT|
 cat| cascais|| tires| cascais municipal|12|PT|
 caw| campos dos goytacazes||| campos bartolomeu lysandro|12|BR|
 cay| cayenne| cayena| matoury| felix eboue|45|GF|
 caz| cobar||||12|AU|
 cbb| cochabamba||| jorge wilstermann|45|BO|
 cbh| bechar||||12|DZ|
 cbo| cotabato|| datu odin sinsuat| awang|12|PH|
 cbq| calabar||||12|NG|
 cbr| canberra||| canberra international|12|AU|
 cbt| catumbela||||12|AO|
 ccc| cayo coco|| cayo coco island| jardines del rey|28|CU|
 ccf| carcassonne|| salvaza| carcassonne salvaza|12|FR|
 ccj| kozhikode|| calicut| calicut international|12|IN|
 cck| cocos islands|| west island| cocos island|12|CC|
 ccm| criciuma||| diomicio freitas forquilhinha|12|BR|
 ccp| concepcion||| carriel sur international|45|CL|
 ccs| caracas|| maiquetia| simon bolivar international|72|VE|
 ccu| kolkata| calcuta| calcutta| netaji subhas chandra bose international|59|IN|
 ccz| chub cay||| chub cay international|12|BS|
 cdc| cedar city||| cedar city regional|12|US|UT
 cde| chengde||| puning|12|CN|
 cdg| paris|| roissy| charles de gaulle|96|FR|
 cdp| kadapa||||12|IN|
 cdt| castellon|| castello de la plana, castellon de la plana| castellon costa azahar|12|ES|
 cdv| cordova||| merle k smith|12|US|AK
 ceb| cebu|| cebu city, lapu lapu city| mactan cebu international|45|PH|
 cec| crescent city||| del norte county|12|US|CA
 ced| ceduna||||12|AU|
 cee| cherepovets||||12|RU|
 cei| chiang rai||| mae fah luang chiang rai international|12|TH|
 cek| chelyabinsk||||12|RU|
 cen| ciudad obregon|| cd obregon| ciudad obregon international|28|MX|
 ceq| cannes||| cannes mandelieu|12|FR|
 cer| cherbourg|| maupertus sur mer, maupertus| cherbourg maupertus|12|FR|
 cfe| clermont ferrand|| auvergne| auvergne|12|FR|
 cfg| cienfuegos||| jaime gonzalez|28|CU|
 cfk| chlef||| chlef international|12|DZ|
 cfn| donegal||||12|IE|
 cfr| caen|| carpiquet| caen carpiquet|12|FR|
 cfs| coffs harbour||||12|AU|
 cfu| corfu|| kerkyra island| ioannis kapodistrias international|45|GR|
 cgb| cuiaba||| marechal rondon international|45|BR|
 cgd| changde|| dingcheng||12|CN|
 cgh| sao paulo|| san pablo| congonhas|84|BR|
 cgi| cape girardeau||| cape girardeau municipal|12|US|MO
 cgk| jakarta| yakarta|| soekarno hatta international|82|ID|
 cgm| mambajao||| camiguin|12|PH|
 cgn| cologne| colonia| koln, koeln| cologne bonn|54|DE|
 cgo| zhengzhou||| xinzheng international|30|CN|
 cgp| chattogram|| chittagong| shah amanat international|12|BD|
 cgq| changchun||| longjia international|30|CN|
 cgr| campo grande||| campo grande international|28|BR|
 cgy| cagayan de oro|| lumbia airport| laguindingan international|12|PH|
 cha| chattanooga||| chattanooga metropolitan|28|US|TN
 chc| christchurch||| christchurch international|45|NZ|
 chg| chaoyang|| shuangta||12|CN|
 chh| chachapoyas||||12|PE|
 chm| chimbote||||12|PE|
 cho| charlottesville||| charlottesville albemarle|28|US|VA
 chq| chania| la canea| souda| chania international|12|GR|
 chs| charleston|| north charleston| charleston international|45|US|SC
 cht| chatham islands|| chatham island, te one| chatham island|12|NZ|
 chx| changuinola||| captain manuel nino international|12|PA|
 cia| rome| roma|| ciampino|45|IT|
 cid| cedar rapids||| the eastern iowa|28|US|IA
 cif| chifeng||| yulong|12|CN|
 cij| cobija||||12|BO|
 cit| shymkent||| shymkent international|12|KZ|
 ciu| sault ste marie||| chippewa county international|12|US|MI
 ciw| canouan|| canouan island||12|VC|
 cix| chiclayo||| cap fap jose a quinones gonzales international|28|PE|
 ciy| comiso||||12|IT|
 cja| cajamarca||||12|PE|
 cjb| coimbatore||| coimbatore international|12|IN|
 cjc| calama||| el loa|45|CL|
 cjj| cheongju|| cheongju si| cheongju international|12|KR|
 cjl| chitral||||12|PK|
 cjm| chumphon||||12|TH|
 cjs| ciudad juarez|| juarez, cd juarez| abraham gonzalez international|45|MX|
 cju| jeju|| jeju city| jeju international|45|KR|
 ckb| clarksburg|| bridgeport| north central west virginia|12|US|WV
 ckg| chongqing|| jiangbei| jiangbei international|45|CN|
 ckh| chokurdakh|| chokurdah||12|RU|
 cks| parauapebas||| carajas|12|BR|
 cky| conakry||| conakry international|12|GN|
 ckz| canakkale||||12|TR|
 cld| carlsbad|| san diego| mcclellan palomar|12|US|CA
 cle| cleveland||| cleveland hopkins international|77|US|OH
 clj| cluj napoca||| cluj napoca international|12|RO|
 cll| college station||| easterwood field|12|US|TX
 clm| port angeles||| william r fairchild international|12|US|WA
 clo| cali|| santiago de cali, stgo de cali| alfonso bonilla aragon international|73|CO|
 clq| colima||||28|MX|
 clt| charlotte||| douglas international|95|US|NC
 clv| caldas novas||||12|BR|
 cly| calvi|| sainte catherine| calvi sainte catherine|12|FR|
 cma| cunnamulla||||12|AU|
 cmb| colombo||| bandaranaike international|59|LK|
 cme| ciudad del carmen|| cd del carmen| ciudad del carmen international|28|MX|
 cmf| chambery|| aix les bains||12|FR|
 cmg| corumba||| corumba international|12|BR|
 cmh| columbus||| john glenn columbus international|76|US|OH
 cmi| champaign|| savoy| university of illinois willard|12|US|IL
 cmn| casablanca||| mohammed v international|64|MA|
 cmu| kundiawa||| chimbu|12|PG|
 cmw| camaguey||| ignacio agramonte international|28|CU|
 cmx| hancock||| houghton county memorial|12|US|MI
 cnb| coonamble||||12|AU|
 cnd| constanta|| mihail kogalniceanu| mihail kogalniceanu international|12|RO|
 cnf bhz| belo horizonte|| bh| confins international|72|BR|
 cni| changhai|| changhai xian, dalian||12|CN|
 cnj| cloncurry||||12|AU|
 cnl| sindal||||12|DK|
 cnm| carlsbad||| cavern city air terminal|12|US|NM
 cnn| kannur|| mattanur| kannur international|12|IN|
 cnq| corrientes||| corrientes international|28|AR|
 cns| cairns||| cairns international|45|AU|
 cnx| chiang mai||| chiang mai international|45|TH|
 cny| moab||| canyonlands field|12|US|UT
 cod| cody||| yellowstone regional|12|US|WY
 cok| kochi|| cochin| cochin international|45|IN|
 coo| cotonou| cotonu|||12|BJ|
 cor| cordoba|| cba| ambrosio taravella international|45|AR|
 cos| colorado springs||||45|US|CO
 cou| columbia||| columbia regional|12|US|MO
 cov ada| adana|| mersin, cukurova, sakirpasa| cukurova international|12|TR|
 cpc| san martin de los andes|| chapelco| aviador carlos campos|28|AR|
 cpd| coober pedy||||12|AU|
 cpe| campeche||| ing alberto acuna ongay international|28|MX|
 cph| copenhagen| copenhague| kobenhavn, koebenhavn, kopenhagen||81|DK|
 cpo| copiapo||| desierto de atacama|28|CL|
 cpr| casper||| casper natrona county international|12|US|WY
 cpt| cape town| ciudad del cabo| kapstadt, cidade do cabo, le cap, cd del cabo| cape town international|65|ZA|
 cpv| campina grande||||12|BR|
 cpx| culebra||| benjamin rivera noriega|12|PR|
 cqw| wulong|| wulong district| chongqing xiannushan|12|CN|
 cra| craiova||||12|RO|
 crc| cartago||| santa ana|12|CO|
 crd| comodoro rivadavia||| general enrique mosconi international|28|AR|
 cri| colonel hill||||12|BS|
 crk| clark|| angeles, mabalacat city, mabalacat| clark international|45|PH|
 crl| charleroi|| bruselas, brussels| brussels south charleroi|45|BE|
 crm| catarman||||12|PH|
 crp| corpus christi||| corpus christi international|28|US|TX
 cru| carriacou|| carriacou island||12|GD|
 crv| crotone||||12|IT|
 crw| charleston||| yeager|28|US|WV
 crz| turkmenabat||| turkmenabat international|12|TM|
 csg| columbus||||12|US|GA
 csk| cap skirring||||12|SN|
 csx hha| changsha|| datuopu| huanghua international|45|CN|
 csy| cheboksary||||12|RU|
 cta| catania||| catania fontanarossa|53|IT|
 ctc| catamarca||| coronel felipe varela international|12|AR|
 ctd| chitre||||12|PA|
 ctg| cartagena|| cartagena de indias| rafael nunez international|72|CO|
 ctl| charleville||||12|AU|
 ctm| chetumal||| chetumal international|28|MX|
 ctn| cooktown||||12|AU|
 cts| sapporo||| new chitose|61|JP|
 ctu| chengdu|| shuangliu| shuangliu international|45|CN|
 cua| ciudad constitucion|| comondu, cd constitucion||12|MX|
 cuc| cucuta||| camilo daza international|45|CO|
 cue| cuenca||| mariscal lamar international|45|EC|
 cuf| cuneo||| cuneo international|12|IT|
 cuk| caye caulker||||12|BZ|
 cul| culiacan||| bachigualato international|66|MX|
 cum| cumana||| antonio jose de sucre|12|VE|
 cun| cancun|| riviera maya, playa del carmen| cancun international|97|MX|
 cup| carupano||| general jose francisco bermudez|12|VE|
 cuq| coen||||12|AU|
 cur| curacao| curazao| country of curacao, willemstad| hato international|68|CW|
 cuu| chihuahua||| general roberto fierro villalobos international|45|MX|
 cuz| cusco|| cuzco, machu picchu| alejandro velasco astete international|45|PE|
 cvg| cincinnati|| cincy, covington| cincinnati northern kentucky international|76|US|KY
 cvj| cuernavaca|| temixco| general mariano matamoros|12|MX|
 cvm| ciudad victoria|| cd victoria| general pedro j mendez international|28|MX|
 cvq| carnarvon||||12|AU|
 cwa auw| wausau||| central wisconsin|12|US|WI
 cwb| curitiba||||70|BR|
 cwc| chernivtsi||| chernivtsi international|12|UA|
 cwj| cangyuan|| cangyuan va autonomous county, lincang| washan|12|CN|
 cwl| cardiff||||12|GB|
 cxb| coxs bazar||||12|BD|
 cxi| kiritimati island|| kiritimati| cassidy international|12|KI|
 cxj| caxias do sul||||12|BR|
 cxp| cilacap||| tunggul wulung|12|ID|
 cxr nha| nha trang|| cam ranh| cam ranh international|45|VN|
 cya| les cayes||| antoine simon international|12|HT|
 cyb| cayman brac| caiman brac| cayman brac island| sir charles kirkconnell international|12|KY|
 cyc| caye chapel|| cay chapel| cay chapel|12|BZ|
 cyi| chiayi|| chiayi city||12|TW|
 cyo| cayo largo|| cayo largo del sur| vilo acuna|12|CU|
 cyp| calbayog|| calbayog city||12|PH|
 cyw| celaya||| captain rogelio castillo national|12|MX|
 cyx| cherskiy||||12|RU|
 cyz| cauayan|| cauayan city||12|PH|
 cze| coro||| jose leonardo chirino|12|VE|
 czh| corozal||||12|BZ|
 czl| constantine| constantina|| mohamed boudiaf international|12|DZ|
 czm| cozumel||| cozumel international|45|MX|
 czs| cruzeiro do sul||| cruzeiro do sul international|12|BR|
 czu| corozal||| las brujas|12|CO|
 czx| changzhou||| benniu|12|CN|
 dab| daytona beach||| daytona beach international|28|US|FL
 dac| dhaka| daca| dacca| shahjalal international|45|BD|
 dad| da nang||| da nang international|45|VN|
 dal| dallas||| love field|88|US|TX
 dam| damascus| damasco|| damascus international|30|SY|
 dar| dar es salaam| dar es salam|| julius nyerere international|45|TZ|
 dau| daru|| daru island||12|PG|
 dav| david||||28|PA|
 day| dayton||| james m cox dayton international|45|US|OH
 dbb| el dabaa|| el alamein| el alamein international|12|EG|
 dbc| baicheng||| changan|12|CN|
 dbo| dubbo||||12|AU|
 dbq| dubuque||| dubuque regional|12|US|IA
 dbr| darbhanga||||12|IN|
 dbv| dubrovnik||||45|HR|
 dca| washington d c|| washington| ronald reagan washington national|91|US|DC
 dcf| dominica|| canefield| canefield|12|DM|
 dcm| castres|| mazamet| castres mazamet|12|FR|
 dcy| daocheng|| daocheng xian, garze| dao cheng yading|12|CN|
 ddc| dodge city||| dodge city regional|12|US|KS
 ddg| dandong|| zhenxing| langtou|12|CN|
 dea| dera ghazi khan||| dera ghazi khan international|12|PK|
 deb| debrecen||| debrecen international|12|HU|
 dec| decatur||||12|US|IL
 ded| dehradun|| jauligrant| jolly grant|12|IN|
 def| dezful||||12|IR|
 del| delhi|| new delhi, nueva delhi, nueva deli, nva delhi| indira gandhi international|83|IN|
 den| denver|| stapleton| denver international|98|US|CO
 dfw ftw| dallas|| fort worth, dallas fort worth, ft worth, dallas ft worth| dallas fort worth international|98|US|TX
 dga| dangriga||||12|BZ|
 dgh| deoghar||||12|IN|
 dgo| durango|| victoria de durango| durango international|28|MX|
 dgt| dumaguete|| dumaguete city| dumaguete sibulan|12|PH|
 dhm| dharamsala|| kangra| kangra|12|IN|
 dhn| dothan||| dothan regional|12|US|AL
 dib| dibrugarh||||12|IN|
 die| antsiranana|| antisiranana| arrachart|12|MG|
 dig| shangri la|| diqing| diqing shangri la|12|CN|
 dij| dijon|| longvic| dijon longvic air base|12|FR|
 dik| dickinson||| dickinson municipal|12|US|ND
 dil| dili||| nicolau lobato|12|TL|
 din| dien bien phu||||12|VN|
 dir| dire dawa||| aba tenna dejazmach yilma international|12|ET|
 dis| dolisie||||12|CG|
 diy| diyarbakir||||12|TR|
 dje| djerba| yerba| djerba island, mellita| djerba zarzis international|12|TN|
 djg| djanet||| cheikh amoud ben mokhtar|12|DZ|
 djj| jayapura|| sentani| sentani|30|ID|
 djt pbi| west palm beach|| palm beach, palm beach international| president donald j trump international|75|US|FL
 dla| douala| duala|| douala international|12|CM|
 dlc| dalian|| ganjingzi| zhoushuizi international|45|CN|
 dle| dole|| tavaux| dole jura|12|FR|
 dlg| dillingham||||12|US|AK
 dlh| duluth||| duluth international|12|US|MN
 dli| da lat||| lien khuong|12|VN|
 dlm| dalaman|| marmaris||45|TR|
 dlu| dali|| xiaguan||12|CN|
 dlz| dalandzadgad|| dalanzadgad, omnogovi| dalanzadgad|12|MN|
 dmb| taraz||||12|KZ|
 dme| moscow| moscu|| domodedovo international|58|RU|
 dmk| bangkok||| don mueang international|45|TH|
 dmm| dammam|| ad dammam| king fahd international|45|SA|
 dmu| dimapur||||12|IN|
 dnd| dundee||| riverside|12|GB|
 dnh| dunhuang||||12|CN|
 dnk| dnipro||| dnipro international|12|UA|
 dnr| dinard|| saint malo, pleurtuit, st malo| dinard pleurtuit saint malo|12|FR|
 dnz| denizli||| denizli cardak|12|TR|
 dod| dodoma||||12|TZ|
 dog| dongola||||12|SD|
 doh dia| doha|| doha international| hamad international|83|QA|
 dol| deauville||| deauville saint gatien|12|FR|
 dom| dominica|| marigot| melville hall|12|DM|
 dou| dourados||||12|BR|
 dpl| dipolog||||12|PH|
 dpo| devonport||||12|AU|
 dps| denpasar|| bali| ngurah rai international|60|ID|
 dqm jnj| duqm||| duqm international|30|OM|
 drk| drake bay||||12|CR|
 dro| durango||| durango la plata county|28|US|CO
 drp lgp| legazpi|| daraga| bicol international|12|PH|
 drs| dresden| dresde|||12|DE|
 drw| darwin||| darwin international|30|AU|
 dsk| dera ismail khan|| dera ismael khan||12|PK|
 dsm| des moines||| des moines international|45|US|IA
 dsn| ordos||| ejin horo|12|CN|
 dso| sondok|| chongpyong county, sondong ni||12|KP|
 dss dkr| dakar|| senghor, leopold sedar senghor| blaise diagne international|45|SN|
 dtb| siborong borong||| silangit|12|ID|
 dtm| dortmund||||12|DE|
 dtu| wudalianchi|| heihe| dedu|12|CN|
 dtw dtt| detroit||| detroit metropolitan wayne county|90|US|MI
 dub| dublin||||81|IE|
 dud| dunedin||||12|NZ|
 due| chitato||| dundo|12|AO|
 duj| dubois||| du bois jefferson county|12|US|PA
 dum| dumai||| pinang kampai|12|ID|
 dur| durban||| king shaka international|45|ZA|
 dus| dusseldorf|| duesseldorf| dusseldorf international|54|DE|
 dut| dutch harbor|| unalaska| unalaska|12|US|AK
 dvo| davao||| francisco bangoy international|45|PH|
 dwc| dubai|| jebel ali| world central al maktoum international|45|AE|
 dwd| dawadmi|| ad dawadimi| dawadmi domestic|12|SA|
 dxb| dubai||| dubai international|99|AE|
 dyg| zhangjiajie||| dayong|12|CN|
 dyr| anadyr||| ugolny|12|RU|
 dyu| dushanbe| dusambe|| dushanbe international|12|TJ|
 dza| pamandzi|| dzaoudzi| dzaoudzi pamandzi international|12|YT|
 dzn| zhezkazgan|| zhezqazghan||12|KZ|
 eam| najran||||12|SA|
 ear| kearney||| kearney municipal|12|US|NE
 eas| san sebastian|| donostia, hondarribia||28|ES|
 eat| wenatchee||| pangborn field|12|US|WA
 eau| eau claire||| chippewa valley regional|12|US|WI
 eba| elba|| isola delba, marina di campo| marina di campo|12|IT|
 ebb| entebbe|| kampala||45|UG|
 ebd| el obeid||||12|SD|
 ebj| esbjerg||||12|DK|
 ebl| erbil|| arbil| erbil international|12|IQ|
 ebu| saint etienne|| boutheon, st etienne| saint etienne boutheon|12|FR|
 ecn| ercan|| tymbou, kirklar| ercan international|12|CY|
 ecp pfn| panama city|| bay county, panama city beach| northwest florida beaches international|28|US|FL
 edi| edinburgh| edimburgo| edimbourg||57|GB|
 edl| eldoret||| eldoret international|12|KE|
 edo| edremit||| balikesir koca seyit|12|TR|
 efl| kefalonia|| kefalonia island, kefallinia island| cephalonia international|12|GR|
 egc| bergerac|| roumaniere| bergerac roumaniere|12|FR|
 ege| eagle|| vail| eagle county regional|28|US|CO
 ego| belgorod||| belgorod international|12|RU|
 egs| egilsstadir||||12|IS|
 egx| egegik||||12|US|AK
 ehu| ezhou||| huahu|30|CN|
 eie| yeniseysk||||12|RU|
 eik| yeysk||||12|RU|
 ein| eindhoven||||45|NL|
 eis| tortola|| road town| terrance b lettsome international|28|VG|
 eja| barrancabermeja||| yariguies|12|CO|
 ejh| al wajh||| al wajh domestic|12|SA|
 eko| elko||| elko regional|12|US|NV
 elc| elcho island||||12|AU|
 eld| el dorado||| goodwin field|12|US|AR
 elf| el fasher||||12|SD|
 elg| el menia||| el golea|12|DZ|
 elh| north eleuthera|| north eleuthera district||28|BS|
 elm| elmira|| corning| elmira corning regional|12|US|NY
 elp| el paso||| el paso international|45|US|TX
 elq| buraidah|| al qassim region| prince nayef bin abdulaziz regional|12|SA|
 els| east london||||12|ZA|
 elu| guemar||| abdel kader lamoudi|12|DZ|
 ema nqt| nottingham||| east midlands|45|GB|
 emd| emerald||||12|AU|
 emk| emmonak||||12|US|AK
 ena| kenai||| kenai municipal|12|US|AK
 enf| enontekio||||12|FI|
 enh| enshi||| xujiaping|12|CN|
 eni| el nido||||12|PH|
 enu| enugu|| enegu||12|NG|
 eny| yanan|| baota| nanniwan|12|CN|
 eoh| medellin||| olaya herrera|28|CO|
 eoi| eday||||12|GB|
 epr| esperance||||12|AU|
 epu| parnu||||12|EE|
 eqs| esquel||||12|AR|
 erc| erzincan||||12|TR|
 erf| erfurt||| erfurt weimar|12|DE|
 erh| errachidia||| moulay ali cherif|12|MA|
 eri| erie||| erie international|12|US|PA
 erl| erenhot||| saiwusu international|12|CN|
 ers| windhoek||| eros|12|NA|
 erz| erzurum||||12|TR|
 esb ank| ankara||| esenboga international|45|TR|
 esc| escanaba||| delta county|12|US|MI
 esl| elista||||12|RU|
 esr| el salvador||||12|CL|
 esu| essaouira||||12|MA|
 etm eth vda| eilat|| ovda, uvda| eilat ramon international|30|IL|
 etr mch| santa rosa|| machala, sta rosa| santa rosa regional|12|EC|
 etz| metz|| nancy| metz nancy lorraine|12|FR|
 eug| eugene||| mahlon sweet field|28|US|OR
 eun| laayoune| el aaiun|| hassan i|12|MA|
 eux| st eustatius| san eustaquio| oranjestad, sint eustatius, saint eustatius| f d roosevelt|12|BQ|
 eve| harstad|| evenes| evenes|12|NO|
 evg| sveg||| harjedalen sveg|12|SE|
 evn| yerevan| erevan|| zvartnots international|45|AM|
 evv| evansville||| evansville regional|12|US|IN
 ewb| new bedford||| new bedford regional|12|US|MA
 ewn| new bern||| coastal carolina regional|12|US|NC
 ewr| newark|| new york city, new york, nueva york, nva york| newark liberty international|95|US|NJ
 ext| exeter||||28|GB|
 eyk| beloyarskiy||||12|RU|
 eyp| yopal|| el yopal| el alcaravan|12|CO|
 eyw| key west| cayo hueso|| key west international|28|US|FL
 eze| buenos aires|| ezeiza| ministro pistarini international|91|AR|
 ezs| elazig||||12|TR|
 fae| vagar|| faroe islands||12|FO|
 fai| fairbanks||| fairbanks international|28|US|AK
 fao| faro||||51|PT|
 far| fargo||| hector international|28|US|ND
 fat| fresno||| fresno yosemite international|45|US|CA
 fav| fakarava||||12|PF|
 fay| fayetteville||| fayetteville municipal|28|US|NC
 fbm| lubumbashi||| lubumbashi international|12|CD|
 fca| kalispell|| glacier| glacier park international|28|US|MT
 fco| rome| roma|| leonardo da vinci fiumicino|93|IT|
 fdf| fort de france|| martinique, martinica| martinique aime cesaire international|45|MQ|
 fdh| friedrichshafen||||12|DE|
 fdu| bandundu|| bandundu province||12|CD|
 feg| fergana||| fergana international|12|UZ|
 fen| fernando de noronha|| ilha de fernando de noronha||28|BR|
 fez| fez|| fes, saiss| fes saiss|45|MA|
 fhu| sierra vista|| fort huachuca, ft huachuca| sierra vista municipal|12|US|AZ
 fih| kinshasa| kinsasa|| ndjili|30|CD|
 fjr| fujairah||| fujairah international|12|AE|
 fkb| karlsruhe|| baden baden| karlsruhe baden baden|12|DE|
 fki| kisangani||| bangoka international|12|CD|
 fkq| fakfak||| torea|12|ID|
 fks| fukushima|| sukagawa||12|JP|
 fla| florencia||| gustavo artunduaga paredes|12|CO|
 flg| flagstaff|| grand canyon| pulliam|28|US|AZ
 fll| fort lauderdale|| hollywood, miami, ft lauderdale| fort lauderdale hollywood international|93|US|FL
 fln| florianopolis|| floripa| florianopolis hercilio luz international|45|BR|
 flo| florence||| florence regional|12|US|SC
 flr| florence| florencia| firenze, florenz| peretola|45|IT|
 flw| flores|| santa cruz das flores, sta cruz das flores||12|PT|
 flz| sibolga|| pinangsori| dr ferdinand lumban tobing|12|ID|
 fma| formosa||||12|AR|
 fmi| kalemie||||12|CD|
 fmm| memmingen||||28|DE|
 fmo| munster||| osnabruck international|12|DE|
 fna| freetown|| lungi town| freetown lungi international|30|SL|
 fnc| funchal||| madeira|45|PT|
 fni| nimes|| garons| nimes ales camargue cevennes|12|FR|
 fnj| pyongyang| pionyang|| sunan international|12|KP|
 fnt| flint||| bishop international|28|US|MI
 foc| fuzhou|| changle| changle international|30|CN|
 fod| fort dodge|| ft dodge| fort dodge municipal|12|US|IA
 fog| foggia||| gino lisa|12|IT|
 for| fortaleza||| pinto martins fortaleza international|71|BR|
 fpo| freeport||| grand bahama international|28|BS|
 fra| frankfurt| francfort| frankfurt am main, francoforte||96|DE|
 frl| forli||||12|IT|
 fro| floro||||12|NO|
 frs| flores|| tikal, peten, santa elena, san benito, sta elena| mundo maya international|28|GT|
 frw| francistown||||12|BW|
 fsc| figari|| figari sud corse| figari sud corse|12|FR|
 fsd| sioux falls||| joe foss field|28|US|SD
 fsm| fort smith|| ft smith| fort smith municipal|28|US|AR
 fsp| saint pierre|| st pierre||12|PM|
 fsz| shizuoka|| makinohara, shimada| mt fuji shizuoka|12|JP|
 fte| el calafate|| calafate||45|AR|
 fti| fitiuta|| fitiuta village||12|AS|
 ftu| tolanaro||||12|MG|
 fue| fuerteventura|| el matorral||45|ES|
 fug| fuyang|| yingzhou| xiguan|12|CN|
 fuj| goto|| fukuecho| fukue|12|JP|
 fuk| fukuoka||||62|JP|
 fun| funafuti||| funafuti international|12|TV|
 fuo| foshan|| nanhai| shadi|12|CN|
 fut| futuna|| futuna island| pointe vele|12|WF|
 fwa| fort wayne|| ft wayne| fort wayne international|28|US|IN
 fyj| fuyuan||||12|CN|
 fyn| fuyun||| koktokay|12|CN|
 gae| gabes||| gabes matmata international|12|TN|
 gaf| gafsa||| gafsa ksar international|12|TN|
 gaj| yamagata|| higashine||12|JP|
 gan| gan|| gan island| gan international|12|MV|
 gao| guantanamo||| mariana grajales|12|CU|
 gaq| gao||||12|ML|
 gau| guwahati||| lokpriya gopinath bordoloi international|45|IN|
 gay| gaya||||12|IN|
 gbb| gabala||| gabala international|12|AZ|
 gbe| gaborone||| seretse khama international|30|BW|
 gbj| marie galante|| marie galante island, grand bourg||12|GP|
 gcc| gillette||| gillette campbell county|12|US|WY
 gch| dogonbadan|| gachsaran| gachsaran|12|IR|
 gci| guernsey|| saint peter port, st peter port||12|GG|
 gck| garden city||| garden city regional|12|US|KS
 gcm| grand cayman| gran caiman| georgetown| owen roberts international|45|KY|
 gcn| grand canyon| gran canon| tusayan| grand canyon national park|12|US|AZ
 gdb| gondia||||12|IN|
 gde| gode||||12|ET|
 gdl| guadalajara|| tlajomulco de zuniga| miguel hidalgo international|87|MX|
 gdn| gdansk|| danzig| lech walesa|45|PL|
 gdq| gondar|| gonder, azezo||12|ET|
 gdt| grand turk| gran turca| cockburn town| jags mccartney international|12|TC|
 gdx| magadan||| sokol|12|RU|
 gdz| gelendzhik||||12|RU|
 gea| noumea| numea|| magenta|30|NC|
 gec| lefkoniko|| gecitkale||12|CY|
 geg| spokane|| coeur dalene| spokane international|45|US|WA
 gel| santo angelo|| sto angelo||12|BR|
 geo| georgetown||| cheddi jagan international|45|GY|
 ger| nueva gerona|| nva gerona| rafael cabrera mustelier|12|CU|
 ges| general santos||| general santos international|12|PH|
 get| geraldton||||12|AU|
 gev| gallivare||||12|SE|
 gff| griffith||||12|AU|
 gfk| grand forks||| grand forks international|12|US|ND
 ggg| longview||| gregg county|12|US|TX
 ggt| george town|| exuma, moss town| exuma international|28|BS|
 ggw| glasgow||| glasgow international|12|US|MT
 gha| ghardaia|| el atteuf| noumerat moufdi zakaria|12|DZ|
 ghb| governors harbour|| governors harbour district, historical||12|BS|
 ght| ghat||||12|LY|
 ghv xhv| brasov||| brasov ghimbav international|12|RO|
 gib| gibraltar||| gibraltar international|12|GI|
 gig| rio de janeiro||| galeao international|85|BR|
 gil| gilgit||||12|PK|
 gis| gisborne||||12|NZ|
 giz| jizan||| jizan regional|12|SA|
 gja| guanaja||||12|HN|
 gjl| jijel|| tahir| ferhat abbas|12|DZ|
 gjt| grand junction||| grand junction regional|28|US|CO
 gka| goroka|| goronka||12|PG|
 gla| glasgow|| paisley, renfrewshire||56|GB|
 glf| golfito||||12|CR|
 glh| greenville||| greenville international|12|US|MS
 glt| gladstone||||12|AU|
 gma| gemena||||12|CD|
 gmb| gambela||| gambella|12|ET|
 gme| gomel|| homyel||12|BY|
 gmo| gombe||| lawanti international|12|NG|
 gmp| seoul| seul|| gimpo international|45|KR|
 gmq| golog|| maqin county, maqen| maqin|12|CN|
 gmr| totegegie||||12|PF|
 gna| grodno|| hrodna| hrodna|12|BY|
 gnb gno| grenoble|| lyon, saint etienne de saint geoirs, st etienne de saint geoirs| alpes isere|12|FR|
 gnd| grenada| granada| saint georges, st georges| maurice bishop international|45|GD|
 gnj kvd| ganja|| kirovabad, gyandzha| ganja international|12|AZ|
 gns| gunungsitoli||| binaka|12|ID|
 gnv| gainesville||| gainesville regional|28|US|FL
 gny sfq| sanliurfa||| gap|12|TR|
 goa| genoa| genova| genua, genes| cristoforo colombo|12|IT|
 goh| nuuk||||12|GL|
 goi| goa|| vasco da gama| dabolim|45|IN|
 goj| nizhny novgorod|| nizhniy novgorod| nizhny novgorod international|12|RU|
 gom| goma||| goma international|12|CD|
 gop| gorakhpur||||12|IN|
 goq| golmud||||12|CN|
 got| gothenburg| gotemburgo| goteborg, goeteborg| gothenburg landvetter|45|SE|
 gou| garoua||||12|CM|
 gov| nhulunbuy||| gove|12|AU|
 gox| goa|| mopa| mopa international|12|IN|
 gpa| patras|| araxos| araxos|12|GR|
 gpi| guapi||||12|CO|
 gps| baltra|| galapagos, baltra island| seymour|45|EC|
 gpt| gulfport|| biloxi| gulfport biloxi regional|28|US|MS
 grb| green bay||| austin straubel international|28|US|WI
 gri| grand island||| central nebraska regional|12|US|NE
 grj| george||||12|ZA|
 grk| killeen||| killeen fort hood regional|12|US|TX
 gro| girona| gerona|| girona costa brava|28|ES|
 grq| groningen| groninga|||12|NL|
 grr| grand rapids||| gerald r ford international|45|US|MI
 gru| sao paulo|| san pablo, cumbica| sao paulo guarulhos international|94|BR|
 grv| grozny||||12|RU|
 grw| graciosa|| ilha graciosa, santa cruz da graciosa, sta cruz da graciosa||12|PT|
 grx| granada||| federico garcia lorca|45|ES|
 grz| graz|| feldkirchen bei graz||12|AT|
 gsj| puerto san jose|| pto san jose| san jose|12|GT|
 gso| greensboro|| winston salem| piedmont triad international|45|US|NC
 gsp| greenville|| spartanburg, greer| greenville spartanburg international|45|US|SC
 gst| gustavus||||12|US|AK
 gsv rtw| saratov|| tsentralny saratov| gagarin international|30|RU|
 gte| groote eylandt||||12|AU|
 gtf| great falls||| great falls international|28|US|MT
 gtr ubs| columbus|| w point, starkville| golden triangle regional|12|US|MS
 gua| guatemala city| ciudad de guatemala| antigua guatemala, guate, la aurora, cd de guatemala| la aurora international|86|GT|
 guc| gunnison||| gunnison county|12|US|CO
 gum| guam|| hagatna| antonio b won pat international|45|GU|
 gur| gurney||||12|PG|
 guw| atyrau||||12|KZ|
 gva| geneva| ginebra| geneve, genf, ginevra, genebra||55|CH|
 gvr| governador valadares||||12|BR|
 gwd| gwadar||| gwadar international|12|PK|
 gwl| gwalior||||12|IN|
 gwt| sylt|| westerland||12|DE|
 gwy| galway||||12|IE|
 gxf| seiyun||||12|YE|
 gxg| mbanza negage|| negage| negage|12|AO|
 gxh| xiahe|| xiahe county, gannan| gannan xiahe|12|CN|
 gyd bak| baku||| heydar aliyev international|45|AZ|
 gye| guayaquil||| jose joaquin de olmedo international|73|EC|
 gym| guaymas|| heroica guaymas| general jose maria yanez international|12|MX|
 gyn| goiania||| santa genoveva|45|BR|
 gys| guangyuan|| lizhou| panlong|12|CN|
 gzp| gazipasa||| gazipasa alanya|12|TR|
 gzt| gaziantep||| oguzeli international|12|TR|
 hac| hachijojima|| hachijo jima||12|JP|
 had| halmstad||||12|SE|
 hah yva| moroni||| prince said ibrahim international|12|KM|
 haj| hanover| hannover|| hannover langenhagen|45|DE|
 hak| haikou|| meilan| meilan international|30|CN|
 ham| hamburg| hamburgo| amburgo||55|DE|
 han| hanoi|| soc son| noi bai international|60|VN|
 haq| hanimaadhoo|| haa dhaalu atoll| hanimaadhoo international|12|MV|
 has| hail||| hail regional|12|SA|
 hau| haugesund|| karmoy| karmoy|12|NO|
 hav| havana| la habana| habana, la havane, havanna| jose marti international|84|CU|
 hba| hobart||||12|AU|
 hbe aly| alexandria| alejandria| el nouzha, nozha, borg el arab, burj al arab| alexandria international|12|EG|
 hbx| hubballi|| hubli| hubli|12|IN|
 hcj| hechi|| jinchengjiang| jin cheng jiang|12|CN|
 hcn| hengchun|| hengchung||12|TW|
 hcr| holy cross||||12|US|AK
 hcz lqp| chenzhou||| beihu|12|CN|
 hdf| heringsdorf|| usedom island||12|DE|
 hdg| handan||| hebei handan|12|CN|
 hdm| hamadan||||12|IR|
 hdn| steamboat springs|| hayden| yampa valley|28|US|CO
 hdy| hat yai||| tha akatsayan hat yai|12|TH|
 hea| herat|| guzara| herat international|12|AF|
 hek| heihe||| aihui|12|CN|
 hel| helsinki|| helsingfors| helsinki vantaa|80|FI|
 her| heraklion| heraclion| irakleion| heraklion international|45|GR|
 het| hohhot||| baita international|30|CN|
 hfa| haifa||| haifa international|12|IL|
 hfe| hefei||| xinqiao international|12|CN|
 hfn| hofn||| hornafjordur|12|IS|
 hfs| hagfors|| rada||12|SE|
 hft| hammerfest||||12|NO|
 hga| hargeisa|| hargeysa| egal international|12|SO|
 hgh| hangzhou||| xiaoshan international|45|CN|
 hgn| mae hong son||| sanam bin mae hong son|12|TH|
 hgr| hagerstown||| hagerstown regional|12|US|MD
 hgu| mount hagen|| mt hagen||12|PG|
 hhh| hilton head island|| hilton head| hilton head|28|US|SC
 hhn| hahn|| francfort, frankfurt am main, lautzenhausen| frankfurt hahn|28|DE|
 hhq| hua hin||||12|TH|
 hia| huaian||| lianshui|12|CN|
 hib| hibbing||| range regional|12|US|MN
 hid| horn island|| horn||12|AU|
 hii| lake havasu city||||12|US|AZ
 hij| hiroshima||||12|JP|
 hin| jinju|| chinju, sacheon| sacheon|12|KR|
 hir| honiara||| honiara henderson international|30|SB|
 hjj| huaihua||| zhijiang|12|CN|
 hjr| khajuraho|| khajuraho group of monuments| civil|12|IN|
 hkd| hakodate||||12|JP|
 hkg| hong kong|| hk, kai tak, chek lap kok| hong kong international|92|HK|
 hkk| hokitika||||12|NZ|
 hkn| hoskins|| kimbe||12|PG|
 hkt| phuket||| phuket international|45|TH|
 hla| johannesburg| johannesburgo|| lanseria international|12|ZA|
 hld| hailar||| hulunbuir hailar|12|CN|
 hln| helena||| helena regional|28|US|MT
 hlp| jakarta| yakarta|| halim perdanakusuma|12|ID|
 hlz| hamilton||| hamilton international|12|NZ|
 hma| khanty mansiysk||| hanty mansijsk|12|RU|
 hmb| sohag|| suhaj| sohag international|12|EG|
 hme| hassi messaoud||| oued irara krim belkacem|12|DZ|
 hmi| hami||||12|CN|
 hmo| hermosillo||| general ignacio pesqueira garcia international|66|MX|
 hmv| hemavan||| hemavan tarnaby|12|SE|
 hna| hanamaki||| morioka hanamaki|12|JP|
 hnd| tokyo| tokio|| tokyo international|96|JP|
 hnl| honolulu|| oahu| daniel k inouye international|87|US|HI
 hnm| hana||||12|US|HI
 hns| haines||||12|US|AK
 hob| hobbs||||12|US|NM
 hod| hodeidah|| al hudaydah, hodeida||12|YE|
 hof| al ahsa|| al hufuf, hofuf||12|SA|
 hog| holguin||| frank pais international|45|CU|
 hoi| hao|| otepa||12|PF|
 hom| homer||||12|US|AK
 hon| huron||| huron regional|12|US|SD
 hor| horta||||12|PT|
 hot| hot springs||| memorial field|12|US|AR
 hou| houston||| william p hobby|77|US|TX
 hov| orsta||| hovden|12|NO|
 hpa| haapai|| lifuka island, lifuka| lifuka island|12|TO|
 hpg| shennongjia|| hongping| hongping|12|CN|
 hph| haiphong|| hai an| cat bi international|12|VN|
 hpn| white plains|| westchester county| westchester county|28|US|NY
 hrb| harbin||| taiping international|45|CN|
 hre| harare||| robert gabriel mugabe international|45|ZW|
 hrg| hurghada||| hurghada international|45|EG|
 hri| hambantota||| hambantota international|30|LK|
 hrk| kharkiv||| kharkiv international|12|UA|
 hrl| harlingen||| rio grande valley international|28|US|TX
 hrm| hassi rmel||||12|DZ|
 hro| harrison||| boone county|12|US|AR
 hsa| turkistan||| hazret sultan international|30|KZ|
 hsc| shaoguan||| danxia|12|CN|
 hsg| saga||||12|JP|
 hsr raj| rajkot||| rajkot international|12|IN|
 hsv| huntsville||| huntsville international|45|US|AL
 hta| chita||| kadala|12|RU|
 htg| khatanga||||12|RU|
 hti| hamilton island||| great barrier reef|12|AU|
 htn| hotan|| gujangbagh||12|CN|
 hts| huntington||| tri state|12|US|WV
 htt| huatugou|| mengnai| haixi mangnai|12|CN|
 hty| hatay|| antakya||12|TR|
 huh| huahine|| fare| huahine fare|12|PF|
 hui| hue||| phu bai international|12|VN|
 hun| hualien|| hualien city||12|TW|
 huo| holingol|| holingol county| huolinhe|12|CN|
 huu| huanuco||| alferez fap david figueroa fernandini|12|PE|
 hux| huatulco|| bahias de huatulco, santa maria huatulco, sta maria huatulco| bahias de huatulco international|45|MX|
 huy| humberside|| grimsby||12|GB|
 huz| huizhou|| pingtan| pingtan|12|CN|
 hva| analalava||||12|MG|
 hvb| hervey bay||||12|AU|
 hvd| khovd||||12|MN|
 hvg| honningsvag||| valan|12|NO|
 hvn| new haven||| tweed new haven|28|US|CT
 hya| hyannis|| cape cod| barnstable municipal|12|US|MA
 hyd bpm| hyderabad|| begumpet| rajiv gandhi international|60|IN|
 hyn| taizhou|| huangyan| luqiao|12|CN|
 hys| hays||| hays municipal|12|US|KS
 hza| heze||||12|CN|
 hzh| liping|| liping xian||12|CN|
 hzk| husavik|| nordurthing||12|IS|
 iaa| igarka||||12|RU|
 iad| washington d c|| washington, dulles| washington dulles international|90|US|VA
 iag| niagara falls||| niagara falls international|12|US|NY
 iah| houston|| h town, htown| george bush intercontinental|95|US|TX
 iam| in amenas|| i n amenas||12|DZ|
 iao| siargao|| del carmen| sayak|12|PH|
 ias| iasi||| iasi international|12|RO|
 iba| ibadan||||12|NG|
 ibe| ibague||| el salado|12|CO|
 ibr| ibaraki|| omitama| hyakuri ab|12|JP|
 ibz| ibiza|| eivissa||45|ES|
 icn| seoul| seul|| incheon international|92|KR|
 ict| wichita||| dwight d eisenhower national|45|US|KS
 ida| idaho falls||| idaho falls regional|12|US|ID
 idr| indore||| devi ahilyabai holkar international|12|IN|
 idy| ile dyeu||||12|FR|
 ieg| zielona gora|| babimost||12|PL|
 iev| kyiv| kiev|| zhuliany international|12|UA|
 ifj| isafjordur||||12|IS|
 ifn| isfahan||| isfahan international|12|IR|
 ifo| ivano frankivsk||| ivano frankivsk international|12|UA|
 iga| matthew town||| inagua|12|BS|
 igd| igdir||||12|TR|
 igr| puerto iguazu|| iguazu, pto iguazu| cataratas del iguazu international|45|AR|
 igt| magas|| sunzha||12|RU|
 igu| foz do iguacu| foz de iguazu| iguazu| cataratas international|45|BR|
 ijk| izhevsk||||12|RU|
 ika| tehran| teheran|| imam khomeini international|45|IR|
 iki| iki|| iki shi||12|JP|
 iks| tiksi||||12|RU|
 ikt| irkutsk||||12|RU|
 iku| tamchy|| issyk kul region| issyk kul international|12|KG|
 ild| lleida| lerida|| lleida alguaire|12|ES|
 ilf| ilford||||12|CA|MB
 ilg| wilmington||| new castle|12|US|DE
 ilm| wilmington||| wilmington international|28|US|NC
 ilo| iloilo|| cabatuan| iloilo international|12|PH|
 ilp| ile des pins||||12|NC|
 ilq| ilo||||12|PE|
 ilr| ilorin||||12|NG|
 ils| san salvador||| ilopango international|12|SV|
 ily| islay|| port ellen||12|GB|
 imf| imphal||| imphal international|12|IN|
 imp| imperatriz||||28|BR|
 imt| iron mountain||| ford|12|US|MI
 inc| yinchuan||| hedong|12|CN|
 ind| indianapolis|| indy| indianapolis international|76|US|IN
 inh| inhambane||||12|MZ|
 ini| nis||| constantine the great|12|RS|
 inl| international falls||| falls international|12|US|MN
 inn| innsbruck|| tirol||45|AT|
 inu| nauru|| nauru island, yaren district| nauru international|12|NR|
 inv| inverness||| dalcross|28|GB|
 inz| in salah||||12|DZ|
 ioa| ioannina||| ioannina national|12|GR|
 iom| isle of man| isla de man| castletown| ronaldsway|12|IM|
 ios| ilheus||| jorge amado|28|BR|
 ipc| easter island| isla de pascua|| mataveri international|28|CL|
 iph| ipoh||| sultan azlan shah|12|MY|
 ipi| ipiales||| san luis|12|CO|
 ipn| ipatinga||| usiminas|12|BR|
 ipt| williamsport||| williamsport lycoming county|12|US|PA
 iqm| qiemo||| yudu|12|CN|
 iqn| qingyang|| qingyang shi, xifeng||12|CN|
 iqq| iquique||| diego aracena international|45|CL|
 iqt| iquitos||| coronel fap francisco secada vignetta international|28|PE|
 irg| lockhart river||||12|AU|
 irj| la rioja||| capitan vicente almandos almonacid|12|AR|
 irk| kirksville||| kirksville regional|12|US|MO
 irp| isiro||| matari|12|CD|
 isa| mount isa|| mt isa||12|AU|
 isb| islamabad|| attock| islamabad international|45|PK|
 ise| isparta||| suleyman demirel|12|TR|
 isg| ishigaki||| new ishigaki|12|JP|
 isk| nashik|| ozar, nasik| ozar|12|IN|
 isp| islip|| long island| long island mac arthur|28|US|NY
 ist isl| istanbul| estambul| ataturk, yesilkoy, arnavutkoy, istambul||96|TR|
 isu| sulaymaniyah||| sulaymaniyah international|12|IQ|
 itb| itaituba||||12|BR|
 ith| ithaca||| tompkins regional|12|US|NY
 itm| osaka|| kioto, kyoto| osaka international|45|JP|
 ito| hilo||| hilo international|28|US|HI
 iue| niue|| alofi| hanan international|12|NU|
 ivc| invercargill||||12|NZ|
 ivl| ivalo||||12|FI|
 iwa| ivanovo||| ivanovo south|12|RU|
 iwj| masuda||| iwami|12|JP|
 iwk| iwakuni||| marine corps air station iwakuni|12|JP|
 ixa| agartala||||12|IN|
 ixb| bagdogra|| siliguri, darjeeling||12|IN|
 ixc| chandigarh||| chandigarh international|12|IN|
 ixd| prayagraj|| allahabad| allahabad|12|IN|
 ixe| mangaluru|| mangalore| mangalore|12|IN|
 ixg| belagavi|| belgaum| belgaum|12|IN|
 ixi| lakhimpur|| north lakhimpur, lilabari| lilabari|12|IN|
 ixj| jammu||||12|IN|
 ixl| leh||| kushok bakula rimpochhe|12|IN|
 ixm| madurai||||12|IN|
 ixp| pathankot||||12|IN|
 ixr| ranchi||| birsa munda|12|IN|
 ixs| silchar||||12|IN|
 ixu| aurangabad||||12|IN|
 ixy| kandla||||12|IN|
 ixz| port blair||| veer savarkar international|12|IN|
 iza| juiz de fora||| presidente itamar franco|12|BR|
 izo| izumo||||12|JP|
 izt| ixtepec||||12|MX|
 jac| jackson hole|| jackson||28|US|WY
 jae| jaen||| shumba|12|PE|
 jaf| jaffna||| kankesanturai|12|LK|
 jai| jaipur||||45|IN|
 jak| jacmel||||12|HT|
 jal| xalapa|| xalapa de enriquez| el lencero|12|MX|
 jan| jackson||| jackson medgar wiley evers international|28|US|MS
 jau| jauja||| francisco carle|12|PE|
 jax| jacksonville||| jacksonville international|75|US|FL
 jbq hex| santo domingo|| herrera, la isabela, sto domingo| la isabela international|12|DO|
 jbr| jonesboro||| jonesboro municipal|12|US|AR
 jdf| juiz de fora||||12|BR|
 jdh| jodhpur||||12|IN|
 jdz| jingdezhen||||12|CN|
 jed| jeddah| yeda| mecca, la meca| king abdul aziz international|66|SA|
 jee| jeremie||||12|HT|
 jeg| aasiaat||||12|GL|
 jer| jersey|| saint helier, st helier||12|JE|
 jfk idl| new york| nueva york| idlewild, new york city, nva york| john f kennedy international|99|US|NY
 jga| jamnagar||||12|IN|
 jgd| jiagedaqi||||12|CN|
 jgs| jian|| jinggangshan| jinggangshan|12|CN|
 jhb| johor bahru||| senai international|12|MY|
 jhg| jinghong|| xishuangbanna, yunjinghong, gasa| xishuangbanna gasa|12|CN|
 jhm| kapalua|| lahaina||12|US|HI
 jhs| sisimiut||||12|GL|
 jib| djibouti| yibuti| djibouti city| djibouti ambouli international|30|DJ|
 jij| jijiga||| wilwal international|12|ET|
 jim| jimma||||12|ET|
 jiq| qianjiang||| wulingshan|12|CN|
 jjd| cruz||| jericoacoara|12|BR|
 jjg| jaguaruna||| humberto ghizzo bortoluzzi southern regional|12|BR|
 jjn| quanzhou||| jinjiang|12|CN|
 jkg| jonkoping||||12|SE|
 jkh| chios|| chios island| island national|12|GR|
 jkr| janakpur||||12|NP|
 jln| joplin||| joplin regional|12|US|MO
 jlr| jabalpur||||12|IN|
 jmj| lancang|| lancang lahu autonomous county, puer| jingmai|12|CN|
 jmk| mykonos| miconos| mykonos island| mykonos international|45|GR|
 jms| jamestown||| jamestown municipal|12|US|ND
 jmu| jiamusi||||12|CN|
 jnb| johannesburg| johannesburgo| joburg| o r tambo international|65|ZA|
 jng| jining||| qufu|12|CN|
 jnu| juneau||| juneau international|28|US|AK
 jnz| jinzhou|| linghai| bay|12|CN|
 joe| joensuu|| liperi||12|FI|
 jog| yogyakarta||| adisucipto international|12|ID|
 joi| joinville||||28|BR|
 jok| yoshkar ola||||12|RU|
 jol| jolo||||12|PH|
 jos| jos||| yakubu gowon|12|NG|
 jpa| joao pessoa||| presidente castro pinto international|28|BR|
 jrg| jharsuguda||||12|IN|
 jrh| jorhat||||12|IN|
 jro| kilimanjaro|| arusha| kilimanjaro international|12|TZ|
 jsh| sitia|| crete island||12|GR|
 jsi| skiathos|| skiathos island||12|GR|
 jsj| jiansanjiang||| shidi|12|CN|
 jso qbx| sobral||| dr luciano de arruda coelho regional|12|BR|
 jsr| jessore|| jashore||12|BD|
 jst| johnstown||| johnstown cambria county|12|US|PA
 jtc bau| bauru||| bauru arealva|12|BR|
 jtr| santorini|| thira, fira, santorini island||45|GR|
 jub| juba||||30|SS|
 juj| san salvador de jujuy||| gobernador horacio guzman international|28|AR|
 jul| juliaca||| inca manco capac international|28|PE|
 juz| quzhou||||12|CN|
 jwa| jwaneng||||12|BW|
 jxa| jixi||| xingkaihu|12|CN|
 jyv| jyvaskyla|| jyvaskylan maalaiskunta||12|FI|
 jzh| jiuzhaigou|| ngawa, songpan| jiuzhai huanglong|12|CN|
 kac| qamishli|| al qamishli, qamishly| kamishli|12|SY|
 kad| kaduna||||12|NG|
 kai| kaieteur national park|| kaieteur falls| kaieteur international|12|GY|
 kaj| kajaani||||12|FI|
 kan| kano||| mallam aminu kano international|12|NG|
 kao| kuusamo||||12|FI|
 kat| kaitaia|| awanui||12|NZ|
 kaw| kawthoung||||12|MM|
 kbl| kabul||| hamid karzai international|12|AF|
 kbp| kyiv| kiev| boryspil| boryspil international|30|UA|
 kbr| kota bharu|| kota baharu||12|MY|
 kbs| bo||||12|SL|
 kbv| krabi||||12|TH|
 kch| kuching||| kuching international|45|MY|
 kcm| kahramanmaras||||12|TR|
 kct| koggala|| galle||12|LK|
 kcz| kochi|| nankoku||12|JP|
 kdh| kandahar|| khvoshab| ahmad shah baba international|12|AF|
 kdl| kardla||||12|EE|
 kdm| kaadedhdhoo|| kaadedhdhoo island, huvadhu atoll||12|MV|
 kdo| kadhdhoo|| kadhdhoo island||12|MV|
 kdu| skardu||||12|PK|
 kef| reykjavik| reikiavik| islandia| keflavik international|50|IS|
 kej| kemerovo||||12|RU|
 kem| kemi|| tornio| kemi tornio|12|FI|
 ken| kenema||||12|SL|
 kep| nepalgunj||||12|NP|
 ker| kerman||| kerman international|12|IR|
 ket| kengtung||||12|MM|
 kga| kananga||||12|CD|
 kgc| kingscote||||12|AU|
 kgd| kaliningrad| kaliningrado|| khrabrovo|12|RU|
 kgf| karaganda|| karagandy| sary arka|12|KZ|
 kgi| kalgoorlie|| broadwood| kalgoorlie boulder|12|AU|
 kgl| kigali||| kigali international|45|RW|
 kgp| kogalym||| kogalym international|12|RU|
 kgs| kos|| kos island||12|GR|
 kgt| kangding|| garze| garze kangding|12|CN|
 khd| khorramabad||| khorramabad international|12|IR|
 khe| kherson||| kherson international|12|UA|
 khg| kashgar||||12|CN|
 khh| kaohsiung|| xiaogang| kaohsiung international|45|TW|
 khi| karachi||||45|PK|
 khn| nanchang||| changbei international|30|CN|
 khs| khasab||| khassab|12|OM|
 khv| khabarovsk||| novy|12|RU|
 kid| kristianstad||||12|SE|
 kih| kish island||| kish island international|12|IR|
 kij| niigata||||12|JP|
 kim| kimberley||| kimberly|12|ZA|
 kin| kingston||| norman manley international|69|JM|
 kir| kerry|| killarney||12|IE|
 kis| kisumu||||12|KE|
 kix| osaka|| kioto, kyoto| kansai international|62|JP|
 kja| krasnoyarsk||| yemelyanovo|30|RU|
 kjb| kurnool|| orvakal||12|IN|
 kjh| kaili|| huangping| huangping|12|CN|
 kji| burqin||| kanas|12|CN|
 kkc| khon kaen||||12|TH|
 kke| kerikeri||||12|NZ|
 kkj| kitakyushu||||12|JP|
 kkn| kirkenes||||12|NO|
 kkr| kaukura|| raitahiti||12|PF|
 kks| kashan||||12|IR|
 kkw| kikwit||||12|CD|
 kkx| kikai|| kikai cho||12|JP|
 klh| kolhapur||||12|IN|
 klo| kalibo|| boracay||12|PH|
 klr| kalmar||| kalmar oland|12|SE|
 klu| klagenfurt|| klagenfurt am worthersee||12|AT|
 klv| karlovy vary||||12|CZ|
 klx| kalamata||||12|GR|
 kma| kerema||||12|PG|
 kmc| king khalid military city|| king khaled military city||12|SA|
 kme| kamembe||| kamembe international|12|RW|
 kmg| kunming||| changshui international|45|CN|
 kmi| miyazaki||||12|JP|
 kmj| kumamoto||||12|JP|
 kmq| komatsu|| kanazawa||12|JP|
 kms| kumasi||||12|GH|
 kmw| kostroma||| sokerkino|12|RU|
 knd| kindu||||12|CD|
 kng| kaimana||||12|ID|
 knh| kinmen|| kinmen county, shang i| shang yi|12|TW|
 kno mes| medan|| polonia medan, polonia international| kualanamu international|45|ID|
 knq| kone||||12|NC|
 kns| king island||||12|AU|
 knu| kanpur||| civil|12|IN|
 knx| kununurra||| east kimberley regional|12|AU|
 koa| kailua kona|| kona, big island| kona international|45|US|HI
 koc| koumac||||12|NC|
 koi| kirkwall|| orkney islands||12|GB|
 koj| kagoshima||||30|JP|
 kok| kronoby|| kokkola, kruunupyy| kokkola pietarsaari|12|FI|
 kop| nakhon phanom||||12|TH|
 kos| sihanoukville||| sihanoukville international|12|KH|
 kou| koulamoutou||||12|GA|
 kov| kokshetau||||12|KZ|
 kpo| pohang||||12|KR|
 kpw| keperveyem|| keperveem||12|RU|
 kqh| kishangarh|| ajmer| ajmer kishangarh|12|IN|
 kqt| bokhtar|| kurgan tyube| qurghonteppa international|12|TJ|
 krf| kramfors|| nyland| hoga kusten|12|SE|
 krk| krakow| cracovia| auschwitz, krakau, cracow| john paul ii international|45|PL|
 krl| korla||||12|CN|
 krn| kiruna||||12|SE|
 kro| kurgan||||12|RU|
 krp| karup||| midtjyllands|12|DK|
 krr| krasnodar||| krasnodar international|12|RU|
 krs| kristiansand|| kjevik| kjevik|12|NO|
 krt| khartoum| jartum|| khartoum international|30|SD|
 krw| turkmenbasy|| turkmenbashi| turkmenbashi|12|TM|
 ksa| kosrae island|| okat| kosrae international|12|FM|
 ksc| kosice||| kosice international|12|SK|
 ksd| karlstad||||12|SE|
 ksf| kassel||| calden|12|DE|
 ksh| kermanshah||| shahid ashrafi esfahani|12|IR|
 ksl| kassala||||12|SD|
 ksn| kostanay||||12|KZ|
 ksu| kristiansund|| kvernberget| kvernberget|12|NO|
 ksy| kars||||12|TR|
 ksz| kotlas||||12|RU|
 kta| karratha||||12|AU|
 ktd| kitadaito|| kitadaito son, kitadaitojima||12|JP|
 ktg| ketapang||| rahadi usmaman|12|ID|
 kti pnh| phnom penh| nom pen| phnom pen, phnom penh international, pochentong, ta khmau| techo international|45|KH|
 ktm| kathmandu| katmandu|| tribhuvan international|59|NP|
 ktn| ketchikan||| ketchikan international|28|US|AK
 ktp| kingston|| tinson pen| tinson pen|12|JM|
 ktt| kittila||||12|FI|
 ktw| katowice||| katowice international|45|PL|
 kua| kuantan||| sultan haji ahmad shah|12|MY|
 kuf| samara||| kurumoch international|30|RU|
 kuh| kushiro||||12|JP|
 kul| kuala lumpur|| kl, sepang| kuala lumpur international|83|MY|
 kum| yakushima|| yaku shima||12|JP|
 kun| kaunas||||12|LT|
 kuo| kuopio|| siilinjarvi||12|FI|
 kus| kulusuk||||12|GL|
 kut| kutaisi|| kopitnari| kutaisi international|12|GE|
 kuv kuz| gunsan|| kunsan||12|KR|
 kva| kavala||| kavala international|12|GR|
 kvg| kavieng||||12|PG|
 kvo| kraljevo||| morava kraljevo|12|RS|
 kvx| kirov|| pobedilovo| pobedilovo|12|RU|
 kwa| kwajalein|| kwajalein island| bucholz army|12|MH|
 kwe| guiyang|| nanming| longdongbao international|30|CN|
 kwg| kryvyi rih|| lozuvatka| kryvyi rih lozuvatka international|12|UA|
 kwi| kuwait city| ciudad de kuwait| cd de kuwait| kuwait international|45|KW|
 kwj| gwangju||| kwangju ab|12|KR|
 kwl| guilin|| lingui| liangjiang international|30|CN|
 kwm| kowanyama||||12|AU|
 kwy| kiwayu||||12|KE|
 kwz| kolwezi||||12|CD|
 kxb pum| pomalaa|| kolaka| sangia nibandera|12|ID|
 kxk| komsomolsk on amur||||12|RU|
 kya| konya||||12|TR|
 kyd| lan yu|| orchid island||12|TW|
 kyp| kyaukpyu||||12|MM|
 kys| kayes||| dag dag|12|ML|
 kyz| kyzyl||||12|RU|
 kzi| kozani||| kozani national|12|GR|
 kzn| kazan||| kazan international|45|RU|
 lad| luanda|| quatro de fevereiro, 4 de fevereiro| luanda international|28|AO|
 lae| lae||| nadzab|12|PG|
 laj| lages||||12|BR|
 lak| aklavik||| aklavik freddie carmichael|12|CA|NT
 lal| lakeland||| linder regional|12|US|FL
 lan| lansing||| capital region international|28|US|MI
 lao| laoag|| laoag city| laoag international|12|PH|
 lap| la paz||| manuel marquez de leon international|45|MX|
 laq| al bayda|| al albraq| al abraq international|12|LY|
 lar| laramie||| laramie regional|12|US|WY
 las| las vegas|| vegas, mccarran| harry reid international|97|US|NV
 lau| lamu|| manda island| manda|12|KE|
 law| lawton||| lawton fort sill regional|12|US|OK
 lax| los angeles|| la, l a| los angeles international|99|US|CA
 lba| leeds||| bradford international|12|GB|
 lbb| lubbock||| preston smith international|28|US|TX
 lbc| lubeck||||12|DE|
 lbd| khujand||| khudjand international|12|TJ|
 lbe| latrobe||| arnold palmer regional|12|US|PA
 lbf| north platte||| north platte regional|12|US|NE
 lbl| liberal||| mid america regional|12|US|KS
 lbs| labasa||||12|FJ|
 lbu| labuan||||12|MY|
 lbv| libreville||||12|GA|
 lca| larnaca||| larnaca international|45|CY|
 lce| la ceiba||||28|HN|
 lcg| a coruna| la coruna| culleredo, coruna||28|ES|
 lch| lake charles||| lake charles regional|12|US|LA
 lcj| lodz||| wladyslaw reymont|12|PL|
 lck| columbus||| rickenbacker international|28|US|OH
 lcx| longyan||| guanzhishan|12|CN|
 lcy| london| londres|| london city|45|GB|
 ldb| londrina||| governador jose richa|28|BR|
 lde| lourdes|| tarbes, pyrenees| tarbes lourdes pyrenees|12|FR|
 lds| yichun||| lindu|12|CN|
 ldu| lahad datu||||12|MY|
 ldy| derry||| city of derry|12|GB|
 lea| learmonth|| exmouth||12|AU|
 leb| lebanon||| lebanon municipal|12|US|NH
 lec| lencois||| chapada diamantina|12|BR|
 led| saint petersburg| san petersburgo| leningrado, st petersburg, sankt peterburg, sankt petersburg, saint petersbourg| pulkovo|59|RU|
 leh| le havre||| le havre octeville|12|FR|
 lei| almeria||||28|ES|
 lej| leipzig||| leipzig halle|45|DE|
 len| leon||||28|ES|
 ler| leinster||||12|AU|
 let| leticia||| alfredo vasquez cobo international|28|CO|
 lex| lexington||| blue grass|28|US|KY
 ley| lelystad||||12|NL|
 lfm| lamerd||||12|IR|
 lfq| linfen|| qiaoli, yaodu| qiaoli|12|CN|
 lft| lafayette||| lafayette regional|28|US|LA
 lfw| lome||| lome tokoin|12|TG|
 lga| new york| nueva york| new york city, nva york| laguardia|94|US|NY
 lgb| long beach|| los angeles||45|US|CA
 lgg| liege| lieja|||12|BE|
 lgi| long island|| deadmans cay| deadmans cay|12|BS|
 lgk| langkawi|| kuah| langkawi international|45|MY|
 lgw| london| londres|| gatwick|89|GB|
 lhe| lahore||| allama iqbal international|45|PK|
 lhg| lightning ridge||||12|AU|
 lhr| london| londres|| heathrow|99|GB|
 lhs| las heras||||12|AR|
 lhw zgc| lanzhou|| yongdeng| zhongchuan|30|CN|
 lif| lifou|| lifou island| ouanaham|12|NC|
 lig| limoges|| bellegarde| limoges bellegarde|12|FR|
 lih| lihue|| kauai||45|US|HI
 lil| lille|| lesquin||12|FR|
 lim| lima||| jorge chavez international|91|PE|
 lin| milan||| linate|45|IT|
 lio| puerto limon|| limon, pto limon| limon international|12|CR|
 lir| liberia|| guanacaste| daniel oduber quiros international|45|CR|
 lis| lisbon| lisboa| lisbonne, lissabon, lisbona| humberto delgado|81|PT|
 lit| little rock||| bill and hillary clinton national|45|US|AR
 liw| loikaw||||12|MM|
 ljg| lijiang|| gucheng| sanyi|12|CN|
 lju| ljubljana| liubliana|| joze pucnik|45|SI|
 lkg| lokichokio|| lokichoggio| lokichoggio|12|KE|
 lkl| lakselv||| banak|12|NO|
 lkn| leknes||||12|NO|
 lko| lucknow||| chaudhary charan singh|45|IN|
 lla| lulea||||12|SE|
 llc| lal lo||| cagayan north international|12|PH|
 llf| yongzhou||| lingling|12|CN|
 llk| lankaran||| lankaran international|12|AZ|
 llv| luliang||||12|CN|
 llw| lilongwe||| lilongwe international|12|MW|
 lmm| los mochis||| los mochis international|28|MX|
 lmn| limbang||||12|MY|
 lmp| lampedusa||| di lampedusa|12|IT|
 lmt| klamath falls||||12|US|OR
 lnj| lincang||||12|CN|
 lnk| lincoln||| lincoln municipal|12|US|NE
 lnl| longnan|| cheng| chengzhou|12|CN|
 lno| leonora||||12|AU|
 lns| lancaster||||12|US|PA
 lny| lanai city|| lanai| lanai|12|US|HI
 lnz| linz||||12|AT|
 loe| loei||||12|TH|
 loh| loja||| camilo ponce enriquez|28|EC|
 lop ami| lombok|| mataram, selaparang, ampenan, praya| lombok international|12|ID|
 los| lagos||| murtala mohammed international|64|NG|
 lov| monclova||| venustiano carranza international|12|MX|
 lpa| gran canaria|| las palmas, las palmas de gran canaria, gran canaria island||51|ES|
 lpb| la paz|| el alto| el alto international|45|BO|
 lpf| liupanshui|| zhongshan| yue zhao|12|CN|
 lpi| linkoping||| linkoping city|12|SE|
 lpk| lipetsk||||12|RU|
 lpl| liverpool||||45|GB|
 lpp| lappeenranta||||12|FI|
 lpq| luang prabang|| luang phabang| luang prabang international|12|LA|
 lpt| lampang||||12|TH|
 lpx| liepaja||| liepaja east|12|LV|
 lpy| le puy en velay|| le puy, loudes| le puy loudes|12|FR|
 lrd| laredo||| laredo international|28|US|TX
 lre| longreach||||12|AU|
 lrh| la rochelle|| ile de re| la rochelle ile de re|12|FR|
 lrm| la romana||| la romana international|28|DO|
 lrr| lar||||12|IR|
 lrt| lorient|| lann, bihoue| lorient lann bihoue|12|FR|
 lrv| los roques|| gran roque island||12|VE|
 lsc| la serena|| la serena coquimbo| la florida|28|CL|
 lse| la crosse||| la crosse municipal|12|US|WI
 lsh| lashio||||12|MM|
 lsi| shetland|| shetland islands, lerwick| sumburgh|12|GB|
 lsp| punto fijo|| paraguana| josefa camejo international|12|VE|
 lsr| kutacane||| alas leuser|12|ID|
 lst| launceston||||12|AU|
 lsy| lismore||||12|AU|
 ltd| ghadames||||12|LY|
 lth| ho chi minh city| ciudad ho chi minh| cd ho chi minh| long thanh international|28|VN|
 lti| altai||||12|MN|
 ltk| latakia||| lattakia|12|SY|
 ltm| lethem||||12|GY|
 ltn| london| londres|| luton|45|GB|
 lto| loreto||| loreto international|28|MX|
 ltu| latur||||12|IN|
 ltx| latacunga||| cotopaxi international|28|EC|
 lua| lukla||| tenzing hillary|12|NP|
 lud| luderitz||||12|NA|
 lug| lugano||||12|CH|
 lum| mangshi|| dehong||12|CN|
 lun| lusaka||| kenneth kaunda international|45|ZM|
 luq| san luis||| brigadier mayor cesar raul ojeda|28|AR|
 luv| langgur||| karel sadsuitubun|12|ID|
 lux| luxembourg| luxemburgo| lussemburgo| findel|50|LU|
 luz| lublin||||12|PL|
 lvi| livingstone||| harry mwanga nkumbula international|12|ZM|
 lwn| gyumri||| shirak|12|AM|
 lwo| lviv| leopolis|| lviv international|30|UA|
 lws| lewiston||| lewiston nez perce county|12|US|ID
 lwt| lewistown||| lewistown municipal|12|US|MT
 lxa| lhasa|| shannan, gonggar| gonggar|12|CN|
 lxr| luxor||||45|EG|
 lya| luoyang|| laocheng| beijiao|12|CN|
 lyb| little cayman| pequena caiman|| edward bodden|12|KY|
 lyc| lycksele||||12|SE|
 lyg| lianyungang||| huaguoshan|12|CN|
 lyh| lynchburg||| lynchburg regional|12|US|VA
 lyp| faisalabad||| faisalabad international|12|PK|
 lyr| longyearbyen||| longyear|12|SJ|
 lys| lyon||| lyon saint exupery|56|FR|
 lzc| lazaro cardenas|| ciudad lazaro cardenas, cd lazaro cardenas||12|MX|
 lzg| langzhong|| nanchong||12|CN|
 lzh| liuzhou|| liujiang| bailian|12|CN|
 lzn| nangan|| matsu| mazu|12|TW|
 lzo| luzhou|| yunlong| yunlong|12|CN|
 lzy| nyingchi|| nyingchi prefecture, mainling| mainling|12|CN|
 maa| chennai|| madras| chennai international|60|IN|
 mab| maraba||||12|BR|
 mad| madrid||| adolfo suarez madrid barajas|96|ES|
 maf| midland||| midland international|28|US|TX
 mag| madang||||12|PG|
 mah| menorca|| minorca, mahon, mao||45|ES|
 maj| majuro|| majuro atoll| amata kabua international|12|MH|
 mak| malakal||||12|SS|
 mam| matamoros|| heroica matamoros| general servando canales international|12|MX|
 man| manchester||||79|GB|
 mao| manaus| manaos|| eduardo gomes international|45|BR|
 maq| mae sot||| sanam bin mae sot|12|TH|
 mar| maracaibo||| la chinita international|45|VE|
 mas| manus island||| momote|12|PG|
 mau| maupiti||||12|PF|
 max| matam|| ouro sogui| ouro sogui|12|SN|
 maz| mayaguez||| eugenio maria de hostos|12|PR|
 mba| mombasa||||30|KE|
 mbd| mmabatho|| mafeking||12|ZA|
 mbe| mombetsu|| monbetsu||12|JP|
 mbi| mbeya||| songwe|12|TZ|
 mbj| montego bay||| sangster international|69|JM|
 mbs| saginaw||| mbs international|12|US|MI
 mbt| masbate||| moises r espinosa|12|PH|
 mbw| melbourne||| moorabbin|12|AU|
 mcg| mcgrath||||12|US|AK
 mci mkc| kansas city|| kc, k c| kansas city international|77|US|MO
 mcn| macon||| middle georgia regional|12|US|GA
 mco| orlando||| orlando international|97|US|FL
 mcp| macapa||| macapa alberto alcolumbre international|28|BR|
 mct| muscat| mascate|| muscat international|45|OM|
 mcx| makhachkala||| uytash|12|RU|
 mcy| sunshine coast|| maroochydore||12|AU|
 mcz| maceio||| maceio zumbi dos palmares international|45|BR|
 mdc| manado||| sam ratulangi international|12|ID|
 mde| medellin|| rionegro| jose maria cordova international|85|CO|
 mdg| mudanjiang||| hailang international|12|CN|
 mdi| makurdi||||12|NG|
 mdk| mbandaka||||12|CD|
 mdl| mandalay||| mandalay international|30|MM|
 mdq| mar del plata|| mardel| astor piazzolla international|28|AR|
 mdt har| harrisburg||| harrisburg international|28|US|PA
 mdu| mendi||||12|PG|
 mdw| chicago||| midway international|88|US|IL
 mdz| mendoza||| el plumerillo international|45|AR|
 mea| macae||| benedito lacerda|12|BR|
 meb| melbourne|| essendon fields| essendon|12|AU|
 mec| manta||| eloy alfaro international|28|EC|
 med| medina|| madinah| prince mohammad bin abdulaziz|45|SA|
 mee| mare|| la roche| la roche mare island|12|NC|
 meg| malanje||||12|AO|
 meh| mehamn||||12|NO|
 mei| meridian||| meridian regional|12|US|MS
 mel| melbourne||||63|AU|
 mem| memphis||| memphis international|74|US|TN
 meq| meulaboh|| kuala pesisir| cut nyak dhien|12|ID|
 meu| monte dourado|| almeirim||12|BR|
 mex| mexico city| ciudad de mexico| cdmx, df, mexico df, ciudad de mexico df, aicm, defe, d f, mexico d f, cd mexico, cidade do mexico, mexiko stadt, cd de mexico, cd de mexico df| benito juarez international|98|MX|
 mfe| mcallen||| miller international|28|US|TX
 mfg| muzaffarabad||||12|PK|
 mfk| beigan|| mazucun, matsu| matsu beigan|12|TW|
 mfm| macau| macao| nossa senhora do carmo| macau international|45|MO|
 mfr| medford||| rogue valley international medford|28|US|OR
 mfu| mfuwe||||12|ZM|
 mga| managua||| augusto cesar sandino international|69|NI|
 mgb| mount gambier|| mt gambier||12|AU|
 mgf| maringa||| maringa regional|28|BR|
 mgh| margate||||12|ZA|
 mgm| montgomery||| dannelly field|12|US|AL
 mgq| mogadishu| mogadiscio|| aden adde international|12|SO|
 mgw| morgantown||| morgantown municipal|12|US|WV
 mgz| myeik|| mkeik||12|MM|
 mhc wca| castro|| gamboa| mocopulli|12|CL|
 mhd| mashhad||| mashhad international|30|IR|
 mhg| mannheim||| mannheim city|12|DE|
 mhh| marsh harbour||||28|BS|
 mhk| manhattan||| manhattan regional|12|US|KS
 mhq| mariehamn||||12|AX|
 mht| manchester||||28|US|NH
 mhu| mount hotham|| mt hotham||12|AU|
 mia| miami|| miami beach| miami international|98|US|FL
 mid| merida|| chichen itza| manuel crescencio rejon international|67|MX|
 mig| mianyang|| fucheng| nanjiao|12|CN|
 mii| marilia||||12|BR|
 mim| merimbula||||12|AU|
 mir| monastir||| habib bourguiba international|12|TN|
 miu| maiduguri||||12|NG|
 mjd| moenjodaro||||12|PK|
 mjf| mosjoen||| kjaerstad|12|NO|
 mji tip| tripoli||| mitiga international|30|LY|
 mjk dnm| monkey mia|| denham| shark bay|12|AU|
 mjl| mouila||||12|GA|
 mjm| mbuji mayi||||12|CD|
 mjn| mahajanga||| amborovy|12|MG|
 mjt| mytilene||| mytilene international|12|GR|
 mjz| mirny||||12|RU|
 mke| milwaukee||| general mitchell international|45|US|WI
 mkg| muskegon||| muskegon county|12|US|MI
 mkk| molokai|| hoolehua, kaunakakai||12|US|HI
 mkl| jackson||| mc kellar sipes regional|12|US|TN
 mkm| mukah||||12|MY|
 mkp| makemo||||12|PF|
 mkq| merauke||| mopah|12|ID|
 mkr| meekatharra||||12|AU|
 mku| makokou||||12|GA|
 mkw| manokwari||| rendani|12|ID|
 mky| mackay||||12|AU|
 mla| valletta| la valeta| malta| malta international|45|MT|
 mlb| melbourne||| melbourne orlando international|28|US|FL
 mle| male||| velana international|45|MV|
 mlg| malang||| abdul rachman saleh|12|ID|
 mli| moline||| quad cities international|28|US|IL
 mll| marshall||| don hunter sr|12|US|AK
 mlm| morelia||| general francisco j mujica international|45|MX|
 mln| melilla||||12|ES|
 mls| miles city||| frank wiley field|12|US|MT
 mlu| monroe||| monroe regional|12|US|LA
 mlw| monrovia||| james spriggs payne|12|LR|
 mlx| malatya||| erhac|12|TR|
 mmb| memanbetsu|| abashiri, ozora| memambetsu|12|JP|
 mmd| minamidaito|| minamidaito son| minamidaitojima|12|JP|
 mme| teesside|| durham, darlington| teesside international|12|GB|
 mmg| mount magnet|| mt magnet||12|AU|
 mmh| mammoth lakes||||12|US|CA
 mmj| matsumoto||||12|JP|
 mmk| murmansk||||12|RU|
 mmo| maio|| vila do maio||12|CV|
 mmx mma| malmo||||12|SE|
 mmy| miyakojima|| miyako island, miyako city| miyako|12|JP|
 mng| maningrida||||12|AU|
 mni| montserrat|| geralds park| john a osborne|12|MS|
 mnj| mananjary||||12|MG|
 mnl| manila|| manille| ninoy aquino manila international|61|PH|
 mnx| manicore||||12|BR|
 mob| mobile||| mobile regional|28|US|AL
 moc| montes claros||||12|BR|
 mog| mong hsat||||12|MM|
 mol| molde|| aro| aro|12|NO|
 moq| morondava||||12|MG|
 mot| minot||| minot international|12|US|ND
 mov| moranbah||||12|AU|
 moz| moorea|| moorea maiao| moorea temae|12|PF|
 mph| caticlan|| boracay, malay| godofredo p ramos|12|PH|
 mpl| montpellier|| mediterranee| montpellier mediterranee|12|FR|
 mpm| maputo||| maputo international|45|MZ|
 mpn| mount pleasant|| mt pleasant||12|FK|
 mpw| mariupol||| mariupol international|12|UA|
 mqc| miquelon||||12|PM|
 mqf| magnitogorsk||| magnitogorsk international|12|RU|
 mqj| khonuu||| moma|12|RU|
 mql| mildura||||12|AU|
 mqm| mardin||||12|TR|
 mqn| mo i rana||| rossvoll|12|NO|
 mqp nlp| mbombela|| nelspruit, kruger, mpumalanga| kruger mpumalanga international|12|ZA|
 mqq| moundou||||12|TD|
 mqs| mustique|| mustique island||12|VC|
 mqt| marquette|| gwinn| sawyer international|12|US|MI
 mqx| mekelle|| mekele| alula aba nega|12|ET|
 mrd| merida||| alberto carnevalli|12|VE|
 mre| maasai mara|| maasai mara game reserve, masai mara| mara serena|12|KE|
 mrs| marseille| marsella| marsiglia| provence|56|FR|
 mru| mauritius| mauricio| republic of mauritius, plaine magnien| sir seewoosagur ramgoolam international|45|MU|
 mrv| mineralnye vody|| mineralnyye vody||12|RU|
 mrx| mahshahr|| bandar e mahshahr||12|IR|
 mry| monterey||| monterey regional|28|US|CA
 mrz| moree||||12|AU|
 msa| muskrat dam||||12|CA|ON
 msj| misawa||| misawa air base|12|JP|
 msl| muscle shoals||| northwest alabama regional|12|US|AL
 msn| madison||| dane county regional|45|US|WI
 mso| missoula||| missoula international|28|US|MT
 msp| minneapolis| mineapolis| saint paul, st paul, twin cities| minneapolis saint paul international|90|US|MN
 msq| minsk||| minsk national|30|BY|
 msr| mus||||12|TR|
 mss| massena||| massena international|12|US|NY
 mst| maastricht||| aachen|12|NL|
 msu| maseru||| moshoeshoe|12|LS|
 msw| massawa||| massawa international|12|ER|
 msy| new orleans| nueva orleans| nola, nouvelle orleans, nova orleans, nva orleans| louis armstrong new orleans international|78|US|LA
 msz| mocamedes|| mossamedes| namibe|12|AO|
 mtj| montrose|| telluride| montrose regional|28|US|CO
 mtr| monteria||| los garzones|28|CO|
 mtt| minatitlan|| cosoleacaque| minatitlan coatzacoalcos international|28|MX|
 mty| monterrey|| apodaca| mariano escobedo international|87|MX|
 mua| munda||||12|SB|
 mub| maun||||12|BW|
 muc| munich|| munchen, muenchen, monaco di baviera| munich international|82|DE|
 mue| waimea|| kamuela| waimea kohala|12|US|HI
 muh| marsa matruh||| mersa matruh|12|EG|
 mun| maturin||| jose tadeo monagas international|12|VE|
 mur| marudi||||12|MY|
 mux| multan||| multan international|12|PK|
 mvb| franceville||| mvengue|12|GA|
 mvd| montevideo|| ciudad de la costa, cd de la costa| carrasco international|70|UY|
 mvf| mossoro||| dix sept rosado|12|BR|
 mvp| mitu||| fabio alberto leon bentley|12|CO|
 mvq| mogilev|| mahilyow||12|BY|
 mvr| maroua||| salak|12|CM|
 mvt| mataiva||||12|PF|
 mvy| marthas vineyard|| marthas vineyard island||28|US|MA
 mwx| muan|| piseo ri| muan international|30|KR|
 mwz| mwanza||||12|TZ|
 mxl| mexicali||| general rodolfo sanchez taboada international|28|MX|
 mxm| morombe||||12|MG|
 mxp| milan||| malpensa|80|IT|
 mxv| moron||||12|MN|
 mxx| mora||| mora siljan|12|SE|
 mya| moruya||||12|AU|
 myc| maracay||| mariscal sucre|12|VE|
 myd| malindi||||12|KE|
 mye| miyakejima|| miyake jima||12|JP|
 myg| mayaguana|| abrahams bay||12|BS|
 myj| matsuyama||||12|JP|
 myp| mary||||12|TM|
 myr| myrtle beach||| myrtle beach international|45|US|SC
 myt| myitkyina||||12|MM|
 myw| mtwara||||12|TZ|
 myy| miri||||12|MY|
 mzg| penghu|| penghu county, huxi| magong|12|TW|
 mzi| mopti|| sevare||12|ML|
 mzl| manizales||| la nubia|28|CO|
 mzo| manzanillo||| sierra maestra international|12|CU|
 mzr| mazar i sharif|| mazar e sharif||12|AF|
 mzt| mazatlan||| general rafael buelna international|45|MX|
 mzv| mulu|| gunung mulu national park||12|MY|
 naa| narrabri||||12|AU|
 nag| nagpur||| dr babasaheb ambedkar international|12|IN|
 nah| tahuna|| tahuna sangihe island| naha|12|ID|
 naj| nakhchivan|| naxcivan| nakhchivan international|12|AZ|
 nal| nalchik||||12|RU|
 nan| nadi||| nadi international|45|FJ|
 nap| naples| napoles| napoli, neapel| naples international|54|IT|
 nas| nassau| nasau|| lynden pindling international|68|BS|
 nat| natal||| greater natal international|45|BR|
 naw| narathiwat||||12|TH|
 nbc| nizhnekamsk||| begishevo|12|RU|
 nbe| enfidha||| enfidha hammamet international|12|TN|
 nbj| luanda||| dr antonio agostinho neto international|45|AO|
 nbo| nairobi||| jomo kenyatta international|65|KE|
 nbs| baishan||| changbaishan|12|CN|
 nbx| nabire||||12|ID|
 nca| north caicos|| north caicos island||12|TC|
 nce| nice| niza| nizza| cote dazur international|56|FR|
 ncl| newcastle|| newcastle upon tyne| newcastle international|45|GB|
 ncu| nukus||| karakalpakstan|12|UZ|
 ncy| annecy|| meythet| annecy meythet|12|FR|
 ndb| nouadhibou||| nouadhibou international|12|MR|
 ndc| nanded||||12|IN|
 ndg| qiqihar||| sanjiazi|12|CN|
 ndj| ndjamena| yamena|| ndjamena international|30|TD|
 ndr| nador|| al aaroui| nador international|12|MA|
 ndu| rundu||||12|NA|
 nec| necochea||||12|AR|
 ner| neryungri|| chulman| chulman|12|RU|
 nev| nevis|| charlestown| vance w amory international|28|KN|
 nfg| nefteyugansk||||12|RU|
 ngb| ningbo||| lishe international|30|CN|
 nge| ngaoundere||||12|CM|
 ngo| nagoya|| tokoname| chubu centrair international|45|JP|
 ngq| shiquanhe|| gar| ngari gunsa|12|CN|
 ngs| nagasaki||||12|JP|
 nhv| nuku hiva|| nuku hiva island||12|PF|
 nim| niamey||| diori hamani international|30|NE|
 njc| nizhnevartovsk||||12|RU|
 njf| najaf||| al najaf international|12|IQ|
 nkc| nouakchott| nuakchot|| nouakchott oumtounsy international|30|MR|
 nkg| nanjing| nankin|| lukou international|45|CN|
 nkm| nagoya||||12|JP|
 nkt| sirnak|| cizre||12|TR|
 nla| ndola||||12|ZM|
 nld| nuevo laredo||| quetzalcoatl international|28|MX|
 nlh| ninglang|| ninglang yi autonomous county| luguhu|12|CN|
 nli| nikolayevsk on amur|| nikolayevsk on amure, nikolayevsk na amure airport||12|RU|
 nlk| norfolk island|| burnt pine||12|NF|
 nlt| xinyuan||| nalati|12|CN|
 nlu| mexico city| ciudad de mexico| cdmx, aifa, santa lucia, cd de mexico, sta lucia| felipe angeles international|45|MX|
 nlv| mykolaiv|| mykolayiv, nikolayev||12|UA|
 nmf| maafaru|| maafaru island, noonu atoll| maafaru international|12|MV|
 nmi| mumbai| bombay| navi mumbai| navi mumbai international|12|IN|
 nng| nanning|| jiangnan||30|CN|
 nnm| naryan mar||||12|RU|
 nnt| nan||||12|TH|
 nob| nosara|| nicoya||12|CR|
 noc| knock|| charlestown| ireland west|12|IE|
 noj| noyabrsk||||12|RU|
 nop| sinop||||12|TR|
 nos| nosy be||| fascene nosy be|12|MG|
 nou| noumea| numea| la tontouta| la tontouta international|45|NC|
 nov| huambo||| albano machado|12|AO|
 noz| novokuznetsk|| spichenkovo| spichenkovo|12|RU|
 npe| napier||| hawkes bay|12|NZ|
 npl| new plymouth||||12|NZ|
 npo| nangah pinoh|| nanga pinoh borneo island| nanga pinoh|12|ID|
 nqn| neuquen||| presidente peron international|45|AR|
 nqu| nuqui||| reyes murillo|12|CO|
 nqy| newquay||| cornwall|12|GB|
 nqz tse| astana|| nur sultan, tselinograd| nursultan nazarbayev international|45|KZ|
 nra| narrandera||||12|AU|
 nrk| norrkoping||||12|SE|
 nrn| weeze|| dusseldorf| niederrhein weeze|28|DE|
 nrt| tokyo| tokio| narita| narita international|84|JP|
 nsh| nowshahr||| noshahr|12|IR|
 nsi| yaounde| yaunde|||12|CM|
 nsk| norilsk|| alykel| norilsk alykel|12|RU|
 nsn| nelson||||12|NZ|
 nst| nakhon si thammarat||||12|TH|
 ntb| notodden||||12|NO|
 nte| nantes||| atlantique|45|FR|
 ntg| nantong||||12|CN|
 ntl| newcastle|| williamtown||12|AU|
 ntn| normanton||||12|AU|
 ntq| wajima||| noto|12|JP|
 ntx| ranai|| ranai natuna besar island||12|ID|
 nue| nuremberg|| nurnberg, nuernberg||45|DE|
 num| neom|| sharma| bay|12|SA|
 nux| novy urengoy|| novyy urengoy||12|RU|
 nva| neiva||| benito salas|28|CO|
 nvi| navoiy|| navoi| navoi international|12|UZ|
 nvt| navegantes||| navegantes ministro victor konder international|28|BR|
 nwa| moheli|| bandaressalam, fomboni| bandar es eslam|12|KM|
 nwi| norwich||| norwich international|12|GB|
 nya| nyagan||||12|RU|
 nyi| sunyani||||12|GH|
 nyk| nanyuki||||12|KE|
 nym| nadym||||12|RU|
 nyo| nykoping|| stockholm, estocolmo| skavsta|28|SE|
 nyt| nay pyi taw|| pyinmana| naypyidaw|12|MM|
 nzc| nazca||| maria reiche neuman|12|PE|
 nzh| manzhouli||||12|CN|
 nzl| zhalantun||| chengjisihan|12|CN|
 oaj| jacksonville|| richlands| albert j ellis|12|US|NC
 oak| oakland|| san francisco| oakland international|78|US|CA
 oam| oamaru||||12|NZ|
 oax| oaxaca||| xoxocotlan international|45|MX|
 obo| obihiro||| tokachi obihiro|12|JP|
 occ| coca|| puerto francisco de orellana, pto francisco de orellana| francisco de orellana|12|EC|
 ocj| ocho rios|| boscobel| ian fleming international|12|JM|
 ode| odense||||12|DK|
 ods| odesa|| odessa| odesa international|12|UA|
 oer| ornskoldsvik||||12|SE|
 ogd| ogden||| ogden municipal|12|US|UT
 ogg| kahului|| maui||74|US|HI
 ogl| georgetown|| ogle| eugene f correira international|12|GY|
 ogn| yonaguni||||12|JP|
 ogs| ogdensburg||| ogdensburg international|12|US|NY
 ogu| ordu||| ordu giresun|12|TR|
 ogx| ouargla||||12|DZ|
 ogz| vladikavkaz|| beslan| beslan|12|RU|
 ohd| ohrid||| st paul the apostle|12|MK|
 ohe| mohe||| gulian|12|CN|
 oho| okhotsk||||12|RU|
 oim| izu oshima|| o shima| oshima|12|JP|
 oir| okushiri|| okushiri island||12|JP|
 oit| oita||||12|JP|
 oka| okinawa|| naha| naha|45|JP|
 okc| oklahoma city||| will rogers international|45|US|OK
 okd| sapporo||| okadama|12|JP|
 oke| okinoerabu|| okinoerabujima island, wadomari||12|JP|
 oki| oki|| oki gun, okinoshima||12|JP|
 okj| okayama||||12|JP|
 okl| oksibil||||12|ID|
 oky| oakey||||12|AU|
 ola| orland||||12|NO|
 olb| olbia||| olbia costa smeralda|45|IT|
 olz| olyokminsk||||12|RU|
 oma| omaha||| eppley|45|US|NE
 omd| oranjemund||||12|NA|
 ome| nome||||12|US|AK
 omh| urmia|| orumiyeh| orumieh|12|IR|
 omo| mostar||| mostar international|12|BA|
 omr| oradea||| oradea international|12|RO|
 oms| omsk||| tsentralny|12|RU|
 ond| ondangwa||| andimba toivo ya toivo|12|NA|
 onj| odate|| kitaakita| odate noshiro|12|JP|
 onq| zonguldak||| caycuma|12|TR|
 ont| ontario|| los angeles| ontario international|75|US|CA
 onx| colon||| enrique adolfo jimenez|12|PA|
 ool| gold coast||||45|AU|
 oom| cooma||| cooma snowy mountains|12|AU|
 opo| porto| oporto|| francisco de sa carneiro|51|PT|
 ops| sinop||| presidente joao batista figueiredo|12|BR|
 opu| balimo||||12|PG|
 orb| orebro||||12|SE|
 ord| chicago||| ohare international|98|US|IL
 orf| norfolk||| norfolk international|45|US|VA
 orh| worcester||| worcester regional|28|US|MA
 ork| cork||||45|IE|
 orn| oran|| es senia| es senia|12|DZ|
 oru| oruro||||12|BO|
 ory| paris||| orly|80|FR|
 osd| ostersund||| are ostersund|12|SE|
 osi| osijek||||12|HR|
 osl fbu| oslo|| fornebu| gardermoen|81|NO|
 osr| ostrava||| leos janacek|12|CZ|
 oss| osh||| osh international|12|KG|
 ost| ostend| ostende|| ostend bruges international|12|BE|
 osw| orsk||||12|RU|
 oth| north bend||| southwest oregon regional|12|US|OR
 otp buh| bucharest| bucarest| bucuresti, bukarest| henri coanda international|57|RO|
 otr| corredores||| coto 47|12|CR|
 otz| kotzebue||| ralph wien memorial|12|US|AK
 oua| ouagadougou| uagadugu|||12|BF|
 oud| oujda|| ahl angad| angads|12|MA|
 oul| oulu|| oulunsalo||12|FI|
 ovb| novosibirsk||| tolmachevo|45|RU|
 ovd| asturias|| oviedo, gijon, aviles, ranon||28|ES|
 ovs| sovetskiy||||12|RU|
 owb| owensboro||| owensboro daviess county regional|12|US|KY
 oxb| bissau| bisau|||12|GW|
 oye| oyem||||12|GA|
 ozc| ozamiz|| ozamiz city| ozamiz city|12|PH|
 ozg| zagora||||12|MA|
 ozh| zaporizhzhia|| zaporizhzhya, zaporizhia| zaporizhia international|12|UA|
 ozz| ouarzazate||||12|MA|
 pab| bilaspur||||12|IN|
 pac| panama city| ciudad de panama| albrook, cd de panama| marcos a gelabert international|28|PA|
 pad| paderborn||| lippstadt|12|DE|
 pae| everett|| seattle| snohomish county|28|US|WA
 pag| pagadian||||12|PH|
 pah| paducah||| barkley regional|12|US|KY
 pap| port au prince| puerto principe| pto principe| toussaint louverture international|67|HT|
 pat| patna||| lok nayak jayaprakash|12|IN|
 pav| paulo afonso||||12|BR|
 paz| poza rica|| poza rica de hidalgo| el tajin national|28|MX|
 pbc| puebla||| hermanos serdan international|28|MX|
 pbd| porbandar||||12|IN|
 pbg| plattsburgh||| plattsburgh international|12|US|NY
 pbh| paro||||12|BT|
 pbm| paramaribo|| zandery| johan adolf pengel international|45|SR|
 pbo| paraburdoo||||12|AU|
 pbr| puerto barrios|| pto barrios||12|GT|
 pbu| putao||||12|MM|
 pbz| plettenberg bay||||12|ZA|
 pcl| pucallpa||| fap captain david abenzur rengifo international|12|PE|
 pcp| principe|| principe island, sao tome principe||12|ST|
 pcr| puerto carreno|| pto carreno| a guauquea|12|CO|
 pda| inirida|| puerto inirida, pto inirida| obando|12|CO|
 pdg| padang|| katapiang| minangkabau international|12|ID|
 pdl| ponta delgada||| ponta delgada joao paulo ii|45|PT|
 pdo| pendopo|| talang gudang sumatra island||12|ID|
 pdp| punta del este|| pta del este| capitan de corbeta carlos a curbelo international|28|UY|
 pds| piedras negras||| piedras negras international|12|MX|
 pdt| pendleton||| eastern oregon regional|12|US|OR
 pdv| plovdiv||||12|BG|
 pdx| portland||| portland international|87|US|OR
 ped| pardubice||||12|CZ|
 pee| perm||| perm international|12|RU|
 peg| perugia| perusa|| san francesco dassisi umbria international|12|IT|
 pei| pereira||| matecana international|45|CO|
 pek| beijing| pekin| peking| capital international|84|CN|
 pem| puerto maldonado|| pto maldonado||28|PE|
 pen| penang|| george town| penang international|45|MY|
 per| perth||||63|AU|
 pes| petrozavodsk||||12|RU|
 pet| pelotas||||12|BR|
 pew| peshawar||| bacha khan international|12|PK|
 pex| pechora||||12|RU|
 pez| penza|| ternovka||12|RU|
 pfb| passo fundo||||12|BR|
 pfo| paphos| pafos|| paphos international|45|CY|
 pga| page||| page municipal|12|US|AZ
 pgd| punta gorda|| pta gorda||28|US|FL
 pgf| perpignan| perpinan| rivesaltes| perpignan rivesaltes|12|FR|
 pgh| pantnagar||||12|IN|
 pgu| asaluyeh|| bandar e asaluyah, khiyaroo| persian gulf international|12|IR|
 pgv| greenville||| pitt greenville|12|US|NC
 pgz| ponta grossa||||12|BR|
 phb| parnaiba||| parnaiba aeroporto|12|BR|
 phc| port harcourt||| port harcourt international|12|NG|
 phe| port hedland||| pardoo|12|AU|
 phf| newport news|| williamsburg| newport news williamsburg international|12|US|VA
 phh| pokhara||| pokhara international|28|NP|
 phl| philadelphia| filadelfia| philly| philadelphia international|90|US|PA
 phs| phitsanulok||||12|TH|
 phw| phalaborwa||| hendrik van eck|12|ZA|
 phx| phoenix|| scottsdale, fenix| sky harbor international|94|US|AZ
 phy| phetchabun||||12|TH|
 pia| peoria||| general downing peoria international|28|US|IL
 pib| hattiesburg|| laurel, moselle| hattiesburg laurel regional|12|US|MS
 pie| st petersburg|| st pete, tampa, pinellas park, saint petersburg, saint pete| st petersburg clearwater international|28|US|FL
 pif| pingtung||| pingtung south air force base|12|TW|
 pih| pocatello||| pocatello regional|12|US|ID
 pik| prestwick|| glasgow, south ayrshire||12|GB|
 pin| parintins||||12|BR|
 pir| pierre||| pierre municipal|12|US|SD
 pis| poitiers|| biard| poitiers biard|12|FR|
 pit| pittsburgh||| pittsburgh international|76|US|PA
 piu| piura||| capitan fap guillermo concha iberico international|28|PE|
 pix| pico|| ilha do pico, pico island||12|PT|
 pjg| panjgur||||12|PK|
 pjm| puerto jimenez|| pto jimenez||12|CR|
 pkb| parkersburg||| wood county|12|US|WV
 pkc| petropavlovsk kamchatsky|| yelizovo| yelizovo|12|RU|
 pke| parkes||||12|AU|
 pkr| pokhara||||12|NP|
 pku| pekanbaru||| sultan syarif kasim ii international|12|ID|
 pkv| pskov||||12|RU|
 pkw| selebi phikwe||||12|BW|
 pkx nay| beijing| pekin| peking, nanyuan| daxing international|45|CN|
 pky| palangkaraya||| tjilik riwut|12|ID|
 pkz| pakse||| pakse international|12|LA|
 plj| placencia||||12|BZ|
 plm| palembang||| sultan mahmud badaruddin ii|12|ID|
 pln| pellston||| pellston regional|12|US|MI
 plo| port lincoln||||12|AU|
 plq| palanga||| palanga international|12|LT|
 pls| providenciales|| turks and caicos, turcas y caicos, providenciales island| providenciales international|45|TC|
 plw| palu||| mutiara sis al jufrie|12|ID|
 plx| semey||||12|KZ|
 plz| gqeberha|| port elizabeth| port elizabeth|12|ZA|
 pmc| puerto montt|| pto montt| el tepual international|45|CL|
 pmf| parma|| milan||12|IT|
 pmg| ponta pora||| ponta pora international|12|BR|
 pmi| palma de mallorca|| mallorca, majorca, palma||52|ES|
 pmo| palermo||| falcone borsellino|53|IT|
 pmq| perito moreno||||12|AR|
 pmr| palmerston north||||12|NZ|
 pmv| porlamar|| isla margarita, margarita| santiago marino caribbean international|45|VE|
 pmw| palmas||| palmas brigadeiro lysias rodrigues|12|BR|
 pmy| puerto madryn|| pto madryn| el tehuelche|12|AR|
 pmz| palmar sur||||12|CR|
 pna| pamplona||||12|ES|
 pnd| punta gorda|| pta gorda||12|BZ|
 pne| philadelphia| filadelfia|| north philadelphia|12|US|PA
 pni| pohnpei|| pohnpei island| pohnpei international|12|FM|
 pnk| pontianak||| supadio|12|ID|
 pnl| pantelleria||||12|IT|
 pnp| popondetta||| girua|12|PG|
 pnq| pune|| poona||45|IN|
 pnr| pointe noire||||12|CG|
 pns| pensacola||| pensacola international|45|US|FL
 pnt| puerto natales|| pto natales| teniente julio gallardo|28|CL|
 pny| puducherry|| pondicherry| pondicherry|12|IN|
 pnz| petrolina||||28|BR|
 poa| porto alegre||| salgado filho international|71|BR|
 pog| port gentil||||12|GA|
 pol| pemba|| porto amelia||12|MZ|
 pom| port moresby||| jacksons international|30|PG|
 pop| puerto plata|| pto plata||45|DO|
 por| pori||||12|FI|
 pos| port of spain| puerto espana| trinidad, pto espana| piarco international|68|TT|
 poz| poznan||| poznan lawica|12|PL|
 ppb| presidente prudente||||12|BR|
 ppg| pago pago||| pago pago international|12|AS|
 ppk| petropavl||| petropavlosk south|12|KZ|
 ppn| popayan||| guillermo leon valencia|12|CO|
 ppp| proserpine||||12|AU|
 pps| puerto princesa|| pto princesa||12|PH|
 ppt| papeete|| tahiti| faaa international|45|PF|
 pqc| phu quoc|| phu quoc island| phu quoc international|45|VN|
 pqi| presque isle||| northern maine regional|12|US|ME
 pqq| port macquarie||||12|AU|
 pra| parana||||12|AR|
 prc| prescott||| prescott regional|12|US|AZ
 prg| prague| praga| praha, prag| vaclav havel|58|CZ|
 pri| praslin|| praslin island, grand anse| island|12|SC|
 prm| portimao||||12|PT|
 prn| pristina|| prishtina| pristina international|12|XK|
 psa| pisa||| pisa international|53|IT|
 psc| pasco||| tri cities|28|US|WA
 pse| ponce||| mercedita|28|PR|
 psg| petersburg||| james a johnson|12|US|AK
 psi| pasni||||12|PK|
 psm| portsmouth|| boston| portsmouth international|12|US|NH
 pso| pasto|| chachagui| antonio narino|28|CO|
 psp| palm springs||| palm springs international|45|US|CA
 psr| pescara||| abruzzo|12|IT|
 pss| posadas||||28|AR|
 psu| putussibau|| putussibau borneo island| pangsuma|12|ID|
 psy| stanley||| port stanley|12|FK|
 psz| puerto suarez|| pto suarez| capitan av salvador ogaya g|12|BO|
 ptg| polokwane||| polokwane international|12|ZA|
 ptj| portland||||12|AU|
 pto| pato branco||||12|BR|
 ptp| pointe a pitre|| guadeloupe, guadalupe| pole caraibes|45|GP|
 ptx| pitalito||||12|CO|
 pty| panama city| ciudad de panama| panama, tocumen, cd de panama| tocumen international|92|PA|
 pub| pueblo||| pueblo memorial|12|US|CO
 pud| puerto deseado|| pto deseado||12|AR|
 puf| pau|| pyrenees, uzein| pyrenees|12|FR|
 pug| port augusta||||12|AU|
 puj| punta cana|| bavaro, pta cana| punta cana international|86|DO|
 puq| punta arenas|| pta arenas| presidente carlos ibanez del campo international|45|CL|
 pus| busan||| gimhae international|45|KR|
 puu| puerto asis|| pto asis| tres de mayo|12|CO|
 puw| pullman|| moscow| pullman moscow regional|12|US|WA
 puy| pula||||12|HR|
 puz| puerto cabezas|| pto cabezas| bilwi|12|NI|
 pva| providencia|| isla de providencia| el embrujo|12|CO|
 pvc| provincetown||| provincetown municipal|12|US|MA
 pvd| providence|| warwick| theodore francis green state|45|US|RI
 pvg| shanghai|| pudong, xangai| pudong international|84|CN|
 pvh| porto velho||| governador jorge teixeira de oliveira international|28|BR|
 pvk| preveza|| lefkada| aktion|12|GR|
 pvr| puerto vallarta|| riviera nayarit, nuevo vallarta, p vallarta, vallarta, pto vallarta| licenciado gustavo diaz ordaz international|73|MX|
 pvu| provo||| provo municipal|12|US|UT
 pwm| portland||| portland international jetport|45|US|ME
 pwq| pavlodar||||12|KZ|
 pxm| puerto escondido|| pto escondido| puerto escondido international|28|MX|
 pxo| porto santo|| ilha de porto santo, vila baleira||12|PT|
 pxr| surin||||12|TH|
 pxu| pleiku||||12|VN|
 pyh| puerto ayacucho|| pto ayacucho| cacique aramare|12|VE|
 pyj| udachny|| yakutia| polyarny|12|RU|
 pyk| karaj||| payam international|12|IR|
 pzb| pietermaritzburg||| pieter maritzburg|12|ZA|
 pzh| zhob|| fort sandeman, ft sandeman||12|PK|
 pzi| panzhihua|| renhe| baoanying|12|CN|
 pzo sfx| ciudad guayana|| puerto ordaz, puerto ordaz ciudad guayana, cd guayana, pto ordaz, puerto ordaz cd guayana, pto ordaz ciudad guayana| manuel carlos piar guayana|28|VE|
 pzu| port sudan||| new international|12|SD|
 qbc| bella coola||||12|CA|BC
 qow| owerri||| sam mbakwe international|12|NG|
 qro| queretaro|| santiago de queretaro, stgo de queretaro| queretaro intercontinental|45|MX|
 qrw| warri||||12|NG|
 qsf| setif||| ain arnat|12|DZ|
 qsz| shache||| yeerqiang|12|CN|
 quo| uyo||| akwa ibom international|12|NG|
 rab| rabaul|| kokopo| tokua|12|PG|
 rae| arar||| arar domestic|12|SA|
 rah| rafha||| rafha domestic|12|SA|
 rai| praia||| praia international|12|CV|
 rak| marrakesh| marrakech| marraquech, marrakesch| menara|45|MA|
 rao| ribeirao preto||| leite lopes|28|BR|
 rap| rapid city||| rapid city regional|28|US|SD
 rar| rarotonga|| avarua| rarotonga international|12|CK|
 ras| rasht||||12|IR|
 raz| rawalakot||||12|PK|
 rba| rabat||| rabat sale|12|MA|
 rbq| rurrenabaque||||12|BO|
 rbr| rio branco||||28|BR|
 rcb| richards bay||| richard bay|12|ZA|
 rch| riohacha||| almirante padilla|28|CO|
 rcu| rio cuarto||||12|AR|
 rdd| redding||| redding municipal|12|US|CA
 rdg| reading||| reading municipal|12|US|PA
 rdm| redmond||| roberts field redmond municipal|28|US|OR
 rdo| radom||| radom sadkow|12|PL|
 rdp| durgapur||| kazi nazrul islam|12|IN|
 rdu| raleigh durham|| durham, raleigh| raleigh durham international|78|US|NC
 rdz| rodez|| marcillac| rodez marcillac|12|FR|
 rec| recife||| recife guararapes gilberto freyre international|71|BR|
 reg| reggio calabria||||12|IT|
 rel| trelew|| rawson| almirante marcos a zar|28|AR|
 ren| orenburg||| tsentralny|12|RU|
 res| resistencia||| resistencia international|28|AR|
 reu| reus||||28|ES|
 rex| reynosa||| general lucio blanco international|45|MX|
 rfd| rockford|| chicago| chicago rockford international|28|US|IL
 rfp| raiatea|| uturoa||12|PF|
 rga| rio grande||| hermes quijada international|28|AR|
 rgi| rangiroa||||12|PF|
 rgl| rio gallegos||| piloto civil norberto fernandez international|28|AR|
 rgn| yangon| rangun| rangoon| yangon international|45|MM|
 rgo| chongjin|| hoemun ri| orang|12|KP|
 rgs| burgos||| villafria|12|ES|
 rhd| termas de rio hondo||| las termas|12|AR|
 rhi| rhinelander||| rhinelander oneida county|12|US|WI
 rho| rhodes| rodas| rodes island| rhodes international|45|GR|
 ria| santa maria|| sta maria||12|BR|
 ric| richmond||| richmond international|45|US|VA
 ris| rishiri|| rishiri cho||12|JP|
 riw| riverton||| riverton regional|12|US|WY
 rix| riga||| riga international|45|LV|
 riy| mukalla|| riyan| riyan international|12|YE|
 riz| rizhao||| shanzihe|12|CN|
 rja| rajahmundry|| rajamahendravaram, madhurapudi||12|IN|
 rjh| rajshahi||| shah makhdum|12|BD|
 rjk| rijeka||| rijeka krk|12|HR|
 rjn| rafsanjan||||12|IR|
 rks| rock springs||| rock springs sweetwater county|12|US|WY
 rkt| ras al khaimah||| ras al khaimah international|12|AE|
 rkv| reykjavik| reikiavik|||12|IS|
 rkz| shigatse|| rikaze, xigaze, samzhubze| peace|12|CN|
 rlg| rostock||| rostock laage|12|DE|
 rlk| bayannur|| bayannur shi, bavannur||12|CN|
 rma| roma||||12|AU|
 rmf| marsa alam||| marsa alam international|12|EG|
 rmi| rimini||| federico fellini international|12|IT|
 rml| colombo||| ratmalana|12|LK|
 rmo kiv| chisinau|| kishinev, kishinyov| chisinau international|45|MD|
 rmq| taichung|| qingshui||45|TW|
 rmu mjv| murcia|| san javier, corvera| region de murcia international|28|ES|
 rnb| ronneby||||12|SE|
 rni| corn island|| south end||12|NI|
 rnj| yoron|| yoronjima||12|JP|
 rnn| ronne||| bornholm ronne|12|DK|
 rno| reno||| reno tahoe international|45|US|NV
 rns| rennes|| saint jacques, st jacques| rennes saint jacques|12|FR|
 roa| roanoke|| blacksburg| roanoke blacksburg regional|28|US|VA
 rob| monrovia||| roberts international|30|LR|
 roc| rochester||| greater rochester international|45|US|NY
 roi| roi et||||12|TH|
 rok| rockhampton||||12|AU|
 roo| rondonopolis||||12|BR|
 rop| rota|| rota island| rota international|12|MP|
 ror| koror|| palau, palaos, babelthuap island| roman tmetuchl international|12|PW|
 ros| rosario||| rosario international|45|AR|
 rot| rotorua||||12|NZ|
 rov rvi| rostov on don||| platov international|30|RU|
 row| roswell||| industrial air center|12|US|NM
 rpr| raipur||| swami vivekananda|12|IN|
 rqa| ruoqiang|| ruoqiang town| loulan|12|CN|
 rrg| rodrigues|| rodrigues island, port mathurin| sir gaetan duval|12|MU|
 rrs| roros||||12|NO|
 rsa| santa rosa|| sta rosa||12|AR|
 rsd| rock sound||| rock sound international|12|BS|
 rsi| red sea|| red sea project| red sea international|12|SA|
 rst| rochester||| rochester international|28|US|MN
 rsu| yeosu||| yeosu suncheon|12|KR|
 rsw fmy| fort myers|| naples, ft myers| southwest florida international|74|US|FL
 rtb| roatan|| coxen hole| juan manuel galvez international|45|HN|
 rtm| rotterdam| roterdam|| the hague|12|NL|
 rua| arua||||12|UG|
 ruh| riyadh| riad|| king khalid international|65|SA|
 run| saint denis|| reunion, les cocos, sainte marie, st denis| roland garros|45|RE|
 rur| rurutu||||12|PF|
 rut| rutland||| rutland southern vermont regional|12|US|VT
 rvd| rio verde||| general leite de castro|12|BR|
 rve| saravena||| los colonizadores|12|CO|
 rvk| rorvik||| ryum|12|NO|
 rvn| rovaniemi||||12|FI|
 rwn| rivne||| rivne international|12|UA|
 rxs| roxas|| roxas city||12|PH|
 ryb| rybinsk||| staroselye|12|RU|
 ryk| rahim yar khan||| shaikh zayed international|12|PK|
 rza| puerto santa cruz|| pto santa cruz, puerto sta cruz| santa cruz|12|AR|
 rze| rzeszow||| rzeszow jasionka|12|PL|
 rzr| ramsar||||12|IR|
 rzv| rize||| rize artvin|12|TR|
 sab| saba|| saba island| juancho e yrausquin|12|BQ|
 saf| santa fe|| sta fe| santa fe municipal|28|US|NM
 sag| shirdi|| kakadi||12|IN|
 sah| sanaa| sana|| sanaa international|12|YE|
 sai rep| siem reap|| angkor, siem reap international| siem reap angkor international|45|KH|
 sal| san salvador|| el salvador, comalapa, monsenor romero, san luis talpa| san oscar arnulfo romero international|86|SV|
 san| san diego||| san diego international|89|US|CA
 sap| san pedro sula|| sps| ramon villeda morales international|69|HN|
 saq| san andros|| andros island||12|BS|
 sat| san antonio|| san antonio de texas| san antonio international|77|US|TX
 sav| savannah||| savannah international|45|US|GA
 saw| istanbul| estambul| pendik| sabiha gokcen international|45|TR|
 sba| santa barbara|| sta barbara| santa barbara municipal|45|US|CA
 sbd| san bernardino||| san bernardino international|12|US|CA
 sbh| st barthelemy| san bartolome| st barts, st barths, saint barthelemy, gustavia, saint jean, saint barts, saint barths, st jean| gustaf iii|12|BL|
 sbn| south bend||| south bend international|28|US|IN
 sbp| san luis obispo||| san luis obispo county|28|US|CA
 sbt| sabetta||||12|RU|
 sbw| sibu||||12|MY|
 sby oce| salisbury||| salisbury ocean city wicomico regional|12|US|MD
 sbz| sibiu||| sibiu international|12|RO|
 scc| deadhorse|| prudhoe bay||12|US|AK
 sce| state college||| penn state university park|12|US|PA
 sck| stockton|| sacramento| stockton metropolitan|28|US|CA
 scl| santiago|| santiago de chile, pudahuel, stgo, stgo de chile| arturo merino benitez international|91|CL|
 scn| saarbrucken||||12|DE|
 sco| aktau||||12|KZ|
 scq| santiago de compostela|| santiago, stgo de compostela, stgo||45|ES|
 scr| salen|| malung salen| scandinavian mountains|12|SE|
 sct| socotra|| socotra islands||12|YE|
 scu| santiago de cuba|| santiago, stgo de cuba, stgo| antonio maceo international|45|CU|
 scv| suceava||| salcea|12|RO|
 scw| syktyvkar||||12|RU|
 scy| san cristobal|| galapagos, san cristobal island||28|EC|
 sdd| lubango||||12|AO|
 sde| santiago del estero|| stgo del estero| vicecomodoro angel de la paz aragones|12|AR|
 sdf| louisville|| standiford| muhammad ali international|45|US|KY
 sdg| sanandaj||||12|IR|
 sdj| sendai|| natori||30|JP|
 sdk| sandakan||||12|MY|
 sdl| sundsvall|| harnosand| sundsvall timra|12|SE|
 sdq| santo domingo|| rd, sto dgo, sto domingo| las americas international|86|DO|
 sdr| santander||||28|ES|
 sds| sado|| sado shi||12|JP|
 sdt| saidu sharif||||12|PK|
 sdu| rio de janeiro||| santos dumont|71|BR|
 sea| seattle||| seattle tacoma international|95|US|WA
 seb| sabha||| sebha|12|LY|
 sek| srednekolymsk||||12|RU|
 sen| london| londres|| southend|28|GB|
 sez| mahe|| seychelles, mahe island| seychelles international|45|SC|
 sfa| sfax||| sfax thyna international|12|TN|
 sfb| orlando||| sanford international|28|US|FL
 sfe| san fernando||||12|PH|
 sfg| st martin| san martin| saint martin, grand case| grand case esperance|12|MF|
 sfj| kangerlussuaq||||12|GL|
 sfn| santa fe|| sta fe| sauce viejo|12|AR|
 sfo| san francisco|| sf, san fran, s f, frisco, bay area| san francisco international|97|US|CA
 sfs ncp| subic bay|| cubi point, subic bay freeport zone, olongapo| subic bay international|12|PH|
 sft| skelleftea||||12|SE|
 sgc| surgut||| surgut international|12|RU|
 sgd| sonderborg||||12|DK|
 sgf| springfield||| springfield branson national|28|US|MO
 sgn| ho chi minh city| ciudad ho chi minh| saigon, hcmc, ho chi minh, cd ho chi minh| tan son nhat international|61|VN|
 sgu| st george|| zion, saint george| st george regional|28|US|UT
 sha| shanghai|| minhang, xangai| hongqiao international|45|CN|
 shb| nakashibetsu||||12|JP|
 shd| staunton|| harrisonburg, shenandoah, weyers cave| shenandoah valley regional|12|US|VA
 she| shenyang|| hunnan| taoxian international|30|CN|
 shj| sharjah||| sharjah international|45|AE|
 shl| shillong||| barapani|12|IN|
 shm| shirahama||| nankishirahama|12|JP|
 sho mts| matsapha|| mpaka| sikhuphe international|30|SZ|
 shr| sheridan||| sheridan county|12|US|WY
 shs| jingzhou|| shashi| shashi|12|CN|
 shv| shreveport||| shreveport regional|28|US|LA
 shw| sharurah||| sharurah domestic|12|SA|
 sid| sal|| cabo verde, sal island, espargos| amilcar cabral international|45|CV|
 sig| san juan||| fernando luis ribas dominicci|28|PR|
 sin| singapore| singapur| singapour, singapura| changi|93|SG|
 sip| simferopol||| simferopol international|12|UA|
 sit| sitka||| rocky gutierrez|28|US|AK
 sjc| san jose|| san francisco| norman y mineta san jose international|78|US|CA
 sjd| san jose del cabo|| los cabos, cabo san lucas, cabo| los cabos international|73|MX|
 sje| san jose del guaviare||| jorge enrique gonzalez torres|12|CO|
 sji| san jose||||12|PH|
 sjj| sarajevo||| sarajevo international|45|BA|
 sjk| sao jose dos campos||||12|BR|
 sjl| sao gabriel da cachoeira||||12|BR|
 sjo| san jose|| san jose cr, alajuela| juan santamaria international|86|CR|
 sjp| sao jose do rio preto||||12|BR|
 sjt| san angelo||| san angelo regional|12|US|TX
 sju| san juan|| san juan pr| luis munoz marin international|92|PR|
 sjw| shijiazhuang||| zhengding international|12|CN|
 sjx| sarteneja|| sartaneja||12|BZ|
 sjy| seinajoki|| ilmajoki| seinajoki ilmajok|12|FI|
 sjz| sao jorge|| ilha de sao jorge, velas||12|PT|
 skb| st kitts| san cristobal| saint kitts, basseterre| robert l bradshaw international|45|KN|
 skd| samarkand| samarcanda|||12|UZ|
 skg| thessaloniki| salonica| saloniki||45|GR|
 skn| stokmarknes|| hadsel| skagen|12|NO|
 sko| sokoto||||12|NG|
 skp| skopje| skopie|| skopje international|45|MK|
 skt| sialkot||| sialkot international|12|PK|
 skx| saransk||||12|RU|
 skz| sukkur|| mirpur khas||12|PK|
 sla| salta||| martin miguel de guemes international|45|AR|
 slc| salt lake city|| park city, salt lake| salt lake city international|88|US|UT
 sld| sliac||||12|SK|
 slk| saranac lake||| adirondack regional|12|US|NY
 sll| salalah||||12|OM|
 slm| salamanca||||12|ES|
 sln| salina||| salina municipal|12|US|KS
 slp| san luis potosi||| ponciano arriaga international|45|MX|
 slu| st lucia| santa lucia| saint lucia island, castries, saint lucia, sta lucia, st lucia island| george f l charles|28|LC|
 slw| saltillo||| plan de guadalupe international|28|MX|
 sly| salekhard||||12|RU|
 slz| sao luis||| marechal cunha machado international|45|BR|
 sma| santa maria|| santa maria island, vila do porto, sta maria, sta maria island||12|PT|
 smf sac| sacramento||| sacramento international|77|US|CA
 smi| samos|| samos island| aristarchos international|12|GR|
 sml| stella maris||||12|BS|
 smr| santa marta|| sta marta| simon bolivar international|45|CO|
 sms| sainte marie|| vohilava||12|MG|
 smt| sorriso||||12|BR|
 smw| smara||||12|MA|
 smx| santa maria|| sta maria||12|US|CA
 sna| santa ana|| orange county, los angeles, sta ana| john wayne|75|US|CA
 snb| milikapiti||| snake bay|12|AU|
 sne| sao nicolau|| ilha de sao nicolau, preguica| preguica|12|CV|
 snn| shannon||||45|IE|
 sno| sakon nakhon||||12|TH|
 snp| st paul island|| saint paul island| saint paul island|12|US|AK
 snu| santa clara|| sta clara| abel santamaria|28|CU|
 snw| thandwe||||12|MM|
 sob| heviz|| sarmellek| heviz balaton|12|HU|
 soc| surakarta||| adisumarmo international|12|ID|
 sof| sofia||||57|BG|
 soj| sorkjosen||||12|NO|
 som| san tome|| el tigre| el tigre san tome|12|VE|
 son| luganville||| santo pekoa international|12|VU|
 soq| sorong||| domine edward osok|12|ID|
 sou| southampton||||28|GB|
 spc| la palma|| santa cruz de la palma, sta cruz de la palma, la palma island||12|ES|
 spd| saidpur||||12|BD|
 spi| springfield||| abraham lincoln capital|12|US|IL
 spn| saipan|| i fadang| francisco c ada international|12|MP|
 spp| menongue||||12|AO|
 spr| san pedro||| john greif ii|12|BZ|
 sps| wichita falls||| wichita falls regional|12|US|TX
 spu| split||||45|HR|
 spx| giza|| cairo, al jiza| sphinx international|12|EG|
 sqd| shangrao||| sanqingshan|12|CN|
 sqg| sintang||||12|ID|
 sqj| sanming|| shaxian| shaxian|12|CN|
 sqo| storuman||||12|SE|
 sre| sucre|| yamparaez| alcantari international|28|BO|
 srg| semarang||| achmad yani international|12|ID|
 srp| stord|| leirvik| soerstokken|12|NO|
 srq| sarasota|| bradenton| sarasota bradenton international|45|US|FL
 srt| soroti||||12|UG|
 srx| sirte|| sirt| gardabya|12|LY|
 sry| sari||| dasht e naz|12|IR|
 srz| santa cruz|| santa cruz de la sierra, sta cruz, sta cruz de la sierra| el trompillo|12|BO|
 ssa| salvador|| bahia| deputado luis eduardo magalhaes international|71|BR|
 ssg| malabo||| malabo international|12|GQ|
 ssh| sharm el sheikh| sharm el sheij|| sharm el sheikh international|45|EG|
 ssj| sandnessjoen|| alstahaug| stokka|12|NO|
 sst| santa teresita|| sta teresita||12|AR|
 ssy| mbanza kongo|| mbanza congo| mbanza congo|12|AO|
 stc| st cloud|| saint cloud| st cloud regional|12|US|MN
 std| santo domingo|| sto domingo| mayor buenaventura vivas|12|VE|
 stg| st george island|| saint george island, st george, saint george| st george|12|US|AK
 sti| santiago de los caballeros|| santiago, cibao, stgo de los caballeros, stgo| cibao international|67|DO|
 stl| st louis|| san luis, saint louis| lambert st louis international|78|US|MO
 stm| santarem||| santarem maestro wilson fonseca|28|BR|
 stn| london| londres|| stansted|50|GB|
 str| stuttgart||||54|DE|
 sts| santa rosa|| sta rosa| charles m schulz sonoma county|28|US|CA
 stt| st thomas| santo tomas| saint thomas island, charlotte amalie, saint thomas, sto tomas, st thomas island| cyril e king|45|VI|
 stv| surat||||12|IN|
 stw| stavropol||| shpakovskoye|12|RU|
 stx| st croix|| santa cruz, christiansted, saint croix, sta cruz| henry e rohlsen|45|VI|
 sub| surabaya||| juanda international|45|ID|
 suf| lamezia terme||| lamezia terme international|12|IT|
 sug| surigao|| surigao city||12|PH|
 sui| sukhumi|| sokhumi| dranda|12|GE|
 suj| satu mare||| satu mare international|12|RO|
 sun| sun valley|| hailey| friedman memorial|28|US|ID
 suv| suva|| nausori| nausori international|12|FJ|
 sux| sioux city||| sioux gateway|12|US|IA
 svb| sambava||||12|MG|
 svd| st vincent| san vicente| saint vincent, kingstown| argyle international|28|VC|
 svg| stavanger||| sola|45|NO|
 svi| san vicente del caguan||| eduardo falla solano|12|CO|
 svj| svolvaer||| helle|12|NO|
 svl| savonlinna||||12|FI|
 svo| moscow| moscu|| sheremetyevo international|59|RU|
 svq| seville| sevilla|| san pablo|52|ES|
 svx| yekaterinburg| ekaterimburgo| sverdlovsk| ekaterinburg koltsovo|45|RU|
 svz| san antonio del tachira||| juan vicente gomez international|12|VE|
 swa| jieyang|| shantou, chaozhou, rongcheng| chaoshan international|12|CN|
 swf| newburgh|| new york city, new york, nueva york, nva york| stewart international|28|US|NY
 swo| stillwater||| stillwater regional|12|US|OK
 sxb| strasbourg| estrasburgo| strassburg| strasbourg international|12|FR|
 sxm| st maarten| san martin| philipsburg, sint maarten, saint martin, saint maarten, st martin| princess juliana international|45|SX|
 sxr| srinagar||| srinagar international|12|IN|
 syd| sydney| sidney|| sydney international|63|AU|
 syo| shonai||||12|JP|
 syq| san jose||| tobias bolanos international|28|CR|
 syr| syracuse||| hancock international|45|US|NY
 sys| saskylakh||||12|RU|
 syw| sehwan|| sehwan sharif| sharif|12|PK|
 syx| sanya|| tianya| phoenix international|30|CN|
 syy| stornoway|| western isles||12|GB|
 syz| shiraz||| shiraz international|30|IR|
 sza| soyo||||12|AO|
 szb| kuala lumpur|| subang| sultan abdul aziz shah|12|MY|
 szf| samsun||| samsun carsamba|12|TR|
 szg| salzburg| salzburgo|||45|AT|
 szx| shenzhen|| baoan| baoan international|62|CN|
 szy| olsztyn|| szymany| szczytno szymany international|12|PL|
 szz| szczecin|| goleniow| szczecin goleniow|12|PL|
 tab| tobago|| scarborough| arthur napoleon raymond robinson international|28|TT|
 tac| tacloban|| tacloban city||12|PH|
 tae| daegu||| daegu international|12|KR|
 tag| tagbilaran|| bohol, tagbilaran city, panglao| bohol panglao international|12|PH|
 tah| tanna||| whitegrass|12|VU|
 tai| taiz|| taizz| taizz international|12|YE|
 tak| takamatsu||||12|JP|
 tam| tampico||| general francisco javier mina international|45|MX|
 tao| qingdao|| jiaozhou| jiaodong international|45|CN|
 tap| tapachula||| tapachula international|28|MX|
 tas| tashkent| taskent|| tashkent international|45|UZ|
 tat| poprad||| poprad tatry|12|SK|
 tay| tartu|| ulenurme| tartu ulenurme|12|EE|
 taz| dasoguz||||12|TM|
 tbb| tuy hoa||| dong tac|12|VN|
 tbh| tablas island||| romblon tugdan|12|PH|
 tbi net| cat island||| new bight|12|BS|
 tbj| tabarka||| tabarka ain draham international|12|TN|
 tbn| fort leonard wood|| ft leonard wood| waynesville st robert regional|12|US|MO
 tbp| tumbes||||12|PE|
 tbs| tbilisi| tiflis|| tbilisi international|45|GE|
 tbt| tabatinga||| tabatinga international|12|BR|
 tbu| nukualofa||| fuaamotu international|12|TO|
 tbz| tabriz||| tabriz international|12|IR|
 tca| tennant creek||||12|AU|
 tcb| treasure cay||||12|BS|
 tco| tumaco||| la florida|12|CO|
 tcp| taba||| taba international|12|EG|
 tcq| tacna||| coronel fap carlos ciriani santa rosa international|28|PE|
 tcr| thoothukudi||| tuticorin|12|IN|
 tcz| tengchong|| tengchong xian, baoshan||12|CN|
 tdd| trinidad||| teniente jorge henrich arauz|12|BO|
 tdg| tandag||||12|PH|
 tdx| trat|| laem ngop||12|TH|
 tee| tebessa|| tebessi| cheikh larbi tebessa|12|DZ|
 ten| tongren|| daxing| fenghuang|12|CN|
 teq| tekirdag|| corlu| tekirdag corlu|12|TR|
 ter| terceira|| terceira island, praia da vitoria| lajes field|12|PT|
 tet| tete||| chingozi|12|MZ|
 tex| telluride||| telluride regional|12|US|CO
 tez| tezpur||||12|IN|
 tff| tefe||||12|BR|
 tfn| tenerife|| tenerife norte, tenerife north, santa cruz de tenerife, sta cruz de tenerife| tenerife north|45|ES|
 tfs| tenerife|| tenerife sur, tenerife south, santa cruz de tenerife, sta cruz de tenerife| tenerife south|51|ES|
 tfu| chengdu|| jianyang| tianfu international|62|CN|
 tgd| podgorica||||30|ME|
 tgg| kuala terengganu||| sultan mahmud|12|MY|
 tgj| ile tiga|| tiga| tiga|12|NC|
 tgk| taganrog||||12|RU|
 tgm| targu mures||| transilvania|12|RO|
 tgo| tongliao||||12|CN|
 tgr| touggourt||||12|DZ|
 tgt| tanga||||12|TZ|
 tgu| tegucigalpa|| tegus| toncontin international|69|HN|
 tgz| tuxtla gutierrez|| tuxtla| angel albino corzo international|45|MX|
 the| teresina||||28|BR|
 thg| thangool|| biloela||12|AU|
 thl| tachilek|| tachileik| tachileik|12|MM|
 thn| trollhattan||| trollhattan vanersborg|12|SE|
 thq| tianshui|| maiji||12|CN|
 thr| tehran| teheran|| mehrabad international|30|IR|
 ths| sukhothai||||12|TH|
 thu| pituffik||| pituffik space base|12|GL|
 tia| tirana||| nene tereza international|45|AL|
 tif| taif||| taif regional|12|SA|
 tih| tikehau||||12|PF|
 tij| tijuana|| tj| general abelardo l rodriguez international|87|MX|
 tim| timika|| tembagapura| tembagapura timika|12|ID|
 tin| tindouf||||12|DZ|
 tiu| timaru||| richard pearse|12|NZ|
 tiv| tivat||||12|ME|
 tja| tarija||||28|BO|
 tjg| tanta tabalong||| warukin|12|ID|
 tjk| tokat||||12|TR|
 tjm| tyumen||| roshchino international|12|RU|
 tju| kulob|| kulyab||12|TJ|
 tkd| takoradi|| sekondi takoradi||12|GH|
 tkg| bandar lampung||| radin inten ii international|12|ID|
 tkk| weno|| weno island| chuuk international|12|FM|
 tkn| tokunoshima|| tokuno shima, amagi||12|JP|
 tkp| takapoto||||12|PF|
 tks| tokushima||||12|JP|
 tku| turku||||12|FI|
 tkx| takaroa|| takaroa atoll||12|PF|
 tlc| toluca|| cdmx, mexico city, ciudad de mexico, cd de mexico| licenciado adolfo lopez mateos international|45|MX|
 tle| toliara||| tulear|12|MG|
 tlh| tallahassee||| tallahassee international|28|US|FL
 tll| tallinn| tallin|||45|EE|
 tlm| tlemcen|| zenata| zenata|12|DZ|
 tln| toulon| tolon| hyeres, le palyvestre| toulon hyeres|12|FR|
 tlq| turpan||| jiaohe|12|CN|
 tls| toulouse|| blagnac| toulouse blagnac|55|FR|
 tlv sdv| tel aviv|| sde dov| ben gurion|66|IL|
 tme| tame||| gabriel vargas santos|12|CO|
 tmh| tanah merah||| tanahmerah|12|ID|
 tmj| termez||||12|UZ|
 tml| tamale||||12|GH|
 tmm| toamasina||||12|MG|
 tmp| tampere|| pirkkala| tampere pirkkala|12|FI|
 tmr| tamanrasset|| tamanghasset| aguenar hadj bey akhamok|12|DZ|
 tms| sao tome| santo tome| sto tome| s tome|12|ST|
 tmt| porto trombetas|| oriximina| trombetas|12|BR|
 tmu| tambor||||12|CR|
 tmw| tamworth||||12|AU|
 tmx| timimoun||||12|DZ|
 tna| jinan||| yaoqiang international|30|CN|
 tnd| trinidad||| alberto delgado|12|CU|
 tne| tanegashima|| tanega shima||12|JP|
 tng| tangier| tanger|| ibn battouta|45|MA|
 tnh| tonghua||| sanyuanpu|12|CN|
 tnn| tainan|| rende||12|TW|
 tno| tamarindo||||12|CR|
 tnr| antananarivo||| ivato international|45|MG|
 tod| tioman|| pulau tioman, tioman island||12|MY|
 toe| tozeur||| tozeur nefta international|12|TN|
 tof| tomsk||| bogashevo|12|RU|
 tol| toledo||| toledo express|12|US|OH
 tom| timbuktu| tombuctu|||12|ML|
 tos| tromso||| langnes|45|NO|
 tou| touho||||12|NC|
 toy| toyama||||12|JP|
 tpa| tampa|| tampa bay| tampa international|89|US|FL
 tpe| taipei|| taoyuan, dayuan| taiwan taoyuan international|61|TW|
 tpj| taplejung|| taplejun||12|NP|
 tpp| tarapoto||||28|PE|
 tpq| tepic||| amado nervo international|28|MX|
 tps| trapani||| vincenzo florio|12|IT|
 tqo tuy| tulum|| riviera maya| felipe carrillo puerto international|45|MX|
 tra| tarama||||12|JP|
 trc| torreon||| francisco sarabia international|45|MX|
 trd| trondheim||| vaernes|45|NO|
 tre| tiree|| balemartine||12|GB|
 trf| sandefjord|| oslo, torp| torp|28|NO|
 trg| tauranga||||12|NZ|
 tri| tri cities|| kingsport, bristol, johnson city, blountville| tri cities regional|28|US|TN
 trk| tarakan||| juwata international|12|ID|
 trn| turin|| torino| caselle|45|IT|
 tro| taree||||12|AU|
 trr| trincomalee||||12|LK|
 trs| trieste||| trieste friuli venezia giulia|12|IT|
 trt| toraja||||12|ID|
 tru| trujillo||| capitan fap carlos martinez de pinillos international|28|PE|
 trv| thiruvananthapuram||| trivandrum international|45|IN|
 trw| tarawa||| bonriki international|12|KI|
 trz| tiruchirappalli||| tiruchirappalli international|12|IN|
 tsa| taipei|| taipei city| songshan|45|TW|
 tsf| treviso|| venecia, venice||28|IT|
 tsj| tsushima||||12|JP|
 tsn| tianjin||| binhai international|45|CN|
 tsr| timisoara||| traian vuia international|12|RO|
 tst| trang||||12|TH|
 tsv| townsville||||12|AU|
 tta| tan tan||||12|MA|
 tte| ternate|| ternate island, sango| sultan babullah|12|ID|
 ttg| tartagal||||12|AR|
 ttj| tottori|| tottori shi||12|JP|
 ttn| trenton|| philadelphia| mercer|28|US|NJ
 ttq| tortuguero|| roxana||12|CR|
 ttt| taitung|| taitung city| feng nin tw afb|12|TW|
 ttu| tetouan| tetuan|| sania ramel|12|MA|
 tua| tulcan||| teniente coronel luis a mantilla international|12|EC|
 tub| tubuai||| tubuai mataura|12|PF|
 tuc| san miguel de tucuman||| teniente general benjamin matienzo international|45|AR|
 tud| tambacounda||||12|SN|
 tuf| tours|| val de loire, loire valley| val de loire|12|FR|
 tug| tuguegarao|| tuguegarao city||12|PH|
 tui| turaif||| turaif domestic|12|SA|
 tuk| turbat||| turbat international|12|PK|
 tul| tulsa||| tulsa international|45|US|OK
 tun| tunis| tunez|| tunis carthage|64|TN|
 tuo| taupo||||12|NZ|
 tup| tupelo||| tupelo regional|12|US|MS
 tur| tucurui||||12|BR|
 tus| tucson||| tucson international|45|US|AZ
 tuu| tabuk||| tabuk regional|12|SA|
 tvc| traverse city||| cherry capital|28|US|MI
 tvf| thief river falls||| thief river falls regional|12|US|MN
 tvy| dawei||||12|MM|
 twf| twin falls||||12|US|ID
 twt sgs| bongao||| sanga sanga|12|PH|
 twu| tawau||||12|MY|
 txe| takengon||| rembele|12|ID|
 txf| teixeira de freitas||||12|BR|
 txk| texarkana||| texarkana regional|12|US|AR
 txn| huangshan||| tunxi international|12|CN|
 tyf| torsby||||12|SE|
 tyl| talara||| cap fap victor montes arias|12|PE|
 tyn| taiyuan||| wusu international|30|CN|
 tyr| tyler||| pounds field|12|US|TX
 tys| knoxville|| alcoa| mcghee tyson|45|US|TN
 tza| belize city| ciudad de belice| cd de belice| belize city municipal|28|BZ|
 tzl| tuzla||| tuzla international|12|BA|
 tzn cox| south andros|| andros||12|BS|
 tzx| trabzon||||12|TR|
 uak| narsarsuaq||||12|GL|
 uaq| san juan||| domingo faustino sarmiento|28|AR|
 uba| uberaba||||12|BR|
 ubj| ube||| yamaguchi ube|12|JP|
 ubn uln| ulaanbaatar| ulan bator| buyant ukhaa, sergelen| new ulaanbaatar international|30|MN|
 ubp| ubon ratchathani||||12|TH|
 ucb| ulanqab||||12|CN|
 uct| ukhta||||12|RU|
 udi| uberlandia||| uberlandia ten cel av cesar bombonato|28|BR|
 udj| uzhhorod||| uzhhorod international|12|UA|
 udr| udaipur||| maharana pratap international|12|IN|
 uel| quelimane||||12|MZ|
 ueo| kumejima||||12|JP|
 uet| quetta||| quetta international|12|PK|
 ufa| ufa||| ufa international|30|RU|
 uga| bulgan||||12|MN|
 ugc| urganch|| urgench| urgench international|12|UZ|
 ugu| sugapa||| bilogai sugapa|12|ID|
 uib| quibdo||| el carano|12|CO|
 uih| quy nhon|| qui nhon, quy nohn| phu cat|12|VN|
 uii| utila||||12|HN|
 uin| quincy||| quincy regional|12|US|IL
 uio| quito||| mariscal sucre international|85|EC|
 uip| quimper|| pluguffan| quimper pluguffan|12|FR|
 ukb| kobe|| osaka||12|JP|
 ukk| oskemen|| ust kamenogorsk||12|KZ|
 ukx| ust kut||||12|RU|
 ula| puerto san julian|| san julian, pto san julian| capitan jose daniel vazquez|12|AR|
 ulh| al ula||| prince abdul majeed bin abdulaziz domestic|12|SA|
 ulk| lensk||||12|RU|
 ulp| quilpie||||12|AU|
 ulu| gulu||||12|UG|
 ulv| ulyanovsk| ulianovsk|| baratayevka|12|RU|
 uly| ulyanovsk| ulianovsk| cherdakly| vostochny|12|RU|
 ume| umea||||12|SE|
 uni| union island||||12|VC|
 unn| ranong||||12|TH|
 upb| havana| la habana|| playa baracoa|12|CU|
 upg| makassar| makasar| ujung pandang| sultan hasanuddin international|45|ID|
 upn| uruapan||| lic y gen ignacio lopez rayon international|28|MX|
 ura| oral|| uralsk| ak zhol|12|KZ|
 urc| urumqi||| diwopu international|45|CN|
 ure| kuressaare||||12|EE|
 urg| uruguaiana||| uruguaiana aeroporto|12|BR|
 urj| uray||||12|RU|
 uro| rouen|| boos||12|FR|
 urs| kursk||| kursk east|12|RU|
 urt| surat thani||||12|TH|
 ury| gurayat|| qurayyat| gurayat domestic|12|SA|
 usa| concord||| concord padgett regional|12|US|NC
 ush| ushuaia||||45|AR|
 usk| usinsk||||12|RU|
 usm| ko samui|| ko samui island, na thon| koh samui|45|TH|
 usn| ulsan||||12|KR|
 usr| ust nera||||12|RU|
 ust| st augustine| san agustin| saint augustine| northeast florida regional|12|US|FL
 usu| busuanga|| coron| francisco b reyes|12|PH|
 uth bao| udon thani||| udon thani international|12|TH|
 utn| upington||||12|ZA|
 utp| pattaya|| u tapao, rayong| u tapao international|12|TH|
 utt| mthatha||||12|ZA|
 uua| bugulma||||12|RU|
 uud| ulan ude||||12|RU|
 uus| yuzhno sakhalinsk||||12|RU|
 uve| ouvea||| ouloup|12|NC|
 uvf| st lucia| santa lucia| saint lucia island, vieux fort, saint lucia, sta lucia, st lucia island| hewanorra international|45|LC|
 uyl| nyala||||12|SD|
 uyn| yulin|| yulinshi||12|CN|
 uyu| uyuni||||28|BO|
 vaa| vaasa||||12|FI|
 vai| vanimo||||12|PG|
 vam| maamigili|| maamingili island| villa international|12|MV|
 van| van||| ferit melen|12|TR|
 var| varna||||30|BG|
 vav| vavau|| utu vavau, vavau island| vavau international|12|TO|
 vaw| vardo||| svartnes|12|NO|
 vbs| brescia|| verona, montichiari||12|IT|
 vby| visby||||12|SE|
 vca| can tho||| can tho international|12|VN|
 vce| venice| venecia| venezia, venise, venedig| marco polo|54|IT|
 vcl| chu lai||| chu lai international|12|VN|
 vcp| campinas|| sao paulo| viracopos international|72|BR|
 vcs| con dao|| con son island||12|VN|
 vct| victoria||| victoria regional|12|US|TX
 vdc| vitoria da conquista||| pedro otacilio figueiredo|12|BR|
 vde| el hierro|| valverde, el hierro island||12|ES|
 vdh| dong hoi||||12|VN|
 vdm| viedma|| carmen de patagones| gobernador edgardo castello|12|AR|
 vdo| van don|| ha long, cam pha| van don international|12|VN|
 vds| vadso||||12|NO|
 vdz| valdez||||12|US|AK
 vel| vernal||| vernal regional|12|US|UT
 ver| veracruz||| general heriberto jara international|45|MX|
 vfa| victoria falls| cataratas victoria|||45|ZW|
 vga| vijayawada|| gannavaram||12|IN|
 vgo| vigo||| vigo peinador|28|ES|
 vgz| villa garzon||||12|CO|
 vhm| vilhelmina||| south lapland|12|SE|
 vie| vienna| viena| wien, vienne| vienna international|82|AT|
 vig| el vigia||| juan pablo perez alfonso|12|VE|
 vii| vinh||||12|VN|
 vij| virgin gorda||||12|VG|
 vil| dakhla||||12|MA|
 vit| vitoria|| gasteiz, alava||12|ES|
 vix| vitoria||| eurico de aguiar salles|45|BR|
 vkg| rach gia||||12|VN|
 vko| moscow| moscu|| vnukovo international|45|RU|
 vkt| vorkuta||||12|RU|
 vlc| valencia||||52|ES|
 vld| valdosta||| valdosta regional|12|US|GA
 vli| port vila||| port vila bauerfield international|30|VU|
 vll| valladolid||||28|ES|
 vln| valencia||| arturo michelena international|45|VE|
 vlv| valera||||12|VE|
 vly| anglesey|| angelsey| royal air force valley|12|GB|
 vmu| baimuru||||12|PG|
 vno| vilnius| vilna|| vilnius international|45|LT|
 vns| varanasi||| lal bahadur shastri|12|IN|
 vnt| ventspils||| ventspils international|12|LV|
 vnx| vilankulo|| vilanculo| vilanculos|12|MZ|
 vog| volgograd| volgogrado| stalingrad, stalingrado| volgograd international|12|RU|
 voh| vohemar||||12|MG|
 vol| volos|| nea anchialos| nea anchialos national|12|GR|
 voz| voronezh||| voronezh international|12|RU|
 vpe| ondjiva|| ngiva| ngjiva pereira|12|AO|
 vps| destin|| valparaiso| destin fort walton beach|28|US|FL
 vpy| chimoio||||12|MZ|
 vqs| vieques|| vieques island| antonio rivera rodriguez|28|PR|
 vra qma| varadero|| matanzas| juan gualberto gomez international|45|CU|
 vrb| vero beach||| vero beach municipal|12|US|FL
 vrc| virac||||12|PH|
 vrk| varkaus|| joroinen||12|FI|
 vrl| vila real||||12|PT|
 vrn| verona|| villafranca di verona| villafranca|45|IT|
 vsa| villahermosa||| carlos rovirosa perez international|45|MX|
 vse| viseu||||12|PT|
 vst| vasteras|| stockholm, estocolmo| stockholm vasteras|12|SE|
 vte| vientiane| vientian|| wattay international|45|LA|
 vtu| las tunas||| hermanos ameijeiras|12|CU|
 vtz| visakhapatnam||| alluri sitarama raju international|12|IN|
 vup| valledupar||| alfonso lopez pumarejo|28|CO|
 vvc| villavicencio||| vanguardia|12|CO|
 vvi| santa cruz|| santa cruz de la sierra, sta cruz, sta cruz de la sierra| viru viru international|70|BO|
 vvo| vladivostok|| artyom| vladivostok international|30|RU|
 vvz| illizi||| takhamalt ibrahim ghouma|12|DZ|
 vxc| lichinga||||12|MZ|
 vxe| sao vicente|| sao pedro| cesaria evora|12|CV|
 vxo| vaxjo||| smaland|12|SE|
 vyi| vilyuysk|| vilyuisk||12|RU|
 wae| wadi ad dawasir|| wadi al dawasir| wadi al dawasir domestic|12|SA|
 wag| whanganui|| wanganui| wanganui|12|NZ|
 wai| antsohihy||| ambalabe|12|MG|
 wat| waterford||||12|IE|
 waw| warsaw| varsovia| warszawa, warschau, varsovie| chopin|58|PL|
 wbm| wapenamanda||||12|PG|
 wdh| windhoek||| hosea kutako international|30|NA|
 wds| shiyan|| maojian| wudangshan|12|CN|
 wef| weifang||||12|CN|
 weh| weihai||||12|CN|
 wei| weipa||||12|AU|
 wfi| fianarantsoa||||12|MG|
 wga| wagga wagga||| wagga|12|AU|
 wgn| wugang|| shaoyang| shaoyang wugang|12|CN|
 whk| whakatane||||12|NZ|
 wic| wick||||12|GB|
 wil| nairobi||| wilson|12|KE|
 win| winton||||12|AU|
 wjr| wajir||||12|KE|
 wju| wonju||||12|KR|
 wka| wanaka||||12|NZ|
 wkj| wakkanai||||12|JP|
 wkk| aleknagik||||12|US|AK
 wlg| wellington||| wellington international|45|NZ|
 wls| wallis| wallis futuna| wallis island| hihifo|12|WF|
 wmi| warsaw| varsovia| nowy dwor mazowiecki| warsaw modlin mazovia|28|PL|
 wmn| maroantsetra||||12|MG|
 wmr| mananara|| mananara nord||12|MG|
 wmt| zunyi||| maotai|12|CN|
 wmx| wamena||||12|ID|
 wni| wangi wangi island||| matahora|12|ID|
 wnp| naga||||12|PH|
 wnr| windorah||||12|AU|
 wns| nawabshah|| nawabashah||12|PK|
 wnz| wenzhou||| yongqiang international|30|CN|
 wol| wollongong|| albion park rail| illawarra regional|12|AU|
 wos| wonsan||| kalma|12|KP|
 wpu| puerto williams|| pto williams| guardiamarina zanartu|12|CL|
 wre| whangarei||||12|NZ|
 wrg| wrangell||||12|US|AK
 wro| wroclaw| breslavia| breslau| wroclaw copernicus|45|PL|
 wsi| sydney| sidney|| western sydney international|12|AU|
 wsz| westport||||12|NZ|
 wtb twb| toowoomba||| wellcamp|12|AU|
 wuh| wuhan|| huangpi| tianhe international|45|CN|
 wun| wiluna||||12|AU|
 wus| wuyishan||| nanping wuyishan|12|CN|
 wuu| wau||||12|SS|
 wux| wuxi||||12|CN|
 wuz| wuzhou|| tangbu| xijiang|12|CN|
 wvb| walvis bay||||12|NA|
 wvk| manakara||||12|MG|
 wwk| wewak||||12|PG|
 wya| whyalla||||12|AU|
 wye| yengema||||12|SL|
 wys| west yellowstone||| yellowstone|12|US|MT
 xai| xinyang||| minggang|12|CN|
 xap| chapeco||||28|BR|
 xbj| birjand||| birjand international|12|IR|
 xch| christmas island|| flying fish cove||12|CX|
 xcr| chalons en champagne|| vatry| chalons vatry|12|FR|
 xfn| xiangyang|| xiangzhou| xiangfan|12|CN|
 xgr| kangiqsualujjuaq||| georges river|12|CA|QC
 xic| xichang|| liangshan| qingshan|12|CN|
 xil| xilinhot|| xilin hot||12|CN|
 xiy sia| xian|| xianyang, weicheng| xianyang international|45|CN|
 xks| kasabonika||||12|CA|ON
 xls| saint louis|| st louis||12|SN|
 xmh| manihi|| manihi atoll||12|PF|
 xmn| xiamen||| gaoqi international|45|CN|
 xms| macas||| edmundo carvajal|12|EC|
 xna fyv| fayetteville|| bentonville, northwest arkansas, springdale, rogers| northwest arkansas national|45|US|AR
 xnn| xining|| haidong, huzhu tu autonomous county| caojiabao|12|CN|
 xpl enq| comayagua|| tegucigalpa, palmerola, tegus, soto cano| palmerola international|45|HN|
 xqp| quepos||| quepos la managua|12|CR|
 xry| jerez|| cadiz, jerez de la frontera||45|ES|
 xsc| south caicos|| south caicos island||12|TC|
 xsp| singapore| singapur| seletar| seletar|12|SG|
 xtg| thargomindah||||12|AU|
 xtl| tadoule lake||||12|CA|MB
 xuz| xuzhou||| guanyin|12|CN|
 xwa isn| williston|| sloulin field| basin international|12|US|ND
 yaa| anahim lake||||12|CA|BC
 yac| cat lake||||12|CA|ON
 yag| fort frances|| ft frances| fort frances municipal|12|CA|ON
 yak| yakutat||||12|US|AK
 yal| alert bay||||12|CA|BC
 yam| sault ste marie||||12|CA|ON
 yao| yaounde| yaunde|||12|CM|
 yap| yap|| yap island| yap international|12|FM|
 yat| attawapiskat||||12|CA|ON
 yay| st anthony|| saint anthony| saint anthony|12|CA|NL
 yaz| tofino||| tofino long beach|12|CA|BC
 ybb| kugaaruk||||12|CA|NU
 ybc| baie comeau||||12|CA|QC
 ybe| uranium city||||12|CA|SK
 ybg| saguenay|| bagotville| bagotville|12|CA|QC
 ybk| baker lake||||12|CA|NU
 ybl| campbell river||||12|CA|BC
 ybp| yibin|| cuiping| wuliangye|12|CN|
 ybr| brandon||| brandon municipal|12|CA|MB
 ybt| brochet||||12|CA|MB
 ybv| berens river||||12|CA|MB
 ybx| blanc sablon||| lourdes de blanc sablon|12|CA|QC
 yby| bonnyville||||12|CA|AB
 ycb| cambridge bay||||12|CA|NU
 ycd| nanaimo||||12|CA|BC
 ycg| castlegar||| west kootenay regional|12|CA|BC
 ych| miramichi||||12|CA|NB
 ycl| charlo||||12|CA|NB
 yco| kugluktuk||||12|CA|NU
 ycs| chesterfield inlet||||12|CA|NU
 ycy| clyde river||||12|CA|NU
 yda| dawson city||||12|CA|YT
 ydf| deer lake||| deer lake regional|12|CA|NL
 ydn| dauphin||| lt col w g barker vc|12|CA|MB
 ydp| nain||||12|CA|NL
 ydq| dawson creek||||12|CA|BC
 yeg yea| edmonton||| edmonton international|45|CA|AB
 yei| bursa|| yenisehir| yenisehir|12|TR|
 yek| arviat||||12|CA|NU
 yer| fort severn|| ft severn||12|CA|ON
 yev| inuvik||||12|CA|NT
 yfa| fort albany|| ft albany||12|CA|ON
 yfb| iqaluit||||12|CA|NU
 yfc| fredericton||| fredericton international|28|CA|NB
 yfh| fort hope|| ft hope||12|CA|ON
 yfo| flin flon||||12|CA|MB
 yfs| fort simpson|| ft simpson||12|CA|NT
 ygb| gillies bay|| texada| texada gillies bay|12|CA|BC
 ygh| fort good hope|| ft good hope||12|CA|NT
 ygj| yonago||| miho yonago|12|JP|
 ygk| kingston||| kingston norman rogers|12|CA|ON
 ygl| la grande|| radisson, la grande riviere| riviere|12|CA|QC
 ygo| gods lake narrows||||12|CA|MB
 ygp| gaspe||| michel pouliot gaspe|12|CA|QC
 ygr| magdalen islands| islas de la magdalena| iles de la madeleine, les iles de la madeleine| iles de la madeleine|12|CA|QC
 ygt| igloolik||||12|CA|NU
 ygw| kuujjuarapik||||12|CA|QC
 ygx| gillam||||12|CA|MB
 ygz| grise fiord||||12|CA|NU
 yhd| dryden||| dryden regional|12|CA|ON
 yhi| ulukhaktok||| ulukhaktok holman island|12|CA|NT
 yhk| gjoa haven||||12|CA|NU
 yhm| hamilton|| toronto| john c munro hamilton international|28|CA|ON
 yho| hopedale||||12|CA|NL
 yhr| chevery||||12|CA|QC
 yhu| montreal||| montreal saint hubert|28|CA|QC
 yhy| hay river||| hay river merlyn carter|12|CA|NT
 yhz| halifax||| stanfield international|45|CA|NS
 yia| yogyakarta||| yogyakarta international|45|ID|
 yic| yichun||| mingyueshan|12|CN|
 yie| arxan|| wenquan| yiershi|12|CN|
 yih| yichang|| xiaoting| sanxia|12|CN|
 yik| ivujivik||||12|CA|QC
 yio| pond inlet||||12|CA|NU
 yiv| garden hill|| island lake| island lake|12|CA|MB
 yiw| yiwu||||12|CN|
 yjt| stephenville||| stephenville international|12|CA|NL
 yka| kamloops||||12|CA|BC
 ykf| kitchener|| toronto| kitchener waterloo|28|CA|ON
 ykg| kangirsuk||||12|CA|QC
 ykh| yingkou|| laobian| lanqi|12|CN|
 ykl| schefferville||||12|CA|QC
 ykm| yakima||| yakima air terminal|12|US|WA
 yko| hakkari|| yuksekova| yuksekova|12|TR|
 ykq| waskaganish||||12|CA|QC
 yks| yakutsk||||12|RU|
 ylc| kimmirut||||12|CA|NU
 ylh| lansdowne house||||12|CA|ON
 yll| lloydminster||||12|CA|AB
 ylw| kelowna||| kelowna international|28|CA|BC
 ylx| yulin||| fumian|12|CN|
 ymh| marys harbour||||12|CA|NL
 ymm| fort mcmurray|| ft mcmurray||12|CA|AB
 ymn| makkovik||||12|CA|NL
 ymo| moosonee||||12|CA|ON
 yms| yurimaguas||| moises benzaquen rengifo|12|PE|
 ymt| chibougamau||| chibougamau chapais|12|CA|QC
 yna| natashquan||||12|CA|QC
 ynb| yanbu||||12|SA|
 ync| wemindji||||12|CA|QC
 ynd| gatineau|| ottawa| gatineau ottawa executive|12|CA|QC
 yne| norway house||||12|CA|MB
 ynj| yanji||| chaoyangchuan|12|CN|
 ynl| points north landing||||12|CA|SK
 yns| nemiscau||||12|CA|QC
 ynt| yantai||| penglai international|30|CN|
 yny| yangyang|| gonghang ro| yangyang international|12|KR|
 ynz| yancheng||| nanyang|12|CN|
 yoc| old crow||||12|CA|YT
 yoh| oxford house||||12|CA|MB
 yoj| high level||||12|CA|AB
 yol| yola||||12|NG|
 yop| rainbow lake||||12|CA|AB
 yow| ottawa||| macdonald cartier international|45|CA|ON
 ypa| prince albert||||12|CA|SK
 ypc| paulatuk||||12|CA|NT
 ype| peace river||||12|CA|AB
 yph| inukjuak||||12|CA|QC
 ypj| aupaluk||||12|CA|QC
 ypl| pickle lake||||12|CA|ON
 ypm| pikangikum||||12|CA|ON
 ypo| peawanuck||||12|CA|ON
 ypr| prince rupert||||12|CA|BC
 ypw| powell river||||12|CA|BC
 ypy| fort chipewyan|| ft chipewyan||12|CA|AB
 ypz| burns lake||||12|CA|BC
 yqb| quebec city| ciudad de quebec| quebec, cd de quebec| jean lesage international|45|CA|QC
 yqc| quaqtaq||||12|CA|QC
 yqd| the pas||||12|CA|MB
 yqg| windsor||||12|CA|ON
 yqk| kenora||||12|CA|ON
 yql| lethbridge||||12|CA|AB
 yqm| moncton||| greater moncton international|28|CA|NB
 yqn| nakina||||12|CA|ON
 yqq| comox||| valley|12|CA|BC
 yqr| regina||||28|CA|SK
 yqt| thunder bay||| thunder bay international|12|CA|ON
 yqu| grande prairie||||12|CA|AB
 yqx| gander||| gander international|12|CA|NL
 yqy| sydney||| sydney j a douglas mccurdy|12|CA|NS
 yqz| quesnel||||12|CA|BC
 yra| gameti||| gameti rae lakes|12|CA|NT
 yrb| resolute|| resolute bay| bay|12|CA|NU
 yrf| cartwright||||12|CA|NL
 yrj| roberval||||12|CA|QC
 yrl| red lake||||12|CA|ON
 yrt| rankin inlet||||12|CA|NU
 ysb| sudbury|| greater sudbury| greater sudbury|12|CA|ON
 ysf| stony rapids||||12|CA|SK
 ysg| lutselke||||12|CA|NT
 ysj| saint john|| st john||12|CA|NB
 ysk| sanikiluaq||||12|CA|NU
 ysm| fort smith|| ft smith||12|CA|NT
 ysq| songyuan||| chaganhu|12|CN|
 yst| st theresa point|| saint theresa point||12|CA|MB
 ysy| sachs harbour||||12|CA|NT
 yte| kinngait||| cape dorset|12|CA|NU
 ytf| alma||||12|CA|QC
 yth| thompson||| thompson municipal|12|CA|MB
 ytl| big trout lake||||12|CA|ON
 ytm| mont tremblant|| tremblant, la macaza| mont tremblant international|12|CA|QC
 yts| timmins||| timmins victor m power|12|CA|ON
 yty| yangzhou||| taizhou|12|CN|
 ytz| toronto||| billy bishop toronto city|28|CA|ON
 yub| tuktoyaktuk||| james gruben|12|CA|NT
 yud| umiujaq||||12|CA|QC
 yul ymx| montreal|| mirabel| pierre elliott trudeau international|79|CA|QC
 yum| yuma||| yuma international|28|US|AZ
 yus| yushu|| batang| batang|12|CN|
 yut| naujaat|| repulse bay||12|CA|NU
 yux| sanirajak||| hall beach|12|CA|NU
 yuy| rouyn noranda||||12|CA|QC
 yvc| la ronge||||12|CA|SK
 yvm| qikiqtarjuaq||||12|CA|NU
 yvo| val dor||||12|CA|QC
 yvp| kuujjuaq||||12|CA|QC
 yvq| norman wells||||12|CA|NT
 yvr| vancouver||| vancouver international|79|CA|BC
 yvz| deer lake||||12|CA|ON
 ywb| kangiqsujuaq||||12|CA|QC
 ywg| winnipeg||| j a richardson international|45|CA|MB
 ywj| deline||||12|CA|NT
 ywk| wabush||||12|CA|NL
 ywl| williams lake||||12|CA|BC
 ywp| webequie||||12|CA|ON
 yxc| cranbrook||| cranbrook canadian rockies international|12|CA|BC
 yxe| saskatoon||| john g diefenbaker international|28|CA|SK
 yxh| medicine hat||||12|CA|AB
 yxj| fort st john|| fort saint john, ft st john||12|CA|BC
 yxl| sioux lookout||||12|CA|ON
 yxn| whale cove||||12|CA|NU
 yxp| pangnirtung||||12|CA|NU
 yxs| prince george||||30|CA|BC
 yxt| terrace||| northwest regional|12|CA|BC
 yxu| london||| london international|12|CA|ON
 yxx| abbotsford|| vancouver| abbotsford international|28|CA|BC
 yxy| whitehorse||| erik nielsen whitehorse international|12|CA|YT
 yya| yueyang|| yueyanglou| sanhe|12|CN|
 yyb| north bay||| north bay jack garland|12|CA|ON
 yyc| calgary|| banff| calgary international|79|CA|AB
 yyd| smithers||||12|CA|BC
 yye| fort nelson|| ft nelson| northern rockies regional|12|CA|BC
 yyf| penticton||| penticton regional|12|CA|BC
 yyg| charlottetown||||12|CA|PE
 yyh| taloyoak||||12|CA|NU
 yyj| victoria||| victoria international|28|CA|BC
 yyl| lynn lake||||12|CA|MB
 yyq| churchill||||12|CA|MB
 yyr| goose bay|| happy valley goose bay| cfb goose bay|12|CA|NL
 yyt| st johns| san juan de terranova| saint johns| st johns international|28|CA|NL
 yyu| kapuskasing||||12|CA|ON
 yyy| mont joli||||12|CA|QC
 yyz| toronto||| pearson international|90|CA|ON
 yza| ashcroft|| cache creek| cache creek|12|CA|BC
 yzf| yellowknife||||12|CA|NT
 yzg| salluit||||12|CA|QC
 yzp| sandspit||||12|CA|BC
 yzr| sarnia||| chris hadfield|12|CA|ON
 yzs| coral harbour||||12|CA|NU
 yzt| port hardy||||12|CA|BC
 yzv| sept iles||||12|CA|QC
 zac| york landing||||12|CA|MB
 zad| zadar|| zemunik||12|HR|
 zag| zagreb||| franjo tudman|57|HR|
 zah| zahedan||| zahedan international|12|IR|
 zal| valdivia||| pichoy|28|CL|
 zam| zamboanga|| zamboanga city| zamboanga international|12|PH|
 zaz| zaragoza||||45|ES|
 zbf| bathurst|| south tetagouche||12|CA|NB
 zbr| chabahar|| konarak| konarak international|12|IR|
 zcl| zacatecas||| general leobardo c ruiz international|45|MX|
 zco pzs| temuco|| maquehue| la araucania international|28|CL|
 zel| bella bella||||12|CA|BC
 zem| eastmain|| eastmain river| river|12|CA|QC
 zfd| fond du lac||||12|CA|SK
 zfm| fort mcpherson|| ft mcpherson||12|CA|NT
 zfn| tulita||||12|CA|NT
 zgi| gods river||||12|CA|MB
 zgu| gaua island||||12|VU|
 zha| zhanjiang||| wuchuan|12|CN|
 zhh| herschel island|| yukon territory| herschel island field|12|CA|YT
 zhy| zhongwei|| shapotou||12|CN|
 zia| moscow| moscu|| zhukovsky international|30|RU|
 zig| ziguinchor||||12|SN|
 zih| ixtapa zihuatanejo|| zihuatanejo, ixtapa| ixtapa zihuatanejo international|45|MX|
 zix| zhigansk||||12|RU|
 zke| kashechewan||||12|CA|ON
 zkp| zyryanka||||12|RU|
 zlo| manzanillo||| playa de oro international|28|MX|
 zmt| masset||||12|CA|BC
 znd| zinder||||12|NE|
 zne| newman||||12|AU|
 znz| zanzibar||| abeid amani karume international|45|TZ|
 zos| osorno||| canal bajo|28|CL|
 zpb| sachigo lake||||12|CA|ON
 zqn| queenstown||||45|NZ|
 zqz| zhangjiakou||| ningyuan|12|CN|
 zrh| zurich|| zuerich, zurigo||82|CH|
 zrj| round lake|| north caribou lake first nation||12|CA|ON
 zsa| san salvador island|| san salvador| san salvador|12|BS|
 zse| saint pierre|| st pierre| saint pierre pierrefonds|12|RE|
 zsj| sandy lake||||12|CA|ON
 zth| zakynthos|| zakynthos island| zakynthos international|12|GR|
 ztm| shamattawa||||12|CA|MB
 zuh szo| zhuhai|| jinwan| jinwan|12|CN|
 zva| miandrivazo||||12|MG|
 zwl| wollaston lake||||12|CA|SK
 zyi| zunyi||| xinzhou|12|CN|
 zyl| sylhet||| osmani international|12|BD|
 zzu| mzuzu||||12|MW|`;
export const areaNames = `AE|, united arab emirates, emiratos arabes unidos, uae, eau
AF|, afghanistan, afganistan
AG|, antigua barbuda, antigua y barbuda
AI|, anguilla, anguila
AL|, albania
AM|, armenia
AO|, angola
AR|, argentina
AS|, american samoa, samoa americana
AT|, austria
AU|, australia
AW|, aruba
AX|, aland islands, islas aland
AZ|, azerbaijan, azerbaiyan
BA|, bosnia herzegovina, bosnia y herzegovina
BB|, barbados
BD|, bangladesh, banglades
BE|, belgium, belgica
BF|, burkina faso
BG|, bulgaria
BH|, bahrain, barein
BI|, burundi
BJ|, benin
BL|, st barthelemy, san bartolome
BM|, bermuda, bermudas
BN|, brunei
BO|, bolivia
BQ|, caribbean netherlands, caribe neerlandes
BR|, brazil, brasil
BS|, bahamas
BT|, bhutan, butan
BW|, botswana, botsuana
BY|, belarus, bielorrusia
BZ|, belize, belice
CA|, canada
CA|AB, ab, alberta
CA|BC, bc, british columbia, columbia britanica
CA|MB, mb, manitoba
CA|NB, nb, new brunswick, nuevo brunswick
CA|NL, nl, newfoundland and labrador, terranova y labrador
CA|NS, ns, nova scotia, nueva escocia
CA|NT, nt, northwest territories, territorios del noroeste
CA|NU, nu, nunavut
CA|ON, on, ontario
CA|PE, pe, prince edward island, isla del principe eduardo
CA|QC, qc, quebec
CA|SK, sk, saskatchewan
CA|YT, yt, yukon
CC|, cocos keeling islands, islas cocos
CD|, congo kinshasa, republica democratica del congo, drc
CF|, central african republic, republica centroafricana
CG|, congo brazzaville, congo
CH|, switzerland, suiza
CI|, cote divoire, ivory coast, costa de marfil
CK|, cook islands, islas cook
CL|, chile
CM|, cameroon, camerun
CN|, china
CO|, colombia
CR|, costa rica
CU|, cuba
CV|, cape verde, cabo verde
CW|, curacao, curazao
CX|, christmas island, isla de navidad
CY|, cyprus, chipre
CZ|, czechia, chequia, czech republic, republica checa
DE|, germany, alemania
DJ|, djibouti, yibuti
DK|, denmark, dinamarca
DM|, dominica
DO|, dominican republic, republica dominicana, dominicana, rd
DZ|, algeria, argelia
EC|, ecuador
EE|, estonia
EG|, egypt, egipto
ER|, eritrea
ES|, spain, espana
ET|, ethiopia, etiopia
FI|, finland, finlandia
FJ|, fiji, fiyi
FK|, falkland islands, islas malvinas
FM|, micronesia
FO|, faroe islands, islas feroe
FR|, france, francia
GA|, gabon
GB|, united kingdom, reino unido, uk, england, great britain, inglaterra, gran bretana
GD|, grenada, granada
GE|, georgia
GF|, french guiana, guayana francesa
GG|, guernsey, guernesey
GH|, ghana
GI|, gibraltar
GL|, greenland, groenlandia
GM|, gambia
GN|, guinea
GP|, guadeloupe, guadalupe
GQ|, equatorial guinea, guinea ecuatorial
GR|, greece, grecia
GT|, guatemala
GU|, guam
GW|, guinea bissau, guinea bisau
GY|, guyana
HK|, hong kong sar china, rae de hong kong china
HN|, honduras
HR|, croatia, croacia
HT|, haiti
HU|, hungary, hungria
ID|, indonesia
IE|, ireland, irlanda
IL|, israel
IM|, isle of man, isla de man
IN|, india
IQ|, iraq, irak
IR|, iran
IS|, iceland, islandia
IT|, italy, italia
JE|, jersey
JM|, jamaica
JO|, jordan, jordania
JP|, japan, japon
KE|, kenya, kenia
KG|, kyrgyzstan, kirguistan
KH|, cambodia, camboya
KI|, kiribati
KM|, comoros, comoras
KN|, st kitts nevis, san cristobal y nieves
KP|, north korea, corea del norte
KR|, south korea, corea del sur, korea, corea
KW|, kuwait
KY|, cayman islands, islas caiman
KZ|, kazakhstan, kazajistan
LA|, laos
LB|, lebanon, libano
LC|, st lucia, santa lucia
LK|, sri lanka
LR|, liberia
LS|, lesotho, lesoto
LT|, lithuania, lituania
LU|, luxembourg, luxemburgo
LV|, latvia, letonia
LY|, libya, libia
MA|, morocco, marruecos
MD|, moldova, moldavia
ME|, montenegro
MF|, st martin, san martin
MG|, madagascar
MH|, marshall islands, islas marshall
MK|, north macedonia, macedonia del norte
ML|, mali
MM|, myanmar burma, myanmar birmania, burma, birmania
MN|, mongolia
MO|, macao sar china, rae de macao china
MP|, northern mariana islands, islas marianas del norte
MQ|, martinique, martinica
MR|, mauritania
MS|, montserrat
MT|, malta
MU|, mauritius, mauricio
MV|, maldives, maldivas
MW|, malawi, malaui
MX|, mexico
MY|, malaysia, malasia
MZ|, mozambique
NA|, namibia
NC|, new caledonia, nueva caledonia
NE|, niger
NF|, norfolk island, isla norfolk
NG|, nigeria
NI|, nicaragua
NL|, netherlands, paises bajos, holland, holanda
NO|, norway, noruega
NP|, nepal
NR|, nauru
NU|, niue
NZ|, new zealand, nueva zelanda
OM|, oman
PA|, panama
PE|, peru
PF|, french polynesia, polinesia francesa
PG|, papua new guinea, papua nueva guinea
PH|, philippines, filipinas
PK|, pakistan
PL|, poland, polonia
PM|, st pierre miquelon, san pedro y miquelon
PR|, puerto rico
PT|, portugal
PW|, palau, palaos
PY|, paraguay
QA|, qatar, catar
RE|, reunion
RO|, romania, rumania
RS|, serbia
RU|, russia, rusia
RW|, rwanda, ruanda
SA|, saudi arabia, arabia saudi
SB|, solomon islands, islas salomon
SC|, seychelles
SD|, sudan
SE|, sweden, suecia
SG|, singapore, singapur
SH|, st helena, santa elena
SI|, slovenia, eslovenia
SJ|, svalbard jan mayen, svalbard y jan mayen
SK|, slovakia, eslovaquia
SL|, sierra leone, sierra leona
SN|, senegal
SO|, somalia
SR|, suriname, surinam
SS|, south sudan, sudan del sur
ST|, sao tome principe, santo tome y principe
SV|, el salvador
SX|, sint maarten
SY|, syria, siria
SZ|, eswatini, esuatini, swaziland, suazilandia
TC|, turks caicos islands, islas turcas y caicos
TD|, chad
TG|, togo
TH|, thailand, tailandia
TJ|, tajikistan, tayikistan
TL|, timor leste
TM|, turkmenistan
TN|, tunisia, tunez
TO|, tonga
TR|, turkiye, turquia, turkey
TT|, trinidad tobago, trinidad y tobago
TV|, tuvalu
TW|, taiwan
TZ|, tanzania
UA|, ukraine, ucrania
UG|, uganda
UM|, u s outlying islands, islas menores alejadas de ee uu
US|, united states, estados unidos, usa, us, ee uu, eeuu, eua, estados unidos de america, united states of america
US|AK, ak, alaska
US|AL, al, alabama
US|AR, ar, arkansas
US|AZ, az, arizona
US|CA, ca, california
US|CO, co, colorado
US|CT, ct, connecticut
US|DC, dc, district of columbia, distrito de columbia
US|DE, de, delaware
US|FL, fl, florida
US|GA, ga, georgia
US|HI, hi, hawaii, hawai
US|IA, ia, iowa
US|ID, id, idaho
US|IL, il, illinois
US|IN, in, indiana
US|KS, ks, kansas
US|KY, ky, kentucky
US|LA, la, louisiana, luisiana
US|MA, ma, massachusetts
US|MD, md, maryland
US|ME, me, maine
US|MI, mi, michigan
US|MN, mn, minnesota
US|MO, mo, missouri, misuri
US|MS, ms, mississippi, misisipi
US|MT, mt, montana
US|NC, nc, north carolina, carolina del norte
US|ND, nd, north dakota, dakota del norte
US|NE, ne, nebraska
US|NH, nh, new hampshire, nuevo hampshire
US|NJ, nj, new jersey, nueva jersey
US|NM, nm, new mexico, nuevo mexico
US|NV, nv, nevada
US|NY, ny, new york, nueva york
US|OH, oh, ohio
US|OK, ok, oklahoma
US|OR, or, oregon
US|PA, pa, pennsylvania, pensilvania
US|RI, ri, rhode island
US|SC, sc, south carolina, carolina del sur
US|SD, sd, south dakota, dakota del sur
US|TN, tn, tennessee
US|TX, tx, texas
US|UT, ut, utah
US|VA, va, virginia
US|VT, vt, vermont
US|WA, wa, washington
US|WI, wi, wisconsin
US|WV, wv, west virginia, virginia occidental
US|WY, wy, wyoming
UY|, uruguay
UZ|, uzbekistan
VC|, st vincent grenadines, san vicente y las granadinas
VE|, venezuela
VG|, british virgin islands, islas virgenes britanicas
VI|, u s virgin islands, islas virgenes de ee uu
VN|, vietnam
VU|, vanuatu
WF|, wallis futuna, wallis y futuna
WS|, samoa
XK|, kosovo
YE|, yemen
YT|, mayotte
ZA|, south africa, sudafrica
ZM|, zambia
ZW|, zimbabwe, zimbabue`;
