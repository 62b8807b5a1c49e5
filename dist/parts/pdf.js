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
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// parts/pdf.js
var pdf_exports = {};
__export(pdf_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(pdf_exports);

// elsewhere:src/errors.ts
var module2 = require("../cli.js").modules["src/errors.ts"]();
var Bug = module2.Bug;
var External = module2.External;
var GroundplanError = module2.GroundplanError;
var InvalidInput = module2.InvalidInput;
var Missing = module2.Missing;
var Misuse = module2.Misuse;
var NoResources = module2.NoResources;

// elsewhere:src/platform/text/metrics.ts
var module3 = require("./picture.js").modules["src/platform/text/metrics.ts"]();
var isInFont = module3.isInFont;
var isZeroWidth = module3.isZeroWidth;
var widthOf = module3.widthOf;

// elsewhere:src/render/messages.ts
var module4 = require("./picture.js").modules["src/render/messages.ts"]();
var DIAGRAM = module4.DIAGRAM;
var FONT_PACKED_REMEDY = module4.FONT_PACKED_REMEDY;
var FONT_REMEDY = module4.FONT_REMEDY;
var FONT_WITHOUT_OUTLINES_REMEDY = module4.FONT_WITHOUT_OUTLINES_REMEDY;
var LEGEND_COUNT_SAMPLE = module4.LEGEND_COUNT_SAMPLE;
var NOTES_LAYER = module4.NOTES_LAYER;
var NOT_AN_SVG = module4.NOT_AN_SVG;
var NOT_A_FONT = module4.NOT_A_FONT;
var NOT_READABLE_SVG = module4.NOT_READABLE_SVG;
var OUTSIDE = module4.OUTSIDE;
var PAGE_COLLAPSE = module4.PAGE_COLLAPSE;
var PAGE_COPY_PNG = module4.PAGE_COPY_PNG;
var PAGE_COPY_SVG = module4.PAGE_COPY_SVG;
var PAGE_DETAILS = module4.PAGE_DETAILS;
var PAGE_DRIFT = module4.PAGE_DRIFT;
var PAGE_EXPAND = module4.PAGE_EXPAND;
var PAGE_FIT = module4.PAGE_FIT;
var PAGE_FLOW = module4.PAGE_FLOW;
var PAGE_IS_INSIDE = module4.PAGE_IS_INSIDE;
var PAGE_KEYS = module4.PAGE_KEYS;
var PAGE_KEYS_OF_CHANGE = module4.PAGE_KEYS_OF_CHANGE;
var PAGE_LAYERS = module4.PAGE_LAYERS;
var PAGE_LIST = module4.PAGE_LIST;
var PAGE_MORE = module4.PAGE_MORE;
var PAGE_PRINT = module4.PAGE_PRINT;
var PAGE_SEARCH = module4.PAGE_SEARCH;
var PAGE_SIDES = module4.PAGE_SIDES;
var PAGE_THEME = module4.PAGE_THEME;
var PAGE_ZOOM = module4.PAGE_ZOOM;
var PAGE_ZOOM_IN = module4.PAGE_ZOOM_IN;
var PAGE_ZOOM_OUT = module4.PAGE_ZOOM_OUT;
var RASTERISER_FAILED = module4.RASTERISER_FAILED;
var RASTERISER_FAILED_REMEDY = module4.RASTERISER_FAILED_REMEDY;
var TITLE_WITHOUT_WORDS = module4.TITLE_WITHOUT_WORDS;
var WAS_HERE = module4.WAS_HERE;
var andMore = module4.andMore;
var edgeTooltip = module4.edgeTooltip;
var fontDamaged = module4.fontDamaged;
var fontPacked = module4.fontPacked;
var fontUndrawable = module4.fontUndrawable;
var fontUnknown = module4.fontUnknown;
var fontWithoutOutlines = module4.fontWithoutOutlines;
var inside = module4.inside;
var mermaidFolded = module4.mermaidFolded;
var mermaidOfBoxes = module4.mermaidOfBoxes;
var mermaidOfChanges = module4.mermaidOfChanges;
var mermaidOfKinds = module4.mermaidOfKinds;
var mermaidOfOuterBoxes = module4.mermaidOfOuterBoxes;
var mermaidOfPart = module4.mermaidOfPart;
var moreInside = module4.moreInside;
var notANumber = module4.notANumber;
var notDrawable = module4.notDrawable;
var pictureDescription = module4.pictureDescription;
var pngScaledDown = module4.pngScaledDown;
var textsUndrawn = module4.textsUndrawn;
var times = module4.times;
var titleOfChange = module4.titleOfChange;

// elsewhere:src/render/side.ts
var module5 = require("./picture.js").modules["src/render/side.ts"]();
var layoutOf = module5.layoutOf;
var presentationOf = module5.presentationOf;

// elsewhere:src/render/svg/index.ts
var module6 = require("./picture.js").modules["src/render/svg/index.ts"]();
var drawSvg = module6.drawSvg;
var svgDocument = module6.svgDocument;
var write = module6.write;

// elsewhere:src/render/undrawn.ts
var module7 = require("./png.js").modules["src/render/undrawn.ts"]();
var undrawnTexts = module7.undrawnTexts;
var withUndrawn = module7.withUndrawn;

// elsewhere:src/render/with-fonts.ts
var module8 = require("./png.js").modules["src/render/with-fonts.ts"]();
var withFallbackFonts = module8.withFallbackFonts;

// node_modules/fflate/esm/browser.js
var ch2 = {};
var wk = (function(c, id, msg, transfer, cb) {
  var w = new Worker(ch2[id] || (ch2[id] = URL.createObjectURL(new Blob([c + ';addEventListener("error",function(e){e=e.error;postMessage({$e$:[e.message,e.code,e.stack]})})'], { type: "text/javascript" }))));
  return w.onmessage = function(e) {
    var d = e.data, ed = d.$e$;
    if (ed) {
      var err2 = new Error(ed[0]);
      err2.code = ed[1], err2.stack = ed[2], cb(err2, null);
    } else cb(null, d);
  }, w.postMessage(
    msg,
    transfer
  ), w;
});
var u8 = Uint8Array;
var u16 = Uint16Array;
var i32 = Int32Array;
var fleb = new u8([0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0, 0, 0, 0]);
var fdeb = new u8([
  0,
  0,
  0,
  0,
  1,
  1,
  2,
  2,
  3,
  3,
  4,
  4,
  5,
  5,
  6,
  6,
  7,
  7,
  8,
  8,
  9,
  9,
  10,
  10,
  11,
  11,
  12,
  12,
  13,
  13,
  0,
  0
]);
var clim = new u8([16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]);
var freb = function(eb, start) {
  for (var b = new u16(31), i2 = 0; i2 < 31; ++i2) b[i2] = start += 1 << eb[i2 - 1];
  for (var r = new i32(b[30]), i2 = 1; i2 < 30; ++i2) for (var j = b[i2]; j < b[i2 + 1]; ++j) r[j] = j - b[i2] << 5 | i2;
  return { b, r };
};
var _a = freb(fleb, 2);
var fl = _a.b;
var revfl = _a.r;
fl[28] = 258, revfl[258] = 28;
for (_b = freb(fdeb, 0), fd = _b.b, revfd = _b.r, rev = new u16(32768), i = 0; i < 32768; ++i) {
  x = (i & 43690) >> 1 | (i & 21845) << 1;
  x = (x & 52428) >> 2 | (x & 13107) << 2, x = (x & 61680) >> 4 | (x & 3855) << 4, rev[i] = ((x & 65280) >> 8 | (x & 255) << 8) >> 1;
}
var x;
var _b;
var fd;
var revfd;
var rev;
var i;
for (hMap = (function(cd, mb, r) {
  for (var s = cd.length, i2 = 0, l = new u16(
    mb
  ); i2 < s; ++i2) cd[i2] && ++l[cd[i2] - 1];
  var le = new u16(mb);
  for (i2 = 1; i2 < mb; ++i2) le[i2] = le[i2 - 1] + l[i2 - 1] << 1;
  var co;
  if (r) {
    co = new u16(1 << mb);
    var rvb = 15 - mb;
    for (i2 = 0; i2 < s; ++i2) if (cd[i2]) for (var sv = i2 << 4 | cd[i2], r_1 = mb - cd[i2], v = le[cd[i2] - 1]++ << r_1, m = v | (1 << r_1) - 1; v <= m; ++v) co[rev[v] >> rvb] = sv;
  } else for (co = new u16(s), i2 = 0; i2 < s; ++i2) cd[i2] && (co[i2] = rev[le[cd[i2] - 1]++] >> 15 - cd[i2]);
  return co;
}), flt = new u8(288), i = 0; i < 144; ++i)
  flt[i] = 8;
var hMap;
var flt;
var i;
for (i = 144; i < 256; ++i) flt[i] = 9;
var i;
for (i = 256; i < 280; ++i) flt[i] = 7;
var i;
for (i = 280; i < 288; ++i) flt[i] = 8;
var i;
for (fdt = new u8(32), i = 0; i < 32; ++i) fdt[i] = 5;
var fdt;
var i;
var flm = hMap(flt, 9, 0);
var flrm = hMap(flt, 9, 1);
var fdm = hMap(
  fdt,
  5,
  0
);
var fdrm = hMap(fdt, 5, 1);
var max = function(a) {
  for (var m = a[0], i2 = 1; i2 < a.length; ++i2) a[i2] > m && (m = a[i2]);
  return m;
};
var bits = function(d, p, m) {
  var o = p / 8 | 0;
  return (d[o] | d[o + 1] << 8) >> (p & 7) & m;
};
var bits16 = function(d, p) {
  var o = p / 8 | 0;
  return (d[o] | d[o + 1] << 8 | d[o + 2] << 16) >> (p & 7);
};
var shft = function(p) {
  return (p + 7) / 8 | 0;
};
var slc = function(v, s, e) {
  return (s == null || s < 0) && (s = 0), (e == null || e > v.length) && (e = v.length), new u8(v.subarray(s, e));
};
var ec = ["unexpected EOF", "invalid block type", "invalid length/literal", "invalid distance", "stream finished", "no stream handler", , "no callback", "invalid UTF-8 data", "extra field too long", "date not in range 1980-2099", "filename too long", "stream finishing", "invalid zip data"];
var err = function(ind, msg, nt) {
  var e = new Error(msg || ec[ind]);
  if (e.code = ind, Error.captureStackTrace && Error.captureStackTrace(e, err), !nt) throw e;
  return e;
};
var inflt = function(dat, st, buf, dict) {
  var sl = dat.length, dl = dict ? dict.length : 0;
  if (!sl || st.f && !st.l) return buf || new u8(0);
  var noBuf = !buf, resize = noBuf || st.i != 2, noSt = st.i;
  noBuf && (buf = new u8(sl * 3));
  var cbuf = function(l2) {
    var bl = buf.length;
    if (l2 > bl) {
      var nbuf = new u8(Math.max(bl * 2, l2));
      nbuf.set(buf), buf = nbuf;
    }
  }, final = st.f || 0, pos = st.p || 0, bt = st.b || 0, lm = st.l, dm = st.d, lbt = st.m, dbt = st.n, tbts = sl * 8;
  do {
    if (!lm) {
      final = bits(dat, pos, 1);
      var type = bits(dat, pos + 1, 3);
      if (pos += 3, type) if (type == 1) lm = flrm, dm = fdrm, lbt = 9, dbt = 5;
      else if (type == 2) {
        var hLit = bits(
          dat,
          pos,
          31
        ) + 257, hcLen = bits(dat, pos + 10, 15) + 4, tl = hLit + bits(dat, pos + 5, 31) + 1;
        pos += 14;
        for (var ldt = new u8(tl), clt = new u8(19), i2 = 0; i2 < hcLen; ++i2) clt[clim[i2]] = bits(dat, pos + i2 * 3, 7);
        pos += hcLen * 3;
        for (var clb = max(
          clt
        ), clbmsk = (1 << clb) - 1, clm = hMap(clt, clb, 1), i2 = 0; i2 < tl; ) {
          var r = clm[bits(dat, pos, clbmsk)];
          pos += r & 15;
          var s = r >> 4;
          if (s < 16) ldt[i2++] = s;
          else {
            var c = 0, n = 0;
            for (s == 16 ? (n = 3 + bits(dat, pos, 3), pos += 2, c = ldt[i2 - 1]) : s == 17 ? (n = 3 + bits(dat, pos, 7), pos += 3) : s == 18 && (n = 11 + bits(dat, pos, 127), pos += 7); n--; ) ldt[i2++] = c;
          }
        }
        var lt = ldt.subarray(0, hLit), dt = ldt.subarray(hLit);
        lbt = max(lt), dbt = max(dt), lm = hMap(lt, lbt, 1), dm = hMap(dt, dbt, 1);
      } else
        err(1);
      else {
        var s = shft(pos) + 4, l = dat[s - 4] | dat[s - 3] << 8, t = s + l;
        if (t > sl) {
          noSt && err(0);
          break;
        }
        resize && cbuf(bt + l), buf.set(dat.subarray(s, t), bt), st.b = bt += l, st.p = pos = t * 8, st.f = final;
        continue;
      }
      if (pos > tbts) {
        noSt && err(
          0
        );
        break;
      }
    }
    resize && cbuf(bt + 131072);
    for (var lms = (1 << lbt) - 1, dms = (1 << dbt) - 1, lpos = pos; ; lpos = pos) {
      var c = lm[bits16(dat, pos) & lms], sym = c >> 4;
      if (pos += c & 15, pos > tbts) {
        noSt && err(0);
        break;
      }
      if (c || err(2), sym < 256) buf[bt++] = sym;
      else if (sym == 256) {
        lpos = pos, lm = null;
        break;
      } else {
        var add = sym - 254;
        if (sym > 264) {
          var i2 = sym - 257, b = fleb[i2];
          add = bits(dat, pos, (1 << b) - 1) + fl[i2], pos += b;
        }
        var d = dm[bits16(dat, pos) & dms], dsym = d >> 4;
        d || err(3), pos += d & 15;
        var dt = fd[dsym];
        if (dsym > 3) {
          var b = fdeb[dsym];
          dt += bits16(dat, pos) & (1 << b) - 1, pos += b;
        }
        if (pos > tbts) {
          noSt && err(0);
          break;
        }
        resize && cbuf(bt + 131072);
        var end = bt + add;
        if (bt < dt) {
          var shift = dl - dt, dend = Math.min(dt, end);
          for (shift + bt < 0 && err(3); bt < dend; ++bt) buf[bt] = dict[shift + bt];
        }
        for (; bt < end; ++bt) buf[bt] = buf[bt - dt];
      }
    }
    st.l = lm, st.p = lpos, st.b = bt, st.f = final, lm && (final = 1, st.m = lbt, st.d = dm, st.n = dbt);
  } while (!final);
  return bt != buf.length && noBuf ? slc(buf, 0, bt) : buf.subarray(0, bt);
};
var wbits = function(d, p, v) {
  v <<= p & 7;
  var o = p / 8 | 0;
  d[o] |= v, d[o + 1] |= v >> 8;
};
var wbits16 = function(d, p, v) {
  v <<= p & 7;
  var o = p / 8 | 0;
  d[o] |= v, d[o + 1] |= v >> 8, d[o + 2] |= v >> 16;
};
var hTree = function(d, mb) {
  for (var t = [], i2 = 0; i2 < d.length; ++i2) d[i2] && t.push({ s: i2, f: d[i2] });
  var s = t.length, t2 = t.slice();
  if (!s) return { t: et, l: 0 };
  if (s == 1) {
    var v = new u8(t[0].s + 1);
    return v[t[0].s] = 1, { t: v, l: 1 };
  }
  t.sort(function(a, b) {
    return a.f - b.f;
  }), t.push({ s: -1, f: 25001 });
  var l = t[0], r = t[1], i0 = 0, i1 = 1, i22 = 2;
  for (t[0] = { s: -1, f: l.f + r.f, l, r }; i1 != s - 1; ) l = t[t[i0].f < t[i22].f ? i0++ : i22++], r = t[i0 != i1 && t[i0].f < t[i22].f ? i0++ : i22++], t[i1++] = { s: -1, f: l.f + r.f, l, r };
  for (var maxSym = t2[0].s, i2 = 1; i2 < s; ++i2) t2[i2].s > maxSym && (maxSym = t2[i2].s);
  var tr = new u16(maxSym + 1), mbt = ln(t[i1 - 1], tr, 0);
  if (mbt > mb) {
    var i2 = 0, dt = 0, lft = mbt - mb, cst = 1 << lft;
    for (t2.sort(function(a, b) {
      return tr[b.s] - tr[a.s] || a.f - b.f;
    }); i2 < s; ++i2) {
      var i2_1 = t2[i2].s;
      if (tr[i2_1] > mb) dt += cst - (1 << mbt - tr[i2_1]), tr[i2_1] = mb;
      else break;
    }
    for (dt >>= lft; dt > 0; ) {
      var i2_2 = t2[i2].s;
      tr[i2_2] < mb ? dt -= 1 << mb - tr[i2_2]++ - 1 : ++i2;
    }
    for (; i2 >= 0 && dt; --i2) {
      var i2_3 = t2[i2].s;
      tr[i2_3] == mb && (--tr[i2_3], ++dt);
    }
    mbt = mb;
  }
  return { t: new u8(tr), l: mbt };
};
var ln = function(n, l, d) {
  return n.s == -1 ? Math.max(ln(n.l, l, d + 1), ln(n.r, l, d + 1)) : l[n.s] = d;
};
var lc = function(c) {
  for (var s = c.length; s && !c[--s]; ) ;
  for (var cl = new u16(++s), cli = 0, cln = c[0], cls = 1, w = function(v) {
    cl[cli++] = v;
  }, i2 = 1; i2 <= s; ++i2) if (c[i2] == cln && i2 != s) ++cls;
  else {
    if (!cln && cls > 2) {
      for (; cls > 138; cls -= 138) w(32754);
      cls > 2 && (w(cls > 10 ? cls - 11 << 5 | 28690 : cls - 3 << 5 | 12305), cls = 0);
    } else if (cls > 3) {
      for (w(cln), --cls; cls > 6; cls -= 6) w(8304);
      cls > 2 && (w(cls - 3 << 5 | 8208), cls = 0);
    }
    for (; cls--; ) w(cln);
    cls = 1, cln = c[i2];
  }
  return { c: cl.subarray(0, cli), n: s };
};
var clen = function(cf, cl) {
  for (var l = 0, i2 = 0; i2 < cl.length; ++i2) l += cf[i2] * cl[i2];
  return l;
};
var wfblk = function(out, pos, dat) {
  var s = dat.length, o = shft(pos + 2);
  out[o] = s & 255, out[o + 1] = s >> 8, out[o + 2] = out[o] ^ 255, out[o + 3] = out[o + 1] ^ 255;
  for (var i2 = 0; i2 < s; ++i2) out[o + i2 + 4] = dat[i2];
  return (o + 4 + s) * 8;
};
var wblk = function(dat, out, final, syms, lf, df, eb, li, bs, bl, p) {
  wbits(out, p++, final), ++lf[256];
  for (var _a2 = hTree(lf, 15), dlt = _a2.t, mlb = _a2.l, _b2 = hTree(df, 15), ddt = _b2.t, mdb = _b2.l, _c = lc(dlt), lclt = _c.c, nlc = _c.n, _d = lc(ddt), lcdt = _d.c, ndc = _d.n, lcfreq = new u16(19), i2 = 0; i2 < lclt.length; ++i2) ++lcfreq[lclt[i2] & 31];
  for (var i2 = 0; i2 < lcdt.length; ++i2) ++lcfreq[lcdt[i2] & 31];
  for (var _e = hTree(
    lcfreq,
    7
  ), lct = _e.t, mlcb = _e.l, nlcc = 19; nlcc > 4 && !lct[clim[nlcc - 1]]; --nlcc) ;
  var flen = bl + 5 << 3, ftlen = clen(lf, flt) + clen(df, fdt) + eb, dtlen = clen(lf, dlt) + clen(df, ddt) + eb + 14 + 3 * nlcc + clen(lcfreq, lct) + 2 * lcfreq[16] + 3 * lcfreq[17] + 7 * lcfreq[18];
  if (bs >= 0 && flen <= ftlen && flen <= dtlen) return wfblk(out, p, dat.subarray(bs, bs + bl));
  var lm, ll, dm, dl;
  if (wbits(out, p, 1 + (dtlen < ftlen)), p += 2, dtlen < ftlen) {
    lm = hMap(dlt, mlb, 0), ll = dlt, dm = hMap(
      ddt,
      mdb,
      0
    ), dl = ddt;
    var llm = hMap(lct, mlcb, 0);
    wbits(out, p, nlc - 257), wbits(out, p + 5, ndc - 1), wbits(out, p + 10, nlcc - 4), p += 14;
    for (var i2 = 0; i2 < nlcc; ++i2) wbits(out, p + 3 * i2, lct[clim[i2]]);
    p += 3 * nlcc;
    for (var lcts = [
      lclt,
      lcdt
    ], it = 0; it < 2; ++it) for (var clct = lcts[it], i2 = 0; i2 < clct.length; ++i2) {
      var len = clct[i2] & 31;
      wbits(out, p, llm[len]), p += lct[len], len > 15 && (wbits(out, p, clct[i2] >> 5 & 127), p += clct[i2] >> 12);
    }
  } else lm = flm, ll = flt, dm = fdm, dl = fdt;
  for (var i2 = 0; i2 < li; ++i2) {
    var sym = syms[i2];
    if (sym > 255) {
      var len = sym >> 18 & 31;
      wbits16(out, p, lm[len + 257]), p += ll[len + 257], len > 7 && (wbits(out, p, sym >> 23 & 31), p += fleb[len]);
      var dst = sym & 31;
      wbits16(
        out,
        p,
        dm[dst]
      ), p += dl[dst], dst > 3 && (wbits16(out, p, sym >> 5 & 8191), p += fdeb[dst]);
    } else wbits16(out, p, lm[sym]), p += ll[sym];
  }
  return wbits16(out, p, lm[256]), p + ll[256];
};
var deo = new i32([
  65540,
  131080,
  131088,
  131104,
  262176,
  1048704,
  1048832,
  2114560,
  2117632
]);
var et = new u8(0);
var dflt = function(dat, lvl, plvl, pre, post, st) {
  var s = st.z || dat.length, o = new u8(pre + s + 5 * (1 + Math.ceil(s / 7e3)) + post), w = o.subarray(pre, o.length - post), lst = st.l, pos = (st.r || 0) & 7;
  if (lvl) {
    pos && (w[0] = st.r >> 3);
    for (var opt = deo[lvl - 1], n = opt >> 13, c = opt & 8191, msk_1 = (1 << plvl) - 1, prev = st.p || new u16(32768), head = st.h || new u16(msk_1 + 1), bs1_1 = Math.ceil(plvl / 3), bs2_1 = 2 * bs1_1, hsh = function(i3) {
      return (dat[i3] ^ dat[i3 + 1] << bs1_1 ^ dat[i3 + 2] << bs2_1) & msk_1;
    }, syms = new i32(25e3), lf = new u16(288), df = new u16(32), lc_1 = 0, eb = 0, i2 = st.i || 0, li = 0, wi = st.w || 0, bs = 0; i2 + 2 < s; ++i2) {
      var hv = hsh(i2), imod = i2 & 32767, pimod = head[hv];
      if (prev[imod] = pimod, head[hv] = imod, wi <= i2) {
        var rem = s - i2;
        if ((lc_1 > 7e3 || li > 24576) && (rem > 423 || !lst)) {
          pos = wblk(dat, w, 0, syms, lf, df, eb, li, bs, i2 - bs, pos), li = lc_1 = eb = 0, bs = i2;
          for (var j = 0; j < 286; ++j) lf[j] = 0;
          for (var j = 0; j < 30; ++j) df[j] = 0;
        }
        var l = 2, d = 0, ch_1 = c, dif = imod - pimod & 32767;
        if (rem > 2 && hv == hsh(i2 - dif)) for (var maxn = Math.min(n, rem) - 1, maxd = Math.min(32767, i2), ml = Math.min(258, rem); dif <= maxd && --ch_1 && imod != pimod; ) {
          if (dat[i2 + l] == dat[i2 + l - dif]) {
            for (var nl = 0; nl < ml && dat[i2 + nl] == dat[i2 + nl - dif]; ++nl) ;
            if (nl > l) {
              if (l = nl, d = dif, nl > maxn) break;
              for (var mmd = Math.min(dif, nl - 2), md = 0, j = 0; j < mmd; ++j) {
                var ti = i2 - dif + j & 32767, pti = prev[ti], cd = ti - pti & 32767;
                cd > md && (md = cd, pimod = ti);
              }
            }
          }
          imod = pimod, pimod = prev[imod], dif += imod - pimod & 32767;
        }
        if (d) {
          syms[li++] = 268435456 | revfl[l] << 18 | revfd[d];
          var lin = revfl[l] & 31, din = revfd[d] & 31;
          eb += fleb[lin] + fdeb[din], ++lf[257 + lin], ++df[din], wi = i2 + l, ++lc_1;
        } else syms[li++] = dat[i2], ++lf[dat[i2]];
      }
    }
    for (i2 = Math.max(i2, wi); i2 < s; ++i2) syms[li++] = dat[i2], ++lf[dat[i2]];
    pos = wblk(dat, w, lst, syms, lf, df, eb, li, bs, i2 - bs, pos), lst || (st.r = pos & 7 | w[pos / 8 | 0] << 3, pos -= 7, st.h = head, st.p = prev, st.i = i2, st.w = wi);
  } else {
    for (var i2 = st.w || 0; i2 < s + lst; i2 += 65535) {
      var e = i2 + 65535;
      e >= s && (w[pos / 8 | 0] = lst, e = s), pos = wfblk(w, pos + 1, dat.subarray(i2, e));
    }
    st.i = s;
  }
  return slc(
    o,
    0,
    pre + shft(pos) + post
  );
};
var crct = (function() {
  for (var t = new Int32Array(256), i2 = 0; i2 < 256; ++i2) {
    for (var c = i2, k = 9; --k; ) c = (c & 1 && -306674912) ^ c >>> 1;
    t[i2] = c;
  }
  return t;
})();
var crc = function() {
  var c = -1;
  return { p: function(d) {
    for (var cr = c, i2 = 0; i2 < d.length; ++i2) cr = crct[cr & 255 ^ d[i2]] ^ cr >>> 8;
    c = cr;
  }, d: function() {
    return ~c;
  } };
};
var adler = function() {
  var a = 1, b = 0;
  return { p: function(d) {
    for (var n = a, m = b, l = d.length | 0, i2 = 0; i2 != l; ) {
      for (var e = Math.min(i2 + 2655, l); i2 < e; ++i2) m += n += d[i2];
      n = (n & 65535) + 15 * (n >> 16), m = (m & 65535) + 15 * (m >> 16);
    }
    a = n, b = m;
  }, d: function() {
    return a %= 65521, b %= 65521, (a & 255) << 24 | (a & 65280) << 8 | (b & 255) << 8 | b >> 8;
  } };
};
var dopt = function(dat, opt, pre, post, st) {
  if (!st && (st = { l: 1 }, opt.dictionary)) {
    var dict = opt.dictionary.subarray(-32768), newDat = new u8(dict.length + dat.length);
    newDat.set(dict), newDat.set(dat, dict.length), dat = newDat, st.w = dict.length;
  }
  return dflt(
    dat,
    opt.level == null ? 6 : opt.level,
    opt.mem == null ? st.l ? Math.ceil(Math.max(8, Math.min(13, Math.log(dat.length))) * 1.5) : 20 : 12 + opt.mem,
    pre,
    post,
    st
  );
};
var mrg = function(a, b) {
  var o = {};
  for (var k in a) o[k] = a[k];
  for (var k in b)
    o[k] = b[k];
  return o;
};
var wcln = function(fn, fnStr, td2) {
  for (var dt = fn(), st = fn.toString(), ks = st.slice(st.indexOf("[") + 1, st.lastIndexOf("]")).replace(/\s+/g, "").split(","), i2 = 0; i2 < dt.length; ++i2) {
    var v = dt[i2], k = ks[i2];
    if (typeof v == "function") {
      fnStr += ";" + k + "=";
      var st_1 = v.toString();
      if (v.prototype) if (st_1.indexOf("[native code]") != -1) {
        var spInd = st_1.indexOf(" ", 8) + 1;
        fnStr += st_1.slice(spInd, st_1.indexOf("(", spInd));
      } else {
        fnStr += st_1;
        for (var t in v.prototype) fnStr += ";" + k + ".prototype." + t + "=" + v.prototype[t].toString();
      }
      else fnStr += st_1;
    } else td2[k] = v;
  }
  return fnStr;
};
var ch = [];
var cbfs = function(v) {
  var tl = [];
  for (var k in v) v[k].buffer && tl.push((v[k] = new v[k].constructor(v[k])).buffer);
  return tl;
};
var wrkr = function(fns, init, id, cb) {
  if (!ch[id]) {
    for (var fnStr = "", td_1 = {}, m = fns.length - 1, i2 = 0; i2 < m; ++i2) fnStr = wcln(fns[i2], fnStr, td_1);
    ch[id] = { c: wcln(
      fns[m],
      fnStr,
      td_1
    ), e: td_1 };
  }
  var td2 = mrg({}, ch[id].e);
  return wk(ch[id].c + ";onmessage=function(e){for(var k in e.data)self[k]=e.data[k];onmessage=" + init.toString() + "}", id, td2, cbfs(td2), cb);
};
var bInflt = function() {
  return [u8, u16, i32, fleb, fdeb, clim, fl, fd, flrm, fdrm, rev, ec, hMap, max, bits, bits16, shft, slc, err, inflt, inflateSync, pbf, gopt];
};
var bDflt = function() {
  return [
    u8,
    u16,
    i32,
    fleb,
    fdeb,
    clim,
    revfl,
    revfd,
    flm,
    flt,
    fdm,
    fdt,
    rev,
    deo,
    et,
    hMap,
    wbits,
    wbits16,
    hTree,
    ln,
    lc,
    clen,
    wfblk,
    wblk,
    shft,
    slc,
    dflt,
    dopt,
    deflateSync,
    pbf
  ];
};
var guze = function() {
  return [gzs, gzl];
};
var zule = function() {
  return [zls];
};
var pbf = function(msg) {
  return postMessage(msg, [msg.buffer]);
};
var gopt = function(o) {
  return o && { out: o.size && new u8(o.size), dictionary: o.dictionary };
};
var astrm = function(strm) {
  return strm.ondata = function(dat, final) {
    return postMessage([dat, final], [dat.buffer]);
  }, function(ev) {
    ev.data[0] ? (strm.push(ev.data[0], ev.data[1]), postMessage([ev.data[0].length])) : strm.flush(ev.data[1]);
  };
};
var astrmify = function(fns, strm, opts, init, id, flush, ext) {
  var t, w = wrkr(fns, init, id, function(err2, dat) {
    err2 ? (w.terminate(), strm.ondata.call(strm, err2)) : Array.isArray(dat) ? dat.length == 1 ? (strm.queuedSize -= dat[0], strm.ondrain && strm.ondrain(dat[0])) : (dat[1] && w.terminate(), strm.ondata.call(strm, err2, dat[0], dat[1])) : ext(dat);
  });
  w.postMessage(opts), strm.queuedSize = 0, strm.push = function(d, f) {
    strm.ondata || err(5), t && strm.ondata(err(4, 0, 1), null, !!f), strm.queuedSize += d.length, w.postMessage([d, t = f], d.buffer instanceof ArrayBuffer ? [d.buffer] : []);
  }, strm.terminate = function() {
    w.terminate();
  }, flush && (strm.flush = function(sync) {
    w.postMessage([0, sync]);
  });
};
var b2 = function(d, b) {
  return d[b] | d[b + 1] << 8;
};
var b4 = function(d, b) {
  return (d[b] | d[b + 1] << 8 | d[b + 2] << 16 | d[b + 3] << 24) >>> 0;
};
var b8 = function(d, b) {
  return b4(d, b) + b4(d, b + 4) * 4294967296;
};
var wbytes = function(d, b, v) {
  for (; v; ++b) d[b] = v, v >>>= 8;
};
var gzh = function(c, o) {
  var fn = o.filename;
  if (c[0] = 31, c[1] = 139, c[2] = 8, c[8] = o.level < 2 ? 4 : o.level == 9 ? 2 : 0, c[9] = 3, o.mtime != 0 && wbytes(c, 4, Math.floor(new Date(o.mtime || Date.now()) / 1e3)), fn) {
    c[3] = 8;
    for (var i2 = 0; i2 <= fn.length; ++i2) c[i2 + 10] = fn.charCodeAt(i2);
  }
};
var gzs = function(d) {
  (d[0] != 31 || d[1] != 139 || d[2] != 8) && err(6, "invalid gzip data");
  var flg = d[3], st = 10;
  flg & 4 && (st += (d[10] | d[11] << 8) + 2);
  for (var zs = (flg >> 3 & 1) + (flg >> 4 & 1); zs > 0; zs -= !d[st++]) ;
  return st + (flg & 2);
};
var gzl = function(d) {
  var l = d.length;
  return (d[l - 4] | d[l - 3] << 8 | d[l - 2] << 16 | d[l - 1] << 24) >>> 0;
};
var gzhl = function(o) {
  return 10 + (o.filename ? o.filename.length + 1 : 0);
};
var zlh = function(c, o) {
  var lv = o.level, fl2 = lv == 0 ? 0 : lv < 6 ? 1 : lv == 9 ? 3 : 2;
  if (c[0] = 120, c[1] = fl2 << 6 | (o.dictionary && 32), c[1] |= 31 - (c[0] << 8 | c[1]) % 31, o.dictionary) {
    var h = adler();
    h.p(o.dictionary), wbytes(c, 2, h.d());
  }
};
var zls = function(d, dict) {
  return ((d[0] & 15) != 8 || d[0] >> 4 > 7 || (d[0] << 8 | d[1]) % 31) && err(6, "invalid zlib data"), (d[1] >> 5 & 1) == +!dict && err(6, "invalid zlib data: " + (d[1] & 32 ? "need" : "unexpected") + " dictionary"), (d[1] >> 3 & 4) + 2;
};
function StrmOpt(opts, cb) {
  return typeof opts == "function" && (cb = opts, opts = {}), this.ondata = cb, opts;
}
var Deflate = (function() {
  function Deflate2(opts, cb) {
    if (typeof opts == "function" && (cb = opts, opts = {}), this.ondata = cb, this.o = opts || {}, this.s = {
      l: 0,
      i: 32768,
      w: 32768,
      z: 32768
    }, this.b = new u8(98304), this.o.dictionary) {
      var dict = this.o.dictionary.subarray(-32768);
      this.b.set(dict, 32768 - dict.length), this.s.i = 32768 - dict.length;
    }
  }
  return Deflate2.prototype.p = function(c, f) {
    this.ondata(dopt(c, this.o, 0, 0, this.s), f);
  }, Deflate2.prototype.push = function(chunk, final) {
    this.ondata || err(5), this.s.l && err(4);
    var endLen = chunk.length + this.s.z;
    if (endLen > this.b.length) {
      if (endLen > 2 * this.b.length - 32768) {
        var newBuf = new u8(endLen & -32768);
        newBuf.set(this.b.subarray(0, this.s.z)), this.b = newBuf;
      }
      var split = this.b.length - this.s.z;
      this.b.set(chunk.subarray(0, split), this.s.z), this.s.z = this.b.length, this.p(this.b, false), this.b.set(this.b.subarray(-32768)), this.b.set(chunk.subarray(split), 32768), this.s.z = chunk.length - split + 32768, this.s.i = 32766, this.s.w = 32768;
    } else this.b.set(chunk, this.s.z), this.s.z += chunk.length;
    this.s.l = final & 1, (this.s.z > this.s.w + 8191 || final) && (this.p(this.b, final || false), this.s.w = this.s.i, this.s.i -= 2), final && (this.s = this.o = {}, this.b = et);
  }, Deflate2.prototype.flush = function(sync) {
    if (this.ondata || err(5), this.s.l && err(4), this.p(this.b, false), this.s.w = this.s.i, this.s.i -= 2, sync) {
      var c = new u8(6);
      c[0] = this.s.r >> 3;
      var ep = wfblk(c, this.s.r, et);
      this.s.r = 0, this.ondata(c.subarray(0, ep >> 3), false);
    }
  }, Deflate2;
})();
var AsyncDeflate = /* @__PURE__ */ (function() {
  function AsyncDeflate2(opts, cb) {
    astrmify([bDflt, function() {
      return [astrm, Deflate];
    }], this, StrmOpt.call(this, opts, cb), function(ev) {
      var strm = new Deflate(ev.data);
      onmessage = astrm(strm);
    }, 6, 1);
  }
  return AsyncDeflate2;
})();
function deflateSync(data, opts) {
  return dopt(data, opts || {}, 0, 0);
}
var Inflate = (function() {
  function Inflate2(opts, cb) {
    typeof opts == "function" && (cb = opts, opts = {}), this.ondata = cb;
    var dict = opts && opts.dictionary && opts.dictionary.subarray(-32768);
    this.s = { i: 0, b: dict ? dict.length : 0 }, this.o = new u8(32768), this.p = new u8(0), dict && this.o.set(dict);
  }
  return Inflate2.prototype.e = function(c) {
    if (this.ondata || err(5), this.d && err(4), !this.p.length) this.p = c;
    else if (c.length) {
      var n = new u8(this.p.length + c.length);
      n.set(this.p), n.set(c, this.p.length), this.p = n;
    }
  }, Inflate2.prototype.c = function(final) {
    this.s.i = +(this.d = final || false);
    var bts = this.s.b, dt = inflt(this.p, this.s, this.o);
    this.ondata(slc(dt, bts, this.s.b), this.d), this.o = slc(dt, this.s.b - 32768), this.s.b = this.o.length, this.p = slc(
      this.p,
      this.s.p / 8 | 0
    ), this.s.p &= 7;
  }, Inflate2.prototype.push = function(chunk, final) {
    this.e(chunk), this.c(final);
  }, Inflate2;
})();
var AsyncInflate = /* @__PURE__ */ (function() {
  function AsyncInflate2(opts, cb) {
    astrmify(
      [bInflt, function() {
        return [astrm, Inflate];
      }],
      this,
      StrmOpt.call(this, opts, cb),
      function(ev) {
        var strm = new Inflate(ev.data);
        onmessage = astrm(strm);
      },
      7,
      0
    );
  }
  return AsyncInflate2;
})();
function inflateSync(data, opts) {
  return inflt(
    data,
    { i: 2 },
    opts && opts.out,
    opts && opts.dictionary
  );
}
var Gzip = (function() {
  function Gzip2(opts, cb) {
    this.c = crc(), this.l = 0, this.v = 1, Deflate.call(this, opts, cb);
  }
  return Gzip2.prototype.push = function(chunk, final) {
    this.c.p(chunk), this.l += chunk.length, Deflate.prototype.push.call(this, chunk, final);
  }, Gzip2.prototype.p = function(c, f) {
    var raw = dopt(c, this.o, this.v && gzhl(this.o), f && 8, this.s);
    this.v && (gzh(raw, this.o), this.v = 0), f && (wbytes(raw, raw.length - 8, this.c.d()), wbytes(raw, raw.length - 4, this.l)), this.ondata(raw, f);
  }, Gzip2.prototype.flush = function(sync) {
    Deflate.prototype.flush.call(this, sync);
  }, Gzip2;
})();
var Gunzip = (function() {
  function Gunzip2(opts, cb) {
    this.v = 1, this.r = 0, Inflate.call(this, opts, cb);
  }
  return Gunzip2.prototype.push = function(chunk, final) {
    if (Inflate.prototype.e.call(this, chunk), this.r += chunk.length, this.v) {
      var p = this.p.subarray(this.v - 1), s = p.length > 3 ? gzs(p) : 4;
      if (s > p.length) {
        if (!final) return;
      } else this.v > 1 && this.onmember && this.onmember(this.r - p.length);
      this.p = p.subarray(s), this.v = 0;
    }
    Inflate.prototype.c.call(this, 0), this.s.f && !this.s.l ? (this.v = shft(this.s.p) + 9, this.s = { i: 0 }, this.o = new u8(0), this.push(new u8(0), final)) : final && Inflate.prototype.c.call(this, final);
  }, Gunzip2;
})();
var AsyncGunzip = /* @__PURE__ */ (function() {
  function AsyncGunzip2(opts, cb) {
    var _this = this;
    astrmify([bInflt, guze, function() {
      return [astrm, Inflate, Gunzip];
    }], this, StrmOpt.call(this, opts, cb), function(ev) {
      var strm = new Gunzip(
        ev.data
      );
      strm.onmember = function(offset) {
        return postMessage(offset);
      }, onmessage = astrm(strm);
    }, 9, 0, function(offset) {
      return _this.onmember && _this.onmember(offset);
    });
  }
  return AsyncGunzip2;
})();
var Zlib = (function() {
  function Zlib2(opts, cb) {
    this.c = adler(), this.v = 1, Deflate.call(this, opts, cb);
  }
  return Zlib2.prototype.push = function(chunk, final) {
    this.c.p(chunk), Deflate.prototype.push.call(this, chunk, final);
  }, Zlib2.prototype.p = function(c, f) {
    var raw = dopt(c, this.o, this.v && (this.o.dictionary ? 6 : 2), f && 4, this.s);
    this.v && (zlh(raw, this.o), this.v = 0), f && wbytes(raw, raw.length - 4, this.c.d()), this.ondata(raw, f);
  }, Zlib2.prototype.flush = function(sync) {
    Deflate.prototype.flush.call(this, sync);
  }, Zlib2;
})();
function zlibSync(data, opts) {
  opts || (opts = {});
  var a = adler();
  a.p(data);
  var d = dopt(data, opts, opts.dictionary ? 6 : 2, 4);
  return zlh(d, opts), wbytes(d, d.length - 4, a.d()), d;
}
var Unzlib = (function() {
  function Unzlib2(opts, cb) {
    Inflate.call(
      this,
      opts,
      cb
    ), this.v = opts && opts.dictionary ? 2 : 1;
  }
  return Unzlib2.prototype.push = function(chunk, final) {
    if (Inflate.prototype.e.call(this, chunk), this.v) {
      if (this.p.length < 6 && !final) return;
      this.p = this.p.subarray(zls(this.p, this.v - 1)), this.v = 0;
    }
    final && (this.p.length < 4 && err(6, "invalid zlib data"), this.p = this.p.subarray(0, -4)), Inflate.prototype.c.call(this, final);
  }, Unzlib2;
})();
var AsyncUnzlib = /* @__PURE__ */ (function() {
  function AsyncUnzlib2(opts, cb) {
    astrmify([bInflt, zule, function() {
      return [astrm, Inflate, Unzlib];
    }], this, StrmOpt.call(this, opts, cb), function(ev) {
      var strm = new Unzlib(ev.data);
      onmessage = astrm(strm);
    }, 11, 0);
  }
  return AsyncUnzlib2;
})();
var Decompress = (function() {
  function Decompress2(opts, cb) {
    this.o = StrmOpt.call(this, opts, cb) || {}, this.G = Gunzip, this.I = Inflate, this.Z = Unzlib;
  }
  return Decompress2.prototype.i = function() {
    var _this = this;
    this.s.ondata = function(dat, final) {
      _this.ondata(dat, final);
    };
  }, Decompress2.prototype.push = function(chunk, final) {
    if (this.ondata || err(5), this.s) this.s.push(chunk, final);
    else {
      if (this.p && this.p.length) {
        var n = new u8(this.p.length + chunk.length);
        n.set(this.p), n.set(chunk, this.p.length);
      } else this.p = chunk;
      this.p.length > 2 && (this.s = this.p[0] == 31 && this.p[1] == 139 && this.p[2] == 8 ? new this.G(this.o) : (this.p[0] & 15) != 8 || this.p[0] >> 4 > 7 || (this.p[0] << 8 | this.p[1]) % 31 ? new this.I(this.o) : new this.Z(this.o), this.i(), this.s.push(this.p, final), this.p = null);
    }
  }, Decompress2;
})();
var AsyncDecompress = (function() {
  function AsyncDecompress2(opts, cb) {
    Decompress.call(this, opts, cb), this.queuedSize = 0, this.G = AsyncGunzip, this.I = AsyncInflate, this.Z = AsyncUnzlib;
  }
  return AsyncDecompress2.prototype.i = function() {
    var _this = this;
    this.s.ondata = function(err2, dat, final) {
      _this.ondata(err2, dat, final);
    }, this.s.ondrain = function(size) {
      _this.queuedSize -= size, _this.ondrain && _this.ondrain(size);
    };
  }, AsyncDecompress2.prototype.push = function(chunk, final) {
    this.queuedSize += chunk.length, Decompress.prototype.push.call(this, chunk, final);
  }, AsyncDecompress2;
})();
var te = typeof TextEncoder < "u" && new TextEncoder();
var td = typeof TextDecoder < "u" && new TextDecoder();
var tds = 0;
try {
  td.decode(et, { stream: true }), tds = 1;
} catch {
}
var dutf8 = function(d) {
  for (var r = "", i2 = 0; ; ) {
    var c = d[i2++], eb = (c > 127) + (c > 223) + (c > 239);
    if (i2 + eb > d.length) return {
      s: r,
      r: slc(d, i2 - 1)
    };
    eb ? eb == 3 ? (c = ((c & 15) << 18 | (d[i2++] & 63) << 12 | (d[i2++] & 63) << 6 | d[i2++] & 63) - 65536, r += String.fromCharCode(55296 | c >> 10, 56320 | c & 1023)) : eb & 1 ? r += String.fromCharCode((c & 31) << 6 | d[i2++] & 63) : r += String.fromCharCode((c & 15) << 12 | (d[i2++] & 63) << 6 | d[i2++] & 63) : r += String.fromCharCode(c);
  }
};
var DecodeUTF8 = (function() {
  function DecodeUTF82(cb) {
    this.ondata = cb, tds ? this.t = new TextDecoder() : this.p = et;
  }
  return DecodeUTF82.prototype.push = function(chunk, final) {
    if (this.ondata || err(5), final = !!final, this.t) {
      this.ondata(this.t.decode(chunk, { stream: true }), final), final && (this.t.decode().length && err(8), this.t = null);
      return;
    }
    this.p || err(4);
    var dat = new u8(
      this.p.length + chunk.length
    );
    dat.set(this.p), dat.set(chunk, this.p.length);
    var _a2 = dutf8(dat), s = _a2.s, r = _a2.r;
    final ? (r.length && err(8), this.p = null) : this.p = r, this.ondata(s, final);
  }, DecodeUTF82;
})();
var EncodeUTF8 = (function() {
  function EncodeUTF82(cb) {
    this.ondata = cb;
  }
  return EncodeUTF82.prototype.push = function(chunk, final) {
    this.ondata || err(5), this.d && err(4), this.ondata(strToU8(chunk), this.d = final || false);
  }, EncodeUTF82;
})();
function strToU8(str, latin1) {
  if (latin1) {
    for (var ar_1 = new u8(str.length), i2 = 0; i2 < str.length; ++i2) ar_1[i2] = str.charCodeAt(i2);
    return ar_1;
  }
  if (te) return te.encode(
    str
  );
  for (var l = str.length, ar = new u8(str.length + (str.length >> 1)), ai = 0, w = function(v) {
    ar[ai++] = v;
  }, i2 = 0; i2 < l; ++i2) {
    if (ai + 5 > ar.length) {
      var n = new u8(ai + 8 + (l - i2 << 1));
      n.set(ar), ar = n;
    }
    var c = str.charCodeAt(i2);
    c < 128 || latin1 ? w(c) : c < 2048 ? (w(192 | c >> 6), w(128 | c & 63)) : c > 55295 && c < 57344 ? (c = 65536 + (c & 1047552) | str.charCodeAt(++i2) & 1023, w(240 | c >> 18), w(128 | c >> 12 & 63), w(128 | c >> 6 & 63), w(128 | c & 63)) : (w(224 | c >> 12), w(128 | c >> 6 & 63), w(128 | c & 63));
  }
  return slc(ar, 0, ai);
}
function strFromU8(dat, latin1) {
  if (latin1) {
    for (var r = "", i2 = 0; i2 < dat.length; i2 += 16384) r += String.fromCharCode.apply(null, dat.subarray(i2, i2 + 16384));
    return r;
  } else {
    if (td)
      return td.decode(dat);
    var _a2 = dutf8(dat), s = _a2.s, r = _a2.r;
    return r.length && err(8), s;
  }
}
var dbf = function(l) {
  return l == 1 ? 3 : l < 6 ? 2 : l == 9 ? 1 : 0;
};
var z64hs = function(d, b, l, z, sc, su, off) {
  var nsc = sc == 4294967295, nsu = su == 4294967295, noff = off == 4294967295, e = b + l, nf = nsc + nsu + noff;
  if (z && nf) {
    for (; b + 4 < e; b += 4 + b2(d, b + 2)) if (b2(
      d,
      b
    ) == 1) return [nsc ? b8(d, b + 4 + 8 * nsu) : sc, nsu ? b8(d, b + 4) : su, noff ? b8(d, b + 4 + 8 * (nsu + nsc)) : off, 1];
    z < 2 && err(13);
  }
  return [sc, su, off, 0];
};
var exfl = function(ex) {
  var le = 0;
  if (ex) for (var k in ex) {
    var l = ex[k].length;
    l > 65535 && err(9), le += l + 4;
  }
  return le;
};
var wzh = function(d, b, f, fn, u, c, ce, co) {
  var fl2 = fn.length, ex = f.extra, col = co && co.length, exl = exfl(ex);
  wbytes(d, b, ce != null ? 33639248 : 67324752), b += 4, ce != null && (d[b++] = 20, d[b++] = f.os), d[b] = 20, b += 2, d[b++] = f.flag << 1 | (c < 0 && 8), d[b++] = u && 8, d[b++] = f.compression & 255, d[b++] = f.compression >> 8;
  var dt = new Date(f.mtime == null ? Date.now() : f.mtime), y = dt.getFullYear() - 1980;
  if ((y < 0 || y > 119) && err(10), wbytes(
    d,
    b,
    y << 25 | dt.getMonth() + 1 << 21 | dt.getDate() << 16 | dt.getHours() << 11 | dt.getMinutes() << 5 | dt.getSeconds() >> 1
  ), b += 4, c != -1 && (wbytes(d, b, f.crc), wbytes(d, b + 4, c < 0 ? -c - 2 : c), wbytes(d, b + 8, f.size)), wbytes(d, b + 12, fl2), wbytes(d, b + 14, exl), b += 16, ce != null && (wbytes(d, b, col), wbytes(d, b + 6, f.attrs), wbytes(d, b + 10, ce), b += 14), d.set(fn, b), b += fl2, exl) for (var k in ex) {
    var exf = ex[k], l = exf.length;
    wbytes(d, b, +k), wbytes(d, b + 2, l), d.set(
      exf,
      b + 4
    ), b += 4 + l;
  }
  return col && (d.set(co, b), b += col), b;
};
var wzf = function(o, b, c, d, e) {
  wbytes(o, b, 101010256), wbytes(o, b + 8, c), wbytes(o, b + 10, c), wbytes(o, b + 12, d), wbytes(o, b + 16, e);
};
var ZipPassThrough = (function() {
  function ZipPassThrough2(filename) {
    this.filename = filename, this.c = crc(), this.size = 0, this.compression = 0;
  }
  return ZipPassThrough2.prototype.process = function(chunk, final) {
    this.ondata(null, chunk, final);
  }, ZipPassThrough2.prototype.push = function(chunk, final) {
    this.ondata || err(5), this.c.p(chunk), this.size += chunk.length, final && (this.crc = this.c.d()), this.process(chunk, final || false);
  }, ZipPassThrough2;
})();
var ZipDeflate = (function() {
  function ZipDeflate2(filename, opts) {
    var _this = this;
    opts || (opts = {}), ZipPassThrough.call(this, filename), this.d = new Deflate(opts, function(dat, final) {
      _this.ondata(null, dat, final);
    }), this.compression = 8, this.flag = dbf(opts.level);
  }
  return ZipDeflate2.prototype.process = function(chunk, final) {
    try {
      this.d.push(chunk, final);
    } catch (e) {
      this.ondata(e, null, final);
    }
  }, ZipDeflate2.prototype.push = function(chunk, final) {
    ZipPassThrough.prototype.push.call(
      this,
      chunk,
      final
    );
  }, ZipDeflate2;
})();
var AsyncZipDeflate = (function() {
  function AsyncZipDeflate2(filename, opts) {
    var _this = this;
    opts || (opts = {}), ZipPassThrough.call(this, filename), this.d = new AsyncDeflate(
      opts,
      function(err2, dat, final) {
        _this.ondata(err2, dat, final);
      }
    ), this.compression = 8, this.flag = dbf(opts.level), this.terminate = this.d.terminate;
  }
  return AsyncZipDeflate2.prototype.process = function(chunk, final) {
    this.d.push(chunk, final);
  }, AsyncZipDeflate2.prototype.push = function(chunk, final) {
    ZipPassThrough.prototype.push.call(this, chunk, final);
  }, AsyncZipDeflate2;
})();
var Zip = (function() {
  function Zip2(cb) {
    this.ondata = cb, this.u = [], this.d = 1;
  }
  return Zip2.prototype.add = function(file) {
    var _this = this;
    if (this.ondata || err(5), this.d & 2) this.ondata(err(4 + (this.d & 1) * 8, 0, 1), null, false);
    else {
      var f = strToU8(file.filename), fl_1 = f.length, com = file.comment, o = com && strToU8(com), u = fl_1 != file.filename.length || o && com.length != o.length, hl_1 = fl_1 + exfl(file.extra) + 30;
      fl_1 > 65535 && this.ondata(err(11, 0, 1), null, false);
      var header = new u8(hl_1);
      wzh(header, 0, file, f, u, -1);
      var chks_1 = [header], pAll_1 = function() {
        for (var _i = 0, chks_2 = chks_1; _i < chks_2.length; _i++) {
          var chk = chks_2[_i];
          _this.ondata(null, chk, false);
        }
        chks_1 = [];
      }, tr_1 = this.d;
      this.d = 0;
      var ind_1 = this.u.length, uf_1 = mrg(file, { f, u, o, t: function() {
        file.terminate && file.terminate();
      }, r: function() {
        if (pAll_1(), tr_1) {
          var nxt = _this.u[ind_1 + 1];
          nxt ? nxt.r() : _this.d = 1;
        }
        tr_1 = 1;
      } }), cl_1 = 0;
      file.ondata = function(err2, dat, final) {
        if (err2) _this.ondata(err2, dat, final), _this.terminate();
        else if (cl_1 += dat.length, chks_1.push(dat), final) {
          var dd = new u8(16);
          wbytes(dd, 0, 134695760), wbytes(dd, 4, file.crc), wbytes(dd, 8, cl_1), wbytes(dd, 12, file.size), chks_1.push(dd), uf_1.c = cl_1, uf_1.b = hl_1 + cl_1 + 16, uf_1.crc = file.crc, uf_1.size = file.size, tr_1 && uf_1.r(), tr_1 = 1;
        } else tr_1 && pAll_1();
      }, this.u.push(uf_1);
    }
  }, Zip2.prototype.end = function() {
    var _this = this;
    if (this.d & 2) {
      this.ondata(err(4 + (this.d & 1) * 8, 0, 1), null, true);
      return;
    }
    this.d ? this.e() : this.u.push({ r: function() {
      _this.d & 1 && (_this.u.splice(-1, 1), _this.e());
    }, t: function() {
    } }), this.d = 3;
  }, Zip2.prototype.e = function() {
    for (var bt = 0, l = 0, tl = 0, _i = 0, _a2 = this.u; _i < _a2.length; _i++) {
      var f = _a2[_i];
      tl += 46 + f.f.length + exfl(f.extra) + (f.o ? f.o.length : 0);
    }
    for (var out = new u8(tl + 22), _b2 = 0, _c = this.u; _b2 < _c.length; _b2++) {
      var f = _c[_b2];
      wzh(out, bt, f, f.f, f.u, -f.c - 2, l, f.o), bt += 46 + f.f.length + exfl(f.extra) + (f.o ? f.o.length : 0), l += f.b;
    }
    wzf(out, bt, this.u.length, tl, l), this.ondata(null, out, true), this.d = 2;
  }, Zip2.prototype.terminate = function() {
    for (var _i = 0, _a2 = this.u; _i < _a2.length; _i++) {
      var f = _a2[_i];
      f.t();
    }
    this.d = 2;
  }, Zip2;
})();
var UnzipPassThrough = (function() {
  function UnzipPassThrough2() {
  }
  return UnzipPassThrough2.prototype.push = function(chunk, final) {
    this.ondata(null, chunk, final);
  }, UnzipPassThrough2.compression = 0, UnzipPassThrough2;
})();
var UnzipInflate = (function() {
  function UnzipInflate2() {
    var _this = this;
    this.i = new Inflate(function(dat, final) {
      _this.ondata(null, dat, final);
    });
  }
  return UnzipInflate2.prototype.push = function(chunk, final) {
    try {
      this.i.push(chunk, final);
    } catch (e) {
      this.ondata(e, null, final);
    }
  }, UnzipInflate2.compression = 8, UnzipInflate2;
})();
var AsyncUnzipInflate = (function() {
  function AsyncUnzipInflate2(_, sz) {
    var _this = this;
    sz < 32e4 ? this.i = new Inflate(
      function(dat, final) {
        _this.ondata(null, dat, final);
      }
    ) : (this.i = new AsyncInflate(function(err2, dat, final) {
      _this.ondata(err2, dat, final);
    }), this.terminate = this.i.terminate);
  }
  return AsyncUnzipInflate2.prototype.push = function(chunk, final) {
    this.i.terminate && (chunk = slc(chunk, 0)), this.i.push(chunk, final);
  }, AsyncUnzipInflate2.compression = 8, AsyncUnzipInflate2;
})();
var Unzip = (function() {
  function Unzip2(cb) {
    this.onfile = cb, this.k = [], this.o = { 0: UnzipPassThrough }, this.p = et;
  }
  return Unzip2.prototype.push = function(chunk, final) {
    var _this = this;
    if (this.onfile || err(5), this.p || err(4), this.c > 0) {
      var len = Math.min(
        this.c,
        chunk.length
      ), toAdd = chunk.subarray(0, len);
      if (this.c -= len, this.d ? this.d.push(toAdd, !this.c) : this.k[0].push(toAdd), chunk = chunk.subarray(len), chunk.length) return this.push(chunk, final);
    } else {
      var f = 0, i2 = 0, is = void 0, buf = void 0;
      this.p.length ? chunk.length ? (buf = new u8(this.p.length + chunk.length), buf.set(this.p), buf.set(chunk, this.p.length)) : buf = this.p : buf = chunk;
      for (var l = buf.length, oc = this.c, add = oc && this.d, _loop_2 = function() {
        var sig = b4(buf, i2);
        if (sig == 67324752) {
          f = 1, is = i2, this_1.d = null, this_1.c = 0;
          var bf = b2(buf, i2 + 6), cmp_1 = b2(buf, i2 + 8), u = bf & 2048, dd = bf & 8, fnl = b2(buf, i2 + 26), es = b2(buf, i2 + 28);
          if (l > i2 + 30 + fnl + es) {
            var chks_3 = [];
            this_1.k.unshift(chks_3), f = 2;
            var lsc = b4(buf, i2 + 18), lsu = b4(buf, i2 + 22), fn_1 = strFromU8(buf.subarray(i2 + 30, i2 += 30 + fnl), !u), _a2 = z64hs(buf, i2, es, 2, lsc, lsu, 0), sc_1 = _a2[0], su_1 = _a2[1], z64 = _a2[3];
            dd && (sc_1 = -1 - z64), i2 += es, this_1.c = sc_1;
            var d_1, file_1 = { name: fn_1, compression: cmp_1, start: function() {
              if (file_1.ondata || err(5), !sc_1) file_1.ondata(null, et, true);
              else {
                var ctr = _this.o[cmp_1];
                ctr || file_1.ondata(
                  err(14, "unknown compression type " + cmp_1, 1),
                  null,
                  false
                ), d_1 = sc_1 < 0 ? new ctr(fn_1) : new ctr(fn_1, sc_1, su_1), d_1.ondata = function(err2, dat3, final2) {
                  file_1.ondata(err2, dat3, final2);
                };
                for (var _i = 0, chks_4 = chks_3; _i < chks_4.length; _i++) {
                  var dat2 = chks_4[_i];
                  d_1.push(dat2, false);
                }
                _this.k[0] == chks_3 && _this.c ? _this.d = d_1 : d_1.push(et, true);
              }
            }, terminate: function() {
              d_1 && d_1.terminate && d_1.terminate();
            } };
            sc_1 >= 0 && (file_1.size = sc_1, file_1.originalSize = su_1), this_1.onfile(file_1);
          }
          return "break";
        } else if (oc) {
          if (sig == 134695760) return is = i2 += 12 + (oc == -2 && 8), f = 3, this_1.c = 0, "break";
          if (sig == 33639248) return is = i2 -= 4, f = 3, this_1.c = 0, "break";
        }
      }, this_1 = this; i2 < l - 4; ++i2) {
        var state_1 = _loop_2();
        if (state_1 === "break") break;
      }
      if (this.p = et, oc < 0) {
        var dat = f ? buf.subarray(0, is - 12 - (oc == -2 && 8) - (b4(buf, is - 16) == 134695760 && 4)) : buf.subarray(0, i2);
        add ? add.push(
          dat,
          !!f
        ) : this.k[+(f == 2)].push(dat);
      }
      if (f & 2) return this.push(buf.subarray(i2), final);
      this.p = buf.subarray(i2);
    }
    final && (this.c && err(13), this.p = null);
  }, Unzip2.prototype.register = function(decoder) {
    this.o[decoder.compression] = decoder;
  }, Unzip2;
})();

// src/render/pdf/file.ts
function decimal(value, digits) {
  if (!Number.isFinite(value)) throw new Bug(notANumber(value));
  const text = value.toFixed(digits).replace(/\.?0+$/, "");
  return text === "-0" ? "0" : text;
}
var formatLength = (value) => decimal(value, 3);
var formatFactor = (value) => decimal(value, 7);
var lengthArray = (values) => `[${values.map(formatLength).join(" ")}]`;
var ref = (id) => `${id} 0 R`;
function textString(text) {
  const digits = Array.from({ length: text.length }, (_, i2) => text.charCodeAt(i2).toString(16).padStart(4, "0"));
  return `<feff${digits.join("")}>`;
}
var byteString = (text) => `<${Buffer.from(text, "latin1").toString("hex")}>`;
var HEADER = Buffer.from("%PDF-1.7\n%\xE2\xE3\xCF\xD3\n", "latin1");
function newFile() {
  const objects = /* @__PURE__ */ new Map();
  let last = 0;
  const reserve = () => ++last;
  const put = (id, dictionary) => {
    objects.set(id, Buffer.from(`${id} 0 obj
${dictionary}
endobj
`, "latin1"));
  };
  const putStream = (id, dictionary, content) => {
    const compressed = zlibSync(typeof content === "string" ? Buffer.from(content, "latin1") : content, { level: 6 });
    const start = `${id} 0 obj
<< ${dictionary} /Filter /FlateDecode /Length ${compressed.length} >>
stream
`;
    objects.set(id, Buffer.concat([Buffer.from(start, "latin1"), compressed, Buffer.from("\nendstream\nendobj\n")]));
  };
  const add = (dictionary, content) => {
    const id = reserve();
    if (content === void 0) put(id, dictionary);
    else putStream(id, dictionary, content);
    return id;
  };
  return { reserve, put, add, bytes: (catalog, info) => fileBytes(objects, catalog, info) };
}
function fileBytes(objects, catalog, info) {
  const parts = [HEADER];
  const tableRows = [];
  let offset = HEADER.length;
  for (let id = 1; id <= objects.size; id++) {
    const object = objects.get(id);
    tableRows.push(`${String(offset).padStart(10, "0")} 00000 n 
`);
    parts.push(object);
    offset += object.length;
  }
  const table = `xref
0 ${objects.size + 1}
0000000000 65535 f 
${tableRows.join("")}`;
  const trailer = `<< /Size ${objects.size + 1} /Root ${ref(catalog)} /Info ${ref(info)} >>`;
  parts.push(Buffer.from(`${table}trailer
${trailer}
startxref
${offset}
%%EOF
`, "latin1"));
  return new Uint8Array(Buffer.concat(parts));
}

// elsewhere:src/render/png/fonts.ts
var module9 = require("./png.js").modules["src/render/png/fonts.ts"]();
var FONTS = module9.FONTS;
var FONT_FAMILY = module9.FONT_FAMILY;

// src/render/pdf/fonts.ts
var WEIGHTS = [400, 600];
var NAMES = { 400: "Regular", 600: "SemiBold" };
var EM = 1e3;
var CAP_HEIGHT = 727;
var STEM_OF_WEIGHT = 5;
var CODE_MAX = 65534;
function newFonts() {
  const codesByWeight = { 400: /* @__PURE__ */ new Map(), 600: /* @__PURE__ */ new Map() };
  const encode = (text, weight) => {
    const codes = codesByWeight[weight];
    const encoded = [...text].map((character) => {
      const codePoint = character.codePointAt(0);
      if (!codes.has(codePoint) && codes.size < CODE_MAX) codes.set(codePoint, codes.size + 1);
      return hex(codes.get(codePoint) ?? 0);
    });
    return encoded.join("");
  };
  const write3 = (file) => WEIGHTS.flatMap((weight, i2) => {
    const codes = codesByWeight[weight];
    if (codes.size === 0) return [];
    return `/F${weight} ${ref(writeFont(file, weight, trueType(FONTS[i2]), codes))}`;
  }).join(" ");
  return { encode, write: write3 };
}
var hex = (value) => value.toString(16).padStart(4, "0");
function subsetTag(codes) {
  let hash = 5381;
  for (const codePoint of codes.keys()) hash = (Math.imul(hash, 33) ^ codePoint) >>> 0;
  const letter = (index) => String.fromCharCode(65 + Math.floor(hash / 26 ** index) % 26);
  return Array.from({ length: 6 }, (_, index) => letter(index)).join("");
}
function writeFont(file, weight, font, codes) {
  const scale = EM / font.unitsPerEm;
  const name = `/${subsetTag(codes)}+${FONT_FAMILY}-${NAMES[weight]}`;
  const glyphs = [0, ...[...codes.keys()].map(font.glyphOf)];
  const program = font.subset(glyphs);
  const programId = file.add(`/Length1 ${program.length}`, program);
  const descriptor = file.add(
    [
      `<< /Type /FontDescriptor /FontName ${name} /Flags 4 /ItalicAngle 0 /FontBBox ${lengthArray(font.box.map((side) => side * scale))}`,
      `/Ascent ${formatLength(font.ascent * scale)} /Descent ${formatLength(font.descent * scale)} /CapHeight ${CAP_HEIGHT} /StemV ${weight / STEM_OF_WEIGHT}`,
      `/FontFile2 ${ref(programId)} >>`
    ].join(" ")
  );
  const widths = [...codes.keys()].map(
    (codePoint) => formatLength(widthOf(String.fromCodePoint(codePoint), EM, weight))
  );
  const toGlyphs = file.add("", Buffer.from(glyphs.map(hex).join(""), "hex"));
  const descendant = file.add(
    [
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont ${name} /FontDescriptor ${ref(descriptor)} /DW ${EM}`,
      "/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>",
      `/W [1 [${widths.join(" ")}]] /CIDToGIDMap ${ref(toGlyphs)} >>`
    ].join(" ")
  );
  const unicode = file.add("", unicodeMap(codes));
  return file.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont ${name} /Encoding /Identity-H /DescendantFonts [${ref(descendant)}] /ToUnicode ${ref(unicode)} >>`
  );
}
var LIST_MAX = 100;
function unicodeMap(codes) {
  const lines = [...codes].map(([codePoint, code]) => {
    const utf16 = Buffer.from(String.fromCodePoint(codePoint), "utf16le").swap16();
    return `<${hex(code)}> <${utf16.toString("hex")}>`;
  });
  const lists = Array.from({ length: Math.ceil(lines.length / LIST_MAX) }, (_, i2) => {
    const entries = lines.slice(i2 * LIST_MAX, (i2 + 1) * LIST_MAX);
    return `${entries.length} beginbfchar
${entries.join("\n")}
endbfchar`;
  });
  return [
    "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
    "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def",
    "/CMapName /Adobe-Identity-UCS def /CMapType 2 def",
    "1 begincodespacerange <0000> <ffff> endcodespacerange",
    ...lists,
    "endcmap CMapName currentdict /CMap defineresource pop end end"
  ].join("\n");
}
var [HEADER_BYTES, ENTRY_BYTES] = [12, 16];
function tablesOf(font) {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, i2) => {
      const entry = HEADER_BYTES + ENTRY_BYTES * i2;
      const start = font.readUInt32BE(entry + 8);
      const end = start + font.readUInt32BE(entry + 12);
      return [font.toString("latin1", entry, entry + 4), font.subarray(start, end)];
    })
  );
}
function requiredTable(tables, name) {
  const table = tables.get(name);
  if (table === void 0) throw new Bug(NOT_A_FONT);
  return table;
}
function glyphLookup(cmap) {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, i2) => cmap.readUInt32BE(4 + 8 * i2 + 4));
  const subtable = subtables.find((offset) => cmap.readUInt16BE(offset) === 12);
  if (subtable === void 0) throw new Bug(NOT_A_FONT);
  const ranges = Array.from({ length: cmap.readUInt32BE(subtable + 12) }, (_, i2) => {
    const at = subtable + 16 + 12 * i2;
    return { first: cmap.readUInt32BE(at), last: cmap.readUInt32BE(at + 4), glyph: cmap.readUInt32BE(at + 8) };
  });
  return (codePoint) => {
    const range = ranges.find(({ first, last }) => codePoint >= first && codePoint <= last);
    return range === void 0 ? 0 : range.glyph + codePoint - range.first;
  };
}
var ARGUMENTS_ARE_WORDS = 1;
var HAS_SCALE = 8;
var MORE_COMPONENTS = 32;
var HAS_TWO_SCALES = 64;
var HAS_MATRIX = 128;
function componentGlyphs(outline) {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return [];
  const components = [];
  for (let at = 10, flags = MORE_COMPONENTS; flags & MORE_COMPONENTS; ) {
    flags = outline.readUInt16BE(at);
    components.push(outline.readUInt16BE(at + 2));
    at += 4 + (flags & ARGUMENTS_ARE_WORDS ? 4 : 2) + transformationBytes(flags);
  }
  return components;
}
function transformationBytes(flags) {
  if (flags & HAS_SCALE) return 2;
  if (flags & HAS_TWO_SCALES) return 4;
  return flags & HAS_MATRIX ? 8 : 0;
}
function trueType(bytes) {
  const tables = tablesOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const [head, hhea] = [requiredTable(tables, "head"), requiredTable(tables, "hhea")];
  return {
    unitsPerEm: head.readUInt16BE(18),
    box: [36, 38, 40, 42].map((at) => head.readInt16BE(at)),
    ascent: hhea.readInt16BE(4),
    descent: hhea.readInt16BE(6),
    glyphOf: glyphLookup(requiredTable(tables, "cmap")),
    subset: (glyphs) => subsetFont(tables, glyphs)
  };
}
var LOCA_FORMAT = 50;
function subsetFont(tables, glyphs) {
  const [loca, glyf] = [requiredTable(tables, "loca"), requiredTable(tables, "glyf")];
  const isLong = requiredTable(tables, "head").readInt16BE(LOCA_FORMAT) === 1;
  const start = (glyph) => isLong ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph);
  const outlineOf2 = (glyph) => glyf.subarray(start(glyph), start(glyph + 1));
  const included = withComponents(glyphs, outlineOf2);
  const count = requiredTable(tables, "maxp").readUInt16BE(4);
  const offsets = Buffer.alloc(4 * (count + 1));
  const outlines = [];
  let offset = 0;
  for (let glyph = 0; glyph < count; glyph++) {
    offsets.writeUInt32BE(offset, 4 * glyph);
    if (!included.has(glyph)) continue;
    const outline = padded(outlineOf2(glyph));
    outlines.push(outline);
    offset += outline.length;
  }
  offsets.writeUInt32BE(offset, 4 * count);
  const head = Buffer.from(requiredTable(tables, "head"));
  head.writeInt16BE(1, LOCA_FORMAT);
  return fontFile(new Map([...tables, ["head", head], ["loca", offsets], ["glyf", Buffer.concat(outlines)]]));
}
function withComponents(glyphs, outlineOf2) {
  const included = /* @__PURE__ */ new Set();
  const queue = [0, ...glyphs];
  for (let glyph = queue.pop(); glyph !== void 0; glyph = queue.pop()) {
    if (included.has(glyph)) continue;
    included.add(glyph);
    queue.push(...componentGlyphs(outlineOf2(glyph)));
  }
  return included;
}
var SUBSET_TABLES = ["cvt ", "fpgm", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "prep"];
function fontFile(tables) {
  const names = SUBSET_TABLES.filter((name) => tables.has(name));
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * names.length);
  const power = Math.floor(Math.log2(names.length));
  const searchRange = ENTRY_BYTES * 2 ** power;
  header.writeUInt32BE(65536, 0);
  header.writeUInt16BE(names.length, 4);
  header.writeUInt16BE(searchRange, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(ENTRY_BYTES * names.length - searchRange, 10);
  let offset = header.length;
  const bodies = names.map((name, i2) => {
    const table = tables.get(name);
    const body = padded(table);
    const entry = HEADER_BYTES + ENTRY_BYTES * i2;
    header.write(name, entry, "latin1");
    header.writeUInt32BE(checksum(body), entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(table.length, entry + 12);
    offset += body.length;
    return body;
  });
  return Buffer.concat([header, ...bodies]);
}
var padded = (bytes) => Buffer.concat([bytes, Buffer.alloc((4 - bytes.length % 4) % 4)]);
function checksum(bytes) {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = sum + bytes.readUInt32BE(at) >>> 0;
  return sum;
}

// elsewhere:src/render/svg/notation.ts
var module10 = require("./picture.js").modules["src/render/svg/notation.ts"]();
var darkStyle = module10.darkStyle;
var escapeXml = module10.escapeXml;
var number = module10.number;
var painted = module10.painted;
var point = module10.point;
var unescapeXml = module10.unescapeXml;

// src/render/pdf/markup.ts
var TOKEN = /<(\/?)([\w:]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/y;
var ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
var attributesOf = (text) => new Map([...text.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, unescapeXml(value)]));
function readMarkup(text) {
  const document = { name: "", attributes: /* @__PURE__ */ new Map(), children: [] };
  const open = [document];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const token = TOKEN.exec(text);
    const parent = open.at(-1);
    if (token === null || parent === void 0) throw new Bug(NOT_READABLE_SVG);
    const [, closingSlash, name = "", attributes = "", emptySlash, content] = token;
    if (content !== void 0) parent.children.push(unescapeXml(content));
    else if (closingSlash === "/") open.pop();
    else {
      const element = { name, attributes: attributesOf(attributes), children: [] };
      parent.children.push(element);
      if (emptySlash !== "/") open.push(element);
    }
  }
  const [root] = elementsIn(document);
  if (root === void 0 || open.length !== 1) throw new Bug(NOT_READABLE_SVG);
  return root;
}
var elementsIn = ({ children }) => children.filter((child) => typeof child !== "string");
function byId(root) {
  const elements = /* @__PURE__ */ new Map();
  const stack = [root];
  for (let element = stack.pop(); element !== void 0; element = stack.pop()) {
    const id = element.attributes.get("id");
    if (id !== void 0) elements.set(id, element);
    stack.push(...elementsIn(element));
  }
  return elements;
}
function lengthOf({ attributes }, name, fallback = 0, full = 1) {
  const text = attributes.get(name);
  if (text === void 0) return fallback;
  return text.endsWith("%") ? Number(text.slice(0, -1)) / 100 * full : Number(text);
}
var idIn = (reference) => /#([^)]+)/.exec(reference)?.[1] ?? "";

// src/render/pdf/matrix.ts
var IDENTITY = [1, 0, 0, 1, 0, 0];
function compose([a, b, c, d, e, f], inner) {
  const [p, q, r, s, t, u] = inner;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}
var applyMatrix = ([a, b, c, d, e, f], { x: x2, y }) => ({
  x: a * x2 + c * y + e,
  y: b * x2 + d * y + f
});
var rotation = (degrees = 0, x2 = 0, y = 0) => {
  const [cos, sin] = [Math.cos(degrees * Math.PI / 180), Math.sin(degrees * Math.PI / 180)];
  return compose([cos, sin, -sin, cos, x2, y], [1, 0, 0, 1, -x2, -y]);
};
var FUNCTIONS = {
  matrix: ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]) => [a, b, c, d, e, f],
  translate: ([x2 = 0, y = 0]) => [1, 0, 0, 1, x2, y],
  scale: ([x2 = 1, y = x2]) => [x2, 0, 0, y, 0, 0],
  rotate: ([degrees, x2, y]) => rotation(degrees, x2, y)
};
function parseTransform(text) {
  let matrix = IDENTITY;
  for (const [, name = "", list = ""] of (text ?? "").matchAll(/(\w+)\(([^)]*)\)/g)) {
    const matrixOf = FUNCTIONS[name];
    if (matrixOf === void 0) throw new Bug(notDrawable(name));
    const values = list.trim().split(/[\s,]+/);
    matrix = compose(matrix, matrixOf(values.map(Number)));
  }
  return matrix;
}

// src/render/pdf/shapes.ts
var KAPPA = 0.5522847498;
function rectangle({ x: x2, y }, width, height, rx, ry) {
  const [right, bottom] = [x2 + width, y + height];
  if (rx === 0 || ry === 0) {
    const corners = [
      { x: x2, y },
      { x: right, y },
      { x: right, y: bottom },
      { x: x2, y: bottom }
    ];
    return [...corners.map((corner, i2) => ({ op: i2 === 0 ? "m" : "l", points: [corner] })), CLOSED];
  }
  const [kx, ky] = [rx * (1 - KAPPA), ry * (1 - KAPPA)];
  const line = (toX, toY) => ({ op: "l", points: [{ x: toX, y: toY }] });
  const curve = (a, b, c) => ({ op: "c", points: [a, b, c] });
  return [
    { op: "m", points: [{ x: x2 + rx, y }] },
    line(right - rx, y),
    curve({ x: right - kx, y }, { x: right, y: y + ky }, { x: right, y: y + ry }),
    line(right, bottom - ry),
    curve({ x: right, y: bottom - ky }, { x: right - kx, y: bottom }, { x: right - rx, y: bottom }),
    line(x2 + rx, bottom),
    curve({ x: x2 + kx, y: bottom }, { x: x2, y: bottom - ky }, { x: x2, y: bottom - ry }),
    line(x2, y + ry),
    curve({ x: x2, y: y + ky }, { x: x2 + kx, y }, { x: x2 + rx, y }),
    CLOSED
  ];
}
var CLOSED = { op: "h", points: [] };
function outlineOf(element, diagram) {
  const { name, attributes } = element;
  const length = (attribute, fallback = 0, full = 1) => lengthOf(element, attribute, fallback, full);
  if (name === "path") return pathOf(attributes.get("d") ?? "");
  if (name === "circle") return ellipse({ x: length("cx"), y: length("cy") }, length("r"), length("r"));
  if (name === "ellipse") return ellipse({ x: length("cx"), y: length("cy") }, length("rx"), length("ry"));
  if (name !== "rect") return null;
  const [width, height] = [length("width", 0, diagram.width), length("height", 0, diagram.height)];
  const [rx, ry] = [length("rx", length("ry")), length("ry", length("rx"))];
  const at = { x: length("x"), y: length("y") };
  return rectangle(at, width, height, Math.min(rx, width / 2), Math.min(ry, height / 2));
}
var outlineText = (outline) => outline.map(({ op, points }) => [...points.flatMap(({ x: x2, y }) => [formatLength(x2), formatLength(y)]), op].join(" ")).join("\n");
var noBounds = () => ({ points: [] });
function edgesOf({ points }) {
  if (points.length === 0) return null;
  let [minX, minY] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [maxX, maxY] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { x: x2, y } of points) {
    [minX, maxX] = [Math.min(minX, x2), Math.max(maxX, x2)];
    [minY, maxY] = [Math.min(minY, y), Math.max(maxY, y)];
  }
  return [minX, minY, maxX, maxY];
}
var CURVE_SAMPLES = 16;
function pointsOnCurve(from, [a, b, to]) {
  return Array.from({ length: CURVE_SAMPLES }, (_, i2) => {
    const t = (i2 + 1) / CURVE_SAMPLES;
    const u = 1 - t;
    const coordinate = (axis) => u ** 3 * from[axis] + 3 * u * u * t * a[axis] + 3 * u * t * t * b[axis] + t ** 3 * to[axis];
    return { x: coordinate("x"), y: coordinate("y") };
  });
}
function outlinePoints(outline) {
  let at = { x: 0, y: 0 };
  return outline.flatMap((segment) => {
    const points = segment.op === "c" ? pointsOnCurve(at, segment.points) : segment.points;
    at = segment.points.at(-1) ?? at;
    return points;
  });
}
var extendBounds = (bounds, points, matrix) => {
  for (const point2 of points) bounds.points.push(applyMatrix(matrix, point2));
};
var VALUE_COUNTS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
var COMMAND = /[\s,]*([a-zA-Z])/y;
var NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)/y;
var FLAG = /[\s,]*([01])/y;
var isFlag = (command, index) => command === "a" && (index === 3 || index === 4);
function* parseCommands(data) {
  let position = 0;
  const take = (pattern) => {
    pattern.lastIndex = position;
    const token = pattern.exec(data)?.[1];
    if (token !== void 0) position = pattern.lastIndex;
    return token;
  };
  for (let letter = take(COMMAND); letter !== void 0; letter = take(COMMAND)) {
    let name = letter.toLowerCase();
    const isRelative = letter === name;
    const count = VALUE_COUNTS[name];
    if (count === void 0) throw new Bug(NOT_READABLE_SVG);
    for (let isFirst = true; ; isFirst = false) {
      const values = [];
      while (values.length < count) {
        const value = take(isFlag(name, values.length) ? FLAG : NUMBER);
        if (value === void 0) break;
        values.push(Number(value));
      }
      if (values.length < count && (values.length > 0 || isFirst)) throw new Bug(NOT_READABLE_SVG);
      if (values.length < count) break;
      yield { name, isRelative, values };
      if (count === 0) break;
      if (name === "m") name = "l";
    }
  }
  if (data.slice(position).trim() !== "") throw new Bug(NOT_READABLE_SVG);
}
var mirroredControl = (control, at) => control === null ? at : { x: 2 * at.x - control.x, y: 2 * at.y - control.y };
var pointBetween = (a, b, share) => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share
});
var quadratic = (from, control, to) => ({
  op: "c",
  points: [pointBetween(from, control, 2 / 3), pointBetween(to, control, 2 / 3), to]
});
function pointsOf({ name, isRelative, values }, { at }) {
  const origin = isRelative ? at : { x: 0, y: 0 };
  if (name === "h") return [{ x: origin.x + values[0], y: at.y }];
  if (name === "v") return [{ x: at.x, y: origin.y + values[0] }];
  const pairs = name === "a" ? values.slice(5) : values;
  return Array.from({ length: pairs.length / 2 }, (_, i2) => ({
    x: origin.x + pairs[2 * i2],
    y: origin.y + pairs[2 * i2 + 1]
  }));
}
var moveTo = (at, { start }, controls = {}) => ({
  ...{ at, start, cubic: null, quadratic: null },
  ...controls
});
var drawLine = ([end], cursor) => [[{ op: "l", points: [end] }], moveTo(end, cursor)];
var DRAW = {
  m: ([start]) => [[{ op: "m", points: [start] }], { at: start, start, cubic: null, quadratic: null }],
  z: (_, cursor) => [[CLOSED], moveTo(cursor.start, cursor)],
  l: drawLine,
  h: drawLine,
  v: drawLine,
  c: ([first, second, end], cursor) => [
    [{ op: "c", points: [first, second, end] }],
    moveTo(end, cursor, { cubic: second })
  ],
  s: ([second, end], cursor) => {
    const first = mirroredControl(cursor.cubic, cursor.at);
    return [[{ op: "c", points: [first, second, end] }], moveTo(end, cursor, { cubic: second })];
  },
  q: ([control, end], cursor) => [
    [quadratic(cursor.at, control, end)],
    moveTo(end, cursor, { quadratic: control })
  ],
  t: ([end], cursor) => {
    const control = mirroredControl(cursor.quadratic, cursor.at);
    return [[quadratic(cursor.at, control, end)], moveTo(end, cursor, { quadratic: control })];
  },
  a: ([end], cursor, values) => [arc(cursor.at, end, values), moveTo(end, cursor)]
};
function pathOf(data) {
  const origin = { x: 0, y: 0 };
  let cursor = { at: origin, start: origin, cubic: null, quadratic: null };
  const segments = [];
  for (const command of parseCommands(data)) {
    if (segments.at(-1)?.op === "h" && command.name !== "m") segments.push({ op: "m", points: [cursor.at] });
    const [added, next] = DRAW[command.name](pointsOf(command, cursor), cursor, command.values);
    segments.push(...added);
    cursor = next;
  }
  return segments;
}
var MAX_CURVE_ANGLE = Math.PI / 2;
var angle = ({ x: x2, y }) => Math.atan2(y, x2);
var ANGLE_TOLERANCE = 1e-9;
function unitArc(start, sweep, matrix) {
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / MAX_CURVE_ANGLE - ANGLE_TOLERANCE));
  const step = sweep / count;
  const reach = 4 / 3 * Math.tan(step / 4);
  return Array.from({ length: count }, (_, i2) => {
    const [a, b] = [start + i2 * step, start + (i2 + 1) * step];
    const points = [
      { x: Math.cos(a) - reach * Math.sin(a), y: Math.sin(a) + reach * Math.cos(a) },
      { x: Math.cos(b) + reach * Math.sin(b), y: Math.sin(b) - reach * Math.cos(b) },
      { x: Math.cos(b), y: Math.sin(b) }
    ];
    return { op: "c", points: points.map((point2) => applyMatrix(matrix, point2)) };
  });
}
function ellipse({ x: x2, y }, radiusX, radiusY) {
  const start = { x: x2 + radiusX, y };
  return [{ op: "m", points: [start] }, ...unitArc(0, 2 * Math.PI, [radiusX, 0, 0, radiusY, x2, y]), CLOSED];
}
function arc(from, to, values) {
  const [radiusX = 0, radiusY = 0, degrees = 0, largeArc = 0, clockwise = 0] = values;
  if (from.x === to.x && from.y === to.y) return [];
  if (radiusX === 0 || radiusY === 0) return [{ op: "l", points: [to] }];
  const [cos, sin] = [Math.cos(degrees * Math.PI / 180), Math.sin(degrees * Math.PI / 180)];
  const half = applyMatrix([cos, -sin, sin, cos, 0, 0], { x: (from.x - to.x) / 2, y: (from.y - to.y) / 2 });
  const scale = Math.max(1, Math.sqrt((half.x / radiusX) ** 2 + (half.y / radiusY) ** 2));
  const [rx, ry] = [Math.abs(radiusX) * scale, Math.abs(radiusY) * scale];
  const distance = Math.sqrt(Math.max(0, 1 / ((half.x / rx) ** 2 + (half.y / ry) ** 2) - 1));
  const offset = largeArc === clockwise ? -distance : distance;
  const middle = { x: offset * rx * half.y / ry, y: -offset * ry * half.x / rx };
  const start = angle({ x: (half.x - middle.x) / rx, y: (half.y - middle.y) / ry });
  const end = angle({ x: (-half.x - middle.x) / rx, y: (-half.y - middle.y) / ry });
  const rotation2 = [cos, sin, -sin, cos, (from.x + to.x) / 2, (from.y + to.y) / 2];
  return unitArc(start, sweepOf(end - start, clockwise === 1), compose(rotation2, [rx, 0, 0, ry, middle.x, middle.y]));
}
function sweepOf(turn, isClockwise) {
  if (isClockwise) return turn < 0 ? turn + 2 * Math.PI : turn;
  return turn > 0 ? turn - 2 * Math.PI : turn;
}

// src/render/pdf/pen.ts
var INHERITED = [
  ...["fill", "fill-opacity", "fill-rule", "clip-rule", "stroke", "stroke-opacity", "stroke-width", "stroke-linecap"],
  ...["stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset"],
  ...["font-size", "font-weight", "text-anchor", "text-decoration"]
];
function withStyle(pen, { attributes }) {
  const names = INHERITED.filter((name) => attributes.has(name));
  if (names.length === 0) return pen;
  return {
    ...pen,
    style: new Map([...pen.style, ...names.map((name) => [name, attributes.get(name)])])
  };
}
var styleOf = ({ style }, name, fallback) => style.get(name) ?? fallback;
var referencedElement = ({ ids }, reference) => {
  const element = ids.get(idIn(reference));
  if (element === void 0) throw new Bug(notDrawable(reference));
  return element;
};
function resourceName({ resources }, kind, value) {
  const names = resources.get(kind) ?? /* @__PURE__ */ new Map();
  resources.set(kind, names);
  const name = names.get(value) ?? `/${kind[0]}${names.size + 1}`;
  names.set(value, name);
  return name;
}
var resourcesText = ({ resources }) => [...resources].map(([kind, names]) => `/${kind} << ${[...names].map(([value, name]) => `${name} ${value}`).join(" ")} >>`).join("\n");
var RESOURCES = 1;
var matrixText = (matrix) => matrix.map(formatFactor).join(" ");
var MARGIN = 4;
function writeForm(pen, { box, groupColours }, draw) {
  const bounds = noBounds();
  const operators = [];
  draw({ ...pen, operators, bounds, matrix: IDENTITY, opacity: 1 });
  const [left, bottom, right, top] = edgesOf(bounds) ?? [0, 0, 0, 0];
  const edges = box ?? [left - MARGIN, bottom - MARGIN, right + MARGIN, top + MARGIN];
  const group = groupColours === void 0 ? "" : ` /Group << /S /Transparency /CS /${groupColours} >>`;
  const dictionary = `/Type /XObject /Subtype /Form /BBox [${edges.map(formatFactor).join(" ")}] /Resources ${ref(RESOURCES)}${group}`;
  return pen.page.file.add(dictionary, operators.join("\n"));
}
function opacityOperators(pen, fill, stroke) {
  if (fill === 1 && stroke === 1) return [];
  return [`${resourceName(pen.page, "ExtGState", `<< /ca ${formatFactor(fill)} /CA ${formatFactor(stroke)} >>`)} gs`];
}
var maskOperator = (pen, mask) => `${resourceName(pen.page, "ExtGState", `<< /SMask << /S /Luminosity /G ${ref(mask)} >> >>`)} gs`;

// src/render/pdf/paint.ts
function paintOutline(pen, outline) {
  if (outline.length === 0) return;
  const [fill, stroke] = [paintOf(pen, "fill", outline), paintOf(pen, "stroke", outline)];
  if (fill === null && stroke === null) return;
  extendBounds(pen.bounds, outlinePoints(outline), pen.matrix);
  const isEvenOdd = styleOf(pen, "fill-rule", "nonzero") === "evenodd";
  if (fill !== null) drawLayer(pen, outline, fill, [], isEvenOdd ? "f*" : "f");
  if (stroke !== null) drawLayer(pen, outline, stroke, lineStyleOperators(pen), "S");
}
function drawLayer(pen, outline, { setColour, opacity, gradient }, lineStyle, operator) {
  const mask = gradient === null ? [] : gradientMask(pen, outline, gradient);
  const path = outlineText(outline);
  pen.operators.push(
    ...["q", ...opacityOperators(pen, opacity, opacity), ...mask],
    ...[setColour, ...lineStyle, path, operator, "Q"]
  );
}
var OPERATORS = {
  fill: { colour: "rg", space: "cs", pattern: "scn" },
  stroke: { colour: "RG", space: "CS", pattern: "SCN" }
};
function paintOf(pen, part, outline) {
  const value = styleOf(pen, part, part === "fill" ? "#000" : "none");
  if (value === "none") return null;
  const opacity = pen.opacity * Number(styleOf(pen, `${part}-opacity`, "1"));
  const operators = OPERATORS[part];
  if (!value.startsWith("url(")) {
    const components = colour(value).map(formatLength).join(" ");
    return { setColour: `${components} ${operators.colour}`, opacity, gradient: null };
  }
  const { page, matrix } = pen;
  const gradient = writeGradient(referencedElement(page, value), outlinePoints(outline), page.ids, page.file);
  if (gradient === null) return null;
  const id = writePattern(page.file, gradient.shading, matrixText(compose(matrix, gradient.matrix)));
  return {
    setColour: `/Pattern ${operators.space} ${resourceName(page, "Pattern", ref(id))} ${operators.pattern}`,
    opacity: opacity * gradient.opacity,
    gradient
  };
}
function gradientMask(pen, outline, { alpha, matrix }) {
  if (alpha === null) return [];
  const mask = writeForm(pen, { groupColours: "DeviceGray" }, (inside2) => {
    extendBounds(inside2.bounds, outlinePoints(outline), inside2.matrix);
    const name = resourceName(pen.page, "Shading", ref(alpha));
    inside2.operators.push(`${matrixText(matrix)} cm ${name} sh`);
  });
  return [maskOperator(pen, mask)];
}
var CAPS = { butt: 0, round: 1, square: 2 };
var JOINS = { miter: 0, round: 1, bevel: 2 };
function lineStyleOperators(pen) {
  const attributeOf = (name, fallback) => styleOf(pen, name, fallback);
  return [
    `${formatFactor(Number(attributeOf("stroke-width", "1")))} w`,
    `${CAPS[attributeOf("stroke-linecap", "butt")] ?? 0} J`,
    `${JOINS[attributeOf("stroke-linejoin", "miter")] ?? 0} j`,
    `${formatFactor(Number(attributeOf("stroke-miterlimit", "4")))} M`,
    ...dashOperators(attributeOf("stroke-dasharray", "none"), attributeOf("stroke-dashoffset", "0"))
  ];
}
function dashOperators(dashes, offset) {
  if (dashes === "none") return [];
  const lengths = dashes.trim().split(/[\s,]+/);
  return [`[${lengths.map(Number).map(formatFactor).join(" ")}] ${formatFactor(Number(offset))} d`];
}
var clipOperators = (outlines, isEvenOdd) => `${outlines.map(outlineText).join("\n")}
${isEvenOdd ? "W*" : "W"} n`;
var transformOperator = (matrix) => `${matrixText(matrix)} cm`;
function withReferences(element, ids) {
  const elements = [];
  for (let next = element; next !== void 0 && !elements.includes(next); ) {
    elements.push(next);
    next = ids.get(idIn(next.attributes.get("href") ?? ""));
  }
  return elements;
}
var clampToUnit = (value) => Math.min(1, Math.max(0, value));
function stopsOf(element) {
  let offset = 0;
  return elementsIn(element).map((stop) => {
    offset = Math.max(offset, clampToUnit(lengthOf(stop, "offset")));
    return {
      offset,
      colour: colour(stop.attributes.get("stop-color") ?? "#000"),
      opacity: clampToUnit(lengthOf(stop, "stop-opacity", 1))
    };
  });
}
function withEndStops(stops) {
  const [first, last] = [stops[0], stops.at(-1)];
  return [
    ...first.offset > 0 ? [{ ...first, offset: 0 }] : [],
    ...stops,
    ...last.offset < 1 ? [{ ...last, offset: 1 }] : []
  ];
}
function functionOf(stops, valuesOf) {
  const intervals = stops.flatMap((stop, i2) => {
    const next = stops[i2 + 1];
    return next === void 0 || next.offset === stop.offset ? [] : [{ from: stop, to: next }];
  });
  const functions = intervals.map(
    ({ from, to }) => `<< /FunctionType 2 /Domain [0 1] /N 1 /C0 ${lengthArray(valuesOf(from))} /C1 ${lengthArray(valuesOf(to))} >>`
  );
  if (functions.length === 1) return functions[0];
  const bounds = intervals.slice(1).map(({ from }) => from.offset);
  const encode = intervals.map(() => "0 1").join(" ");
  return `<< /FunctionType 3 /Domain [0 1] /Bounds [${bounds.map((offset) => offset.toFixed(5)).join(" ")}] /Encode [${encode}] /Functions [${functions.join(" ")}] >>`;
}
function geometryOf(elements) {
  const attributeOf = (name, fallback) => {
    const owner = elements.find(({ attributes }) => attributes.has(name));
    return owner === void 0 ? fallback : lengthOf(owner, name);
  };
  if (elements[0]?.name === "linearGradient") {
    const line = [attributeOf("x1", 0), attributeOf("y1", 0), attributeOf("x2", 1), attributeOf("y2", 0)];
    return { type: 2, coords: line.map(formatLength).join(" ") };
  }
  const [x2, y] = [attributeOf("cx", 0.5), attributeOf("cy", 0.5)];
  const circles = [attributeOf("fx", x2), attributeOf("fy", y), 0, x2, y, attributeOf("r", 0.5)];
  return { type: 3, coords: circles.map(formatLength).join(" ") };
}
function unitSquareTo(points) {
  const [xs, ys] = [points.map(({ x: x2 }) => x2), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [Math.max(...xs) - left, 0, 0, Math.max(...ys) - top, left, top];
}
function writeGradient(element, points, ids, file) {
  const elements = withReferences(element, ids);
  const attributeOf = (name) => elements.find(({ attributes }) => attributes.has(name))?.attributes.get(name);
  const owner = elements.find((candidate) => elementsIn(candidate).length > 0);
  if (owner === void 0) return null;
  const stops = withEndStops(stopsOf(owner));
  const { type, coords } = geometryOf(elements);
  const writeShading = (space, valuesOf) => file.add(
    `<< /ShadingType ${type} /ColorSpace /${space} /Coords [${coords}] /Extend [true true] /Function ${functionOf(stops, valuesOf)} >>`
  );
  const opacities = new Set(stops.map(({ opacity }) => opacity));
  const matrix = parseTransform(attributeOf("gradientTransform"));
  return {
    shading: writeShading("DeviceRGB", (stop) => stop.colour),
    alpha: opacities.size === 1 ? null : writeShading("DeviceGray", ({ opacity }) => [opacity]),
    opacity: opacities.size === 1 ? stops[0].opacity : 1,
    matrix: attributeOf("gradientUnits") === "userSpaceOnUse" ? matrix : compose(unitSquareTo(points), matrix)
  };
}
var writePattern = (file, shading, matrixText2) => file.add(`<< /PatternType 2 /Shading ${ref(shading)} /Matrix [${matrixText2}] >>`);
var COLOUR_NAMES = {
  black: "#000",
  white: "#fff",
  gray: "#808080",
  silver: "#c0c0c0"
};
function colour(text) {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(COLOUR_NAMES[text] ?? text)?.[1];
  if (digits === void 0) throw new Bug(notDrawable(text));
  const length = digits.length / 3;
  const component = (index) => {
    const hex2 = digits.slice(index * length, (index + 1) * length);
    return Number.parseInt(length === 1 ? hex2 + hex2 : hex2, 16) / 255;
  };
  return [component(0), component(1), component(2)];
}

// src/render/pdf/index.ts
var write2 = async (layout, { theme, side, links = null, stamp = null, fonts = [] }) => {
  const diagram = await drawSvg(layoutOf(layout, side), theme === "auto" ? "light" : theme, links);
  const { svg, undrawn } = await withFallbackFonts(diagram, { fonts }, true);
  return { content: pdfDocument(svg, stamp), note: withUndrawn(null, undrawn) };
};
var POINTS = 0.75;
var SIDE_MAX = 14400;
var PROGRAM = "groundplan";
function pdfDocument(svg, stamp) {
  const root = readMarkup(svg);
  const [width, height] = [lengthOf(root, "width"), lengthOf(root, "height")];
  const unit = Math.max(1, Math.ceil(Math.max(width, height) * POINTS / SIDE_MAX));
  const scale = POINTS / unit;
  const file = newFile();
  const resourcesId = file.reserve();
  const page = {
    ...{ file, fonts: newFonts(), size: { width, height }, ids: byId(root), links: [] },
    ...{ resources: /* @__PURE__ */ new Map(), icons: /* @__PURE__ */ new Map() }
  };
  const matrix = [scale, 0, 0, -scale, 0, height * scale];
  const operators = [transformOperator(matrix)];
  drawElement(root, { page, operators, bounds: noBounds(), matrix, style: /* @__PURE__ */ new Map(), opacity: 1 });
  const contentId = file.add("", operators.join("\n"));
  file.put(resourcesId, `<< /Font << ${page.fonts.write(file)} >>
${resourcesText(page)} >>`);
  const [pagesId, pageId] = [file.reserve(), file.reserve()];
  const mediaBox = lengthArray([0, 0, width * scale, height * scale]);
  const size = `/MediaBox ${mediaBox}${unit === 1 ? "" : ` /UserUnit ${unit}`}`;
  const group = "/Group << /S /Transparency /CS /DeviceRGB >>";
  const annotations = page.links.filter(({ rect }) => rect.length > 0).map((link) => ref(addLink(file, link)));
  file.put(
    pageId,
    `<< /Type /Page /Parent ${ref(pagesId)} ${size} ${group} /Resources ${ref(RESOURCES)} /Contents ${ref(contentId)}${annotations.length === 0 ? "" : ` /Annots [${annotations.join(" ")}]`} >>`
  );
  file.put(pagesId, `<< /Type /Pages /Kids [${ref(pageId)}] /Count 1 >>`);
  const catalog = file.add(
    `<< /Type /Catalog /Pages ${ref(pagesId)} /ViewerPreferences << /DisplayDocTitle true >> >>`
  );
  return file.bytes(catalog, file.add(metadata(root, stamp)));
}
function metadata(root, stamp) {
  const textOf = (name) => elementsIn(root).find((element) => element.name === name)?.children.join("") ?? "";
  return [
    `<< /Title ${textString(textOf("title") || DIAGRAM)} /Subject ${textString(textOf("desc"))}`,
    `/Author ${textString(PROGRAM)} /Creator ${textString(PROGRAM)} /Producer ${textString(PROGRAM)}`,
    `${stamp === null ? "" : `/Keywords ${textString(stamp)} `}>>`
  ].join(" ");
}
function addLink(file, { href, rect }) {
  const name = withPdfExtension(decodeURIComponent(href));
  const target = `<< /S /GoToR /F << /Type /Filespec /F ${byteString(name)} /UF ${textString(name)} >> /D [0 /Fit] >>`;
  return file.add(
    `<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [${rect.map(formatLength).join(" ")}] /A ${target} >>`
  );
}
var withPdfExtension = (name) => name.replace(/\.[a-z]+$/i, ".pdf");
var NOT_DRAWN = /* @__PURE__ */ new Set(["title", "desc", "defs", "symbol"]);
function drawElement(element, outer) {
  if (NOT_DRAWN.has(element.name)) return;
  const styled = withStyle(outer, element);
  const matrix = parseTransform(element.attributes.get("transform"));
  const pen = { ...styled, matrix: compose(styled.matrix, matrix) };
  const effects = clipAndMask(element, pen);
  const isPlain = effects.length === 0 && matrix === IDENTITY;
  if (!isPlain) pen.operators.push("q", ...matrix === IDENTITY ? [] : [transformOperator(matrix)], ...effects);
  drawWithOpacity(element, pen);
  if (!isPlain) pen.operators.push("Q");
}
function clipAndMask({ attributes }, pen) {
  const [clipPath, mask] = [attributes.get("clip-path"), attributes.get("mask")];
  return [
    ...clipPath === void 0 ? [] : [clipTo(referencedElement(pen.page, clipPath), pen)],
    ...mask === void 0 ? [] : [maskOperator(pen, writeMask(referencedElement(pen.page, mask), pen))]
  ];
}
function clipTo(clipPath, pen) {
  const shapes = elementsIn(clipPath);
  const outlines = shapes.map((shape) => {
    const outline = outlineOf(shape, pen.page.size);
    if (outline === null || shape.attributes.has("transform")) throw new Bug(notDrawable(clipPath.name));
    return outline;
  });
  const rule = shapes[0]?.attributes.get("clip-rule") ?? styleOf(pen, "clip-rule", "nonzero");
  return clipOperators(outlines, rule === "evenodd");
}
var withoutStyle = (pen) => ({ ...pen, style: /* @__PURE__ */ new Map() });
function writeMask(mask, pen) {
  const [x2, y] = [lengthOf(mask, "x"), lengthOf(mask, "y")];
  const box = [x2, y, x2 + lengthOf(mask, "width"), y + lengthOf(mask, "height")];
  return writeForm(withoutStyle(pen), { box, groupColours: "DeviceRGB" }, (inside2) => {
    for (const child of elementsIn(mask)) drawElement(child, inside2);
  });
}
function drawWithOpacity(element, pen) {
  const opacity = Number(element.attributes.get("opacity") ?? 1);
  if (opacity === 1) {
    drawContent(element, pen);
    return;
  }
  const isOneLayer = styleOf(pen, "fill", "#000") === "none" || styleOf(pen, "stroke", "none") === "none";
  if (isOneLayer && outlineOf(element, pen.page.size) !== null)
    drawContent(element, { ...pen, opacity: pen.opacity * opacity });
  else drawGroup(element, pen, opacity);
}
function drawGroup(element, pen, opacity) {
  const bounds = noBounds();
  const id = writeForm(pen, { groupColours: "DeviceRGB" }, (inside2) => {
    drawContent(element, inside2);
    extendBounds(bounds, inside2.bounds.points, IDENTITY);
  });
  extendBounds(pen.bounds, bounds.points, pen.matrix);
  const name = resourceName(pen.page, "XObject", ref(id));
  pen.operators.push("q", ...opacityOperators(pen, opacity, opacity), `${name} Do`, "Q");
}
function drawContent(element, pen) {
  const { name, attributes } = element;
  const outline = outlineOf(element, pen.page.size);
  const filter = attributes.get("filter");
  if (filter !== void 0) drawBackground(referencedElement(pen.page, filter), pen);
  if (outline !== null) paintOutline(pen, outline);
  else if (name === "text") drawText(element, pen);
  else if (name === "use") drawIcon(element, pen);
  else if (name === "a") drawLink(element, pen);
  else if (name === "g" || name === "svg") for (const child of elementsIn(element)) drawElement(child, pen);
  else throw new Bug(notDrawable(name));
}
function drawBackground(filter, pen) {
  const flood = elementsIn(filter).find(({ name }) => name === "feFlood");
  if (flood === void 0) throw new Bug(notDrawable(filter.name));
  const rect = ["x", "y", "width", "height"].map((name) => formatLength(lengthOf(filter, name))).join(" ");
  const fill = colour(flood.attributes.get("flood-color") ?? "#000").map(formatLength).join(" ");
  pen.operators.push(`q ${fill} rg ${rect} re f Q`);
}
function drawIcon(use, pen) {
  const id = idIn(use.attributes.get("href") ?? "");
  const symbol = referencedElement(pen.page, `#${id}`);
  const viewBox = (symbol.attributes.get("viewBox") ?? "").split(/[\s,]+/).map(Number);
  const [left = 0, top = 0, symbolWidth = 1, symbolHeight = 1] = viewBox;
  const [width, height] = [lengthOf(use, "width"), lengthOf(use, "height")];
  const scale = Math.min(width / symbolWidth, height / symbolHeight);
  const x2 = lengthOf(use, "x") + (width - symbolWidth * scale) / 2 - left * scale;
  const y = lengthOf(use, "y") + (height - symbolHeight * scale) / 2 - top * scale;
  const matrix = [scale, 0, 0, scale, x2, y];
  const [right, bottom] = [left + symbolWidth, top + symbolHeight];
  const name = pen.page.icons.get(id) ?? writeIcon(symbol, [left, top, right, bottom], pen);
  pen.page.icons.set(id, name);
  const corners = [
    { x: left, y: top },
    { x: right, y: bottom }
  ];
  extendBounds(pen.bounds, corners, compose(pen.matrix, matrix));
  pen.operators.push("q", transformOperator(matrix), `${name} Do`, "Q");
}
function writeIcon(symbol, box, pen) {
  const id = writeForm(withoutStyle(pen), { box }, (inside2) => {
    const styled = withStyle(inside2, symbol);
    for (const child of elementsIn(symbol)) drawElement(child, styled);
  });
  return resourceName(pen.page, "XObject", ref(id));
}
function drawLink(element, pen) {
  const bounds = noBounds();
  const href = element.attributes.get("href") ?? "";
  const index = pen.page.links.push({ href, rect: [] }) - 1;
  for (const child of elementsIn(element)) drawElement(child, { ...pen, bounds });
  extendBounds(pen.bounds, bounds.points, IDENTITY);
  pen.page.links[index] = { href, rect: edgesOf(bounds) ?? [] };
}
function drawText(element, outer) {
  const pen = withStyle(outer, element);
  const spans = spansOf(element, pen);
  const naturalWidth = spans.reduce((sum, { gap, width }) => sum + gap + width, 0);
  if (naturalWidth === 0) return;
  const stretch = lengthOf(element, "textLength", naturalWidth) / naturalWidth;
  const isCentred = styleOf(pen, "text-anchor", "start") === "middle";
  let x2 = lengthOf(element, "x") - (isCentred ? naturalWidth * stretch / 2 : 0);
  for (const span of spans) {
    x2 += span.gap * stretch;
    if (span.text !== "") drawSpan(span, { x: x2, y: lengthOf(element, "y") }, stretch);
    x2 += span.width * stretch;
  }
}
function spansOf(element, pen) {
  const parts = element.children.map((child) => {
    if (typeof child === "string") return { text: withCollapsedSpace(child), pen, gap: 0 };
    const content = child.children.filter((part) => typeof part === "string").join("");
    return { text: withCollapsedSpace(content), pen: withStyle(pen, child), gap: lengthOf(child, "dx") };
  });
  return parts.map(({ text: untrimmed, pen: spanPen, gap }, i2) => {
    const started = i2 === 0 ? untrimmed.trimStart() : untrimmed;
    const text = i2 === parts.length - 1 ? started.trimEnd() : started;
    const size = Number(styleOf(spanPen, "font-size", "16"));
    const weight = styleOf(spanPen, "font-weight", "400") === "600" ? 600 : 400;
    return { pen: spanPen, text, size, weight, gap, width: widthOf(text, size, weight) };
  });
}
var withCollapsedSpace = (text) => text.replace(/[\n\r]/g, "").replace(/[\t ]+/g, " ");
var UNDERLINE = { below: 0.12, thickness: 0.07 };
var EXTENT = { above: 1, below: 0.3 };
var INVISIBLE_MODE = 3;
function drawSpan({ pen, text, size, weight, width }, { x: x2, y }, stretch) {
  const opacity = pen.opacity * Number(styleOf(pen, "fill-opacity", "1"));
  const fill = styleOf(pen, "fill", "#000");
  const isVisible = fill !== "none";
  const ink = isVisible ? `${colour(fill).map(formatLength).join(" ")} rg` : `${INVISIBLE_MODE} Tr`;
  const end = x2 + width * stretch;
  const isUnderlined = isVisible && styleOf(pen, "text-decoration", "none") === "underline";
  const underline = [x2, y + size * UNDERLINE.below, end - x2, size * UNDERLINE.thickness].map(formatLength).join(" ");
  pen.operators.push(
    ...["q", ...opacityOperators(pen, opacity, opacity), ink],
    `BT /F${weight} ${formatFactor(size)} Tf ${formatFactor(stretch * 100)} Tz 1 0 0 -1 ${formatLength(x2)} ${formatLength(y)} Tm <${pen.page.fonts.encode(text, weight)}> Tj ET`,
    ...isUnderlined ? [underline, "re f"] : [],
    "Q"
  );
  const corners = [
    { x: x2, y: y - size * EXTENT.above },
    { x: end, y: y + size * EXTENT.below }
  ];
  extendBounds(pen.bounds, corners, pen.matrix);
}

// parts/pdf.js
var modules = {
  "src/render/pdf/index.ts": () => ({ pdfDocument, write: write2 })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
