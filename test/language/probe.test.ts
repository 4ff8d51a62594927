import { test } from "vitest";
import { contentFiles } from "./content-files.ts";
import { blocksOf, sentencesOf } from "./blocks.ts";
import { readingEase, wordsOf } from "./readability.ts";
import { sharedRuns } from "./repetition.ts";
test("x", () => {
  const out: string[]=[]; const long: Record<string, Record<number,number>> = {en:{},es:{}};
  for (const f of contentFiles) { const b = blocksOf(f.body).filter(x=>x.kind==='p'||x.kind==='li').map(x=>x.text); const ls=b.flatMap(sentencesOf).map(s=>wordsOf(s).length); for (const n of ls) long[f.language]![Math.floor(n/4)*4]=(long[f.language]![Math.floor(n/4)*4]??0)+1;
   out.push(`${readingEase(b,f.language).toFixed(1)} ${f.language} ${f.folder.replace('content/','')} ${Math.max(...ls)}`); }
  console.log(out.toSorted((a,b)=>parseFloat(a)-parseFloat(b)).join('\n')); console.log(JSON.stringify(long));
  for (const l of ['en','es']) { const p = contentFiles.filter(f=>f.language===l).flatMap(f=>f.blocks.filter(b=>b.kind!=='source').map(b=>({document:f.folder,text:b.text}))); const r=sharedRuns(p,8); console.log(l, r.length); for (const x of r.slice(0,60)) console.log(x.length, x.documents.map(d=>d.replace('content/','')).join(' | '), x.run.slice(0,160)); }
});
