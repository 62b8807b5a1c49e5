"use strict";
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key2 of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key2) && key2 !== except)
        __defProp(to, key2, { get: () => from[key2], enumerable: !(desc = __getOwnPropDesc(from, key2)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// parts/page.js
var page_exports = {};
__export(page_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(page_exports);

// src/viewer/page.css
var page_default = ":root{--face: #fff;--edge: #e4e7ec;--ink: #101828;--soft: #475467;--mark: #1d5fd6;color-scheme:light;font:13px/1.45 Inter,Segoe UI,Arial,sans-serif}@media(prefers-color-scheme:dark){:root{--face: #0d1117;--edge: #30363d;--ink: #f0f6fc;--soft: #b6c0cc;--mark: #6cb0ff;color-scheme:dark}}*{box-sizing:border-box;margin:0}body,aside,button,input,[popover],section,.map{background:var(--face);color:var(--ink);font:inherit}[hidden],:root:not(.live) :is(.bar,section){display:none!important}header,.bar,section,#panel>div{display:flex;align-items:center;gap:4px}header{padding:8px 16px;border-bottom:1px solid var(--edge)}h1,h2{font-size:15px;flex:1}p,small{color:var(--soft)}small{display:block}#say{position:absolute;clip-path:inset(50%)}@media screen{.live body{display:grid;grid:auto minmax(0,1fr) / auto minmax(0,1fr) auto;height:100dvh;overflow:hidden}.live header{grid-column:1 / -1}.live main{grid-area:2 / 2;position:relative;overflow:hidden;touch-action:none;cursor:grab;-webkit-user-select:none;user-select:none}.live main>svg{position:absolute;transform-origin:0 0}}button,input{border:1px solid var(--edge);border-radius:7px;padding:4px 8px}button{cursor:pointer;text-align:left}:is(.bar,section,[popover],li) button{border-color:transparent}:is([popover],li) button{display:block;width:100%}button:hover,[aria-pressed=true]{background:var(--edge)}:focus-visible,.chosen{outline:2px solid var(--mark)}button svg{width:20px;height:20px;display:block;fill:none;stroke:currentColor;stroke-width:1.6;stroke-linecap:round}#q{width:260px}[popover],section,.map{border:1px solid var(--edge);border-radius:10px;box-shadow:0 3px 12px #0003;padding:4px}[popover]{inset:48px 12px auto auto}label{display:flex;gap:8px;padding:4px 8px}section,.map{grid-area:2 / 2;place-self:end;z-index:1;margin:12px}#percent{width:48px;text-align:center}.map{margin-bottom:64px;padding:0;fill:var(--soft)}.map path:first-child{fill:none;stroke:var(--soft);stroke-width:6}.map rect{fill:var(--mark);opacity:.3}#steps{place-self:end start;max-width:calc(100% - 250px)}aside{grid-area:2 / 1;width:320px;overflow:auto;padding:12px 16px;border:solid var(--edge);border-width:0 1px;overflow-wrap:anywhere}#panel{grid-column:3}#panel>button{margin:6px 6px 0 0}code{display:block}h3{font-size:12px;margin-top:14px}ul{list-style:none;padding:0}ul ul{margin-left:11px;border-left:1px solid var(--edge)}[data-address],[data-from]{cursor:pointer;outline-offset:4px}.dim :is(.n:not(.on),[data-from]:not(.on)),.dim>.lines>path{opacity:.25}.gone,.apart>path{display:none}.apart>g>path:first-of-type{stroke:inherit}.thin>path:first-of-type{stroke-width:.75px}.dash>path:first-of-type{stroke-dasharray:4}.lines>.on>path:first-of-type{stroke:var(--mark);stroke-width:2.5px}.lines>.on>path:last-of-type{fill:var(--mark)}.more>*{fill:var(--ink)}.more [fill=none]{fill:var(--face)}.more>rect{fill:var(--face);stroke:var(--soft)}@media(max-width:640px){header{flex-wrap:wrap;gap:4px}.bar{width:100%}#q{flex:1;width:0}[popover]{top:76px}.live body{grid:auto minmax(0,1fr) auto / minmax(0,1fr)}.live main,section{grid-column:1}#list,#panel{grid-area:3 / 1;width:auto;max-height:45dvh;border-width:1px 0}#steps{margin-bottom:64px;max-width:100%}.map,#list:has(~#panel:not([hidden])){display:none}}@media print{:is(.bar,section,.map,aside){display:none!important}main>svg{transform:none!important;max-width:100%;height:auto}}";

// src/viewer/viewer.bundle
var viewer_default = '"use strict";(()=>{let e,t,n,l,a,o,r,i,h;function s({x:e,y:t,width:n,height:l},a,o=1.5){let r=Math.min(o,.97*a.width/n,.97*a.height/l);return{m:r,x:a.width/2-(e+n/2)*r,y:a.height/2-(t+l/2)*r}}var d,c,u=({x:e,y:t,m:n},{width:l,height:a})=>({x:-e/n,y:-t/n,width:l/n,height:a/n}),p=e=>document.getElementById(e);function f(e,t={},...n){let l=Object.assign(document.createElement(e),t);return l.append(...n),l}var m=(e,t,n)=>f("button",n?{onclick:e,title:n}:{onclick:e},t),g=e=>f("ul",{},...e.map(e=>f("li",{},e)));function y(e,t){for(let n in t)e.setAttribute(n,String(t[n]))}function w(e,t,...n){let l=document.createElementNS("http://www.w3.org/2000/svg",e);return y(l,t),l.append(...n),l}function x(e){p("say").textContent=e}function v(e,t,n){e?.classList.toggle(t,n)}var b=(e,t,n)=>e.addEventListener(t,n,{passive:!1}),M={in:"Reached from",out:"Leads to",both:"Both ways"},$="Choose its end",k={along:"along the arrows",back:"against the arrows",any:"partly against the arrows"},S=e=>`${e} found`,C=e=>`${e} inside`,E=(e,t,n)=>`${e} of ${t}: ${n}`,I=()=>x("Copied"),L=({r:e,s:{x:t,y:n,width:l,height:a}})=>e?{x:t+12,y:n+12}:{x:t+l/2,y:n+a/2},P=(e,{x:t,y:n})=>t>=e.x&&t<=e.x+e.width&&n>=e.y&&n<=e.y+e.height,A=(e,t)=>e.flatMap(({p:[e=-1]},n)=>e===t?[n]:[]),B=(e,t)=>new Set(e.flatMap(({p:e},n)=>n===t||e.includes(t)?[n]:[])),q={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},T=()=>new URLSearchParams(`#=${location.hash.slice(1)}`).get("#"),z=(e,t,n)=>e.flatMap(({from:e,to:l,A:a},o)=>{let r=n.has(e);return r===n.has(l)&&e!==t&&l!==t?[]:[{to:r?l:e,line:o,b:a?"both":r?"out":"in"}]}),R=(...[e,t,n])=>{let l=z(e,t,n);return{e:[t,...l.map(({to:e})=>e)],t:l.map(({line:e})=>e)}},j=(e,t)=>f("div",{},f("h2",{tabIndex:-1},t),m(()=>e.l(-1,!1),"\u2715","Close"));function N(e,t,n=""){let l=m(()=>e.l(t),e.M(t));return l.append(f("small",{},n)),l}var O=(e,t)=>0===t.length?[]:[f("h3",{},e),g(t)],D="strip:",K="thin",U=({e},t,n)=>e[n].p.findLast(e=>t.has(e))??n;function W(e,t,n){let l=t=>n.has((({e},t)=>[t,...e[t].p].map(t=>e[t].type).find(e=>e.startsWith(D)))(e,t)),a=e.e.map((n,l)=>U(e,t,l)),o=new Map;return e.t.forEach((e,r)=>{let[i,h]=[a[e.from],a[e.to]],s=t.has(i)||t.has(h);if(i===h&&(e.from!==i||e.to!==h)||l(e.from)||l(e.to)||e.N&&n.has(K))return;let d=s?`${i} ${h}`:r,c=o.get(d)?.t??[];c.push(r),o.set(d,{from:i,to:h,t:c})}),{e:new Set(a.filter((e,t)=>e===t&&!l(e))),$:[...o.values()]}}function H({t:e},t,n,l){let a=[...t].map(e=>({_:l,e:[e],t:[]})),o=new Set(t);for(let t of a){let r=t.e.at(-1);if(n.has(r))return t;e.forEach(({from:e,to:n,A:i},h)=>{let s=e===r?n:n===r&&(i||"any"===l)?e:r;o.has(s)||(o.add(s),a.push({_:l,e:[...t.e,s],t:[...t.t,h]}))})}return null}var V=([{x:e,y:t},n])=>w("path",{d:"M0,0l-8,4.2v-8.4z",transform:`translate(${e} ${t}) rotate(${Math.atan2(t-n.y,e-n.x)*(180/Math.PI)})`}),X=(e,t,n)=>w("text",{x:e,y:t,fill:"currentColor","text-anchor":"middle","font-size":12},n);document.documentElement.className="live";var Y=function(){let e,t=document.querySelector("#stage > svg"),n=JSON.parse(p("data").textContent),l=[...t.querySelectorAll("[data-address]")],a=l.map((e,t)=>e.querySelector(t<n.boxes?"rect":"use").getBBox()),o=(e=n.boxes,a.map((t,n)=>{let l=L({r:n<e,s:t});return a.slice(0,Math.min(n,e)).flatMap((e,t)=>P(e,l)?[t]:[]).reverse()})),r=l.map((e,t)=>{let{address:l="",type:r=""}=e.dataset,i=e.querySelector("title").textContent.split(`\n`),h=i.at(-1)===l;return h&&i.pop(),{id:l,F:h,type:r,r:t<n.boxes,w:i,s:a[t],p:o[t]}}),i=new Map(r.map(({id:e},t)=>[e,t])),h=new Map;for(let e of t.querySelectorAll("[data-from]")){let t=`${e.dataset.from} ${e.dataset.to}`;h.set(t,[...h.get(t)??[],e])}let s=[...h.values()];return{S:t,e:l,t:s,flows:n.flows,n:{e:r,t:s.map(([e],t)=>{let{from:l="",to:a=""}=e.dataset,o=Number(n.kinds[t]),r=(1&o)>0,h=e.querySelector("title").textContent.slice(l.length+a.length+(r?7:6));return{from:i.get(l),to:i.get(a),A:r,N:(4&o)>0,q:(2&o)>0,label:h}})}}}();d=Y.S,e=new XMLSerializer().serializeToString(d),(t=(e,t)=>{p(e).onclick=async()=>{let n=await t();try{await navigator.clipboard.write([new ClipboardItem({[n.type]:n})]),I()}catch{f("a",{href:URL.createObjectURL(n),download:`${document.title}.${e}`}).click(),x("Saved")}}})("svg",()=>new Blob([e],{type:"image/svg+xml"})),t("png",()=>(async function(e){let t=f("img",{src:`data:image/svg+xml,${encodeURIComponent(e)}`});await t.decode();let n=Math.min(2,16e3/t.width,16e3/t.height),l=f("canvas",{width:t.width*n,height:t.height*n});return l.getContext("2d").drawImage(t,0,0,l.width,l.height),new Promise(e=>l.toBlob(t=>e(t)))})(e)),p("print").onclick=()=>print();var F=function(e,t){let{n:n}=e,{e:l,t:a}=n,o={f:e,n:n,i:new Set,D:new Map},r=new Set,i={...o,...function({f:e,n:{e:t,t:n},i:l,D:a}){let o=e=>t[e].w.slice(0,2).join(" ")||t[e].id;return{M:o,R:t=>a.get(t)??e.e[t],B(e){let{address:n}=e.closest("[data-address]")?.dataset??{};return t.findIndex(({id:e})=>e===n)},H(e){let a,r=B(t,e);return[o(e),...t[e].w.slice(2),...t[e].r?[C(r.size-1)]:[],...l.has(e)?["collapsed"]:[],(a=z(n,e,r).length,`${a} connection${1===a?"":"s"}`)].join(", ")}}}(o),g:t,v:r,P:[],u:W(n,o.i,r),a:-1,b:null,k:!1,l(e,a=i.k){let o=a&&e>=0&&i.a>=0,h=o?function(e,t,n){let[l,a]=[B(e.e,t),B(e.e,n)];return l.has(n)||a.has(t)?null:H(e,l,a,"along")??H(e,a,l,"back")??H(e,l,a,"any")}(n,i.a,e):null;if(o&&null===h)return void x("Nothing joins the two");[i.b,i.a,i.k]=[h,h?-1:e,!1];let s=h?.e??(e<0?[]:[e]);for(let e of s)for(let t of l[e].p)i.i.delete(t);i.T(),s.some(e=>!i.u.e.has(e))&&(r.clear(),i.T()),e>=0&&t.V(l[e].s)},z(e){let{a:t,b:n}=i;s(e??n??(t<0?null:R(a,t,B(l,t))))},T(){for(let e of(i.u=W(n,i.i,r),h(),i.z(null),i.P))e()},C(e,t){for(let n of e)i.i[t?"add":"delete"](n);i.T()}},h=function(e){let{S:t,e:n,t:l,n:a}=e.f,o=w("g",{class:"more"}),r=l[0]?.[0].parentElement;t.append(o),v(r,"lines",!0),a.t.forEach(({N:e,q:t},n)=>{v(l[n][0],"thin",e),v(l[n][0],"dash",t)});let i=t=>{let{x:l,y:o,width:r,height:i}=a.e[t].s,h=n[t].cloneNode(!0),s=C(A(a.e,t).length);return h.removeAttribute("class"),h.append(X(l+r/2,o+i/2+4,s)),e.D.set(t,h),h};return()=>{let{u:t,i:a}=e,h=new Map(t.$.map(e=>[e.t[0],e.t.length]));n.forEach((e,n)=>{v(e,"gone",!t.e.has(n)||a.has(n))}),l.forEach(([e,t],n)=>{v(e,"gone",!h.has(n)),v(t,"gone",1!==h.get(n))}),v(r,"apart",h.size<l.length),e.D.clear(),o.replaceChildren(...[...a].filter(e=>t.e.has(e)).map(i),...t.$.flatMap(t=>(function({f:e,n:t,i:n},{from:l,to:a,t:o}){let r=e.t[o[0]][0].querySelector("path"),i=(e,l)=>n.has(e)?function(e,t,n){let l=e.getTotalLength(),a=t=>e.getPointAtLength(n?l-t:t);for(let e=0;e<l;e++)if(P(t,a(e)))return[a(e),a(e-2),a(e-22)];return null}(r,t.e[e].s,l):null,[h,s]=[i(l,!0),i(a,!1)],d=o.length,[,,{x:c,y:u}={x:0,y:0}]=s??h??[];return[...s?[V(s)]:[],...h&&o.some(e=>t.t[e].A)?[V(h)]:[],...(s??h)&&d>1?[w("rect",{x:c-11,y:u-9,width:22,height:18,rx:9}),X(c,u+4,`${d}`)]:[]]})(e,t)))}}(i),s=function(e){let{S:t,t:n,n:l,e:a}=e.f,o=null;a.forEach((e,t)=>{v(e,"n",!l.e[t].r)});let r=a=>{for(let e of t.querySelectorAll(".on"))v(e,"on",!1);if(null===a)return;for(let t of a.e)v(e.R(U(l,e.i,t)),"on",!0);let o=new Set(a.t);for(let t of e.u.$)if(t.t.some(e=>o.has(e)))for(let e of n[t.t[0]])v(e,"on",!0)};return b(t,"pointerover",({target:t})=>{if(null!==o)return;let n=e.B(t);r(l.e[n]?.r===!1?R(l.t,n,B(l.e,n)):null)}),b(t,"pointerleave",()=>r(o)),e=>{o=e,v(t,"dim",null!==e),r(e)}}(i);return i}(Y,function(e){let t=p("stage"),{width:n,height:l}=e.viewBox.baseVal,a={x:0,y:0,width:n,height:l},o=()=>({width:t.clientWidth,height:t.clientHeight}),r=[],i=s(a,o()),h=!0,d=0,c=(t,n=!1)=>{for(let l of([i,h]=[t,n],e.style.willChange="transform",e.style.transform=`translate(${i.x}px,${i.y}px) scale(${i.m})`,clearTimeout(d),d=window.setTimeout(()=>{e.style.willChange=""},150),r))l(i)},f={n:a,j:o,W:c,L:()=>c(s(a,o()),!0),O:(e,t)=>c({...i,x:i.x+e,y:i.y+t}),h:(e,t={x:o().width/2,y:o().height/2})=>c(function({m:e,x:t,y:n},l,a){let o=Math.min(Math.max(.02,e*l),8),r=o/e;return{m:o,x:a.x-(a.x-t)*r,y:a.y-(a.y-n)*r}}(i,e,t)),V(e){var t,n;let l,a=(l=u(t=i,n=o()),e.x>=l.x&&e.y>=l.y&&e.x+e.width<=l.x+l.width&&e.y+e.height<=l.y+l.height&&t.m>=.6?t:s(e,n,Math.max(t.m,.6)));a!==i&&c(a)},G:e=>r.push(e)};return new ResizeObserver(()=>h?f.L():c(i)).observe(t),f}(Y.S));n=p("panel"),F.P.push(()=>{let{b:e,a:t}=F;n.hidden=t<0&&null===e,n.replaceChildren(...e?function(e,{e:t,t:n,_:l}){let a,o,r=(a=e.M(t[0]),o=e.M(t.at(-1)),`From ${a} to ${o}, ${k[l]}`);return x(r),[j(e,r),...O("Steps",t.map((t,l)=>{let a;return N(e,t,(a=l-1,e.n.t[n[a]]?.label??""))}))]}(F,e):t<0?[]:function(e,t){let{e:n,t:l}=e.n,{w:a,id:o,F:r,type:i,r:h,p:s}=n[t],d=z(l,t,B(n,t)),c=e.i.has(t),u=m(()=>{e.k=!0,u.textContent=$,x($)},"Way to \u2026"),p=m(()=>e.C([t],!c),c?"Expand":"Collapse");return[j(e,a[0]||o),...a.slice(1).map(e=>f("p",{},e)),...r?[f("small",{},i.split(":")[0]),f("code",{},o),m(()=>navigator.clipboard?.writeText(o).then(I),"Copy")]:[],u,...h?[p]:[],...O("Place",s.map(t=>N(e,t)).reverse()),...["in","out","both"].flatMap(t=>O(M[t],[...new Map(d.filter(({b:e})=>e===t).map(e=>[e.to,e])).values()].map(({to:t,line:n})=>N(e,t,l[n].label)))),...O("Holds",A(n,t).map(t=>N(e,t)))]}(F,t))}),c=F.g,l=function(e){let{g:t,n:n}=e,l=function(e){let{e:t}=e.n,n=null,l=()=>{for(let e of["tabindex","role","aria-label"])n?.removeAttribute(e);v(n,"chosen",!1),t[o.o]&&(y(n=e.R(o.o),{tabindex:0,role:"graphics-symbol","aria-label":e.H(o.o)}),v(n,"chosen",o.o===e.a))},a=()=>n?.focus({preventScroll:!0}),o={o:Math.max(0,t.findIndex(({r:e})=>!e)),I(t){let n=[...e.u.e];return n[(n.indexOf(o.o)+t+n.length)%n.length]??-1},E(n=o.o){o.o=n,l(),a(),t[n]&&e.g.V(t[n].s)}};return e.P.push(()=>{let t=document.activeElement===n;e.a>=0&&(o.o=e.a),e.u.e.has(o.o)||(o.o=o.I(1)),l(),t&&a()}),l(),o}(e),a=n.e.map(L),o=()=>{e.l(l.o),p("panel").querySelector("h2")?.focus()},r={PageDown:()=>l.E(l.I(1)),PageUp:()=>l.E(l.I(-1)),Enter:o," ":o,c:()=>{n.e[l.o]?.r&&e.C([l.o],!e.i.has(l.o))},0:t.L,"+":()=>t.h(1.25),"-":()=>t.h(.8),"/":()=>p("q").focus()};return b(p("stage"),"keydown",n=>{let{key:o,shiftKey:i,ctrlKey:h,metaKey:s,altKey:d}=n,c=q[o];h||s||d||!(c||r[o])||(n.preventDefault(),c?i?t.O(-80*c[0],-80*c[1]):l.E(function(e,t,n,l){let a,o=1/0;for(let r of l){let l=function(e,t,[n,l]){let[a,o]=[t.x-e.x,t.y-e.y],r=a*n+o*l;return r<1?1/0:r+2.5*Math.abs(a*l+o*n)}(e[t],e[r],n);l<o&&([a,o]=[r,l])}return a}(a,l.o,c,e.u.e)):r[o]())}),b(document,"keydown",({key:t})=>{"Escape"!==t||e.a<0&&!e.b||(e.l(-1,!1),l.E())}),y(e.f.S,{role:"application","aria-describedby":"keys"}),l.E}(F),a=p("stage"),o=new Map,r=0,i=({clientX:e,clientY:t})=>({x:e-a.offsetLeft,y:t-a.offsetTop}),b(a,"pointerdown",e=>{0===o.size&&(r=0),0===e.button&&o.set(e.pointerId,i(e))}),b(a,"pointermove",e=>{let t=o.get(e.pointerId);if(!t)return;let n=i(e),[l,h]=[n.x-t.x,n.y-t.y];if((r+=Math.hypot(l,h))<4)return;a.setPointerCapture(e.pointerId),o.set(e.pointerId,n);let s=[...o].find(([t])=>t!==e.pointerId)?.[1];if(!s)return c.O(l,h);let d=e=>Math.hypot(e.x-s.x,e.y-s.y)||1;c.h(d(n)/d(t),s)}),b(a,"pointerup",h=e=>{o.delete(e.pointerId)&&r<4&&"pointerup"===e.type&&(({target:e,clientY:t,shiftKey:n})=>{let a=F.B(e);if(F.n.e[a]?.r&&!F.i.has(a)){let e=F.f.e[a].querySelector("rect").getBoundingClientRect(),{height:n}=F.n.e[a].s;t-e.top>26/n*e.height&&(a=-1)}n&&F.a>=0?F.l(a,!0):F.l(a),a>=0&&l(a)})(e)}),b(a,"pointercancel",h),b(a,"wheel",e=>{let{ctrlKey:t,shiftKey:n,deltaX:l,deltaY:a}=e;(top===window||t)&&(e.preventDefault(),n?c.O(-(l||a),0):c.h(Math.exp(-a/(t?100:500)),i(e)))}),function(e){let[t,n,l]=[p("list"),p("tree"),p("q")],{e:a}=e.n,o=[],r=-1,i=t=>g(A(a,t).map(t=>{let n=N(e,t,a[t].w.slice(2).join(", "));return a[t].r?f("div",{},n,i(t)):n})),h=t=>{let[n]=a[t].p;return N(e,t,void 0===n?"":e.M(n))},s=e=>{t.hidden=!e,n.ariaPressed=`${e}`;let a=""===l.value?"Everything":S(o.length);e&&t.replaceChildren(f("p",{},a),""===l.value?i(-1):g(o.map(h)))};n.onclick=()=>{l.value="",s(!0===t.hidden)},l.oninput=()=>{let e;e=l.value.toLowerCase().split(/\\s+/).filter(Boolean),o=a.map(({w:[t="",n="",...l],id:a,type:o},r)=>{let i=[n,t,a,o,...l].join(`\n`).toLowerCase(),h=e.map(e=>i.indexOf(e));return{at:r,s:h.includes(-1)?-1:Math.max(-1,...h)}}).filter(({s:e})=>e>=0).sort((e,t)=>e.s-t.s).map(({at:e})=>e),r=-1,s(""!==l.value),x(S(o.length))},b(l,"keydown",({key:t,shiftKey:n})=>{"Enter"!==t||0===o.length||(r=(r+(n?o.length-1:1))%o.length,e.l(o[r]),x(E(r+1,o.length,e.H(o[r]))))})}(F),function(e){let{e:t,t:n}=e.n,[l,a]=[p("flow"),p("steps")],o=e.f.flows.flatMap(({name:e,steps:t})=>t.map(t=>({name:e,step:t})));l.hidden=0===o.length;let r=0,i=f("p"),h=l=>{r=(r+l+o.length)%o.length;let{name:a,step:h}=o[r],[s,d,c,u,p]=h;i.replaceChildren(f("b",{},`${s} ${d}`),f("small",{},[a,c].filter(Boolean).join(": "))),x(E(r+1,o.length,d));let m=[...u,...p.flatMap(e=>[n[e].from,n[e].to])];e.z({e:m,t:p}),m.length>0&&e.g.V(function(e){let[t,n]=[Math.min(...e.map(e=>e.x)),Math.min(...e.map(e=>e.y))];return{x:t,y:n,width:Math.max(...e.map(e=>e.x+e.width))-t,height:Math.max(...e.map(e=>e.y+e.height))-n}}(m.map(e=>t[e].s)))};a.append(m(()=>h(-1),"\u2039","Back"),m(()=>h(1),"\u203A","Next"),i),l.onclick=()=>{a.hidden=!a.hidden,l.ariaPressed=`${!a.hidden}`,e.l(-1,!1),a.hidden||h(0)}}(F),function({n:{e},g:t}){if(e.filter(({r:e})=>!e).length<=100)return;let{width:n,height:l}=t.n,a=200/Math.max(n,l),o=t=>w("path",{d:e.flatMap(({r:e,s:{x:n,y:l,width:a,height:o}})=>e===t?[`M${n},${l}h${a}v${o}h${-a}z`]:[]).join("")}),r=w("rect",{}),i=w("svg",{class:"map",viewBox:`0 0 ${n} ${l}`,width:n*a,"aria-hidden":"true"},o(!0),o(!1),r),h=1,d=({buttons:e,offsetX:n,offsetY:l})=>{e>0&&t.W(s({x:n/a,y:l/a,width:1,height:1},t.j(),h))};b(i,"pointerdown",d),b(i,"pointermove",d),document.body.append(i),t.G(e=>{h=e.m,y(r,{...u(e,t.j())})})}(F),function(e){let t,n,l,{g:a}=e;p("in").onclick=()=>a.h(1.25),p("out").onclick=()=>a.h(.8),p("fit").onclick=a.L,a.G(({m:e})=>{p("percent").textContent=`${Math.round(100*e)} %`}),a.L(),function(e){let t=function(e,t){let n=new Map;for(let{type:t,w:l}of e.e)t.startsWith(D)&&n.set(t,l[0]);return e.t.some(({N:e})=>e)&&n.set(K,t),n}(e.n,"Thin lines");for(let[n,l]of(p("layers-button").hidden=0===t.size,t)){let t=f("input",{type:"checkbox",checked:!0});t.onchange=()=>{e.v[t.checked?"delete":"add"](n),e.T()},e.P.push(()=>{t.checked=!e.v.has(n)}),p("layers").append(f("label",{},t,l))}}(e),t=e.n.e.flatMap(({r:e,p:t},n)=>e&&t.length>0?[n]:[]),p("collapse").onclick=()=>e.C(t,!0),p("expand").onclick=()=>e.C([...e.i],!1),n=matchMedia("(prefers-color-scheme:dark)").matches,l=[...document.styleSheets].flatMap(({cssRules:e})=>[...e]).filter(({media:e})=>e?.mediaText.includes("dark")),p("theme").onclick=()=>{for(let{media:e}of(n=!n,l))e.mediaText=n?"all":"not all"}}(F),function(e){let{e:t}=e.n,n=()=>{let n=t.findIndex(({id:e})=>e===T());n>=0&&n!==e.a&&e.l(n,!1)};e.P.push(()=>{let{id:n}=t[e.a]??{id:""};n!==T()&&location.replace(`#${encodeURIComponent(n)}`)}),addEventListener("hashchange",n),n()}(F)})();';

// elsewhere:src/render/messages.ts
var module2 = require("./picture.js").modules["src/render/messages.ts"]();
var DIAGRAM = module2.DIAGRAM;
var LEGEND_COUNT_SAMPLE = module2.LEGEND_COUNT_SAMPLE;
var NOTES_LAYER = module2.NOTES_LAYER;
var NOT_AN_SVG = module2.NOT_AN_SVG;
var PAGE_COLLAPSE = module2.PAGE_COLLAPSE;
var PAGE_COPY_PNG = module2.PAGE_COPY_PNG;
var PAGE_COPY_SVG = module2.PAGE_COPY_SVG;
var PAGE_DETAILS = module2.PAGE_DETAILS;
var PAGE_EXPAND = module2.PAGE_EXPAND;
var PAGE_FIT = module2.PAGE_FIT;
var PAGE_FLOW = module2.PAGE_FLOW;
var PAGE_KEYS = module2.PAGE_KEYS;
var PAGE_LAYERS = module2.PAGE_LAYERS;
var PAGE_LIST = module2.PAGE_LIST;
var PAGE_MORE = module2.PAGE_MORE;
var PAGE_PRINT = module2.PAGE_PRINT;
var PAGE_SEARCH = module2.PAGE_SEARCH;
var PAGE_THEME = module2.PAGE_THEME;
var PAGE_ZOOM = module2.PAGE_ZOOM;
var PAGE_ZOOM_IN = module2.PAGE_ZOOM_IN;
var PAGE_ZOOM_OUT = module2.PAGE_ZOOM_OUT;
var RASTERISER_FAILED = module2.RASTERISER_FAILED;
var RASTERISER_FAILED_REMEDY = module2.RASTERISER_FAILED_REMEDY;
var TITLE_WITHOUT_WORDS = module2.TITLE_WITHOUT_WORDS;
var WAS_HERE = module2.WAS_HERE;
var edgeTooltip = module2.edgeTooltip;
var inside = module2.inside;
var mermaidFolded = module2.mermaidFolded;
var mermaidOfBoxes = module2.mermaidOfBoxes;
var mermaidOfChanges = module2.mermaidOfChanges;
var mermaidOfKinds = module2.mermaidOfKinds;
var mermaidOfOuterBoxes = module2.mermaidOfOuterBoxes;
var mermaidOfPart = module2.mermaidOfPart;
var moreInside = module2.moreInside;
var notANumber = module2.notANumber;
var pictureDescription = module2.pictureDescription;
var pngScaledDown = module2.pngScaledDown;
var times = module2.times;
var titleOfChange = module2.titleOfChange;

// elsewhere:src/render/svg/escape.ts
var module3 = require("./picture.js").modules["src/render/svg/escape.ts"]();
var escapeXml = module3.escapeXml;

// elsewhere:src/render/svg/index.ts
var module4 = require("./picture.js").modules["src/render/svg/index.ts"]();
var drawSvg = module4.drawSvg;
var write = module4.write;

// src/render/html/controls.ts
var ICONS = {
  list: "M3 5h14M6 10h11M6 15h11",
  layers: "M10 3l7 4-7 4-7-4zM3 10.5l7 4 7-4M3 13.8l7 4 7-4",
  flow: "M3 5h7v10h7M14 12l3 3-3 3",
  more: "M4 10h.01M10 10h.01M16 10h.01",
  theme: "M10 3a7 7 0 100 14zM10 3a7 7 0 010 14",
  in: "M10 4v12M4 10h12",
  out: "M4 10h12",
  fit: "M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4"
};
var icon = (name) => `<svg><path d="${ICONS[name]}"/></svg>`;
var button = (id, title, face) => `<button id="${id}" title="${escapeXml(title)}">${face}</button>`;
var menu = (id, title, name, inside2) => `<button id="${id}-button" popovertarget="${id}" title="${title}">${icon(name)}</button><div id="${id}" popover>${inside2}</div>`;
var words = (id, text) => `<button id="${id}">${text}</button>`;
var MORE = [
  words("collapse", PAGE_COLLAPSE),
  words("expand", PAGE_EXPAND),
  words("svg", PAGE_COPY_SVG),
  words("png", PAGE_COPY_PNG),
  words("print", PAGE_PRINT)
].join("");
var BAR = [
  `<div class="bar">`,
  `<input id="q" type="search" placeholder="${PAGE_SEARCH}" aria-label="${PAGE_SEARCH}">`,
  button("tree", PAGE_LIST, icon("list")),
  menu("layers", PAGE_LAYERS, "layers", ""),
  button("flow", PAGE_FLOW, icon("flow")),
  button("theme", PAGE_THEME, icon("theme")),
  menu("more", PAGE_MORE, "more", MORE),
  "</div>"
].join("");
var ZOOM = `<section aria-label="${PAGE_ZOOM}">${button("out", PAGE_ZOOM_OUT, icon("out"))}<span id="percent"></span>${button("in", PAGE_ZOOM_IN, icon("in"))}${button("fit", PAGE_FIT, icon("fit"))}</section>`;
var SIDES = [
  `<aside id="list" aria-label="${PAGE_LIST}" hidden></aside>`,
  `<aside id="panel" aria-label="${PAGE_DETAILS}" hidden></aside>`
].join("\n");
var STEPS = `<section id="steps" aria-label="${PAGE_FLOW}" hidden></section>`;

// src/render/html/data.ts
var LINE_BITS = { twoWay: 1, dashed: 2, thin: 4 };
var DRAWN = /<g data-from="([^"]*)" data-to="([^"]*)"[^>]*><title>/g;
var key = (from, to) => `${escapeXml(from)} ${escapeXml(to)}`;
function pageData({ layout, presentation }, svg) {
  const drawn = [...svg.matchAll(DRAWN)].map(([, from, to]) => `${from} ${to}`);
  const edges = new Map(layout.edges.map(({ edge }) => [key(edge.from, edge.to), edge]));
  const digit = (ends) => {
    const { twoWay, dashed, suggested, thin } = edges.get(ends);
    return (twoWay ? LINE_BITS.twoWay : 0) + (dashed || suggested ? LINE_BITS.dashed : 0) + (thin ? LINE_BITS.thin : 0);
  };
  return {
    boxes: layout.boxes.length,
    kinds: drawn.map(digit).join("").replace(/0+$/, ""),
    flows: flows({ layout, presentation }, drawn)
  };
}
function flows({ layout, presentation }, drawn) {
  const nodes = new Map(layout.nodes.map(({ node }, at) => [node.id, layout.boxes.length + at]));
  const lines = new Map(drawn.map((ends, at) => [ends, at]));
  return presentation.flows.map(({ name, steps }) => ({
    name,
    steps: steps.map(({ number, label, detail }) => {
      const here = presentation.items.filter((item) => item.kind === "node" && item.steps.includes(number));
      const ways = presentation.edges.filter((edge) => edge.steps.includes(number));
      return [
        number,
        label,
        detail,
        here.flatMap(({ id }) => nodes.get(id) ?? []),
        ways.flatMap(({ from, to }) => lines.get(key(from, to)) ?? [])
      ];
    })
  }));
}
var AS_ESCAPE = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
var embeddable = (data) => JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, AS_ESCAPE);

// src/render/html/policy.ts
async function hashOf(text) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${Buffer.from(digest).toString("base64")}'`;
}
async function policyOf(script, styles) {
  const hashes = await Promise.all([script, ...styles].map(hashOf));
  return [
    `default-src 'none'`,
    `script-src ${hashes[0]}`,
    `style-src ${hashes.slice(1).join(" ")}`,
    "img-src data:",
    `base-uri 'none'`,
    `form-action 'none'`
  ].join("; ");
}

// src/render/html/index.ts
var STYLE_ATTRIBUTE = / style="[^"]*"/g;
var STYLE_ELEMENT = /<style>([^<]*)<\/style>/;
var write2 = async (said) => {
  const svg = (await drawSvg(said.layout, "auto")).replace(STYLE_ATTRIBUTE, "");
  const ofPicture = STYLE_ELEMENT.exec(svg)?.[1];
  const policy = await policyOf(viewer_default, [page_default, ...ofPicture === void 0 ? [] : [ofPicture]]);
  const title = escapeXml(said.presentation.title || DIAGRAM);
  const lines = [
    "<!doctype html>",
    '<html lang="en">',
    `<head><meta http-equiv="Content-Security-Policy" content="${policy}"><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${title}</title>`,
    `<style>${page_default}</style></head>`,
    "<body>",
    `<header><h1>${title}</h1>${BAR}</header>`,
    `<main id="stage">`,
    `${svg.trimEnd()}</main>`,
    ZOOM,
    SIDES,
    STEPS,
    `<p id="keys" hidden>${PAGE_KEYS}</p>`,
    '<p id="say" role="status"></p>',
    `<script type="application/json" id="data">${embeddable(pageData(said, svg))}</script>`,
    `<script>${viewer_default}</script>`,
    "</body></html>"
  ];
  return { content: `${lines.join("\n")}
`, note: null };
};

// parts/page.js
var modules = {
  "src/render/html/index.ts": () => ({ write: write2 })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
