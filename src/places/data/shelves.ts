// Where each file of public/spellings begins, written by scripts/spellings.ts: don't edit. The names are from GeoNames
// (https://www.geonames.org), CC BY 4.0, changed: cities with airports only, folded, without what is known already.
export const shelfStarts: readonly string[] = ["a cruna","cidade de belize","hannober","los anxheles","parahyba","senjango","vinnipeq","φλωρεντια","колумбус","сан хосе","կատմանդու","اشفيل","فورت اسمیت","कगसटउन","सन हज","தஹரன","เมกซโกซต","სან ლუისი","우스터","ニューヘイフン","紐約市"];
