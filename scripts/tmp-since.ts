import {readFileSync, writeFileSync} from 'node:fs';
import {parseDocument, isMap, type YAMLMap} from 'yaml';
import {readFields} from '@devspace-docs/config-language/node';
import {versionsByLabel} from '@devspace-docs/versions';
const six = JSON.parse(readFileSync('/work/shared/facts/releases/since.json','utf8'));
for (const v of ['6.x','5.x','4.x'] as const) {
  const raw = v==='6.x' ? Object.fromEntries(six.fields.map((f:any)=>[f.name,f.since])) : JSON.parse(readFileSync(`/tmp/since-${v}.json`,'utf8')).fields;
  const since = new Map<string,string>(Object.entries(raw).flatMap(([k,x]:any)=> typeof x==='string'?[[k,x]] : x[1]?[[k,x[0]]]:[]) as [string,string][]);
  const fields = readFields(v);
  const byPtr = new Map<string,string[]>();
  for (const f of fields.values()) byPtr.set(f.pointer,[...(byPtr.get(f.pointer)??[]),f.path]);
  const file = versionsByLabel[v].schemaFile; let text = readFileSync(file,'utf8');
  const doc = parseDocument(text);
  const done = new Map<string,string>(); const inserts: {at:number; s:string}[] = [];
  for (const [path, rel] of since) {
    const f = fields.get(path);
    if (!f) { console.log(v,'MISSING',path,rel); continue; }
    let parent = path; let inherited: string|undefined;
    while ((parent = parent.replace(/(\.\*|\[\])*\.?[^.[\]*]+$/,'')) !== '') { const r = since.get(parent); if (r) {inherited = r; break;} }
    if (inherited === rel) continue;
    const others = (byPtr.get(f.pointer)??[]).filter(p=>p!==path && since.get(p)!==rel);
    if (others.length) console.log(v,'SHARED',path,rel,others.join(' '));
    if (done.has(f.pointer)) continue; done.set(f.pointer, rel);
    const keys = f.pointer.slice(2).split('/').map(k=>k.replace(/~1/g,'/').replace(/~0/g,'~')).map(k=>/^\d+$/.test(k)?Number(k):k);
    const node = doc.getIn(keys, true);
    if (!isMap(node)) { console.log(v,'NOT MAP',path,f.pointer); continue; }
    const start = (node as YAMLMap).range![0];
    const nl = /^\{\n( +)/.exec(text.slice(start));
    inserts.push({at: start+1, s: nl ? `\n${nl[1]}"x-since": "${rel}",` : `"x-since": "${rel}", `});
  }
  for (const {at,s} of inserts.sort((a,b)=>b.at-a.at)) text = text.slice(0,at)+s+text.slice(at);
  JSON.parse(text); writeFileSync(file,text);
  console.log(v, inserts.length);
}
