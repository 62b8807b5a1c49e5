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

// parts/deflate.js
var deflate_exports = {};
__export(deflate_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(deflate_exports);

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
var FlateErrorCode = {
  UnexpectedEOF: 0,
  InvalidBlockType: 1,
  InvalidLengthLiteral: 2,
  InvalidDistance: 3,
  StreamFinished: 4,
  NoStreamHandler: 5,
  InvalidHeader: 6,
  NoCallback: 7,
  InvalidUTF8: 8,
  ExtraFieldTooLong: 9,
  InvalidDate: 10,
  FilenameTooLong: 11,
  StreamFinishing: 12,
  InvalidZipData: 13,
  UnknownCompressionMethod: 14
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
var gze = function() {
  return [gzh, gzhl, wbytes, crc, crct];
};
var guze = function() {
  return [gzs, gzl];
};
var zle = function() {
  return [
    zlh,
    wbytes,
    adler
  ];
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
var cbify = function(dat, opts, fns, init, id, cb) {
  var w = wrkr(fns, init, id, function(err2, dat2) {
    w.terminate(), cb(err2, dat2);
  });
  return w.postMessage([dat, opts], opts.consume ? [dat.buffer] : []), function() {
    w.terminate();
  };
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
  }, Deflate2.prototype.push = function(chunk2, final) {
    this.ondata || err(5), this.s.l && err(4);
    var endLen = chunk2.length + this.s.z;
    if (endLen > this.b.length) {
      if (endLen > 2 * this.b.length - 32768) {
        var newBuf = new u8(endLen & -32768);
        newBuf.set(this.b.subarray(0, this.s.z)), this.b = newBuf;
      }
      var split = this.b.length - this.s.z;
      this.b.set(chunk2.subarray(0, split), this.s.z), this.s.z = this.b.length, this.p(this.b, false), this.b.set(this.b.subarray(-32768)), this.b.set(chunk2.subarray(split), 32768), this.s.z = chunk2.length - split + 32768, this.s.i = 32766, this.s.w = 32768;
    } else this.b.set(chunk2, this.s.z), this.s.z += chunk2.length;
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
function deflate(data, opts, cb) {
  return cb || (cb = opts, opts = {}), typeof cb != "function" && err(7), cbify(data, opts, [bDflt], function(ev) {
    return pbf(deflateSync(ev.data[0], ev.data[1]));
  }, 0, cb);
}
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
  }, Inflate2.prototype.push = function(chunk2, final) {
    this.e(chunk2), this.c(final);
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
function inflate(data, opts, cb) {
  return cb || (cb = opts, opts = {}), typeof cb != "function" && err(7), cbify(data, opts, [bInflt], function(ev) {
    return pbf(inflateSync(ev.data[0], gopt(ev.data[1])));
  }, 1, cb);
}
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
  return Gzip2.prototype.push = function(chunk2, final) {
    this.c.p(chunk2), this.l += chunk2.length, Deflate.prototype.push.call(this, chunk2, final);
  }, Gzip2.prototype.p = function(c, f) {
    var raw = dopt(c, this.o, this.v && gzhl(this.o), f && 8, this.s);
    this.v && (gzh(raw, this.o), this.v = 0), f && (wbytes(raw, raw.length - 8, this.c.d()), wbytes(raw, raw.length - 4, this.l)), this.ondata(raw, f);
  }, Gzip2.prototype.flush = function(sync) {
    Deflate.prototype.flush.call(this, sync);
  }, Gzip2;
})();
var AsyncGzip = /* @__PURE__ */ (function() {
  function AsyncGzip2(opts, cb) {
    astrmify([bDflt, gze, function() {
      return [astrm, Deflate, Gzip];
    }], this, StrmOpt.call(this, opts, cb), function(ev) {
      var strm = new Gzip(ev.data);
      onmessage = astrm(strm);
    }, 8, 1);
  }
  return AsyncGzip2;
})();
function gzip(data, opts, cb) {
  return cb || (cb = opts, opts = {}), typeof cb != "function" && err(7), cbify(data, opts, [bDflt, gze, function() {
    return [gzipSync];
  }], function(ev) {
    return pbf(gzipSync(
      ev.data[0],
      ev.data[1]
    ));
  }, 2, cb);
}
function gzipSync(data, opts) {
  opts || (opts = {});
  var c = crc(), l = data.length;
  c.p(data);
  var d = dopt(data, opts, gzhl(opts), 8), s = d.length;
  return gzh(d, opts), wbytes(d, s - 8, c.d()), wbytes(d, s - 4, l), d;
}
var Gunzip = (function() {
  function Gunzip2(opts, cb) {
    this.v = 1, this.r = 0, Inflate.call(this, opts, cb);
  }
  return Gunzip2.prototype.push = function(chunk2, final) {
    if (Inflate.prototype.e.call(this, chunk2), this.r += chunk2.length, this.v) {
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
function gunzip(data, opts, cb) {
  return cb || (cb = opts, opts = {}), typeof cb != "function" && err(7), cbify(data, opts, [bInflt, guze, function() {
    return [gunzipSync];
  }], function(ev) {
    return pbf(gunzipSync(
      ev.data[0],
      ev.data[1]
    ));
  }, 3, cb);
}
function gunzipSync(data, opts) {
  var st = gzs(data);
  return st + 8 > data.length && err(6, "invalid gzip data"), inflt(data.subarray(st, -8), { i: 2 }, opts && opts.out || new u8(gzl(data)), opts && opts.dictionary);
}
var Zlib = (function() {
  function Zlib2(opts, cb) {
    this.c = adler(), this.v = 1, Deflate.call(this, opts, cb);
  }
  return Zlib2.prototype.push = function(chunk2, final) {
    this.c.p(chunk2), Deflate.prototype.push.call(this, chunk2, final);
  }, Zlib2.prototype.p = function(c, f) {
    var raw = dopt(c, this.o, this.v && (this.o.dictionary ? 6 : 2), f && 4, this.s);
    this.v && (zlh(raw, this.o), this.v = 0), f && wbytes(raw, raw.length - 4, this.c.d()), this.ondata(raw, f);
  }, Zlib2.prototype.flush = function(sync) {
    Deflate.prototype.flush.call(this, sync);
  }, Zlib2;
})();
var AsyncZlib = /* @__PURE__ */ (function() {
  function AsyncZlib2(opts, cb) {
    astrmify([bDflt, zle, function() {
      return [astrm, Deflate, Zlib];
    }], this, StrmOpt.call(this, opts, cb), function(ev) {
      var strm = new Zlib(ev.data);
      onmessage = astrm(strm);
    }, 10, 1);
  }
  return AsyncZlib2;
})();
function zlib(data, opts, cb) {
  return cb || (cb = opts, opts = {}), typeof cb != "function" && err(7), cbify(data, opts, [bDflt, zle, function() {
    return [zlibSync];
  }], function(ev) {
    return pbf(zlibSync(ev.data[0], ev.data[1]));
  }, 4, cb);
}
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
  return Unzlib2.prototype.push = function(chunk2, final) {
    if (Inflate.prototype.e.call(this, chunk2), this.v) {
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
function unzlib(data, opts, cb) {
  return cb || (cb = opts, opts = {}), typeof cb != "function" && err(7), cbify(data, opts, [bInflt, zule, function() {
    return [unzlibSync];
  }], function(ev) {
    return pbf(unzlibSync(
      ev.data[0],
      gopt(ev.data[1])
    ));
  }, 5, cb);
}
function unzlibSync(data, opts) {
  return inflt(data.subarray(zls(data, opts && opts.dictionary), -4), { i: 2 }, opts && opts.out, opts && opts.dictionary);
}
var Decompress = (function() {
  function Decompress2(opts, cb) {
    this.o = StrmOpt.call(this, opts, cb) || {}, this.G = Gunzip, this.I = Inflate, this.Z = Unzlib;
  }
  return Decompress2.prototype.i = function() {
    var _this = this;
    this.s.ondata = function(dat, final) {
      _this.ondata(dat, final);
    };
  }, Decompress2.prototype.push = function(chunk2, final) {
    if (this.ondata || err(5), this.s) this.s.push(chunk2, final);
    else {
      if (this.p && this.p.length) {
        var n = new u8(this.p.length + chunk2.length);
        n.set(this.p), n.set(chunk2, this.p.length);
      } else this.p = chunk2;
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
  }, AsyncDecompress2.prototype.push = function(chunk2, final) {
    this.queuedSize += chunk2.length, Decompress.prototype.push.call(this, chunk2, final);
  }, AsyncDecompress2;
})();
function decompress(data, opts, cb) {
  return cb || (cb = opts, opts = {}), typeof cb != "function" && err(7), data[0] == 31 && data[1] == 139 && data[2] == 8 ? gunzip(data, opts, cb) : (data[0] & 15) != 8 || data[0] >> 4 > 7 || (data[0] << 8 | data[1]) % 31 ? inflate(data, opts, cb) : unzlib(data, opts, cb);
}
function decompressSync(data, opts) {
  return data[0] == 31 && data[1] == 139 && data[2] == 8 ? gunzipSync(data, opts) : (data[0] & 15) != 8 || data[0] >> 4 > 7 || (data[0] << 8 | data[1]) % 31 ? inflateSync(data, opts) : unzlibSync(data, opts);
}
var fltn = function(d, p, t, o) {
  for (var k in d) {
    var val = d[k], n = p + k, op = o;
    Array.isArray(val) && (op = mrg(o, val[1]), val = val[0]), ArrayBuffer.isView(val) ? t[n] = [val, op] : (t[n += "/"] = [new u8(0), op], fltn(val, n, t, o));
  }
};
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
  return DecodeUTF82.prototype.push = function(chunk2, final) {
    if (this.ondata || err(5), final = !!final, this.t) {
      this.ondata(this.t.decode(chunk2, { stream: true }), final), final && (this.t.decode().length && err(8), this.t = null);
      return;
    }
    this.p || err(4);
    var dat = new u8(
      this.p.length + chunk2.length
    );
    dat.set(this.p), dat.set(chunk2, this.p.length);
    var _a2 = dutf8(dat), s = _a2.s, r = _a2.r;
    final ? (r.length && err(8), this.p = null) : this.p = r, this.ondata(s, final);
  }, DecodeUTF82;
})();
var EncodeUTF8 = (function() {
  function EncodeUTF82(cb) {
    this.ondata = cb;
  }
  return EncodeUTF82.prototype.push = function(chunk2, final) {
    this.ondata || err(5), this.d && err(4), this.ondata(strToU8(chunk2), this.d = final || false);
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
var slzh = function(d, b) {
  return b + 30 + b2(d, b + 26) + b2(d, b + 28);
};
var zh = function(d, b, z) {
  var fnl = b2(d, b + 28), efl = b2(d, b + 30), fn = strFromU8(d.subarray(b + 46, b + 46 + fnl), !(b2(d, b + 8) & 2048)), es = b + 46 + fnl, _a2 = z64hs(d, es, efl, z, b4(d, b + 20), b4(d, b + 24), b4(d, b + 42)), sc = _a2[0], su = _a2[1], off = _a2[2];
  return [b2(
    d,
    b + 10
  ), sc, su, fn, es + efl + b2(d, b + 32), off];
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
  return ZipPassThrough2.prototype.process = function(chunk2, final) {
    this.ondata(null, chunk2, final);
  }, ZipPassThrough2.prototype.push = function(chunk2, final) {
    this.ondata || err(5), this.c.p(chunk2), this.size += chunk2.length, final && (this.crc = this.c.d()), this.process(chunk2, final || false);
  }, ZipPassThrough2;
})();
var ZipDeflate = (function() {
  function ZipDeflate2(filename, opts) {
    var _this = this;
    opts || (opts = {}), ZipPassThrough.call(this, filename), this.d = new Deflate(opts, function(dat, final) {
      _this.ondata(null, dat, final);
    }), this.compression = 8, this.flag = dbf(opts.level);
  }
  return ZipDeflate2.prototype.process = function(chunk2, final) {
    try {
      this.d.push(chunk2, final);
    } catch (e) {
      this.ondata(e, null, final);
    }
  }, ZipDeflate2.prototype.push = function(chunk2, final) {
    ZipPassThrough.prototype.push.call(
      this,
      chunk2,
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
  return AsyncZipDeflate2.prototype.process = function(chunk2, final) {
    this.d.push(chunk2, final);
  }, AsyncZipDeflate2.prototype.push = function(chunk2, final) {
    ZipPassThrough.prototype.push.call(this, chunk2, final);
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
function zip(data, opts, cb) {
  cb || (cb = opts, opts = {}), typeof cb != "function" && err(7);
  var r = {};
  fltn(data, "", r, opts);
  var k = Object.keys(r), lft = k.length, o = 0, tot = 0, slft = lft, files = new Array(lft), term = [], tAll = function() {
    for (var i3 = 0; i3 < term.length; ++i3) term[i3]();
  }, cbd = function(a, b) {
    mt(function() {
      cb(a, b);
    });
  };
  mt(function() {
    cbd = cb;
  });
  var cbf = function() {
    var out = new u8(tot + 22), oe = o, cdl = tot - o;
    tot = 0;
    for (var i3 = 0; i3 < slft; ++i3) {
      var f = files[i3];
      try {
        var l = f.c.length;
        wzh(out, tot, f, f.f, f.u, l);
        var badd = 30 + f.f.length + exfl(f.extra), loc = tot + badd;
        out.set(f.c, loc), wzh(out, o, f, f.f, f.u, l, tot, f.m), o += 16 + badd + (f.m ? f.m.length : 0), tot = loc + l;
      } catch (e) {
        return cbd(e, null);
      }
    }
    wzf(out, o, files.length, cdl, oe), cbd(null, out);
  };
  lft || cbf();
  for (var _loop_1 = function(i3) {
    var fn = k[i3], _a2 = r[fn], file = _a2[0], p = _a2[1], c = crc(), size = file.length;
    c.p(file);
    var f = strToU8(fn), s = f.length, com = p.comment, m = com && strToU8(com), ms = m && m.length, exl = exfl(p.extra), compression = p.level == 0 ? 0 : 8, cbl = function(e, d) {
      if (e)
        tAll(), cbd(e, null);
      else {
        var l = d.length;
        files[i3] = mrg(p, { size, crc: c.d(), c: d, f, m, u: s != fn.length || m && com.length != ms, compression }), o += 30 + s + exl + l, tot += 76 + 2 * (s + exl) + (ms || 0) + l, --lft || cbf();
      }
    };
    if (s > 65535 && cbl(
      err(11, 0, 1),
      null
    ), !compression) cbl(null, file);
    else if (size < 16e4) try {
      cbl(null, deflateSync(file, p));
    } catch (e) {
      cbl(e, null);
    }
    else term.push(deflate(file, p, cbl));
  }, i2 = 0; i2 < slft; ++i2) _loop_1(i2);
  return tAll;
}
function zipSync(data, opts) {
  opts || (opts = {});
  var r = {}, files = [];
  fltn(data, "", r, opts);
  var o = 0, tot = 0;
  for (var fn in r) {
    var _a2 = r[fn], file = _a2[0], p = _a2[1], compression = p.level == 0 ? 0 : 8, f = strToU8(fn), s = f.length, com = p.comment, m = com && strToU8(
      com
    ), ms = m && m.length, exl = exfl(p.extra);
    s > 65535 && err(11);
    var d = compression ? deflateSync(file, p) : file, l = d.length, c = crc();
    c.p(file), files.push(mrg(p, { size: file.length, crc: c.d(), c: d, f, m, u: s != fn.length || m && com.length != ms, o, compression })), o += 30 + s + exl + l, tot += 76 + 2 * (s + exl) + (ms || 0) + l;
  }
  for (var out = new u8(tot + 22), oe = o, cdl = tot - o, i2 = 0; i2 < files.length; ++i2) {
    var f = files[i2];
    wzh(out, f.o, f, f.f, f.u, f.c.length);
    var badd = 30 + f.f.length + exfl(f.extra);
    out.set(f.c, f.o + badd), wzh(out, o, f, f.f, f.u, f.c.length, f.o, f.m), o += 16 + badd + (f.m ? f.m.length : 0);
  }
  return wzf(out, o, files.length, cdl, oe), out;
}
var UnzipPassThrough = (function() {
  function UnzipPassThrough2() {
  }
  return UnzipPassThrough2.prototype.push = function(chunk2, final) {
    this.ondata(null, chunk2, final);
  }, UnzipPassThrough2.compression = 0, UnzipPassThrough2;
})();
var UnzipInflate = (function() {
  function UnzipInflate2() {
    var _this = this;
    this.i = new Inflate(function(dat, final) {
      _this.ondata(null, dat, final);
    });
  }
  return UnzipInflate2.prototype.push = function(chunk2, final) {
    try {
      this.i.push(chunk2, final);
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
  return AsyncUnzipInflate2.prototype.push = function(chunk2, final) {
    this.i.terminate && (chunk2 = slc(chunk2, 0)), this.i.push(chunk2, final);
  }, AsyncUnzipInflate2.compression = 8, AsyncUnzipInflate2;
})();
var Unzip = (function() {
  function Unzip2(cb) {
    this.onfile = cb, this.k = [], this.o = { 0: UnzipPassThrough }, this.p = et;
  }
  return Unzip2.prototype.push = function(chunk2, final) {
    var _this = this;
    if (this.onfile || err(5), this.p || err(4), this.c > 0) {
      var len = Math.min(
        this.c,
        chunk2.length
      ), toAdd = chunk2.subarray(0, len);
      if (this.c -= len, this.d ? this.d.push(toAdd, !this.c) : this.k[0].push(toAdd), chunk2 = chunk2.subarray(len), chunk2.length) return this.push(chunk2, final);
    } else {
      var f = 0, i2 = 0, is = void 0, buf = void 0;
      this.p.length ? chunk2.length ? (buf = new u8(this.p.length + chunk2.length), buf.set(this.p), buf.set(chunk2, this.p.length)) : buf = this.p : buf = chunk2;
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
var mt = typeof queueMicrotask == "function" ? queueMicrotask : typeof setTimeout == "function" ? setTimeout : function(fn) {
  fn();
};
function unzip(data, opts, cb) {
  cb || (cb = opts, opts = {}), typeof cb != "function" && err(7);
  var term = [], tAll = function() {
    for (var i3 = 0; i3 < term.length; ++i3) term[i3]();
  }, files = {}, cbd = function(a, b) {
    mt(function() {
      cb(a, b);
    });
  };
  mt(function() {
    cbd = cb;
  });
  for (var e = data.length - 22; b4(data, e) != 101010256; --e) if (!e || data.length - e > 65558) return cbd(err(13, 0, 1), null), tAll;
  var lft = b2(data, e + 8);
  if (lft) {
    var c = lft, o = b4(data, e + 16), z = b4(data, e - 20) == 117853008;
    if (z) {
      var ze = b4(
        data,
        e - 12
      );
      z = b4(data, ze) == 101075792, z && (c = lft = b4(data, ze + 32), o = b4(data, ze + 48));
    }
    for (var fltr = opts && opts.filter, _loop_3 = function(i3) {
      var _a2 = zh(data, o, z), c_1 = _a2[0], sc = _a2[1], su = _a2[2], fn = _a2[3], no = _a2[4], off = _a2[5], b = slzh(data, off);
      o = no;
      var cbl = function(e2, d) {
        e2 ? (tAll(), cbd(e2, null)) : (d && (files[fn] = d), --lft || cbd(null, files));
      };
      if (!fltr || fltr({ name: fn, size: sc, originalSize: su, compression: c_1 })) if (!c_1) cbl(null, slc(
        data,
        b,
        b + sc
      ));
      else if (c_1 == 8) {
        var infl = data.subarray(b, b + sc);
        if (su < 524288 || sc > 0.8 * su) try {
          cbl(null, inflateSync(infl, { out: new u8(su) }));
        } catch (e2) {
          cbl(e2, null);
        }
        else term.push(inflate(infl, { size: su }, cbl));
      } else
        cbl(err(14, "unknown compression type " + c_1, 1), null);
      else cbl(null, null);
    }, i2 = 0; i2 < c; ++i2) _loop_3(i2);
  } else cbd(null, {});
  return tAll;
}
function unzipSync(data, opts) {
  for (var files = {}, e = data.length - 22; b4(
    data,
    e
  ) != 101010256; --e) (!e || data.length - e > 65558) && err(13);
  var c = b2(data, e + 8);
  if (!c) return {};
  var o = b4(data, e + 16), z = b4(data, e - 20) == 117853008;
  if (z) {
    var ze = b4(data, e - 12);
    z = b4(data, ze) == 101075792, z && (c = b4(
      data,
      ze + 32
    ), o = b4(data, ze + 48));
  }
  for (var fltr = opts && opts.filter, i2 = 0; i2 < c; ++i2) {
    var _a2 = zh(data, o, z), c_2 = _a2[0], sc = _a2[1], su = _a2[2], fn = _a2[3], no = _a2[4], off = _a2[5], b = slzh(data, off);
    o = no, (!fltr || fltr({
      name: fn,
      size: sc,
      originalSize: su,
      compression: c_2
    })) && (c_2 ? c_2 == 8 ? files[fn] = inflateSync(data.subarray(b, b + sc), { out: new u8(su) }) : err(14, "unknown compression type " + c_2) : files[fn] = slc(data, b, b + sc));
  }
  return files;
}

// src/render/png/pixels.ts
var import_node_zlib = require("node:zlib");

// elsewhere:src/render/limits.ts
var module2 = require("./picture.js").modules["src/render/limits.ts"]();
var EVIDENCE_ADDRESS_MAX = module2.EVIDENCE_ADDRESS_MAX;
var EVIDENCE_BYTES = module2.EVIDENCE_BYTES;
var EVIDENCE_SHARE_OF_DRAWING = module2.EVIDENCE_SHARE_OF_DRAWING;
var EVIDENCE_TEXT_MAX = module2.EVIDENCE_TEXT_MAX;
var FONTS_MAX = module2.FONTS_MAX;
var FONT_BYTES_MAX = module2.FONT_BYTES_MAX;
var FONT_MEMORY_MAX = module2.FONT_MEMORY_MAX;
var FONT_SECONDS = module2.FONT_SECONDS;
var FOREIGN_TEXT_MAX = module2.FOREIGN_TEXT_MAX;
var ICONS_MAX = module2.ICONS_MAX;
var ICON_ATTRIBUTES_MAX = module2.ICON_ATTRIBUTES_MAX;
var ICON_BYTES_MAX = module2.ICON_BYTES_MAX;
var ICON_COORDINATE_MAX = module2.ICON_COORDINATE_MAX;
var ICON_DEPTH_MAX = module2.ICON_DEPTH_MAX;
var ICON_ELEMENTS_MAX = module2.ICON_ELEMENTS_MAX;
var ICON_PIXELS_MAX = module2.ICON_PIXELS_MAX;
var ICON_SCALE_MAX = module2.ICON_SCALE_MAX;
var MERMAID_CHARACTERS_MAX = module2.MERMAID_CHARACTERS_MAX;
var MERMAID_EDGES_MAX = module2.MERMAID_EDGES_MAX;
var MERMAID_LABEL_LENGTH_MAX = module2.MERMAID_LABEL_LENGTH_MAX;
var MERMAID_NODES_MAX = module2.MERMAID_NODES_MAX;
var OUTLINE_CHARACTERS_MAX = module2.OUTLINE_CHARACTERS_MAX;
var PNG_MAX_PIXELS = module2.PNG_MAX_PIXELS;
var PNG_USUAL_PIXELS = module2.PNG_USUAL_PIXELS;

// elsewhere:src/render/messages.ts
var module3 = require("./picture.js").modules["src/render/messages.ts"]();
var DIAGRAM = module3.DIAGRAM;
var FONT_PACKED_REMEDY = module3.FONT_PACKED_REMEDY;
var FONT_REMEDY = module3.FONT_REMEDY;
var FONT_WITHOUT_OUTLINES_REMEDY = module3.FONT_WITHOUT_OUTLINES_REMEDY;
var ICON_DOCTYPE = module3.ICON_DOCTYPE;
var ICON_EMPTY = module3.ICON_EMPTY;
var ICON_IDS = module3.ICON_IDS;
var ICON_NOT_SVG = module3.ICON_NOT_SVG;
var ICON_PNG_DAMAGED = module3.ICON_PNG_DAMAGED;
var ICON_PNG_KIND = module3.ICON_PNG_KIND;
var ICON_STYLESHEET = module3.ICON_STYLESHEET;
var ICON_WITHOUT_SIZE = module3.ICON_WITHOUT_SIZE;
var LEGEND_COUNT_SAMPLE = module3.LEGEND_COUNT_SAMPLE;
var NOTES_LAYER = module3.NOTES_LAYER;
var NOT_AN_SVG = module3.NOT_AN_SVG;
var NOT_A_FONT = module3.NOT_A_FONT;
var NOT_READABLE_SVG = module3.NOT_READABLE_SVG;
var OUTSIDE = module3.OUTSIDE;
var PAGE_COLLAPSE = module3.PAGE_COLLAPSE;
var PAGE_COPY_PNG = module3.PAGE_COPY_PNG;
var PAGE_COPY_SVG = module3.PAGE_COPY_SVG;
var PAGE_DETAILS = module3.PAGE_DETAILS;
var PAGE_DRIFT = module3.PAGE_DRIFT;
var PAGE_EXPAND = module3.PAGE_EXPAND;
var PAGE_FIT = module3.PAGE_FIT;
var PAGE_FLOW = module3.PAGE_FLOW;
var PAGE_IS_INSIDE = module3.PAGE_IS_INSIDE;
var PAGE_KEYS = module3.PAGE_KEYS;
var PAGE_KEYS_OF_CHANGE = module3.PAGE_KEYS_OF_CHANGE;
var PAGE_KEYS_OF_LEVELS = module3.PAGE_KEYS_OF_LEVELS;
var PAGE_LAYERS = module3.PAGE_LAYERS;
var PAGE_LEVELS = module3.PAGE_LEVELS;
var PAGE_LIST = module3.PAGE_LIST;
var PAGE_MORE = module3.PAGE_MORE;
var PAGE_OVERVIEW = module3.PAGE_OVERVIEW;
var PAGE_PRINT = module3.PAGE_PRINT;
var PAGE_SEARCH = module3.PAGE_SEARCH;
var PAGE_SIDES = module3.PAGE_SIDES;
var PAGE_THEME = module3.PAGE_THEME;
var PAGE_ZOOM = module3.PAGE_ZOOM;
var PAGE_ZOOM_IN = module3.PAGE_ZOOM_IN;
var PAGE_ZOOM_OUT = module3.PAGE_ZOOM_OUT;
var RASTERISER_FAILED = module3.RASTERISER_FAILED;
var RASTERISER_FAILED_REMEDY = module3.RASTERISER_FAILED_REMEDY;
var TITLE_WITHOUT_WORDS = module3.TITLE_WITHOUT_WORDS;
var WAS_HERE = module3.WAS_HERE;
var andMore = module3.andMore;
var edgeTooltip = module3.edgeTooltip;
var fontDamaged = module3.fontDamaged;
var fontPacked = module3.fontPacked;
var fontUndrawable = module3.fontUndrawable;
var fontUnknown = module3.fontUnknown;
var fontWithoutOutlines = module3.fontWithoutOutlines;
var iconElementUnknown = module3.iconElementUnknown;
var iconPixels = module3.iconPixels;
var iconTooDeep = module3.iconTooDeep;
var iconTooLarge = module3.iconTooLarge;
var iconTooManyElements = module3.iconTooManyElements;
var iconValueUnknown = module3.iconValueUnknown;
var inside = module3.inside;
var mermaidFolded = module3.mermaidFolded;
var mermaidOfBoxes = module3.mermaidOfBoxes;
var mermaidOfChanges = module3.mermaidOfChanges;
var mermaidOfKinds = module3.mermaidOfKinds;
var mermaidOfOuterBoxes = module3.mermaidOfOuterBoxes;
var mermaidOfPart = module3.mermaidOfPart;
var moreInside = module3.moreInside;
var notANumber = module3.notANumber;
var notDrawable = module3.notDrawable;
var pictureDescription = module3.pictureDescription;
var pngScaledDown = module3.pngScaledDown;
var textsUndrawn = module3.textsUndrawn;
var times = module3.times;
var titleOfChange = module3.titleOfChange;

// src/render/png/pixels.ts
var IconFault = class extends Error {
};
var SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
var isPng = (bytes) => SIGNATURE.every((byte, i2) => bytes[i2] === byte);
var CHANNELS = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
var PIXEL_CHUNKS = /* @__PURE__ */ new Set(["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]);
var rejectDamaged = () => {
  throw new IconFault(ICON_PNG_DAMAGED);
};
function chunksOf(bytes) {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks = /* @__PURE__ */ new Map();
  for (let at = SIGNATURE.length; at + 12 <= file.length && !chunks.has("IEND"); ) {
    const size = file.readUInt32BE(at);
    const name = file.toString("latin1", at + 4, at + 8);
    const end = at + 12 + size;
    if (end > file.length) rejectDamaged();
    const data = file.subarray(at + 8, at + 8 + size);
    if (PIXEL_CHUNKS.has(name)) chunks.set(name, Buffer.concat([chunks.get(name) ?? Buffer.alloc(0), data]));
    at = end;
  }
  return chunks.has("IEND") ? chunks : rejectDamaged();
}
function decodePng(bytes) {
  const chunks = chunksOf(bytes);
  const header = chunks.get("IHDR");
  if (header?.length !== 13) return rejectDamaged();
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth, colourType, interlaced] = [header[8], header[9], header[12]];
  if (width < 1 || height < 1 || Math.max(width, height) > ICON_PIXELS_MAX)
    throw new IconFault(iconPixels(ICON_PIXELS_MAX));
  const channels = CHANNELS[colourType];
  if (depth !== 8 || interlaced !== 0 || channels === void 0) throw new IconFault(ICON_PNG_KIND);
  const rows = undoFilters(
    inflateRows(chunks.get("IDAT"), (width * channels + 1) * height),
    width * channels,
    channels
  );
  return { width, height, ...coloursOf(rows, colourType, chunks.get("PLTE"), chunks.get("tRNS")) };
}
function inflateRows(data, size) {
  try {
    const rows = (0, import_node_zlib.inflateSync)(data ?? Buffer.alloc(0), { maxOutputLength: size });
    return rows.length === size ? rows : rejectDamaged();
  } catch {
    return rejectDamaged();
  }
}
function undoFilters(data, rowBytes, pixelBytes) {
  const height = data.length / (rowBytes + 1);
  const rows = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y++) {
    const filter = data[y * (rowBytes + 1)];
    if (filter > 4) rejectDamaged();
    for (let x2 = 0; x2 < rowBytes; x2++) {
      const at = y * rowBytes + x2;
      const left = x2 >= pixelBytes ? rows[at - pixelBytes] : 0;
      const above = y > 0 ? rows[at - rowBytes] : 0;
      const corner = x2 >= pixelBytes && y > 0 ? rows[at - rowBytes - pixelBytes] : 0;
      rows[at] = data[y * (rowBytes + 1) + 1 + x2] + predicted(filter, left, above, corner);
    }
  }
  return rows;
}
function predicted(filter, left, above, corner) {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return left + above >> 1;
  const estimate = left + above - corner;
  const [a, b, c] = [left, above, corner].map((value) => Math.abs(estimate - value));
  return a <= b && a <= c ? left : b <= c ? above : corner;
}
function coloursOf(rows, colourType, palette, opacity) {
  const channels = CHANNELS[colourType];
  const count = rows.length / channels;
  const rgb = new Uint8Array(3 * count);
  const alpha = new Uint8Array(count).fill(255);
  for (let i2 = 0; i2 < count; i2++) {
    const pixel = rows.subarray(i2 * channels, (i2 + 1) * channels);
    const index = pixel[0];
    if (colourType === 3) {
      if (palette === void 0 || palette.length < 3 * index + 3) rejectDamaged();
      rgb.set(palette.subarray(3 * index, 3 * index + 3), 3 * i2);
      alpha[i2] = opacity?.[index] ?? 255;
      continue;
    }
    rgb.set(channels >= 3 ? pixel.subarray(0, 3) : [index, index, index], 3 * i2);
    if (channels % 2 === 0) alpha[i2] = pixel[channels - 1];
    else if (opacity !== void 0 && isTransparent(pixel, opacity)) alpha[i2] = 0;
  }
  return { rgb, alpha };
}
var isTransparent = (pixel, colour) => pixel.every((value, i2) => colour[2 * i2 + 1] === value && colour[2 * i2] === 0);
function encodePng({ width, height, rgb, alpha }) {
  const rows = Buffer.alloc((4 * width + 1) * height);
  for (let i2 = 0; i2 < width * height; i2++) {
    const at = Math.floor(i2 / width) * (4 * width + 1) + 1 + 4 * (i2 % width);
    rows.set(rgb.subarray(3 * i2, 3 * i2 + 3), at);
    rows[at + 3] = alpha[i2];
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const chunks = [chunk("IHDR", header), chunk("IDAT", zlibSync(rows, { level: 9 })), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from(SIGNATURE), ...chunks]);
}
function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crcOf(body));
  return Buffer.concat([size, body, sum]);
}
function crcOf(bytes) {
  let crc2 = 4294967295;
  for (const byte of bytes) {
    crc2 ^= byte;
    for (let bit = 0; bit < 8; bit++) crc2 = crc2 & 1 ? crc2 >>> 1 ^ 3988292384 : crc2 >>> 1;
  }
  return ~crc2 >>> 0;
}

// parts/deflate.js
var modules = {
  "node_modules/fflate/esm/browser.js": () => ({ AsyncCompress: AsyncGzip, AsyncDecompress, AsyncDeflate, AsyncGunzip, AsyncGzip, AsyncInflate, AsyncUnzipInflate, AsyncUnzlib, AsyncZipDeflate, AsyncZlib, Compress: Gzip, DecodeUTF8, Decompress, Deflate, EncodeUTF8, FlateErrorCode, Gunzip, Gzip, Inflate, Unzip, UnzipInflate, UnzipPassThrough, Unzlib, Zip, ZipDeflate, ZipPassThrough, Zlib, compress: gzip, compressSync: gzipSync, decompress, decompressSync, deflate, deflateSync, gunzip, gunzipSync, gzip, gzipSync, inflate, inflateSync, strFromU8, strToU8, unzip, unzipSync, unzlib, unzlibSync, zip, zipSync, zlib, zlibSync }),
  "src/render/png/pixels.ts": () => ({ IconFault, decodePng, encodePng, isPng })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
