"use strict";
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __esm = (fn, res, err) => function __init() {
  if (err) throw err[0];
  try {
    return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
  } catch (e) {
    throw err = [e], e;
  }
};
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
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
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// elsewhere:src/catalog/aws/index.ts
var aws_exports = {};
__export(aws_exports, {
  PATTERN_TABLES: () => PATTERN_TABLES,
  PROMINENCE: () => PROMINENCE,
  TABLES: () => TABLES
});
var module8, PATTERN_TABLES, PROMINENCE, TABLES;
var init_aws = __esm({
  "elsewhere:src/catalog/aws/index.ts"() {
    module8 = require("./aws.js").modules["src/catalog/aws/index.ts"]();
    PATTERN_TABLES = module8.PATTERN_TABLES;
    PROMINENCE = module8.PROMINENCE;
    TABLES = module8.TABLES;
  }
});

// elsewhere:src/catalog/azure/index.ts
var azure_exports = {};
__export(azure_exports, {
  PATTERN_TABLES: () => PATTERN_TABLES2,
  PROMINENCE: () => PROMINENCE2,
  TABLES: () => TABLES2
});
var module9, PATTERN_TABLES2, PROMINENCE2, TABLES2;
var init_azure = __esm({
  "elsewhere:src/catalog/azure/index.ts"() {
    module9 = require("./azure.js").modules["src/catalog/azure/index.ts"]();
    PATTERN_TABLES2 = module9.PATTERN_TABLES;
    PROMINENCE2 = module9.PROMINENCE;
    TABLES2 = module9.TABLES;
  }
});

// elsewhere:src/catalog/google/index.ts
var google_exports = {};
__export(google_exports, {
  PATTERN_TABLES: () => PATTERN_TABLES3,
  PROMINENCE: () => PROMINENCE3,
  TABLES: () => TABLES3
});
var module10, PATTERN_TABLES3, PROMINENCE3, TABLES3;
var init_google = __esm({
  "elsewhere:src/catalog/google/index.ts"() {
    module10 = require("./google.js").modules["src/catalog/google/index.ts"]();
    PATTERN_TABLES3 = module10.PATTERN_TABLES;
    PROMINENCE3 = module10.PROMINENCE;
    TABLES3 = module10.TABLES;
  }
});

// elsewhere:src/catalog/other/index.ts
var other_exports = {};
__export(other_exports, {
  PATTERN_TABLES: () => PATTERN_TABLES4,
  PROMINENCE: () => PROMINENCE4,
  TABLES: () => TABLES4
});
var module11, PATTERN_TABLES4, PROMINENCE4, TABLES4;
var init_other = __esm({
  "elsewhere:src/catalog/other/index.ts"() {
    module11 = require("./picture.js").modules["src/catalog/other/index.ts"]();
    PATTERN_TABLES4 = module11.PATTERN_TABLES;
    PROMINENCE4 = module11.PROMINENCE;
    TABLES4 = module11.TABLES;
  }
});

// src/catalog/tables.ts
var tables_exports = {};
__export(tables_exports, {
  TABLES: () => TABLES5
});
var TABLES5;
var init_tables = __esm({
  "src/catalog/tables.ts"() {
    init_aws();
    init_azure();
    init_google();
    init_other();
    TABLES5 = [aws_exports, azure_exports, google_exports, other_exports].flatMap((tables) => tables.TABLES);
  }
});

// node_modules/ipaddr.js/lib/ipaddr.js
var require_ipaddr = __commonJS({
  "node_modules/ipaddr.js/lib/ipaddr.js"(exports2, module92) {
    (function(root) {
      "use strict";
      const ipv4Part = "(0?\\d+|0x[a-f0-9]+)", ipv4Regexes = { fourOctet: new RegExp(`^${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}$`, "i"), threeOctet: new RegExp(`^${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}$`, "i"), twoOctet: new RegExp(`^${ipv4Part}\\.${ipv4Part}$`, "i"), longValue: new RegExp(`^${ipv4Part}$`, "i") }, octalRegex = new RegExp("^0[0-7]+$", "i"), hexRegex = new RegExp("^0x[a-f0-9]+$", "i"), zoneIndex = "%[0-9a-z]{1,}", ipv6Part = "(?:[0-9a-f]+::?)+", ipv6Regexes = { zoneIndex: new RegExp(zoneIndex, "i"), native: new RegExp(`^(::)?(${ipv6Part})?([0-9a-f]+)?(::)?(${zoneIndex})?$`, "i"), deprecatedTransitional: new RegExp(
        `^(?:::)(${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}(${zoneIndex})?)$`,
        "i"
      ), transitional: new RegExp(`^((?:${ipv6Part})|(?:::)(?:${ipv6Part})?)${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}(${zoneIndex})?$`, "i") };
      function expandIPv6(string, parts) {
        if (string.indexOf("::") !== string.lastIndexOf("::")) return null;
        let colonCount = 0, lastColon = -1, zoneId = (string.match(ipv6Regexes.zoneIndex) || [])[0], replacement, replacementCount;
        for (zoneId && (zoneId = zoneId.substring(1), string = string.replace(/%.+$/, "")); (lastColon = string.indexOf(":", lastColon + 1)) >= 0; ) colonCount++;
        if (string.substr(0, 2) === "::" && colonCount--, string.substr(-2, 2) === "::" && colonCount--, colonCount >= parts) return null;
        for (replacementCount = parts - colonCount, replacement = ":"; replacementCount--; ) replacement += "0:";
        return string = string.replace("::", replacement), string[0] === ":" && (string = string.slice(1)), string[string.length - 1] === ":" && (string = string.slice(0, -1)), parts = (function() {
          const ref = string.split(":"), results = [];
          for (let i = 0; i < ref.length; i++) results.push(
            ref[i].length > 4 ? NaN : parseInt(ref[i], 16)
          );
          return results;
        })(), { parts, zoneId };
      }
      function matchCIDR(first, second, partSize, cidrBits) {
        if (first.length !== second.length) throw new Error("ipaddr: cannot match CIDR for objects with different lengths");
        let part = 0, shift;
        for (; cidrBits > 0; ) {
          if (shift = partSize - cidrBits, shift < 0 && (shift = 0), first[part] >> shift !== second[part] >> shift) return false;
          cidrBits -= partSize, part += 1;
        }
        return true;
      }
      function parseIntAuto(string) {
        if (hexRegex.test(string)) return parseInt(string, 16);
        if (string[0] === "0" && !isNaN(parseInt(string[1], 10))) {
          if (octalRegex.test(string)) return parseInt(string, 8);
          throw new Error(
            `ipaddr: cannot parse ${string} as octal`
          );
        }
        return parseInt(string, 10);
      }
      function padPart(part, length) {
        for (; part.length < length; ) part = `0${part}`;
        return part;
      }
      const ipaddr2 = {};
      ipaddr2.IPv4 = (function() {
        function IPv4(octets) {
          if (octets.length !== 4) throw new Error("ipaddr: ipv4 octet count should be 4");
          let i, octet;
          for (i = 0; i < octets.length; i++) if (octet = octets[i], !(0 <= octet && octet <= 255)) throw new Error("ipaddr: ipv4 octet should fit in 8 bits");
          this.octets = octets;
        }
        return IPv4.prototype.SpecialRanges = { unspecified: [[new IPv4([0, 0, 0, 0]), 8]], broadcast: [[new IPv4([255, 255, 255, 255]), 32]], multicast: [[new IPv4([224, 0, 0, 0]), 4]], linkLocal: [
          [new IPv4([169, 254, 0, 0]), 16]
        ], loopback: [[new IPv4([127, 0, 0, 0]), 8]], carrierGradeNat: [[new IPv4([100, 64, 0, 0]), 10]], private: [[new IPv4([10, 0, 0, 0]), 8], [new IPv4([172, 16, 0, 0]), 12], [
          new IPv4([192, 168, 0, 0]),
          16
        ]], reserved: [[new IPv4([192, 0, 0, 0]), 24], [new IPv4([192, 0, 2, 0]), 24], [new IPv4([192, 88, 99, 0]), 24], [new IPv4([198, 18, 0, 0]), 15], [new IPv4([198, 51, 100, 0]), 24], [new IPv4([203, 0, 113, 0]), 24], [new IPv4([
          240,
          0,
          0,
          0
        ]), 4]], as112: [[new IPv4([192, 175, 48, 0]), 24], [new IPv4([192, 31, 196, 0]), 24]], amt: [[new IPv4([192, 52, 193, 0]), 24]] }, IPv4.prototype.kind = function() {
          return "ipv4";
        }, IPv4.prototype.match = function(other, cidrRange) {
          let ref;
          if (cidrRange === void 0 && (ref = other, other = ref[0], cidrRange = ref[1]), other.kind() !== "ipv4") throw new Error("ipaddr: cannot match ipv4 address with non-ipv4 one");
          return matchCIDR(this.octets, other.octets, 8, cidrRange);
        }, IPv4.prototype.prefixLengthFromSubnetMask = function() {
          let cidr = 0, stop = false;
          const zerotable = { 0: 8, 128: 7, 192: 6, 224: 5, 240: 4, 248: 3, 252: 2, 254: 1, 255: 0 };
          let i, octet, zeros;
          for (i = 3; i >= 0; i -= 1) if (octet = this.octets[i], octet in zerotable) {
            if (zeros = zerotable[octet], stop && zeros !== 0) return null;
            zeros !== 8 && (stop = true), cidr += zeros;
          } else return null;
          return 32 - cidr;
        }, IPv4.prototype.range = function() {
          return ipaddr2.subnetMatch(this, this.SpecialRanges);
        }, IPv4.prototype.toByteArray = function() {
          return this.octets.slice(0);
        }, IPv4.prototype.toIPv4MappedAddress = function() {
          return ipaddr2.IPv6.parse(`::ffff:${this.toString()}`);
        }, IPv4.prototype.toNormalizedString = function() {
          return this.toString();
        }, IPv4.prototype.toString = function() {
          return this.octets.join(".");
        }, IPv4;
      })(), ipaddr2.IPv4.broadcastAddressFromCIDR = function(string) {
        try {
          const cidr = this.parseCIDR(string), ipInterfaceOctets = cidr[0].toByteArray(), subnetMaskOctets = this.subnetMaskFromPrefixLength(cidr[1]).toByteArray(), octets = [];
          let i = 0;
          for (; i < 4; ) octets.push(parseInt(
            ipInterfaceOctets[i],
            10
          ) | parseInt(subnetMaskOctets[i], 10) ^ 255), i++;
          return new this(octets);
        } catch (e) {
          throw new Error("ipaddr: the address does not have IPv4 CIDR format", { cause: e });
        }
      }, ipaddr2.IPv4.isIPv4 = function(string) {
        return this.parser(string) !== null;
      }, ipaddr2.IPv4.isValid = function(string) {
        try {
          return new this(this.parser(string)), true;
        } catch {
          return false;
        }
      }, ipaddr2.IPv4.isValidCIDR = function(string) {
        try {
          return this.parseCIDR(string), true;
        } catch {
          return false;
        }
      }, ipaddr2.IPv4.isValidFourPartDecimal = function(string) {
        return !!(ipaddr2.IPv4.isValid(string) && string.match(/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){3}$/));
      }, ipaddr2.IPv4.isValidCIDRFourPartDecimal = function(string) {
        const match = string.match(/^(.+)\/(\d+)$/);
        return !ipaddr2.IPv4.isValidCIDR(string) || !match ? false : ipaddr2.IPv4.isValidFourPartDecimal(match[1]);
      }, ipaddr2.IPv4.networkAddressFromCIDR = function(string) {
        let cidr, i, ipInterfaceOctets, octets, subnetMaskOctets;
        try {
          for (cidr = this.parseCIDR(string), ipInterfaceOctets = cidr[0].toByteArray(), subnetMaskOctets = this.subnetMaskFromPrefixLength(cidr[1]).toByteArray(), octets = [], i = 0; i < 4; ) octets.push(parseInt(ipInterfaceOctets[i], 10) & parseInt(subnetMaskOctets[i], 10)), i++;
          return new this(octets);
        } catch (e) {
          throw new Error("ipaddr: the address does not have IPv4 CIDR format", { cause: e });
        }
      }, ipaddr2.IPv4.parse = function(string) {
        const parts = this.parser(string);
        if (parts === null) throw new Error("ipaddr: string is not formatted like an IPv4 Address");
        return new this(parts);
      }, ipaddr2.IPv4.parseCIDR = function(string) {
        let match;
        if (match = string.match(/^(.+)\/(\d+)$/)) {
          const maskLength = parseInt(match[2]);
          if (maskLength >= 0 && maskLength <= 32) {
            const parsed = [this.parse(match[1]), maskLength];
            return Object.defineProperty(
              parsed,
              "toString",
              { value: function() {
                return this.join("/");
              } }
            ), parsed;
          }
        }
        throw new Error("ipaddr: string is not formatted like an IPv4 CIDR range");
      }, ipaddr2.IPv4.parser = function(string) {
        let match, part, value;
        if (match = string.match(ipv4Regexes.fourOctet)) return (function() {
          const ref = match.slice(1, 6), results = [];
          for (let i = 0; i < ref.length; i++) part = ref[i], results.push(parseIntAuto(part));
          return results;
        })();
        if (match = string.match(ipv4Regexes.longValue)) {
          if (value = parseIntAuto(match[1]), value > 4294967295 || value < 0) throw new Error("ipaddr: address outside defined range");
          return (function() {
            const results = [];
            let shift;
            for (shift = 0; shift <= 24; shift += 8) results.push(value >> shift & 255);
            return results;
          })().reverse();
        } else return (match = string.match(ipv4Regexes.twoOctet)) ? (function() {
          const ref = match.slice(1, 4), results = [];
          if (value = parseIntAuto(
            ref[1]
          ), value > 16777215 || value < 0) throw new Error("ipaddr: address outside defined range");
          return results.push(parseIntAuto(ref[0])), results.push(value >> 16 & 255), results.push(value >> 8 & 255), results.push(value & 255), results;
        })() : (match = string.match(ipv4Regexes.threeOctet)) ? (function() {
          const ref = match.slice(1, 5), results = [];
          if (value = parseIntAuto(ref[2]), value > 65535 || value < 0) throw new Error("ipaddr: address outside defined range");
          return results.push(parseIntAuto(ref[0])), results.push(parseIntAuto(ref[1])), results.push(value >> 8 & 255), results.push(value & 255), results;
        })() : null;
      }, ipaddr2.IPv4.subnetMaskFromPrefixLength = function(prefix) {
        if (prefix = parseInt(prefix), Number.isNaN(prefix) || prefix < 0 || prefix > 32) throw new Error("ipaddr: invalid IPv4 prefix length");
        const octets = [0, 0, 0, 0];
        let j = 0;
        const filledOctetCount = Math.floor(
          prefix / 8
        );
        for (; j < filledOctetCount; ) octets[j] = 255, j++;
        return filledOctetCount < 4 && (octets[filledOctetCount] = Math.pow(2, prefix % 8) - 1 << 8 - prefix % 8), new this(octets);
      }, ipaddr2.IPv6 = (function() {
        function IPv6(parts, zoneId) {
          let i, part;
          if (parts.length === 16) for (this.parts = [], i = 0; i <= 14; i += 2) this.parts.push(parts[i] << 8 | parts[i + 1]);
          else if (parts.length === 8) this.parts = parts;
          else throw new Error("ipaddr: ipv6 part count should be 8 or 16");
          for (i = 0; i < this.parts.length; i++) if (part = this.parts[i], !(0 <= part && part <= 65535)) throw new Error("ipaddr: ipv6 part should fit in 16 bits");
          zoneId && (this.zoneId = zoneId);
        }
        return IPv6.prototype.SpecialRanges = {
          unspecified: [new IPv6([0, 0, 0, 0, 0, 0, 0, 0]), 128],
          linkLocal: [new IPv6([65152, 0, 0, 0, 0, 0, 0, 0]), 10],
          multicast: [new IPv6([65280, 0, 0, 0, 0, 0, 0, 0]), 8],
          loopback: [new IPv6([0, 0, 0, 0, 0, 0, 0, 1]), 128],
          uniqueLocal: [
            new IPv6([64512, 0, 0, 0, 0, 0, 0, 0]),
            7
          ],
          ipv4Mapped: [new IPv6([0, 0, 0, 0, 0, 65535, 0, 0]), 96],
          deprecatedSiteLocal: [new IPv6([65216, 0, 0, 0, 0, 0, 0, 0]), 10],
          discard: [new IPv6([256, 0, 0, 0, 0, 0, 0, 0]), 64],
          rfc6145: [new IPv6(
            [0, 0, 0, 0, 65535, 0, 0, 0]
          ), 96],
          rfc6052: [[new IPv6([100, 65435, 0, 0, 0, 0, 0, 0]), 96], [new IPv6([100, 65435, 1, 0, 0, 0, 0, 0]), 48]],
          "6to4": [new IPv6([8194, 0, 0, 0, 0, 0, 0, 0]), 16],
          teredo: [new IPv6([8193, 0, 0, 0, 0, 0, 0, 0]), 32],
          benchmarking: [new IPv6([8193, 2, 0, 0, 0, 0, 0, 0]), 48],
          amt: [new IPv6([8193, 3, 0, 0, 0, 0, 0, 0]), 32],
          as112v6: [[new IPv6([8193, 4, 274, 0, 0, 0, 0, 0]), 48], [new IPv6([9760, 79, 32768, 0, 0, 0, 0, 0]), 48]],
          deprecatedOrchid: [new IPv6(
            [8193, 16, 0, 0, 0, 0, 0, 0]
          ), 28],
          orchid2: [new IPv6([8193, 32, 0, 0, 0, 0, 0, 0]), 28],
          droneRemoteIdProtocolEntityTags: [new IPv6([8193, 48, 0, 0, 0, 0, 0, 0]), 28],
          segmentRouting: [new IPv6([24320, 0, 0, 0, 0, 0, 0, 0]), 16],
          reserved: [
            [new IPv6([8193, 0, 0, 0, 0, 0, 0, 0]), 23],
            [new IPv6([8193, 3512, 0, 0, 0, 0, 0, 0]), 32],
            [new IPv6([16383, 0, 0, 0, 0, 0, 0, 0]), 20]
          ]
        }, IPv6.prototype.isIPv4MappedAddress = function() {
          return this.range() === "ipv4Mapped";
        }, IPv6.prototype.kind = function() {
          return "ipv6";
        }, IPv6.prototype.match = function(other, cidrRange) {
          let ref;
          if (cidrRange === void 0 && (ref = other, other = ref[0], cidrRange = ref[1]), other.kind() !== "ipv6") throw new Error("ipaddr: cannot match ipv6 address with non-ipv6 one");
          return matchCIDR(this.parts, other.parts, 16, cidrRange);
        }, IPv6.prototype.prefixLengthFromSubnetMask = function() {
          let cidr = 0, stop = false;
          const zerotable = {
            0: 16,
            32768: 15,
            49152: 14,
            57344: 13,
            61440: 12,
            63488: 11,
            64512: 10,
            65024: 9,
            65280: 8,
            65408: 7,
            65472: 6,
            65504: 5,
            65520: 4,
            65528: 3,
            65532: 2,
            65534: 1,
            65535: 0
          };
          let part, zeros;
          for (let i = 7; i >= 0; i -= 1) if (part = this.parts[i], part in zerotable) {
            if (zeros = zerotable[part], stop && zeros !== 0) return null;
            zeros !== 16 && (stop = true), cidr += zeros;
          } else return null;
          return 128 - cidr;
        }, IPv6.prototype.range = function() {
          return ipaddr2.subnetMatch(this, this.SpecialRanges);
        }, IPv6.prototype.toByteArray = function() {
          let part;
          const bytes = [], ref = this.parts;
          for (let i = 0; i < ref.length; i++) part = ref[i], bytes.push(part >> 8), bytes.push(part & 255);
          return bytes;
        }, IPv6.prototype.toFixedLengthString = function() {
          const addr = (function() {
            const results = [];
            for (let i = 0; i < this.parts.length; i++) results.push(padPart(this.parts[i].toString(16), 4));
            return results;
          }).call(this).join(":");
          let suffix = "";
          return this.zoneId && (suffix = `%${this.zoneId}`), addr + suffix;
        }, IPv6.prototype.toIPv4Address = function() {
          if (!this.isIPv4MappedAddress()) throw new Error("ipaddr: trying to convert a generic ipv6 address to ipv4");
          const ref = this.parts.slice(-2), high = ref[0], low = ref[1];
          return new ipaddr2.IPv4([high >> 8, high & 255, low >> 8, low & 255]);
        }, IPv6.prototype.toNormalizedString = function() {
          const addr = (function() {
            const results = [];
            for (let i = 0; i < this.parts.length; i++) results.push(this.parts[i].toString(16));
            return results;
          }).call(this).join(":");
          let suffix = "";
          return this.zoneId && (suffix = `%${this.zoneId}`), addr + suffix;
        }, IPv6.prototype.toRFC5952String = function() {
          const regex = /((^|:)(0(:|$)){2,})/g;
          let suffix = "";
          this.zoneId && (suffix = `%${this.zoneId}`);
          const normalized = this.toNormalizedString(), string = normalized.slice(0, normalized.length - suffix.length);
          let bestMatchIndex = 0, bestMatchLength = -1, bestMatchGroups = -1, match;
          for (; match = regex.exec(string); ) {
            const groups = (match[0].match(/0/g) || []).length;
            groups > bestMatchGroups && (bestMatchGroups = groups, bestMatchIndex = match.index, bestMatchLength = match[0].length);
          }
          return bestMatchLength < 0 ? string + suffix : `${string.substring(0, bestMatchIndex)}::${string.substring(bestMatchIndex + bestMatchLength)}${suffix}`;
        }, IPv6.prototype.toString = function() {
          return this.toRFC5952String();
        }, IPv6;
      })(), ipaddr2.IPv6.broadcastAddressFromCIDR = function(string) {
        try {
          const cidr = this.parseCIDR(string), ipInterfaceOctets = cidr[0].toByteArray(), subnetMaskOctets = this.subnetMaskFromPrefixLength(cidr[1]).toByteArray(), octets = [];
          let i = 0;
          for (; i < 16; ) octets.push(parseInt(ipInterfaceOctets[i], 10) | parseInt(subnetMaskOctets[i], 10) ^ 255), i++;
          return new this(
            octets
          );
        } catch (e) {
          throw new Error("ipaddr: the address does not have IPv6 CIDR format", { cause: e });
        }
      }, ipaddr2.IPv6.isIPv6 = function(string) {
        return this.parser(string) !== null;
      }, ipaddr2.IPv6.isValid = function(string) {
        if (typeof string == "string" && string.indexOf(":") === -1) return false;
        try {
          const addr = this.parser(string);
          return new this(addr.parts, addr.zoneId), true;
        } catch {
          return false;
        }
      }, ipaddr2.IPv6.isValidCIDR = function(string) {
        if (typeof string == "string" && string.indexOf(":") === -1) return false;
        try {
          return this.parseCIDR(string), true;
        } catch {
          return false;
        }
      }, ipaddr2.IPv6.networkAddressFromCIDR = function(string) {
        let cidr, i, ipInterfaceOctets, octets, subnetMaskOctets;
        try {
          for (cidr = this.parseCIDR(string), ipInterfaceOctets = cidr[0].toByteArray(), subnetMaskOctets = this.subnetMaskFromPrefixLength(cidr[1]).toByteArray(), octets = [], i = 0; i < 16; ) octets.push(parseInt(
            ipInterfaceOctets[i],
            10
          ) & parseInt(subnetMaskOctets[i], 10)), i++;
          return new this(octets);
        } catch (e) {
          throw new Error("ipaddr: the address does not have IPv6 CIDR format", { cause: e });
        }
      }, ipaddr2.IPv6.parse = function(string) {
        const addr = this.parser(string);
        if (addr === null) throw new Error("ipaddr: string is not formatted like an IPv6 Address");
        return new this(addr.parts, addr.zoneId);
      }, ipaddr2.IPv6.parseCIDR = function(string) {
        let maskLength, match, parsed;
        if ((match = string.match(/^(.+)\/(\d+)$/)) && (maskLength = parseInt(match[2]), maskLength >= 0 && maskLength <= 128)) return parsed = [this.parse(match[1]), maskLength], Object.defineProperty(
          parsed,
          "toString",
          { value: function() {
            return this.join("/");
          } }
        ), parsed;
        throw new Error("ipaddr: string is not formatted like an IPv6 CIDR range");
      }, ipaddr2.IPv6.parser = function(string) {
        let addr, i, match, octet, octets, zoneId;
        if (match = string.match(ipv6Regexes.deprecatedTransitional)) return this.parser(`::ffff:${match[1]}`);
        if (ipv6Regexes.native.test(string)) return expandIPv6(string, 8);
        if ((match = string.match(ipv6Regexes.transitional)) && (zoneId = match[6] || "", addr = match[1], match[1].endsWith("::") || (addr = addr.slice(0, -1)), addr = expandIPv6(addr + zoneId, 6), addr && addr.parts)) {
          for (octets = [
            parseInt(match[2]),
            parseInt(match[3]),
            parseInt(match[4]),
            parseInt(match[5])
          ], i = 0; i < octets.length; i++) if (octet = octets[i], !(0 <= octet && octet <= 255)) return null;
          return addr.parts.push(octets[0] << 8 | octets[1]), addr.parts.push(octets[2] << 8 | octets[3]), {
            parts: addr.parts,
            zoneId: addr.zoneId
          };
        }
        return null;
      }, ipaddr2.IPv6.subnetMaskFromPrefixLength = function(prefix) {
        if (prefix = parseInt(prefix), Number.isNaN(prefix) || prefix < 0 || prefix > 128) throw new Error("ipaddr: invalid IPv6 prefix length");
        const octets = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
        let j = 0;
        const filledOctetCount = Math.floor(prefix / 8);
        for (; j < filledOctetCount; ) octets[j] = 255, j++;
        return filledOctetCount < 16 && (octets[filledOctetCount] = Math.pow(2, prefix % 8) - 1 << 8 - prefix % 8), new this(octets);
      }, ipaddr2.fromByteArray = function(bytes) {
        const length = bytes.length;
        if (length === 4) return new ipaddr2.IPv4(bytes);
        if (length === 16) return new ipaddr2.IPv6(bytes);
        throw new Error("ipaddr: the binary input is neither an IPv6 nor IPv4 address");
      }, ipaddr2.isValid = function(string) {
        return ipaddr2.IPv6.isValid(string) || ipaddr2.IPv4.isValid(string);
      }, ipaddr2.isValidCIDR = function(string) {
        return ipaddr2.IPv6.isValidCIDR(string) || ipaddr2.IPv4.isValidCIDR(string);
      }, ipaddr2.parse = function(string) {
        if (ipaddr2.IPv6.isValid(string)) return ipaddr2.IPv6.parse(string);
        if (ipaddr2.IPv4.isValid(string)) return ipaddr2.IPv4.parse(string);
        throw new Error("ipaddr: the address has neither IPv6 nor IPv4 format");
      }, ipaddr2.parseCIDR = function(string) {
        try {
          return ipaddr2.IPv6.parseCIDR(string);
        } catch {
          try {
            return ipaddr2.IPv4.parseCIDR(
              string
            );
          } catch (e) {
            throw new Error("ipaddr: the address has neither IPv6 nor IPv4 CIDR format", { cause: e });
          }
        }
      }, ipaddr2.process = function(string) {
        const addr = this.parse(string);
        return addr.kind() === "ipv6" && addr.isIPv4MappedAddress() ? addr.toIPv4Address() : addr;
      }, ipaddr2.subnetMatch = function(address, rangeList, defaultName) {
        let i, rangeName, rangeSubnets, subnet;
        defaultName == null && (defaultName = "unicast");
        for (rangeName in rangeList)
          if (Object.prototype.hasOwnProperty.call(rangeList, rangeName)) {
            for (rangeSubnets = rangeList[rangeName], rangeSubnets[0] && !(rangeSubnets[0] instanceof Array) && (rangeSubnets = [rangeSubnets]), i = 0; i < rangeSubnets.length; i++) if (subnet = rangeSubnets[i], address.kind() === subnet[0].kind() && address.match.apply(address, subnet)) return rangeName;
          }
        return defaultName;
      }, typeof module92 < "u" && module92.exports ? module92.exports = ipaddr2 : root.ipaddr = ipaddr2;
    })(exports2);
  }
});

// parts/plan.js
var plan_exports = {};
__export(plan_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(plan_exports);

// elsewhere:src/platform/text/english.ts
var module2 = require("../cli.js").modules["src/platform/text/english.ts"]();
var aOrAn = module2.aOrAn;
var isPlural = module2.isPlural;
var listed = module2.listed;
var listedUpTo = module2.listedUpTo;
var plural = module2.plural;
var pluralOf = module2.pluralOf;
var withUnit = module2.withUnit;

// elsewhere:src/platform/text/printable.ts
var module3 = require("../cli.js").modules["src/platform/text/printable.ts"]();
var harmless = module3.harmless;
var hasUnseen = module3.hasUnseen;
var oneLine = module3.oneLine;
var printable = module3.printable;
var quote = module3.quote;
var short = module3.short;
var visible = module3.visible;

// elsewhere:src/catalog/attributes.ts
var module4 = require("./picture.js").modules["src/catalog/attributes.ts"]();
var ACCESS_ATTRIBUTE = module4.ACCESS_ATTRIBUTE;
var ALLOWED_ATTRIBUTES = module4.ALLOWED_ATTRIBUTES;
var ITEM_KEYS = module4.ITEM_KEYS;
var MODULE_PURPOSE = module4.MODULE_PURPOSE;
var OPENED_ATTRIBUTE = module4.OPENED_ATTRIBUTE;
var SHOWN_NAME = module4.SHOWN_NAME;
var SHOWN_ROOT = module4.SHOWN_ROOT;
var SHOWN_ZONE = module4.SHOWN_ZONE;
var SOLE_ATTRIBUTE = module4.SOLE_ATTRIBUTE;
var TAG_ATTRIBUTES = module4.TAG_ATTRIBUTES;
var isArchitecture = module4.isArchitecture;
var isComputedIfUnset = module4.isComputedIfUnset;
var isNamedMember = module4.isNamedMember;
var isNote = module4.isNote;
var isOrdered = module4.isOrdered;
var isSameValue = module4.isSameValue;
var pathsOfAttribute = module4.pathsOfAttribute;
var valuesShown = module4.valuesShown;

// elsewhere:src/catalog/index.ts
var module5 = require("./picture.js").modules["src/catalog/index.ts"]();
var boxFactsOf = module5.boxFactsOf;
var cloudOf = module5.cloudOf;
var factsOf = module5.factsOf;
var hasTitle = module5.hasTitle;
var hasUnknownProvider = module5.hasUnknownProvider;
var isGlobal = module5.isGlobal;
var isHandedOver = module5.isHandedOver;
var rankOf = module5.rankOf;
var resolvedTypeOf = module5.resolvedTypeOf;
var stripOf = module5.stripOf;
var stripOfPart = module5.stripOfPart;
var stripWithoutRequests = module5.stripWithoutRequests;

// elsewhere:src/catalog/settings.ts
var module6 = require("./picture.js").modules["src/catalog/settings.ts"]();
var DATA_FATES = module6.DATA_FATES;
var DECIDING_ATTRIBUTES = module6.DECIDING_ATTRIBUTES;
var ENGINE_ATTRIBUTES = module6.ENGINE_ATTRIBUTES;
var FIREWALL_MODES = module6.FIREWALL_MODES;
var SETTING_KINDS = module6.SETTING_KINDS;
var SETTING_KINDS_BY_WEIGHT = module6.SETTING_KINDS_BY_WEIGHT;
var UNITS_BY_ATTRIBUTE = module6.UNITS_BY_ATTRIBUTE;
var dataFateOf = module6.dataFateOf;
var hasToBeEmpty = module6.hasToBeEmpty;
var inWords = module6.inWords;
var isCapacity = module6.isCapacity;
var isDeciding = module6.isDeciding;
var isKnownSetting = module6.isKnownSetting;
var isMajorStep = module6.isMajorStep;
var isTier = module6.isTier;
var settingChange = module6.settingChange;
var settingKindOf = module6.settingKindOf;
var settingPosition = module6.settingPosition;
var unitOf = module6.unitOf;
var withUnitOf = module6.withUnitOf;

// elsewhere:src/catalog/versioned.ts
var module7 = require("./picture.js").modules["src/catalog/versioned.ts"]();
var isReplacementReported = module7.isReplacementReported;

// src/catalog/nouns.ts
var EFFECTS = ["entry", "store", "compute", "network", "other"];
var EFFECT_OF = {
  storage: "store",
  database: "store",
  analytics: "store",
  compute: "compute",
  containers: "compute",
  ml: "compute",
  integration: "compute",
  network: "network",
  security: "other",
  management: "other",
  developer: "other",
  people: "other",
  other: "other"
};
var NOUNS = [
  // ---- entry points
  { title: /load balancer$/i, noun: "load balancer", effect: "entry", mayBePublic: true },
  {
    title: /^application gateway( for containers)?$/i,
    noun: "application gateway",
    effect: "entry",
    mayBePublic: true
  },
  {
    title: /^API Gateway( (REST|HTTP|WebSocket))? API$|^AppSync GraphQL API$/,
    noun: "API",
    effect: "entry",
    mayBePublic: true
  },
  { title: /^API Gateway$/, noun: "API gateway", effect: "entry", mayBePublic: true },
  {
    title: /^API Management$|^Front Door( profile)?$|^Traffic Manager profile$|^Firebase Hosting site$|^Static web app$/,
    effect: "entry"
  },
  {
    title: /^CloudFront (multi-tenant )?distribution$|^CDN profile$|^Media CDN service$|^Cloud CDN$|^Fastly service$/,
    noun: "CDN",
    effect: "entry"
  },
  { title: /^Private DNS zone$/, noun: "private DNS zone", effect: "network" },
  { title: /\bhosted zone$|^(Cloud )?DNS zone$|^Cloudflare zone$/, noun: "DNS zone", effect: "entry", leads: "for" },
  {
    title: /^Route 53 record$|DNS .*record( set)?$|^Cloudflare (DNS )?record$/,
    noun: "DNS record",
    effect: "entry",
    leads: "for"
  },
  {
    title: /\bweb ACL$|\bWAF policy$|^Cloud Armor (regional )?policy$/,
    noun: "web application firewall",
    effect: "entry"
  },
  { title: /^Global Accelerator$/, noun: "global accelerator", effect: "entry" },
  { title: /^Bastion$/, noun: "bastion", effect: "entry" },
  { title: /^Ingress$/, noun: "ingress", effect: "entry" },
  {
    title: /^(HTTP route|Gateway|Internet gateway|Egress-only internet gateway|App Mesh virtual gateway)$/,
    effect: "entry"
  },
  {
    title: /^(Elastic IP|Public IP( address)?|(Global |External )?static IP( address)?)$/i,
    noun: "public IP address",
    isAddress: true,
    effect: "entry",
    leads: "for"
  },
  // ---- stored data
  {
    title: /^RDS (instance|for .*)$|^Aurora (MySQL|PostgreSQL|(DSQL )?cluster|instance)$|^Lightsail database$/,
    noun: "database",
    effect: "store"
  },
  {
    title: /^Cloud SQL\b.*$|^(AlloyDB|DocumentDB|Neptune|MongoDB Atlas) (elastic )?cluster$|^(Spanner|Bigtable) instance$/,
    noun: "database",
    effect: "store"
  },
  {
    title: /^Cosmos DB( account| for (MongoDB vCore|PostgreSQL))$|^(SQL|Firestore|Timestream|DigitalOcean|Snowflake) (managed )?database$|^Oracle Autonomous Database$/,
    noun: "database",
    effect: "store"
  },
  { title: /^(PostgreSQL|MySQL|MariaDB|SQL)( flexible)? server$/, noun: "database server", effect: "store" },
  { title: /^SQL Managed Instance$/, noun: "database server", effect: "store" },
  { title: /^DynamoDB table$/ },
  {
    title: /^(ElastiCache (cluster|replication group|Serverless|for .*)|Memorystore\b.*|Azure (Cache for|Managed) Redis|MemoryDB cluster|Redis Enterprise cluster|DynamoDB Accelerator)$/,
    noun: "cache",
    effect: "store"
  },
  { title: /^(S3|S3 directory|S3 on Outposts|Cloud Storage|Lightsail) bucket$/, noun: "bucket", effect: "store" },
  { title: /^(SQS|Cloud Tasks|Service Bus|Storage) queue$/, noun: "queue", effect: "store" },
  { title: /^(SNS|Pub\/Sub( Lite)?|Event Grid|Service Bus|Confluent Kafka) topic$/, noun: "topic", effect: "store" },
  { title: /^Kinesis data stream$/, noun: "data stream", effect: "store" },
  { title: /^Amazon MQ broker$/, noun: "message broker", effect: "store" },
  {
    title: /^(MSK( Serverless)?|Managed Kafka|Confluent Kafka|HDInsight Kafka) cluster$/,
    noun: "Kafka cluster",
    effect: "store"
  },
  { title: /^(Service Bus|Event Hubs) namespace$/, effect: "store" },
  { title: /^EFS file system$|^FSx for .*$|^Filestore instance$/, noun: "file system" },
  { title: /^EBS volume$|^(Managed|Persistent|Regional persistent) disk$/, noun: "disk" },
  { title: /^(OpenSearch|Elasticsearch|CloudSearch) domain$/, noun: "search domain", effect: "store" },
  { title: /^AI Search$/, noun: "search service", effect: "store" },
  { title: /^Redshift (cluster|Serverless workgroup)$|^Snowflake warehouse$/, noun: "data warehouse", effect: "store" },
  { title: /^(Secrets Manager|Secret Manager) secret$/, noun: "secret" },
  { title: /^Key Vault$/, noun: "key vault" },
  { title: /^IAM role$/, noun: "role", effect: "other" },
  { title: /^(ECR|Artifact Registry|ECR public) repository$|^Container [Rr]egistry$/, effect: "other" },
  // ---- workloads
  { title: /^(Lambda function|Cloud Function|Cloud Run function)$/, noun: "function" },
  { title: /^((Linux|Windows|Flex Consumption) )?function app$/i, noun: "function app", effect: "compute" },
  { title: /^(ECS|ECS Express|Fargate|Cloud Run|App Runner) service$/, noun: "service" },
  { title: /^((Linux|Windows) )?web app$|^App Service$/i, noun: "web app", effect: "compute" },
  {
    title: /^(EKS|AKS|GKE|Azure Arc Kubernetes|DigitalOcean Kubernetes) cluster$/,
    noun: "Kubernetes cluster",
    effect: "compute"
  },
  { title: /^(EKS node group|(AKS|GKE) node pool)$/, noun: "node pool", effect: "compute" },
  { title: /^Compute Engine VM$|^((Linux|Windows) )?virtual machine$/i, noun: "virtual machine", effect: "compute" },
  { title: /^((Linux|Windows|Flexible) scale set|VM scale set)$/, noun: "scale set", effect: "compute" },
  { title: /^(StatefulSet|DaemonSet|CronJob)$/, effect: "compute" },
  { title: /^Step Functions state machine$/, noun: "state machine" },
  // ---- networking
  { title: /^Region$/, noun: "region", effect: "network" },
  { title: /^Account$/, noun: "account", effect: "network" },
  { title: /^(VPC|VPC network|Virtual network)$/, effect: "network" },
  { title: /^Availability Zone$/, noun: "availability zone", effect: "network" },
  { title: /^Zone$/, noun: "zone", effect: "network" },
  { title: /^Private subnet$/, noun: "private subnet", effect: "network" },
  { title: /^Public subnet$/, noun: "public subnet", effect: "network" },
  { title: /^Subnet$/i, noun: "subnet", effect: "network" },
  { title: /^NAT gateway$|^Cloud NAT$/, noun: "NAT gateway", effect: "network" },
  { title: /^Security group$/, effect: "network" },
  { title: /^Site-to-Site VPN$/, noun: "VPN connection", effect: "network" },
  { title: /^(Azure Firewall|Network Firewall|Palo Alto firewall)$/, noun: "network firewall", effect: "network" }
];
var COUNTABLE = /^(StatefulSet|DaemonSet|CronJob|ConfigMap|Pod|Droplet|VM|WorkSpace|CodePipeline|Proxy)$/;
var NOUN_LENGTH_MAX = 60;
var nounByTypeAndTitle = /* @__PURE__ */ new Map();
function nounOf(type, title) {
  const key = `${type}
${title}`;
  const cached = nounByTypeAndTitle.get(key);
  if (cached !== void 0) return cached;
  const facts = factsOf(type);
  const words = facts.unread === true ? facts.title : title;
  const index = NOUNS.findIndex(({ title: title2 }) => title2.test(words));
  const row = NOUNS[index];
  const singular = row?.noun ?? inText(short(words, NOUN_LENGTH_MAX));
  const isProper = row?.noun === void 0 && !isCommon(singular);
  const noun = {
    one: singular,
    many: isProper ? singular : pluralOf(singular),
    isProper,
    effect: row?.effect ?? EFFECT_OF[facts.category],
    order: row === void 0 ? NOUNS.length : index,
    mayBePublic: row?.mayBePublic ?? false,
    leads: row?.leads ?? "in front of",
    ...row?.isAddress && { isAddress: true }
  };
  nounByTypeAndTitle.set(key, noun);
  return noun;
}
var smallWords = null;
function isSmallWord(word) {
  smallWords ??= new Set(
    (init_tables(), __toCommonJS(tables_exports)).TABLES.flatMap(
      (table) => Object.values(table).flatMap(({ title = "" }) => title.split(" ").slice(1))
    ).filter((word2) => /^[a-z]/.test(word2))
  );
  return smallWords.has(word);
}
var PRODUCT = /^(Cloud [A-Z]+|Client VPN|Document AI|Elastic (IP|SAN)|(Dedicated|Managed) HSM|Private CA|Virtual WAN|Backup and DR)\b/;
var COMMON_FIRST_WORDS = /* @__PURE__ */ new Set([
  ...["administrative", "alternate", "attached", "attestation", "audit", "autoscale", "availability", "bare", "blob"],
  ...["caller", "canonical", "carrier", "connectivity", "cost", "delegated", "disaster", "eligible", "essential"],
  ...["fixed", "guest", "incident", "instant", "internal", "license", "limit", "locally", "logic", "main"],
  ...["management", "mobile", "monitored", "mutating", "observability", "organizational", "packet", "peered"],
  ...["proximity", "published", "random", "registered", "remote", "rotating", "scalable", "shell", "smart"],
  ...["spot", "tagged", "uptime", "validating", "workforce"]
]);
function inText(title) {
  if (PRODUCT.test(title)) return title;
  const first = /^[A-Z][a-z]+(?=( ([a-z-]+|[A-Z]{2,}s?))*$)/.exec(title)?.[0].toLowerCase();
  return first !== void 0 && (isSmallWord(first) || COMMON_FIRST_WORDS.has(first)) ? first + title.slice(first.length) : title;
}
function isCommon(title) {
  const lastWord = title.split(" ").at(-1);
  return /^[a-z]/.test(lastWord) || /^[A-Z]{2,}$/.test(lastWord) || COUNTABLE.test(lastWord);
}
var isAttachment = (type) => factsOf(type).attachment === true;
var isAssociation = (type) => isNamedAfterJoining(type) && !isAttachment(type);
var isNamedAfterJoining = (type) => /_(?:association|attachment)$/.test(type);
var HOST_ATTRIBUTE = "host_header";
var PATH_ATTRIBUTE = "path_pattern";
var ROUTE_ATTRIBUTES = [HOST_ATTRIBUTE, PATH_ATTRIBUTE, "route_key", "path_part"];
var isReportedByEffect = (type) => isAttachment(type) || CONNECTING.has(type) || statesFirewallRules(type);
var CONNECTING = /* @__PURE__ */ new Set(["aws_cloudwatch_event_target", "aws_lambda_event_source_mapping"]);
var statesFirewallRules = (type) => {
  const { firewallRules, reportedRules } = factsOf(type);
  return firewallRules !== void 0 || reportedRules !== void 0;
};
var outsideInText = (type) => factsOf(type).phrase;
var INTERNAL = /* @__PURE__ */ new Map([
  ["true", { phrase: "internal", reach: "less" }],
  ["false", { phrase: "internet-facing", reach: "more" }]
]);
var ZONES = /* @__PURE__ */ new Map([
  ["true", { phrase: "multi-AZ" }],
  ["false", { phrase: "single-AZ", isRisk: true }]
]);
var REGIONAL = /* @__PURE__ */ new Map([
  ["REGIONAL", { phrase: "regional" }],
  ["ZONAL", { phrase: "zonal", isRisk: true }]
]);
var ATTACKS = /* @__PURE__ */ new Map([
  ["Prevention", { phrase: "block attacks" }],
  ["Detection", { phrase: "detect attacks without blocking them", isRisk: true }]
]);
var SWITCHES = new Map([
  ["internal", { fallback: "false", states: INTERNAL }],
  ["multi_az", { fallback: "false", states: ZONES }],
  ["multi_az_enabled", { fallback: "false", states: ZONES }],
  ["availability_type", { fallback: "ZONAL", states: REGIONAL }],
  ...FIREWALL_MODES.map((name) => [name, { fallback: "Prevention", states: ATTACKS }])
]);
function stateOf(name, before, after) {
  if (name === ACCESS_ATTRIBUTE) return accessOf(before, after);
  const { fallback = "", states } = SWITCHES.get(name) ?? {};
  const [oldState, newState] = [states?.get(before ?? fallback), states?.get(after ?? fallback)];
  return oldState === newState ? void 0 : newState;
}
function accessOf(before, after) {
  const former = before === null ? {} : { formerAdjective: before };
  if (after === "public") return { phrase: "public", reach: "more", ...former };
  if (before !== "public") return void 0;
  return { phrase: after ?? "no longer public", reach: "less", ...former };
}
function formerly(current, formerState) {
  const noun = current.one.replace(/^(public|private) /, "");
  const one = `${formerState} ${noun}`;
  return { ...current, one, many: pluralOf(one) };
}

// elsewhere:src/graph/instance-name.ts
var module12 = require("./picture.js").modules["src/graph/instance-name.ts"]();
var MADE_UP_TEXT = module12.MADE_UP_TEXT;
var SOME_TEXT = module12.SOME_TEXT;
var STAND_IN = module12.STAND_IN;
var expressionOf = module12.expressionOf;
var holdsInstanceName = module12.holdsInstanceName;
var holdsMadeUpText = module12.holdsMadeUpText;
var instanceName = module12.instanceName;
var instancesIn = module12.instancesIn;
var isExact = module12.isExact;
var isInformative = module12.isInformative;
var partsOf = module12.partsOf;
var symbolName = module12.symbolName;
var symbolOf = module12.symbolOf;
var withGaps = module12.withGaps;
var withInstances = module12.withInstances;
var withKnownParts = module12.withKnownParts;

// elsewhere:src/catalog/examples.ts
var module13 = require("./picture.js").modules["src/catalog/examples.ts"]();
var ACCOUNT = module13.ACCOUNT;
var ELEMENT = module13.ELEMENT;
var EMPTY_POLICY = module13.EMPTY_POLICY;
var LIST_ARGUMENT = module13.LIST_ARGUMENT;
var NETWORK = module13.NETWORK;
var PLURAL_NAME = module13.PLURAL_NAME;
var ROLE = module13.ROLE;
var SUBSCRIPTION = module13.SUBSCRIPTION;
var ZERO_UUID = module13.ZERO_UUID;
var defaultsToFalse = module13.defaultsToFalse;
var elementNumber = module13.elementNumber;
var holdsElement = module13.holdsElement;
var holdsPlaceholder = module13.holdsPlaceholder;
var holdsPlaceholderAddress = module13.holdsPlaceholderAddress;
var isAnyElement = module13.isAnyElement;
var isPlaceholderAccount = module13.isPlaceholderAccount;
var isStandInOf = module13.isStandInOf;
var isTagsAttribute = module13.isTagsAttribute;
var itemFor = module13.itemFor;
var itemTextFor = module13.itemTextFor;
var lookupAnswer = module13.lookupAnswer;
var lookupLocation = module13.lookupLocation;
var numberFor = module13.numberFor;
var partOfNetwork = module13.partOfNetwork;
var placeholderFor = module13.placeholderFor;
var standIn = module13.standIn;
var textFor = module13.textFor;

// elsewhere:src/catalog/module-purposes.ts
var module14 = require("./picture.js").modules["src/catalog/module-purposes.ts"]();
var ANY_PROVIDER = module14.ANY_PROVIDER;
var purposeIn = module14.purposeIn;
var purposeOf = module14.purposeOf;
var realTypeOf = module14.realTypeOf;

// elsewhere:src/catalog/products.ts
var module15 = require("./picture.js").modules["src/catalog/products.ts"]();
var COMMON_WORDS = module15.COMMON_WORDS;
var ENVIRONMENT_WORDS = module15.ENVIRONMENT_WORDS;
var GENERATED_ID = module15.GENERATED_ID;
var GENERATED_NAME = module15.GENERATED_NAME;
var KIND_WORDS = module15.KIND_WORDS;
var MEANINGLESS_NAMES = module15.MEANINGLESS_NAMES;
var UNIQUE_SUFFIX = module15.UNIQUE_SUFFIX;
var builtType = module15.builtType;
var cloudNameOf = module15.cloudNameOf;
var effectiveCloudOf = module15.effectiveCloudOf;
var isEnvironment = module15.isEnvironment;
var isKnownByCloudName = module15.isKnownByCloudName;
var nameAttributesOf = module15.nameAttributesOf;
var namePathsOf = module15.namePathsOf;
var outerBoxOf = module15.outerBoxOf;
var partTitleOf = module15.partTitleOf;
var productOf = module15.productOf;
var valueInWords = module15.valueInWords;

// src/catalog/outsiders.ts
var SYSTEMS = [
  {
    kind: "ci",
    name: "GitHub Actions",
    issuer: /token\.actions\.githubusercontent\.com/,
    subject: /^repo:/,
    namePattern: /github|(?:^|-)gha(?:-|$)/
  },
  { kind: "ci", name: "GitLab CI", issuer: /(?:^|[/.])gitlab\./, subject: /^project_path:/, namePattern: /gitlab/ },
  { kind: "ci", name: "Bitbucket Pipelines", issuer: /api\.bitbucket\.org/, namePattern: /bitbucket/ },
  {
    kind: "ci",
    name: "Azure Pipelines",
    issuer: /vstoken\.dev\.azure\.com/,
    subject: /^sc:\/\//,
    namePattern: /azure-?devops|(?:^|-)(?:ado|azdo)(?:-|$)/
  },
  { kind: "ci", name: "Buildkite", issuer: /agent\.buildkite\.com/, namePattern: /buildkite/ },
  { kind: "ci", name: "CircleCI", issuer: /oidc\.circleci\.com/, namePattern: /circle-?ci/ },
  {
    kind: "ci",
    name: "HCP Terraform",
    issuer: /app\.terraform\.io/,
    subject: /^organization:[^:]*:project:/,
    namePattern: /terraform-cloud|(?:^|-)(?:tfc|hcp-terraform)(?:-|$)/
  },
  { kind: "ci", name: "Spacelift", issuer: /\.spacelift\.io/, namePattern: /spacelift/ },
  { kind: "ci", name: "Cloud Build" },
  { kind: "ci", name: "Jenkins", namePattern: /jenkins/ },
  { kind: "ci", name: "Travis CI", namePattern: /(?:^|-)travis(?:-|$)/ },
  {
    kind: "kubernetes",
    name: "",
    issuer: /oidc\.eks\.|container\.googleapis\.com|oic\.prod-aks/,
    subject: /^system:serviceaccount:/
  },
  { kind: "cloud", name: "Google Cloud", issuer: /accounts\.google\.com/ },
  { kind: "cloud", name: "Azure", issuer: /sts\.windows\.net|login\.microsoftonline\.com/ }
];
var PIPELINE = /(?:^|-)(?:ci|cd|cicd|deploy|deployer|deployment|pipelines?)(?:-|$)/;
var normalised = (name) => name.toLowerCase().replace(/[^a-z0-9@[\]]+/g, "-");
function outsiderByName(name, kind) {
  const words = normalised(name);
  const system = SYSTEMS.find(({ namePattern }) => namePattern?.test(words) === true);
  if (system !== void 0) return system;
  return { kind: PIPELINE.test(words) ? "ci" : kind, name };
}
var issuedBy = (issuer) => issuer === "" ? null : SYSTEMS.find((system) => system.issuer?.test(issuer) === true) ?? null;
var ACCOUNTS_OF_AWS = /* @__PURE__ */ new Set([
  ...["127311923021", "033677994240", "027434742980", "797873946194", "098369216593", "754344448648", "589379963580"],
  ...["718504428378", "383597477331", "600734575887", "114774131450", "783225319266", "582318560864", "985666609251"],
  ...["054676820928", "156460612806", "652711504416", "635631232127", "009996457667", "897822967062", "076674570225"],
  ...["507241528517", "048591011584", "190560391635", "638102146993", "037604701340"]
]);
var ACCOUNT_IN_ARN = /^(?:arn:[\w-]+:(?:iam|sts)::)?(\d{12})(?::|$)/;
var GAP = "\u2026";
var IDENTITY_ARN = /^arn:[\w\u2026-]*:(?:iam|sts)::[^:]*:(?:role|user|assumed-role)\/(?:[^/]*\/)*?([\w+=,.@\u2026-]+)(?:\/[^/]*)?$/;
var RESOURCE_IN_ACCOUNT = /arn:[\w-]+:(?!iam:|sts:)[\w-]+:[\w-]*:(\d{12}):/g;
var PROVIDER_IN_ACCOUNT = /^federated arn:[\w-]+:iam::(\d{12}):/;
var accountsInDocument = (document) => [...document.matchAll(RESOURCE_IN_ACCOUNT)].flatMap(([, account]) => account ?? []);
var accountOfProvider = (key) => PROVIDER_IN_ACCOUNT.exec(key)?.[1] ?? null;
function outsiderOfArn(text, ownAccounts) {
  const [, account = ""] = ACCOUNT_IN_ARN.exec(text) ?? [];
  const [, name = ""] = IDENTITY_ARN.exec(text) ?? [];
  const byName2 = name === "" ? null : outsiderByName(name, "account");
  if (byName2?.kind === "ci") return byName2;
  const isOutside3 = account !== "" && !ownAccounts.has(account) && !isPlaceholderAccount(account) && !ACCOUNTS_OF_AWS.has(account);
  return isOutside3 ? accountOutsider(account) : null;
}
var SERVICE_ACCOUNT = /^serviceAccount:(?!service-\d)([a-z][a-z0-9-]*)@(?!gcp-sa-)[a-z][a-z0-9-]*\.iam\.gserviceaccount\.com$/;
var CLOUD_BUILD = /^serviceAccount:[^@]*@cloudbuild\.gserviceaccount\.com$/;
var WORKLOAD = /^serviceAccount:[^[]*\.svc\.id\.goog\[/;
var POOL = /^principal(?:Set)?:\/\//;
var GITHUB_CLAIM = /\/attribute\.(?:repository|repository_owner|repository_id)\//;
var GITLAB_CLAIM = /\/attribute\.(?:project_path|namespace_path|project_id)\//;
function outsiderOfMember(text) {
  if (CLOUD_BUILD.test(text)) return systemNamed("Cloud Build");
  if (WORKLOAD.test(text)) return { kind: "kubernetes", name: "" };
  const [, name] = SERVICE_ACCOUNT.exec(text) ?? [];
  if (name !== void 0) return outsiderByName(name, "service_account");
  if (!POOL.test(text)) return null;
  if (GITHUB_CLAIM.test(text)) return systemNamed("GitHub Actions");
  return GITLAB_CLAIM.test(text) ? systemNamed("GitLab CI") : null;
}
var systemNamed = (name) => SYSTEMS.find((system) => system.name === name) ?? null;
var POOL_PROVIDER = { issuer: ["oidc", "issuer_uri"], account: ["aws", "account_id"] };
var accountOutsider = (account) => ({ kind: "account", name: account });
var isPoolMember = (key) => POOL.test(key);
var MICROSOFT_APPLICATION = /^(?:microsoft|azure|windows|office)\b/i;
function lookedUpOutsider(type, name) {
  if (type !== "azuread_service_principal" || name === "" || name.includes("@") || MICROSOFT_APPLICATION.test(name))
    return null;
  return outsiderByName(name, "service_principal");
}
var FEDERATED = "federated ";
function outsiderOf({ key, claim, is }, ownAccounts) {
  if (is === "everybody" || is === "service") return null;
  if (key.startsWith(FEDERATED)) {
    const subject = withGaps(claim ?? "", GAP);
    const bySubject = SYSTEMS.find((system) => system.subject?.test(subject) === true);
    return issuedBy(key) ?? bySubject ?? null;
  }
  const text = withGaps(key, GAP);
  return text.startsWith("arn:") || instancesIn(key).length === 0 ? outsiderOfArn(text, ownAccounts) ?? outsiderOfMember(text) : outsiderOfMember(text);
}
function outsiderWithKey(type, names) {
  const name = names.find((candidate) => !MEANINGLESS_NAMES.has(candidate) && !type.endsWith(candidate)) ?? "";
  return outsiderByName(
    name.split("@", 1)[0],
    type === "google_service_account" ? "service_account" : "user"
  );
}
var CLUSTER = /^(?:aws_eks_cluster|google_container_cluster)$|_kubernetes(?:_managed)?_cluster$|_kubernetes_cluster_v\d$/;
function isKubernetesCluster(type, values) {
  const words = values[MODULE_PURPOSE];
  return CLUSTER.test(typeof words === "string" ? purposeOf(words)?.type ?? type : type);
}

// src/catalog/secrets.ts
var SUFFIXES = [
  "password",
  "passwords",
  "passwd",
  "passphrase",
  "password_base64",
  "password_hash",
  "admin_pass",
  "root_pass",
  "cipassword",
  // keys
  "private_key",
  "private_keys",
  "private_key_base64",
  "private_key_data",
  "private_key_der",
  "private_key_encrypted",
  "private_key_json",
  "private_key_openssh",
  "private_key_pem",
  "private_key_pem_pkcs8",
  "private_key_pkcs8",
  "secret_key",
  "secret_access_key",
  "primary_access_key",
  "secondary_access_key",
  "storage_account_access_key",
  "storage_account_key",
  "account_key",
  "api_key",
  "app_key",
  "auth_key",
  "authorization_key",
  "authentication_key",
  "client_key",
  "preshared_key",
  "pre_shared_key",
  "shared_access_key",
  "master_key",
  "license_key",
  "raw_key",
  "key_material_base64",
  // secrets
  "access_secret",
  "api_secret",
  "app_secret",
  "application_secret",
  "auth_secret",
  "client_secret",
  "consumer_secret",
  "jwt_secret",
  "shared_secret",
  "signing_secret",
  "tunnel_secret",
  "webhook_secret",
  "secret_binary",
  "secret_data",
  "secret_string",
  "secret_text",
  "secret_value",
  // tokens: not every one is a secret; `creation_token` and `verification_token` are not
  "access_token",
  "admin_token",
  "api_token",
  "app_token",
  "auth_token",
  "authorization_token",
  "bearer_token",
  "bot_token",
  "deploy_token",
  "github_token",
  "gitlab_token",
  "join_token",
  "oauth_token",
  "refresh_token",
  "registration_token",
  "runner_token",
  "sas_token",
  "secret_token",
  "service_token",
  "session_token",
  // with a login inside
  "connection_string",
  "sas_uri",
  "sas_url"
];
var NAMES = /* @__PURE__ */ new Set([
  "secret",
  "token",
  "auth_string",
  "basic_auth_credentials",
  "certificate_p12",
  "credentials_json",
  "customer_gateway_configuration",
  "kube_admin_config_raw",
  "kube_config_raw",
  "kubeconfig",
  "kubeconfig_raw",
  "pfx_blob",
  "plaintext",
  "plaintext_value",
  "platform_credential",
  "protected_settings",
  "secure_environment_variables",
  "sensitive_content",
  "sensitive_value",
  // start-up data
  "base64_custom_data",
  "custom_data",
  "metadata_startup_script",
  "startup_script",
  "user_data",
  "user_data_base64",
  "userdata"
]);
var SWITCH = /^(?:allow|auto|change|disable|enable|enabled|force|generate|has|ignore|is|manage|managed|no|require|required|reset|rotate|show|skip|store|update|use|wait_for)_/;
var BY_TYPE = {
  aws_api_gateway_api_key: ["value"],
  aws_appsync_api_key: ["key"],
  aws_dms_endpoint: ["extra_connection_attributes"],
  aws_glue_connection: ["connection_properties"],
  aws_grafana_workspace_api_key: ["key"],
  aws_grafana_workspace_service_account_token: ["key"],
  aws_iam_access_key: ["ses_smtp_password_v4"],
  aws_ssm_activation: ["activation_code"],
  aws_ssm_parameter: ["value"],
  aws_ssm_parameters_by_path: ["values"],
  azuread_application_password: ["value"],
  azuread_service_principal_password: ["value"],
  azurerm_api_management_named_value: ["value"],
  azurerm_application_insights: ["instrumentation_key"],
  azurerm_cosmosdb_account: ["connection_strings"],
  azurerm_key_vault_secret: ["value"],
  azurerm_kubernetes_cluster: ["kube_admin_config", "kube_config"],
  azurerm_search_service: ["query_keys"],
  azurerm_storage_account_blob_container_sas: ["sas"],
  azurerm_storage_account_sas: ["sas"],
  bitwarden_secret: ["value"],
  cloudflare_workers_secret: ["secret_text"],
  digitalocean_database_cluster: ["private_uri", "uri"],
  digitalocean_kubernetes_cluster: ["kube_config"],
  docker_secret: ["data"],
  doppler_secret: ["computed", "value"],
  doppler_secrets: ["map"],
  github_actions_secret: ["encrypted_value"],
  gitlab_group_variable: ["value"],
  gitlab_project_variable: ["value"],
  google_apikeys_key: ["key_string"],
  google_compute_backend_bucket_signed_url_key: ["key_value"],
  google_compute_backend_service_signed_url_key: ["key_value"],
  google_kms_secret_ciphertext: ["plaintext"],
  google_runtimeconfig_variable: ["text", "value"],
  heroku_config: ["sensitive_vars"],
  infisical_secret: ["value"],
  kubernetes_secret: ["binary_data", "data"],
  kubernetes_secret_v1: ["binary_data", "data"],
  kubernetes_secret_v1_data: ["data"],
  linode_instance: ["stackscript_data"],
  local_sensitive_file: ["content", "content_base64"],
  onepassword_item: ["credential"],
  random_bytes: ["base64", "hex"],
  random_password: ["bcrypt_hash", "result"],
  tfe_variable: ["value"],
  vault_approle_auth_backend_role_secret_id: ["secret_id", "wrapping_token"],
  vault_generic_secret: ["data", "data_json"],
  vault_kv_secret: ["data", "data_json"],
  vault_kv_secret_v2: ["data", "data_json"],
  vault_token: ["client_token"]
};
var BY_PROVIDER = [
  ["azurerm_", /^(?:primary|secondary)_(?:\w+_)?(?:key|connection_string)$/]
];
var BY_BLOCK = {
  connection_string: ["value"],
  secret: ["value"],
  set_sensitive: ["value"]
};
var EXCEPTIONS = [
  [/^google_(?!iap_client$|storage_hmac_key$)/, ["secret"]],
  [/^google_site_verification_/, ["token"]]
];
var WRITE_ONLY = /_wo$/;
function isSecret(type, path) {
  const name = (path.at(-1) ?? "").replace(WRITE_ONLY, "");
  const block = path.at(-2);
  if (rowFor(BY_TYPE, type)?.includes(name) || block !== void 0 && rowFor(BY_BLOCK, block)?.includes(name))
    return true;
  if (BY_PROVIDER.some(([prefix, pattern]) => type.startsWith(prefix) && pattern.test(name))) return true;
  if (EXCEPTIONS.some(([types, names]) => names.includes(name) && types.test(type))) return false;
  return NAMES.has(name) || hasSecretSuffix(name) && !SWITCH.test(name);
}
var hasSecretSuffix = (name) => SUFFIXES.some((suffix) => name === suffix || name.endsWith(`_${suffix}`));
var rowFor = (table, key) => Object.hasOwn(table, key) ? table[key] : void 0;

// elsewhere:src/catalog/kinds.ts
var module16 = require("./picture.js").modules["src/catalog/kinds.ts"]();
var isServiceByName = module16.isServiceByName;
var stripByName = module16.stripByName;

// elsewhere:src/catalog/other/clouds.ts
var module17 = require("./picture.js").modules["src/catalog/other/clouds.ts"]();
var CLUSTERS = module17.CLUSTERS;
var OTHER_CLOUD_BOXES = module17.OTHER_CLOUD_BOXES;
var OTHER_CLOUD_PREFIXES = module17.OTHER_CLOUD_PREFIXES;
var OTHER_CLUSTER_BOXES = module17.OTHER_CLUSTER_BOXES;
var OTHER_NETWORKS = module17.OTHER_NETWORKS;
var OTHER_NETWORK_BOXES = module17.OTHER_NETWORK_BOXES;
var WORD_ICONS = module17.WORD_ICONS;
var boxOfCloud = module17.boxOfCloud;
var factsByWords = module17.factsByWords;
var isNetworkHost = module17.isNetworkHost;
var isPeering = module17.isPeering;
var isServiceBox = module17.isServiceBox;
var namesOtherSide = module17.namesOtherSide;

// src/catalog/type-names.ts
var VERSION = /_v\d+$/;
var ATTACHMENT = /_(?:attach(?:ment)?|associat(?:e|ion)|member(?:ship)?)$/;
var PART = /_(?:account|acl|backend|backup_policy|binding|config(?:uration)?|connection|database|db|entry|frontend|grant|iam_binding|iam_member|listener|options?|permissions?|policy|privilege|record|rule|schema|session|settings?|user|version)$/;
var isAttachmentType = (type) => ATTACHMENT.test(type.replace(VERSION, ""));
function isPartType(type, wholeType) {
  const [part, host] = [type.replace(VERSION, ""), wholeType.replace(VERSION, "")];
  if (part.startsWith(`${host}_`)) return true;
  const service = host.slice(0, Math.max(host.lastIndexOf("_"), 0));
  const isOfService = service.includes("_") && part.startsWith(`${service}_`);
  return isOfService && (PART.test(part) || !isServiceByName(part) && !isNetworkHost(wholeType));
}
var isOwnedType = (type, ownerType) => stripByName(type) !== null && stripByName(ownerType) === null && !isNetworkHost(ownerType) && type.split("_", 1)[0] === ownerType.split("_", 1)[0];
var PUBLIC_NAMES = [
  // CDN services.
  ...[/cdn(?:_\w+)?/, /cloudfront\w*_distribution/, /fastly_service_\w+/, /frontdoor(?:_endpoint|_custom_domain)?/],
  ...[/edge_cache_service/, /pullzone/, /traffic_manager_profile/],
  // DNS records.
  ...[/cloudflare_record/, /dns_(?:\w+_)?record(?:_set|_v2)?/, /route53_record/],
  // Custom domains, and services whose domain is public.
  ...[/custom_domain(?:_association)?/, /custom_hostname\w*/, /domain_mapping/, /domain_name/],
  ...[/hosting_site/, /static_web_app/, /tunnel_config/]
];
var PUBLIC_NAME = new RegExp(`(?:^|_)(?:${PUBLIC_NAMES.map(({ source }) => source).join("|")})$`);
var PRIVATE = /(?:^|_)private(?:_|$)/;
var isPublicName = (type) => PUBLIC_NAME.test(type) && !PRIVATE.test(type);

// elsewhere:src/diagram.ts
var module18 = require("./picture.js").modules["src/diagram.ts"]();
var ANNOTATION_FILE = module18.ANNOTATION_FILE;
var FONT_FILE = module18.FONT_FILE;
var FORMAT_DEFAULT = module18.FORMAT_DEFAULT;
var FORMAT_NAMES = module18.FORMAT_NAMES;
var REPORT_FORMATS = module18.REPORT_FORMATS;
var REPORT_FORMAT_DEFAULT = module18.REPORT_FORMAT_DEFAULT;
var REPORT_FORMAT_NAMES = module18.REPORT_FORMAT_NAMES;
var annotationsBeside = module18.annotationsBeside;
var annotationsOf = module18.annotationsOf;
var connectionsOf = module18.connectionsOf;
var diagram = module18.diagram;
var editState = module18.editState;
var fetchArchive = module18.fetchArchive;
var formatOfExtension = module18.formatOfExtension;
var formatRow = module18.formatRow;
var graphRequestOf = module18.graphRequestOf;
var isFileAddress = module18.isFileAddress;
var isGitAddress = module18.isGitAddress;
var knowsChanges = module18.knowsChanges;
var lastChanges = module18.lastChanges;
var linksBetween = module18.linksBetween;
var modelFileIn = module18.modelFileIn;
var networkOf = module18.networkOf;
var readEstate = module18.readEstate;
var requestOf = module18.requestOf;
var shownName = module18.shownName;
var surveyCode = module18.surveyCode;
var unpackTree = module18.unpackTree;

// elsewhere:src/errors.ts
var module19 = require("../cli.js").modules["src/errors.ts"]();
var Bug = module19.Bug;
var External = module19.External;
var GroundplanError = module19.GroundplanError;
var InvalidInput = module19.InvalidInput;
var Missing = module19.Missing;
var Misuse = module19.Misuse;
var NoResources = module19.NoResources;

// elsewhere:src/graph/format.ts
var module20 = require("./picture.js").modules["src/graph/format.ts"]();
var serialiseGraph = module20.serialiseGraph;
var toGraphFormat = module20.toGraphFormat;

// elsewhere:src/cli/explain.ts
var module21 = require("./picture.js").modules["src/cli/explain.ts"]();
var checkExplanation = module21.checkExplanation;
var explain = module21.explain;
var ledgerAsJson = module21.ledgerAsJson;
var ledgerAsText = module21.ledgerAsText;

// elsewhere:src/cli/messages.ts
var module22 = require("../cli.js").modules["src/cli/messages.ts"]();
var ADDRESS_REMEDY = module22.ADDRESS_REMEDY;
var AFTER = module22.AFTER;
var ALL_WELL = module22.ALL_WELL;
var BEFORE = module22.BEFORE;
var BROKEN = module22.BROKEN;
var BUNDLED = module22.BUNDLED;
var BUSY = module22.BUSY;
var BUSY_REMEDY = module22.BUSY_REMEDY;
var CACHE = module22.CACHE;
var CACHE_EMPTY = module22.CACHE_EMPTY;
var CACHE_FOR = module22.CACHE_FOR;
var CHANGED_ONE = module22.CHANGED_ONE;
var CHANGED_ONE_REMEDY = module22.CHANGED_ONE_REMEDY;
var CLOSED = module22.CLOSED;
var COLUMN_CHANGE = module22.COLUMN_CHANGE;
var COLUMN_KINDS = module22.COLUMN_KINDS;
var COLUMN_READS = module22.COLUMN_READS;
var COLUMN_READ_BY = module22.COLUMN_READ_BY;
var COLUMN_RESOURCES = module22.COLUMN_RESOURCES;
var COLUMN_ROOT = module22.COLUMN_ROOT;
var COMMENT_ID_REMEDY = module22.COMMENT_ID_REMEDY;
var CONVERSATION_LOCKED = module22.CONVERSATION_LOCKED;
var DEBUG_DATA_REMEDY = module22.DEBUG_DATA_REMEDY;
var DEVOPS_DEPTH_REMEDY = module22.DEVOPS_DEPTH_REMEDY;
var DEVOPS_PIPELINE_REMEDY = module22.DEVOPS_PIPELINE_REMEDY;
var DEVOPS_TOKEN_REMEDY = module22.DEVOPS_TOKEN_REMEDY;
var DIFF = module22.DIFF;
var DIFFERS = module22.DIFFERS;
var DIFF_EITHER_OR = module22.DIFF_EITHER_OR;
var DIFF_REMEDY = module22.DIFF_REMEDY;
var DIFF_TAKES_TWO = module22.DIFF_TAKES_TWO;
var DIRECTORY = module22.DIRECTORY;
var DOCKER_DO = module22.DOCKER_DO;
var DOCKER_FOR = module22.DOCKER_FOR;
var DOCS_REMEDY = module22.DOCS_REMEDY;
var DOCS_TAKES_ONE = module22.DOCS_TAKES_ONE;
var DOCUMENT = module22.DOCUMENT;
var DONE = module22.DONE;
var DOT_DO = module22.DOT_DO;
var DOT_FOR = module22.DOT_FOR;
var DRAW = module22.DRAW;
var DRAWING = module22.DRAWING;
var DRAWING_FOR = module22.DRAWING_FOR;
var DRY_RUN_NEEDS_BACKEND = module22.DRY_RUN_NEEDS_BACKEND;
var DRY_RUN_NEEDS_BACKEND_REMEDY = module22.DRY_RUN_NEEDS_BACKEND_REMEDY;
var DRY_RUN_TAKES_STDOUT = module22.DRY_RUN_TAKES_STDOUT;
var DRY_RUN_TAKES_STDOUT_REMEDY = module22.DRY_RUN_TAKES_STDOUT_REMEDY;
var ESTATE_EMPTY = module22.ESTATE_EMPTY;
var ESTATE_FILES_ALONE = module22.ESTATE_FILES_ALONE;
var ESTATE_REMEDY = module22.ESTATE_REMEDY;
var ESTATE_SOURCE = module22.ESTATE_SOURCE;
var ESTATE_STDOUT_REMEDY = module22.ESTATE_STDOUT_REMEDY;
var EXPLAIN = module22.EXPLAIN;
var EXPLANATION_TAKES_STDOUT = module22.EXPLANATION_TAKES_STDOUT;
var EXPLANATION_TAKES_STDOUT_REMEDY = module22.EXPLANATION_TAKES_STDOUT_REMEDY;
var FILE_FOREIGN_REMEDY = module22.FILE_FOREIGN_REMEDY;
var FILE_IS_DIRECTORY_REMEDY = module22.FILE_IS_DIRECTORY_REMEDY;
var FILE_MISSING_REMEDY = module22.FILE_MISSING_REMEDY;
var FILE_UNREADABLE_REMEDY = module22.FILE_UNREADABLE_REMEDY;
var FORK_PROVIDERS = module22.FORK_PROVIDERS;
var FORK_PROVIDERS_REMEDY = module22.FORK_PROVIDERS_REMEDY;
var FORMAT = module22.FORMAT;
var FORMAT_CONTRADICTS_REMEDY = module22.FORMAT_CONTRADICTS_REMEDY;
var GITLAB_DEPTH_REMEDY = module22.GITLAB_DEPTH_REMEDY;
var GITLAB_PIPELINE_REMEDY = module22.GITLAB_PIPELINE_REMEDY;
var GITLAB_TOKEN_REMEDY = module22.GITLAB_TOKEN_REMEDY;
var GIT_DO = module22.GIT_DO;
var GIT_FOR = module22.GIT_FOR;
var GRAPH = module22.GRAPH;
var GRAPHFILE_ALONE = module22.GRAPHFILE_ALONE;
var GRAPHFILE_REMEDY = module22.GRAPHFILE_REMEDY;
var GRAPH_FILE_LIMITS = module22.GRAPH_FILE_LIMITS;
var HEADING = module22.HEADING;
var IGNORED_WITH_PLANFILE = module22.IGNORED_WITH_PLANFILE;
var INSTRUCTIONS = module22.INSTRUCTIONS;
var INTERNAL_FAULT = module22.INTERNAL_FAULT;
var JOINED_PLANFILE = module22.JOINED_PLANFILE;
var JOINED_PLANFILE_REMEDY = module22.JOINED_PLANFILE_REMEDY;
var JOINED_REMEDY = module22.JOINED_REMEDY;
var KINDS = module22.KINDS;
var MANIFEST_REMEDY = module22.MANIFEST_REMEDY;
var MAP = module22.MAP;
var MAP_FAILED = module22.MAP_FAILED;
var MCP_ADDRESS_REMEDY = module22.MCP_ADDRESS_REMEDY;
var MISSING = module22.MISSING;
var NATIVE = module22.NATIVE;
var NEWER_RUN = module22.NEWER_RUN;
var NOTE = module22.NOTE;
var NOTHING_TO_EXPLAIN = module22.NOTHING_TO_EXPLAIN;
var NOT_A_FILE_REMEDY = module22.NOT_A_FILE_REMEDY;
var NOT_A_VARFILE_REMEDY = module22.NOT_A_VARFILE_REMEDY;
var NOT_DRAWN = module22.NOT_DRAWN;
var NOT_OURS_REMEDY = module22.NOT_OURS_REMEDY;
var NOT_PIPED_REMEDY = module22.NOT_PIPED_REMEDY;
var NOT_WRITTEN = module22.NOT_WRITTEN;
var NO_CLIENT = module22.NO_CLIENT;
var NO_CLIENT_REMEDY = module22.NO_CLIENT_REMEDY;
var NO_ENGINE = module22.NO_ENGINE;
var NO_FETCH_WITH_PROVIDERS = module22.NO_FETCH_WITH_PROVIDERS;
var NO_FETCH_WITH_PROVIDERS_REMEDY = module22.NO_FETCH_WITH_PROVIDERS_REMEDY;
var NO_PATH = module22.NO_PATH;
var NO_ROOTS = module22.NO_ROOTS;
var NO_STAMP = module22.NO_STAMP;
var ONE_SOURCE_FOR_PLAN = module22.ONE_SOURCE_FOR_PLAN;
var ONE_SOURCE_REMEDY = module22.ONE_SOURCE_REMEDY;
var OPEN_PAGE = module22.OPEN_PAGE;
var OPTION_EMPTY_REMEDY = module22.OPTION_EMPTY_REMEDY;
var OPTION_TWICE_REMEDY = module22.OPTION_TWICE_REMEDY;
var OUTDIR_LINK_REMEDY = module22.OUTDIR_LINK_REMEDY;
var OUTDIR_REMEDY = module22.OUTDIR_REMEDY;
var OUTDIR_UNWRITABLE_REMEDY = module22.OUTDIR_UNWRITABLE_REMEDY;
var OUTFILE_IS_DIRECTORY_REMEDY = module22.OUTFILE_IS_DIRECTORY_REMEDY;
var OUTFILE_IS_LINK_REMEDY = module22.OUTFILE_IS_LINK_REMEDY;
var OUTFILE_IS_PIPE_REMEDY = module22.OUTFILE_IS_PIPE_REMEDY;
var OUTFILE_REMEDY = module22.OUTFILE_REMEDY;
var OUTSIDE_REMEDY = module22.OUTSIDE_REMEDY;
var PAGES_NEED_FILE = module22.PAGES_NEED_FILE;
var PAGES_NEED_FILE_REMEDY = module22.PAGES_NEED_FILE_REMEDY;
var PATHS_IN_QUOTES = module22.PATHS_IN_QUOTES;
var PLANFILE_NEEDS_ALL = module22.PLANFILE_NEEDS_ALL;
var PLANFILE_NEEDS_ALL_REMEDY = module22.PLANFILE_NEEDS_ALL_REMEDY;
var PLANNER = module22.PLANNER;
var PLAN_OF_TERRAFORM = module22.PLAN_OF_TERRAFORM;
var PRESENT_STATUS = module22.PRESENT_STATUS;
var PRIVATE_HOST_REMEDY = module22.PRIVATE_HOST_REMEDY;
var PROGRAM = module22.PROGRAM;
var PROVIDER_REQUIRED = module22.PROVIDER_REQUIRED;
var PYTHON_DO = module22.PYTHON_DO;
var PYTHON_FOR = module22.PYTHON_FOR;
var RASTERISER = module22.RASTERISER;
var RASTERISER_FOR = module22.RASTERISER_FOR;
var REMEDY = module22.REMEDY;
var REMOVE_SPECIAL_REMEDY = module22.REMOVE_SPECIAL_REMEDY;
var REPORT_FAULT = module22.REPORT_FAULT;
var REPOSITORY_OUTSIDE = module22.REPOSITORY_OUTSIDE;
var REPOSITORY_REMEDY = module22.REPOSITORY_REMEDY;
var RESULTS = module22.RESULTS;
var RESULTS_FOR = module22.RESULTS_FOR;
var SAME_GRAPH = module22.SAME_GRAPH;
var SELF_BROKEN = module22.SELF_BROKEN;
var SELF_REMEDY = module22.SELF_REMEDY;
var SHOW_NEEDS_FILE = module22.SHOW_NEEDS_FILE;
var SHOW_NEEDS_FILE_REMEDY = module22.SHOW_NEEDS_FILE_REMEDY;
var SHOW_WSLVIEW_MISSING = module22.SHOW_WSLVIEW_MISSING;
var SOURCE = module22.SOURCE;
var SOURCE_REMEDY = module22.SOURCE_REMEDY;
var SOURCE_REQUIRED = module22.SOURCE_REQUIRED;
var STDIN = module22.STDIN;
var STDIN_TWICE = module22.STDIN_TWICE;
var STDIN_TWICE_REMEDY = module22.STDIN_TWICE_REMEDY;
var STDOUT_IS_TERMINAL_REMEDY = module22.STDOUT_IS_TERMINAL_REMEDY;
var STDOUT_ONE_FORMAT = module22.STDOUT_ONE_FORMAT;
var STDOUT_TAKEN = module22.STDOUT_TAKEN;
var STDOUT_TAKEN_REMEDY = module22.STDOUT_TAKEN_REMEDY;
var SUGGESTIONS_REMEDY = module22.SUGGESTIONS_REMEDY;
var TERRAFORM = module22.TERRAFORM;
var TERRAFORM_DO = module22.TERRAFORM_DO;
var TERRAFORM_FOR = module22.TERRAFORM_FOR;
var TERRAGRUNT_DO = module22.TERRAGRUNT_DO;
var TERRAGRUNT_FOR = module22.TERRAGRUNT_FOR;
var TOFU = module22.TOFU;
var TOFU_DO = module22.TOFU_DO;
var TOFU_FOR = module22.TOFU_FOR;
var TOO_LARGE = module22.TOO_LARGE;
var TOO_LONG_REMEDY = module22.TOO_LONG_REMEDY;
var TOO_MANY_DIRECTORIES = module22.TOO_MANY_DIRECTORIES;
var TOO_OLD = module22.TOO_OLD;
var TOO_WIDE = module22.TOO_WIDE;
var TOO_WIDE_REMEDY = module22.TOO_WIDE_REMEDY;
var VAR_REMEDY = module22.VAR_REMEDY;
var VERSION_REMEDY = module22.VERSION_REMEDY;
var WATCHED_PAGE = module22.WATCHED_PAGE;
var WATCH_NEEDS_FILE = module22.WATCH_NEEDS_FILE;
var WATCH_NEEDS_FILE_REMEDY = module22.WATCH_NEEDS_FILE_REMEDY;
var WATCH_NEEDS_LOCAL = module22.WATCH_NEEDS_LOCAL;
var WATCH_NEEDS_LOCAL_REMEDY = module22.WATCH_NEEDS_LOCAL_REMEDY;
var WATCH_WITH_AI = module22.WATCH_WITH_AI;
var WATCH_WITH_AI_REMEDY = module22.WATCH_WITH_AI_REMEDY;
var WHAT_SOURCE_ACCEPTS = module22.WHAT_SOURCE_ACCEPTS;
var WHY_FOLDED = module22.WHY_FOLDED;
var WITHOUT_VARIABLES = module22.WITHOUT_VARIABLES;
var absentBecause = module22.absentBecause;
var addressOfThisMachine = module22.addressOfThisMachine;
var addressRefused = module22.addressRefused;
var affectedRead = module22.affectedRead;
var affectedRoots = module22.affectedRoots;
var argumentTooLong = module22.argumentTooLong;
var argumentsAre = module22.argumentsAre;
var arrow = module22.arrow;
var badAmount = module22.badAmount;
var badCommentId = module22.badCommentId;
var badNumber = module22.badNumber;
var badPrivateHost = module22.badPrivateHost;
var bareOrNamed = module22.bareOrNamed;
var because = module22.because;
var belowThirdColumn = module22.belowThirdColumn;
var cacheIs = module22.cacheIs;
var cacheIsAtLeast = module22.cacheIsAtLeast;
var changed = module22.changed;
var changedRoots = module22.changedRoots;
var checkExtension = module22.checkExtension;
var checkExtensionRemedy = module22.checkExtensionRemedy;
var cycle = module22.cycle;
var didYouMean = module22.didYouMean;
var drawingRoot = module22.drawingRoot;
var drawnAs = module22.drawnAs;
var drawnIn = module22.drawnIn;
var drawnSentence = module22.drawnSentence;
var explained = module22.explained;
var fileEdited = module22.fileEdited;
var fileEditedRemedy = module22.fileEditedRemedy;
var fileEmpty = module22.fileEmpty;
var fileForeign = module22.fileForeign;
var fileIsCode = module22.fileIsCode;
var fileIsCodeRemedy = module22.fileIsCodeRemedy;
var fileIsDirectory = module22.fileIsDirectory;
var fileMissing = module22.fileMissing;
var fileUnreadable = module22.fileUnreadable;
var forExample = module22.forExample;
var formatContradicts = module22.formatContradicts;
var graphDiffers = module22.graphDiffers;
var heading = module22.heading;
var hostRefuses = module22.hostRefuses;
var ignoredWithFile = module22.ignoredWithFile;
var imageTooLarge = module22.imageTooLarge;
var isCurrent = module22.isCurrent;
var isStale = module22.isStale;
var joinedNotDirectory = module22.joinedNotDirectory;
var knownNames = module22.knownNames;
var line = module22.line;
var lineBetween = module22.lineBetween;
var manifestUnfit = module22.manifestUnfit;
var missingArgument = module22.missingArgument;
var moreKinds = module22.moreKinds;
var namesWithDefault = module22.namesWithDefault;
var neededFor = module22.neededFor;
var noEffect = module22.noEffect;
var noEffectOnGraph = module22.noEffectOnGraph;
var noEffectWith = module22.noEffectWith;
var noEffectWithout = module22.noEffectWithout;
var noPicture = module22.noPicture;
var noRootsRemedy = module22.noRootsRemedy;
var noToken = module22.noToken;
var notADirectory = module22.notADirectory;
var notAFile = module22.notAFile;
var notOurs = module22.notOurs;
var notPiped = module22.notPiped;
var notWhole = module22.notWhole;
var nothingToCompare = module22.nothingToCompare;
var ofFalse = module22.ofFalse;
var oneOf = module22.oneOf;
var oneOrMore = module22.oneOrMore;
var openerMissing = module22.openerMissing;
var openerOutput = module22.openerOutput;
var optionEmpty = module22.optionEmpty;
var optionTwice = module22.optionTwice;
var otherVersion = module22.otherVersion;
var outdirIsLink = module22.outdirIsLink;
var outdirUnfit = module22.outdirUnfit;
var outfileExtension = module22.outfileExtension;
var outfileExtensionRemedy = module22.outfileExtensionRemedy;
var outfileFolderMissing = module22.outfileFolderMissing;
var outfileIsDirectory = module22.outfileIsDirectory;
var outfileIsLink = module22.outfileIsLink;
var outfileIsPipe = module22.outfileIsPipe;
var outside = module22.outside;
var pageMissing = module22.pageMissing;
var pageStale = module22.pageStale;
var pathAlong = module22.pathAlong;
var pathBack = module22.pathBack;
var pathIgnoringDirection = module22.pathIgnoringDirection;
var perhaps = module22.perhaps;
var picturesRefused = module22.picturesRefused;
var provedBy = module22.provedBy;
var providerRemedy = module22.providerRemedy;
var rasteriserDo = module22.rasteriserDo;
var redrawAdvice = module22.redrawAdvice;
var refused = module22.refused;
var removed = module22.removed;
var resourceCount = module22.resourceCount;
var resultsAre = module22.resultsAre;
var resultsCleared = module22.resultsCleared;
var rootFailed = module22.rootFailed;
var sameAs = module22.sameAs;
var seeHelp = module22.seeHelp;
var serving = module22.serving;
var shellRemedy = module22.shellRemedy;
var showFailed = module22.showFailed;
var sinceGraphFile = module22.sinceGraphFile;
var sourceMissing = module22.sourceMissing;
var stdoutIsTerminal = module22.stdoutIsTerminal;
var stdoutOneFormatRemedy = module22.stdoutOneFormatRemedy;
var summaryOfGraph = module22.summaryOfGraph;
var summaryOfPlan = module22.summaryOfPlan;
var textTooLong = module22.textTooLong;
var tooManyItems = module22.tooManyItems;
var unchanged = module22.unchanged;
var uncomparedRoots = module22.uncomparedRoots;
var unexpectedArguments = module22.unexpectedArguments;
var unknownAddress = module22.unknownAddress;
var unknownArgument = module22.unknownArgument;
var unknownName = module22.unknownName;
var unknownShell = module22.unknownShell;
var unknownTool = module22.unknownTool;
var unnameable = module22.unnameable;
var unsafeAddress = module22.unsafeAddress;
var varFileOfOneSide = module22.varFileOfOneSide;
var variableMissing = module22.variableMissing;
var waiting = module22.waiting;
var warningLine = module22.warningLine;
var watching = module22.watching;
var wrongArgument = module22.wrongArgument;
var wrote = module22.wrote;

// elsewhere:src/cli/output.ts
var module23 = require("./start.js").modules["src/cli/output.ts"]();
var STDOUT = module23.STDOUT;
var checkNotDirectory = module23.checkNotDirectory;
var checkWritable = module23.checkWritable;
var unwritable = module23.unwritable;
var writeOutput = module23.writeOutput;

// elsewhere:src/cli/progress.ts
var module24 = require("./start.js").modules["src/cli/progress.ts"]();
var SILENT = module24.SILENT;
var createProgress = module24.createProgress;

// elsewhere:src/cli/run.ts
var module25 = require("./picture.js").modules["src/cli/run.ts"]();
var printSummary = module25.printSummary;
var run = module25.run;
var summaryOf = module25.summaryOf;
var writeDebugData = module25.writeDebugData;

// elsewhere:src/cli/targets.ts
var module26 = require("./picture.js").modules["src/cli/targets.ts"]();
var checkEdited = module26.checkEdited;
var checkTargets = module26.checkTargets;
var chooseDiffTargets = module26.chooseDiffTargets;
var chooseEstateTargets = module26.chooseEstateTargets;
var chooseTargets = module26.chooseTargets;
var ineffectiveOptions = module26.ineffectiveOptions;
var isStdout = module26.isStdout;
var pageFile = module26.pageFile;
var pagePath = module26.pagePath;
var pictureTargets = module26.pictureTargets;
var reportFormatOf = module26.reportFormatOf;
var writePictures = module26.writePictures;

// src/cli/graphdata.ts
var DEFAULT_OUTFILE = "architecture.json";
async function graphdata(options, io) {
  const { show_services: isListing2, explain: explanation } = options;
  const outfile = outfileOf(options);
  if (isListing2 && outfile === STDOUT) {
    throw new Misuse(STDOUT_TAKEN, { remedy: STDOUT_TAKEN_REMEDY });
  }
  checkExplanation(explanation, isListing2 || outfile === STDOUT);
  if (outfile !== null) await checkWritable(outfile, io);
  const progress = createProgress(io, options);
  try {
    const { result } = await run(options, graphRequestOf(options), io, progress);
    if (outfile !== null) await writeOutput(outfile, serialiseGraph(result.graph), io, progress);
    await explain(result, explanation, io, progress);
    if (isListing2) await io.stdout(harmless(listServices(result.services)));
  } finally {
    progress.done();
  }
}
function outfileOf({ outfile, show_services: isListing2 }) {
  if (outfile === null) return isListing2 ? null : DEFAULT_OUTFILE;
  return isStdout(outfile) ? STDOUT : outfile;
}
var listServices = (services) => [...services].map(([type, count]) => `${type} ${count}
`).join("");

// elsewhere:src/graph/order.ts
var module27 = require("./start.js").modules["src/graph/order.ts"]();
var byAddress = module27.byAddress;
var byText = module27.byText;
var largest = module27.largest;
var smallest = module27.smallest;

// elsewhere:src/inference/limits.ts
var module28 = require("./picture.js").modules["src/inference/limits.ts"]();
var ANSWERING_MAX = module28.ANSWERING_MAX;
var CARRIED_MAX = module28.CARRIED_MAX;
var CHANGED_ALONE_MAX = module28.CHANGED_ALONE_MAX;
var CLOSED_RANK_MAX = module28.CLOSED_RANK_MAX;
var COLLAPSE_MIN = module28.COLLAPSE_MIN;
var COPIES_MAX = module28.COPIES_MAX;
var DENIALS_MAX = module28.DENIALS_MAX;
var GRANTED_MAX = module28.GRANTED_MAX;
var GRANTEES_MAX = module28.GRANTEES_MAX;
var GROUP_MEMBERS_MAX = module28.GROUP_MEMBERS_MAX;
var GROUP_MEMBERS_MIN = module28.GROUP_MEMBERS_MIN;
var HOP_USERS_MAX = module28.HOP_USERS_MAX;
var IDENTITY_LENGTH_MIN = module28.IDENTITY_LENGTH_MIN;
var IDENTITY_TEXT_MAX = module28.IDENTITY_TEXT_MAX;
var KINDS_LISTED = module28.KINDS_LISTED;
var LIKELY_NAMES_MAX = module28.LIKELY_NAMES_MAX;
var LIKELY_TYPE_LENGTH_MIN = module28.LIKELY_TYPE_LENGTH_MIN;
var LIKELY_WORD_LENGTH_MIN = module28.LIKELY_WORD_LENGTH_MIN;
var NAME_LENGTH_MIN = module28.NAME_LENGTH_MIN;
var NEARBY_MAX = module28.NEARBY_MAX;
var OUTSIDERS_MAX = module28.OUTSIDERS_MAX;
var OUTSIDER_TARGETS_MAX = module28.OUTSIDER_TARGETS_MAX;
var OVERVIEW_BIDIRECTIONAL = module28.OVERVIEW_BIDIRECTIONAL;
var OVERVIEW_EDGES = module28.OVERVIEW_EDGES;
var OVERVIEW_LEVELS = module28.OVERVIEW_LEVELS;
var OVERVIEW_SIZE = module28.OVERVIEW_SIZE;
var PAGES_MAX = module28.PAGES_MAX;
var PAGE_ICONS = module28.PAGE_ICONS;
var PAGE_TYPES_MAX = module28.PAGE_TYPES_MAX;
var PERMITTED_MAX = module28.PERMITTED_MAX;
var PORTS_IN_WORDS_MAX = module28.PORTS_IN_WORDS_MAX;
var PROTECTED_NODES_MAX = module28.PROTECTED_NODES_MAX;
var RANGES_OF_RULE_MAX = module28.RANGES_OF_RULE_MAX;
var REACHED_MAX = module28.REACHED_MAX;
var RELAYS_MAX = module28.RELAYS_MAX;
var SESSIONS_MAX = module28.SESSIONS_MAX;
var SUPPORTING_EDGES_MAX = module28.SUPPORTING_EDGES_MAX;
var TEXT_DEPTH_MAX = module28.TEXT_DEPTH_MAX;
var UNKNOWN_WORDS_MAX = module28.UNKNOWN_WORDS_MAX;
var WILDCARD_NAMES_MAX = module28.WILDCARD_NAMES_MAX;

// src/inference/values.ts
function textsAt(value, path) {
  if (Array.isArray(value)) return value.flatMap((item) => textsAt(item, path));
  if (value === null || value === void 0) return [];
  const [name, ...remaining] = path;
  if (name === void 0) return typeof value === "object" ? [] : [String(value)];
  if (typeof value !== "object") return [];
  const block = value;
  if (Object.hasOwn(block, name)) return textsAt(block[name], remaining);
  const key = path.join(".");
  return remaining.length > 0 && Object.hasOwn(block, key) ? textsAt(block[key], []) : [];
}
function isSet(value, path) {
  if (Array.isArray(value)) return value.some((item) => isSet(item, path));
  if (value === null || value === void 0 || value === "") return false;
  const [name, ...remaining] = path;
  if (name === void 0) return true;
  return typeof value === "object" && Object.hasOwn(value, name) && isSet(value[name], remaining);
}
var hasAny = (value, expected2) => Object.entries(expected2).some(
  ([path, texts]) => textsAt(value, path.split(".")).some(
    (held) => texts.some((text) => text === held || text.toLowerCase() === held.toLowerCase())
  )
);
function textsIn(path, value) {
  const texts = [];
  collectTexts(path, value, texts, TEXT_DEPTH_MAX);
  return texts;
}
function collectTexts(path, value, into, depth) {
  if (typeof value === "string") into.push({ path, text: value });
  if (value === null || typeof value !== "object" || depth === 0) return;
  if (Array.isArray(value)) for (const item of value) collectTexts(path, item, into, depth - 1);
  else for (const [name, item] of Object.entries(value)) collectTexts(`${path}.${name}`, item, into, depth - 1);
}
var isBlock = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
function blocksAt(value, path) {
  if (Array.isArray(value)) return value.filter(isBlock).flatMap((item) => blocksAt(item, path));
  if (!isBlock(value)) return [];
  const [name, ...remaining] = path;
  if (name === void 0) return [value];
  return Object.hasOwn(value, name) ? blocksAt(value[name], remaining) : [];
}

// src/inference/access/documents.ts
function parseDocument(text) {
  if (text.length > IDENTITY_TEXT_MAX || !text.trimStart().startsWith("{")) return void 0;
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}
var statementsIn = (value, knowledge) => readStatements(value, knowledge, (block, shape) => allows(block, shape) ? [statementOf(block, shape)] : []);
var fullStatementsIn = (value, knowledge) => readStatements(value, knowledge, (block, shape) => [fullStatementOf(block, shape)]);
function readStatements(value, knowledge, read, depth = TEXT_DEPTH_MAX) {
  const document = typeof value === "string" ? parseDocument(value) : value;
  if (!isBlock(document) || depth === 0) return null;
  return knowledge.documentShapes.flatMap((shape) => [
    ...blocksAt(document, [shape.statements]).flatMap((block) => read(block, shape)),
    ...(shape.sourceDocuments ?? []).flatMap((name) => textsAt(document, [name])).flatMap((text) => readStatements(text, knowledge, read, depth - 1) ?? [])
  ]);
}
var allows = (block, { inactiveIf }) => !Object.entries(inactiveIf).some(
  ([name, value]) => value === null ? isSet(block, [name]) : Object.hasOwn(block, name) && block[name] === value
);
function statementOf(block, { permissions: permissions2, resources, callers = [] }) {
  const textsOf4 = (name) => Object.hasOwn(block, name) ? textsIn(name, block[name]) : [];
  return {
    permissions: textsAt(block, [permissions2]),
    resources: resources === void 0 ? [] : textsOf4(resources),
    callers: callers.flatMap(textsOf4)
  };
}
function fullStatementOf(block, shape) {
  const { effect, except, inactiveIf } = shape;
  const isPresent = (name) => name !== void 0 && isSet(block, [name]);
  const excludes = {
    permissions: isPresent(except?.permissions),
    resources: isPresent(except?.resources),
    principals: isPresent(except?.principals)
  };
  const included = statementOf(block, shape);
  const textsOf4 = (name) => Object.hasOwn(block, name) ? textsIn(name, block[name]) : [];
  return {
    permissions: excludes.permissions ? textsAt(block, [except.permissions]) : included.permissions,
    resources: excludes.resources ? textsOf4(except.resources) : included.resources,
    callers: included.callers,
    denies: effect !== void 0 && textsAt(block, [effect]).includes(inactiveIf[effect] ?? ""),
    excludes,
    principals: principalsOf(block, excludes.principals ? except.principals : shape.principals),
    conditions: conditionsOf(block, shape.conditions)
  };
}
function principalsOf(block, name) {
  const typed = blocksAt(block, [name]).filter((entry) => Object.hasOwn(entry, "identifiers"));
  if (typed.length > 0)
    return typed.flatMap(
      (entry) => textsAt(entry, ["identifiers"]).map((text) => ({ path: textsAt(entry, ["type"])[0] ?? "", text }))
    );
  const value = Object.hasOwn(block, name) ? block[name] : void 0;
  return textsIn("", value).map(({ path, text }) => ({ path: path.replace(/^\./, ""), text }));
}
function conditionsOf(block, name) {
  return blocksAt(block, [name]).flatMap((entry) => {
    if (Object.hasOwn(entry, "test") || Object.hasOwn(entry, "expression")) {
      const [operator = "", variable = "", expression] = ["test", "variable", "expression"].map(
        (member2) => textsAt(entry, [member2])[0]
      );
      return [conditionOf(operator, variable, expression === void 0 ? textsAt(entry, ["values"]) : [expression])];
    }
    return Object.entries(entry).flatMap(
      ([operator, variables]) => isBlock(variables) ? Object.keys(variables).map((variable) => conditionOf(operator, variable, textsAt(variables, [variable]))) : []
    );
  });
}
var conditionOf = (operator, variable, values) => ({
  operator: operator.toLowerCase(),
  variable: variable.toLowerCase(),
  values: [...new Set(values)].sort(byText)
});

// src/inference/declared-blocks.ts
function matchBlocks(declared, path, values) {
  const fitting = fittingIn(declared.blocks?.get(path) ?? [], values);
  const highest = fitting.reduce((max, { same }) => Math.max(max, same), 0);
  return fitting.filter(({ same }) => same === highest).map(({ block }) => block);
}
function isUnknownIn(resource, path, block, name) {
  const { declared } = resource;
  if (declared === void 0) return false;
  const value = Object.hasOwn(block, name) ? block[name] : void 0;
  if (Array.isArray(value)) return value.length > 0 && value.every((item) => item === null);
  if (value !== void 0) return false;
  if (declared.blocks?.has(path) === false && declared.lines.has(path)) return true;
  return assigned(resource.values, declared, path).get(block)?.lines.has(name) === true;
}
function namesIn({ declared, values }, path, block, name) {
  const names = declared === void 0 ? void 0 : assigned(values, declared, path).get(block)?.names;
  return names !== void 0 && Object.hasOwn(names, name) ? names[name] ?? [] : [];
}
var hasUnknownItem = (value) => Array.isArray(value) && value.includes(null);
var cache = /* @__PURE__ */ new WeakMap();
function assigned(values, declared, path) {
  const byPath = cache.get(values) ?? /* @__PURE__ */ new Map();
  cache.set(values, byPath);
  const cached = byPath.get(path);
  if (cached !== void 0) return cached;
  const assignment = assign(blocksAt(values, path === "" ? [] : path.split(".")), declared.blocks?.get(path) ?? []);
  byPath.set(path, assignment);
  return assignment;
}
function assign(blocks, written) {
  const assignment = /* @__PURE__ */ new Map();
  const [only] = written;
  if (only === void 0) return assignment;
  if (written.length === 1) return new Map(blocks.map((block) => [block, only]));
  const used = /* @__PURE__ */ new Set();
  const membersOf3 = (block) => Object.keys(block).length;
  for (const block of [...blocks].sort((a, b) => membersOf3(b) - membersOf3(a))) {
    const fitting = fittingIn(written, block);
    const free = fitting.filter((each) => !used.has(each.block));
    const best = bestOf(free.length > 0 ? free : fitting, block);
    if (best === void 0) continue;
    used.add(best);
    assignment.set(block, best);
  }
  return assignment;
}
function fittingIn(written, values) {
  return written.flatMap((block) => {
    const same = countSharedLiterals(block, values);
    return same === null ? [] : [{ block, same }];
  });
}
function bestOf(fitting, values) {
  let best;
  for (const { block, same } of fitting) {
    const isKnown = (name) => (values[name] ?? null) !== null;
    const score = [...block.lines.keys()].reduce((sum, name) => sum + (isKnown(name) ? 1 : -1), same);
    if (best === void 0 || score > best.score) best = { block, score };
  }
  return best?.block;
}
function countSharedLiterals({ literals: words }, values) {
  const entries = Object.entries(words);
  const isSame2 = entries.every(([name, written]) => {
    const known = textsAt(values, [name]);
    return known.length === written.length && written.every((text) => known.includes(text));
  });
  return isSame2 ? entries.length : null;
}

// elsewhere:src/catalog/knowledge.ts
var module29 = require("./picture.js").modules["src/catalog/knowledge.ts"]();
var KNOWLEDGE = module29.KNOWLEDGE;

// elsewhere:src/catalog/model.ts
var module30 = require("./picture.js").modules["src/catalog/model.ts"]();
var STRIPS = module30.STRIPS;
var STRIP_TITLES = module30.STRIP_TITLES;
var isSetting = module30.isSetting;
var linksOf = module30.linksOf;
var wrapsOf = module30.wrapsOf;

// elsewhere:src/graph/create.ts
var module31 = require("./picture.js").modules["src/graph/create.ts"]();
var createEdge = module31.createEdge;
var createGraph = module31.createGraph;
var createNode = module31.createNode;
var headOf = module31.headOf;

// elsewhere:src/graph/group-by.ts
var module32 = require("./picture.js").modules["src/graph/group-by.ts"]();
var groupBy = module32.groupBy;
var put = module32.put;

// elsewhere:src/graph/inventory.ts
var module33 = require("./picture.js").modules["src/graph/inventory.ts"]();
var ANY_KEY = module33.ANY_KEY;
var doubtAboutFile = module33.doubtAboutFile;
var leadsInto = module33.leadsInto;
var nameOf = module33.nameOf;
var topOf = module33.topOf;
var valuesAt = module33.valuesAt;

// elsewhere:src/graph/merge-changes.ts
var module34 = require("./picture.js").modules["src/graph/merge-changes.ts"]();
var markOf = module34.markOf;
var mergeChanges = module34.mergeChanges;
var sumCounts = module34.sumCounts;
var sumOf = module34.sumOf;
var withoutDrift = module34.withoutDrift;

// src/inference/collapse.ts
function collapse(nodes, edges, instances, shown) {
  const { groups, keyOf: keyOf4 } = groupSiblings(nodes, instances, shown);
  const groupOf = /* @__PURE__ */ new Map();
  for (const [id, members] of groups) for (const member2 of members) groupOf.set(member2, id);
  const neighbours = neighboursOf(edges);
  const signature = (address) => (neighbours.get(address) ?? []).map(({ direction, address: neighbour, label: label2 }) => {
    const group2 = groupOf.get(neighbour);
    const isSameKey = group2 !== void 0 && keyOf4(neighbour) === keyOf4(address);
    return `${direction} ${isSameKey ? group2 : neighbour} ${label2}`;
  }).sort().join("\n");
  const unchecked = new Set(groups.keys());
  for (const id of unchecked) {
    unchecked.delete(id);
    const members = groups.get(id);
    if (!groupOf.has(members[0])) continue;
    const expected2 = signature(members[0]);
    if (members.every((member2) => signature(member2) === expected2)) continue;
    for (const member2 of members) groupOf.delete(member2);
    for (const member2 of members) {
      for (const { address } of neighbours.get(member2) ?? []) {
        const neighbourGroup = groupOf.get(address);
        if (neighbourGroup !== void 0) unchecked.add(neighbourGroup);
      }
    }
  }
  const representativeOf = /* @__PURE__ */ new Map();
  const all = /* @__PURE__ */ new Map();
  for (const members of groups.values()) {
    const [first, ...rest] = members;
    if (!groupOf.has(first)) continue;
    all.set(first, members);
    for (const member2 of rest) representativeOf.set(member2, first);
  }
  return { representativeOf, members: all };
}
function groupSiblings(nodes, instances, shown) {
  const keys = /* @__PURE__ */ new Map();
  const groups = /* @__PURE__ */ new Map();
  function gather(sharedPart, varyingKey) {
    const byId = /* @__PURE__ */ new Map();
    for (const node of nodes) {
      const instance = instances.get(node.address);
      if (instance === void 0 || varyingKey(instance) === "" || keys.has(node.address)) continue;
      const { parent, provenance } = node;
      const id = JSON.stringify([
        sharedPart(instance),
        instance.block,
        parent,
        ...markOf(node),
        provenance,
        shown(node)
      ]);
      const members = byId.get(id);
      if (members === void 0) byId.set(id, [node.address]);
      else members.push(node.address);
    }
    for (const [id, members] of byId) {
      if (members.length < COLLAPSE_MIN) continue;
      groups.set(id, members);
      for (const member2 of members) keys.set(member2, varyingKey(instances.get(member2)));
    }
  }
  gather(
    ({ module: module92 }) => `in ${module92}`,
    ({ key }) => key
  );
  gather(
    ({ key }) => `of ${key}`,
    ({ moduleKeys }) => moduleKeys.join("][")
  );
  return { groups, keyOf: (address) => keys.get(address) };
}
function neighboursOf(edges) {
  const neighbours = /* @__PURE__ */ new Map();
  const add2 = (address, neighbour) => {
    const known = neighbours.get(address);
    if (known === void 0) neighbours.set(address, [neighbour]);
    else known.push(neighbour);
  };
  for (const { from, to, label: label2 } of edges) {
    add2(from, { direction: "to", address: to, label: label2 });
    add2(to, { direction: "from", address: from, label: label2 });
  }
  return neighbours;
}

// elsewhere:src/catalog/shared.ts
var module35 = require("./picture.js").modules["src/catalog/shared.ts"]();
var ALWAYS_IN_FRONT = module35.ALWAYS_IN_FRONT;
var GOVERNANCE_ONLY = module35.GOVERNANCE_ONLY;
var LISTENS_NOWHERE = module35.LISTENS_NOWHERE;
var MONITORING_ONLY = module35.MONITORING_ONLY;
var NO_EGRESS = module35.NO_EGRESS;
var OPEN_TO_ONPREM = module35.OPEN_TO_ONPREM;
var OPEN_TO_USERS = module35.OPEN_TO_USERS;
var REGISTRY = module35.REGISTRY;
var REPLICATION = module35.REPLICATION;
var RUNTIME_CATEGORIES = module35.RUNTIME_CATEGORIES;
var WORKLOADS = module35.WORKLOADS;
var actionsOf = module35.actionsOf;
var builtInRolesOf = module35.builtInRolesOf;
var gatewayAt = module35.gatewayAt;
var inSnakeCase = module35.inSnakeCase;
var isMetadataPermission = module35.isMetadataPermission;
var memberOf = module35.memberOf;
var membersOf = module35.membersOf;
var nodesByTags = module35.nodesByTags;
var nodesOf = module35.nodesOf;
var replicaOf = module35.replicaOf;
var replication = module35.replication;
var rolesOf = module35.rolesOf;
var variants = module35.variants;

// src/catalog/access-rules.ts
var grantAttributes = ({
  grants = []
}) => [grants].flat().flatMap(({ principals = [], targets = [], documents = [] }) => [...principals, ...targets, ...documents]);

// elsewhere:src/catalog/attribute-roles.ts
var module36 = require("./picture.js").modules["src/catalog/attribute-roles.ts"]();
var ATTRIBUTES_WITHOUT_CALLS = module36.ATTRIBUTES_WITHOUT_CALLS;
var CONTAINER_ATTRIBUTES = module36.CONTAINER_ATTRIBUTES;
var IDENTITY_ATTRIBUTES = module36.IDENTITY_ATTRIBUTES;
var INSTRUCTION_ATTRIBUTES = module36.INSTRUCTION_ATTRIBUTES;
var MEMBERSHIP_ATTRIBUTES = module36.MEMBERSHIP_ATTRIBUTES;
var OWNER_ATTRIBUTES = module36.OWNER_ATTRIBUTES;
var PART_ATTRIBUTES = module36.PART_ATTRIBUTES;
var PROGRAM_ATTRIBUTES = module36.PROGRAM_ATTRIBUTES;
var RECORDS_OF_ADDRESSES = module36.RECORDS_OF_ADDRESSES;
var SELF_ADDRESSES = module36.SELF_ADDRESSES;
var STATED_IDENTITIES = module36.STATED_IDENTITIES;
var SUPPORTING_ATTRIBUTES = module36.SUPPORTING_ATTRIBUTES;
var addressInModule = module36.addressInModule;
var allowsIn = module36.allowsIn;
var endsInOwner = module36.endsInOwner;
var grantsInModule = module36.grantsInModule;
var holdsIdentities = module36.holdsIdentities;
var isAddressForOthers = module36.isAddressForOthers;
var isCopiedProperty = module36.isCopiedProperty;
var isForCalls = module36.isForCalls;
var isLeftOut = module36.isLeftOut;
var isOfOrigins = module36.isOfOrigins;
var isPrivateEndpointPath = module36.isPrivateEndpointPath;
var isProgramSetting = module36.isProgramSetting;
var isProperty = module36.isProperty;
var isSelfReference = module36.isSelfReference;
var namesOwner = module36.namesOwner;
var namesParent = module36.namesParent;
var namesResource = module36.namesResource;
var subjectOf = module36.subjectOf;
var wordOfModule = module36.wordOfModule;

// src/inference/evidence.ts
var INFERENCES = /* @__PURE__ */ new Set([
  "allowed",
  "endpoint",
  "first",
  "likely",
  "mention",
  "nearby",
  "numbered",
  "only",
  "ordered",
  "satellite",
  "session",
  "sole",
  "titled"
]);
var isFact = ({ rule }) => !INFERENCES.has(rule);
var isGuess = ({ rule }) => rule === "sole" || rule === "likely";
function namesakeReference(references, type) {
  const isNamedLikeType = ({ path }) => path !== void 0 && type.endsWith(subjectOf(nameOf(path)));
  return references.find(isNamedLikeType) ?? references[0];
}
function byReference({ from, path, line: line2, via }) {
  if (path === void 0) return { rule: "ordered", by: from };
  if (via === "maker") return { rule: "only", by: from, path };
  if (via === "likeness") return { rule: "likely", by: from, path };
  const at = line2 !== void 0 && { line: line2 };
  return { rule: via === "value" ? "value" : "reference", by: from, path, ...at };
}
function proofOf({ line: statedLine, block, ...evidence }, resources) {
  const isStated = isFact(evidence);
  const declared = resources.get(evidence.by)?.declared;
  const knownLine = statedLine ?? (declared && block && lineOfBlock(declared, evidence.path ?? "", block));
  const line2 = knownLine !== void 0 && { line: knownLine };
  if (declared === void 0) return { ...evidence, ...line2, isFact: isStated };
  const shownLine = knownLine ?? declared.lines.get(evidence.path ?? "") ?? declared.line;
  return { ...evidence, ...line2, isFact: isStated, at: `${declared.file}:${shownLine}` };
}
function lineOfBlock(declared, path, block) {
  const name = nameOf(path);
  const blocks = matchBlocks(declared, path.slice(0, -name.length - 1), block);
  return blocks.map(({ lines }) => lines.get(name)).find((line2) => line2 !== void 0);
}

// src/inference/hosts.ts
var STRATEGIES = [
  ["owner", byAttribute],
  ["owner", byTypeName],
  ["user", byReferrer],
  ["owner", byName],
  ["twin", byTwin],
  ["twin", byEnd],
  ["twin", byLikeness],
  ["owner", nearby],
  ["owner", sole],
  ["owner", withoutAttribute]
];
function hostFinder(model) {
  const inModule = byModule(model);
  const search = { model, inModule, namesakes: namesakesOf(model, inModule) };
  const hostBy = (resource, rule) => {
    for (const [kind, strategy] of applies(resource, rule) ? STRATEGIES : []) {
      const match = strategy(resource, rule, search);
      if (match !== void 0) return { ...match, kind };
    }
    return rule.fallback === void 0 ? null : hostBy(resource, rule.fallback);
  };
  return hostBy;
}
var applies = ({ values, partly = {} }, { when = {} }) => Object.entries(when).every(
  ([name, pattern]) => [values, partly].flatMap((known) => textsAt(known, name.split("."))).some((text) => pattern.test(text))
);
function owningAttributes(resource, rule) {
  if (rule === void 0) return [];
  return [...applies(resource, rule) ? rule.attributes ?? [] : [], ...owningAttributes(resource, rule.fallback)];
}
function usersOf({ address }, { userTypes = [] }, model) {
  const { factsOf: factsOf2, knowledge, referencesOf, referrersOf, resources, typeOf: typeOf2 } = model;
  const grantsAccess = ({ path = "" }) => knowledge.allowsIn(nameOf(path));
  const isGrantedAccess = (from) => !knowledge.isKnown(typeOf2(from)) && referencesOf(from).some((otherReference) => otherReference.to === address && grantsAccess(otherReference));
  const isInstruction = (path = "") => factsOf2(address).identity === true && knowledge.instructionAttributes.has(topOf(path));
  const isUse2 = (reference) => {
    const { from, path, via } = reference;
    if (userTypes.includes(typeOf2(from))) return factsOf2(address).identity !== true || !grantsAccess(reference);
    if (!userTypes.includes("*")) return false;
    const facts = factsOf2(from);
    if (factsOf2(address).identity === true && (facts.passive === true || isGrantedAccess(from))) return false;
    if (isInstruction(path) || facts.unread === true && grantsAccess(reference)) return false;
    if (!knowledge.isKnown(typeOf2(from)) && isAttachmentType(typeOf2(from))) return true;
    if (path === void 0) return via === "dot" ? !isSetting(facts) : false;
    if (facts.front !== void 0 && linksOf(facts).some(({ to }) => to.some((end) => leadsInto(path, end))))
      return false;
    const owning = owningAttributes(resources.get(from), facts.fold);
    return !(isSetting(facts) || knowledge.attributesWithoutCalls.has(topOf(path)) || [...owning, ...grantAttributes(facts)].some((attribute) => leadsInto(path, attribute)));
  };
  const uses = referrersOf(address).filter(isUse2);
  if (factsOf2(address).identity !== true) return uses;
  const workloads = uses.filter(({ from }) => !isTrigger(factsOf2(from)));
  const users = workloads.length > 0 ? workloads : uses;
  const isWritten = ({ from, path }) => factsOf2(from).deploys === true && path !== void 0 && isProgramSetting(path);
  const runners = users.filter((reference) => !isWritten(reference));
  return runners.length > 0 ? runners : users;
}
var isTrigger = (facts) => facts.category === "integration" && linksOf(facts).some(({ to }) => to.length > 0);
function byModule({ resources }) {
  const inModule = /* @__PURE__ */ new Map();
  for (const { address, type, modules: modules2 } of resources.values()) {
    for (const module92 of ["", ...modules2]) {
      const key = `${module92} ${type}`;
      const known = inModule.get(key);
      if (known === void 0) inModule.set(key, [address]);
      else known.push(address);
    }
  }
  return inModule;
}
function namesakesOf(model, inModule) {
  const cache2 = /* @__PURE__ */ new Map();
  return (type, attribute) => {
    const key = `${type} ${attribute}`;
    const cached = cache2.get(key);
    if (cached !== void 0) return cached;
    const names = /* @__PURE__ */ new Map();
    for (const address of inModule.get(` ${type}`) ?? []) {
      const name = model.attributeOf(address, attribute);
      if (typeof name === "string") names.set(name, [...names.get(name) ?? [], address]);
    }
    cache2.set(key, names);
    return names;
  };
}
function nearestOf(from, candidates, { factsOf: factsOf2, nearest: nearest3 }) {
  const isHelper = (address) => factsOf2(address).hide !== void 0;
  const fitting = candidates.filter((candidate) => candidate !== from && (!isHelper(candidate) || isHelper(from)));
  return nearest3(from, [...new Set(fitting)].sort(byAddress))[0];
}
function nearestMatch(resource, references, end, { model }) {
  const ends = references.map((reference) => reference[end]);
  const address = nearestOf(resource.address, ends, model);
  if (address === void 0) return void 0;
  const toAddress = references.filter((reference) => reference[end] === address);
  const named = model.typeOf(toAddress[0].to);
  const evidence = byReference(namesakeReference(toAddress, named));
  if (end === "to") return { address, evidence };
  return { address, evidence: evidence.rule === "reference" ? { ...evidence, rule: "referrer" } : evidence };
}
function byAttribute(resource, { attributes, hostTypes }, search) {
  if (attributes === void 0 && hostTypes === void 0) return void 0;
  const { referencesOf, typeOf: typeOf2 } = search.model;
  const isHostType2 = ({ to }) => hostTypes === void 0 || hostTypes.includes(typeOf2(to));
  const references = referencesOf(resource.address).filter(isHostType2);
  const groups = attributes?.map((attribute) => references.filter((r) => leadsInto(r.path, attribute))) ?? [references];
  for (const group2 of groups) {
    const host = nearestMatch(resource, group2, "to", search);
    if (host !== void 0) return host;
  }
  return void 0;
}
function byTypeName(resource, { byTypeName: byTypeName2 }, search) {
  if (byTypeName2 === void 0) return void 0;
  const { factsOf: factsOf2, isContainer, referencesOf, typeOf: typeOf2 } = search.model;
  const named = referencesOf(resource.address).filter(({ path }) => path !== void 0);
  const singular = named.filter(({ path = "" }) => !/s$/.test(nameOf(path)));
  const extendedByType = singular.filter(({ to }) => isPartType(resource.type, typeOf2(to)));
  const joined = isAttachmentType(resource.type) ? singular : [];
  const groups = [
    joined.filter(({ to }) => factsOf2(to).supporting !== true && factsOf2(to).plumbing !== true),
    extendedByType,
    joined
  ];
  if (new Set(groups[0]?.map(({ to }) => to)).size > 1) groups.unshift(extendedByType);
  const owned = named.filter(({ to }) => !isContainer(to) && isOwnedType(resource.type, typeOf2(to)));
  if (new Set(owned.map(({ to }) => to)).size === 1) groups.push(owned);
  for (const group2 of groups) {
    const host = nearestMatch(resource, group2, "to", search);
    if (host !== void 0) return host;
  }
  return void 0;
}
function byReferrer(resource, rule, search) {
  const { userTypes = [], exceptUsedBy } = rule;
  const { referrersOf, typeOf: typeOf2 } = search.model;
  if (exceptUsedBy !== void 0 && referrersOf(resource.address).some(({ from }) => exceptUsedBy.includes(typeOf2(from))))
    return void 0;
  const users = userTypes.length === 0 ? [] : usersOf(resource, rule, search.model);
  for (const type of userTypes) {
    const fitting = users.filter(({ from }) => type === "*" || typeOf2(from) === type);
    const host = nearestMatch(resource, selectUser(fitting, rule, search.model), "from", search);
    if (host !== void 0) return host;
  }
  return void 0;
}
function selectUser(users, { userAttributes }, { resources }) {
  const several = new Set(users.map(({ from }) => from));
  if (userAttributes === void 0 || several.size < 2) return users;
  const setsAttribute = (address) => userAttributes.some((attribute) => isSet(resources.get(address)?.values, [attribute]));
  const setters = [...several].filter(setsAttribute);
  return setters.length === 1 ? users.filter(({ from }) => from === setters[0]) : [];
}
function byName({ address }, { named = [] }, { model, namesakes: namesakes2 }) {
  for (const { attribute, prefix, type, hostAttribute } of named) {
    const text = model.attributeOf(address, attribute);
    if (typeof text !== "string" || !text.startsWith(prefix)) continue;
    const name = text.slice(prefix.length).split("/", 1)[0];
    const host = nearestOf(address, namesakes2(type, hostAttribute).get(name) ?? [], model);
    if (host !== void 0) return { address: host, evidence: { rule: "titled", by: address, path: attribute } };
  }
  return void 0;
}
function byTwin({ address, type }, { pairAttributes }, { model }) {
  if (pairAttributes === void 0) return void 0;
  const { namedBy: namedBy4, referrersOf, typeOf: typeOf2 } = model;
  const endsOf6 = (start) => pairAttributes.map((attribute) => namedBy4(start, [attribute])[0]);
  const [near, far] = endsOf6(address);
  if (near === void 0 || far === void 0) return void 0;
  const nearReferrers = referrersOf(near).filter(
    (r) => leadsInto(r.path, pairAttributes[1]) && typeOf2(r.from) === type
  );
  const mirrored = nearReferrers.find(({ from }) => byAddress(from, address) < 0 && endsOf6(from)[0] === far);
  return mirrored && { address: mirrored.from, evidence: { rule: "twin", by: address, path: pairAttributes[1] } };
}
function byEnd({ address, type }, { sameEnd = [] }, search) {
  if (sameEnd.length === 0) return void 0;
  const { model, inModule } = search;
  const follow = (start, path) => path.reduce((at, name) => at === void 0 ? at : model.namedBy(at, [name])[0], start);
  const forwards = ({ from, path, to }) => path !== void 0 && model.knowledge.relationOf(model.typeOf(from), path, model.typeOf(to)) === "routes-to";
  const routesOnward = (candidate) => sameEnd.some((path) => model.referencesOf(follow(candidate, path) ?? "").some(forwards));
  const candidates = inModule.get(` ${type}`) ?? [];
  if (candidates.length > NEARBY_MAX) return void 0;
  for (const path of sameEnd) {
    const end = follow(address, path);
    const same = end === void 0 ? [] : candidates.filter((candidate) => follow(candidate, path) === end);
    const sorted = same.sort(byAddress);
    const first = sorted.find(routesOnward) ?? sorted[0];
    if (first !== void 0 && first !== address)
      return { address: first, evidence: { rule: "twin", by: address, path: path[0] } };
  }
  return void 0;
}
function byLikeness(resource, { sameName }, search) {
  if (sameName === void 0) return void 0;
  const { address, values } = resource;
  const name = values[sameName.name];
  const same = typeof name === "string" ? namesakeOf(resource, name, sameName, search) : twinOf(resource, sameName, search);
  return same === void 0 ? void 0 : { address: same, evidence: { rule: "alike", by: address, path: sameName.name } };
}
function namesakeOf({ address }, name, rule, search) {
  const { type, name: attribute, containerAttribute } = rule;
  const containerOf2 = (candidate) => search.model.attributeOf(candidate, containerAttribute) ?? search.model.namedBy(candidate, [containerAttribute])[0] ?? endsOf(candidate, search);
  const container = containerOf2(address);
  const isInContainer = (candidate) => container !== void 0 && containerOf2(candidate) === container;
  const namesakes2 = search.namesakes(type, attribute).get(name) ?? [];
  return namesakes2.find(
    (candidate) => candidate !== address && hasRequiredValues(candidate, rule, search) && isInContainer(candidate)
  );
}
function twinOf({ address, modules: modules2 }, rule, search) {
  const ends = endsOf(address, search);
  const siblings = search.inModule.get(`${modules2.at(-1) ?? ""} ${rule.type}`) ?? [];
  if (siblings.length > NEARBY_MAX) return void 0;
  const twins = siblings.filter(
    (candidate) => candidate !== address && search.model.attributeOf(candidate, rule.name) === void 0 && hasRequiredValues(candidate, rule, search) && endsOf(candidate, search) === ends
  );
  return ends !== void 0 && twins.length === 1 ? twins[0] : void 0;
}
var hasRequiredValues = (address, { where = {} }, { model }) => Object.entries(where).every(([attribute, text]) => model.attributeOf(address, attribute) === text);
var endsOf = (address, { model }) => [...new Set(model.referencesOf(address).map(({ to }) => to))].sort(byAddress).join(" ") || void 0;
function nearby(resource, { nearest: nearest3 = [] }, { model, inModule }) {
  const { address, modules: modules2 } = resource;
  const outwardModules = [...modules2].reverse();
  for (const module92 of model.factsOf(address).supporting === true ? outwardModules : [...outwardModules, ""]) {
    for (const nearType of nearest3) {
      const candidates = inModule.get(`${module92} ${nearType}`) ?? [];
      const nearestOnes = candidates.length > NEARBY_MAX ? [] : model.nearest(address, candidates);
      const [only] = nearestOnes;
      if (nearestOnes.length !== 1 || only === void 0 || only === address) continue;
      return { address: only, evidence: { rule: "nearby", by: address } };
    }
  }
  return void 0;
}
function sole({ address }, { onlyOne = [] }, { inModule }) {
  const candidates = onlyOne.flatMap((type) => inModule.get(` ${type}`) ?? []);
  return candidates.length === 1 ? { address: candidates[0], evidence: { rule: "only", by: address } } : void 0;
}
function withoutAttribute(resource, { attributes, hostTypes, nearest: nearest3 }, search) {
  if (attributes === void 0) return void 0;
  const { referencesOf, typeOf: typeOf2 } = search.model;
  const unnamed = referencesOf(resource.address).filter(
    (r) => r.path === void 0 && r.via !== "configuration" && hostTypes?.includes(typeOf2(r.to)) !== false
  );
  const likely = unnamed.filter((r) => nearest3?.includes(typeOf2(r.to)));
  return nearestMatch(resource, likely.length > 0 ? likely : unnamed, "to", search);
}

// elsewhere:src/catalog/boxes.ts
var module37 = require("./picture.js").modules["src/catalog/boxes.ts"]();
var BOXES = module37.BOXES;
var BOXES_WITHOUT_TITLE = module37.BOXES_WITHOUT_TITLE;
var BOX_DETAILS = module37.BOX_DETAILS;
var BOX_ICONS = module37.BOX_ICONS;
var BOX_VARIANTS = module37.BOX_VARIANTS;
var CATEGORY_TITLES = module37.CATEGORY_TITLES;
var OWNER_TYPES = module37.OWNER_TYPES;
var REGION_STYLES = module37.REGION_STYLES;
var REMOVABLE_NOUN = module37.REMOVABLE_NOUN;
var SUBNET_TYPES = module37.SUBNET_TYPES;
var TIERS = module37.TIERS;
var boxFactsOf2 = module37.boxFactsOf;
var groupBoxColour = module37.groupBoxColour;
var groupBoxStyle = module37.groupBoxStyle;
var groupColours = module37.groupColours;
var isFlushIcon = module37.isFlushIcon;
var isHostType = module37.isHostType;
var isLocationOnly = module37.isLocationOnly;
var isSubdivided = module37.isSubdivided;

// src/inference/scene.ts
function memoised(compute) {
  const known = /* @__PURE__ */ new Map();
  return (address) => {
    const cached = known.get(address);
    if (cached !== void 0) return cached;
    const fresh = compute(address);
    known.set(address, fresh);
    return fresh;
  };
}
function sharedRoots({ folds }, rootOf) {
  const rootsAt = (addresses) => [...new Set(addresses.map(rootOf))].filter((root) => root !== null);
  return {
    rootsOf: memoised((address) => {
      const shared = /* @__PURE__ */ new Set([address]);
      for (const at of shared) for (const sharer of folds.sharers.get(at) ?? []) shared.add(sharer);
      return rootsAt([...shared].filter((at) => !folds.sharers.has(at)));
    }),
    callersOf: memoised((address) => {
      const parts = /* @__PURE__ */ new Set([address]);
      for (const part of parts) {
        const wholes = folds.sharers.get(part) ?? [folds.hosts.get(part)?.address];
        for (const whole of wholes) if (whole !== void 0) parts.add(whole);
      }
      return rootsAt([...parts].filter((part) => !folds.hosts.has(part)));
    })
  };
}
function createScene(results) {
  const { model, folds, places, copies, spans, groups } = results;
  const groupOf = /* @__PURE__ */ new Map();
  for (const box of groups.boxes) for (const member2 of groups.members.get(box) ?? []) groupOf.set(member2, box);
  const rootOf = memoised((address) => {
    const last = folds.root(address);
    const root = last === null ? null : spans.boxOf.get(last) ?? last;
    if (root !== null && groups.hidden.has(root)) return null;
    const members = root === null ? void 0 : groups.members.get(root);
    return root === null || members === void 0 || groups.boxes.has(root) ? root : members[0] ?? root;
  });
  const isContainer = (address) => places.implied.has(address) || model.isContainer(address);
  const parentOf2 = (address) => {
    const firstMember = groups.boxes.has(address) ? groups.members.get(address)?.[0] : void 0;
    const placed = firstMember ?? address;
    const grouped = groupOf.get(address) ?? copies.settled.get(placed);
    if (grouped !== void 0) return grouped;
    return spans.parents.has(placed) ? spans.parents.get(placed) : places.parentOf(placed);
  };
  const whyIn = (address) => {
    const placed = groups.boxes.has(address) ? groups.members.get(address)?.[0] ?? address : address;
    if (groupOf.has(address)) return groups.evidenceByMember.get(address) ?? null;
    return copies.settled.has(placed) ? { rule: "zone", by: placed } : places.evidenceOf(placed);
  };
  const endsOf6 = (address) => {
    const root = folds.root(address);
    if (root === null) return [];
    return groups.members.get(root) ?? rootsOf(address).filter((end) => !isContainer(end));
  };
  const { rootsOf, callersOf } = sharedRoots(results, rootOf);
  const filled = withoutEmptyLookups({ model, copies, rootOf, parentOf: parentOf2, isContainer });
  const left = emptied({ model, copies, drawn: filled, rootOf, parentOf: parentOf2 });
  const drawn = new Set([...filled].filter((address) => !left.has(address)));
  let occupied;
  const isOccupied = (box) => {
    occupied ??= new Set([...drawn].map(parentOf2));
    return occupied.has(box);
  };
  return { ...results, drawn, rootOf, rootsOf, callersOf, endsOf: endsOf6, isContainer, parentOf: parentOf2, isOccupied, whyIn };
}
function withoutEmptyLookups(scene) {
  const { isContainer, model, rootOf } = scene;
  const isGrantOnLookup = (address, root) => root !== address && isContainer(root) && model.sourceOf(root)?.mode === "data" && isSetting(model.factsOf(address));
  const withContents = neededIn(scene, (address, root) => !isGrantOnLookup(address, root));
  const needed = withContents.size > 0 ? withContents : neededIn(scene, () => true);
  return new Set([...model.resources.keys()].filter((address) => rootOf(address) === address && needed.has(address)));
}
function neededIn({ model, copies, rootOf, parentOf: parentOf2 }, counts) {
  const needed = /* @__PURE__ */ new Set();
  const need = (start) => {
    for (let at = start; at !== null && !needed.has(at); at = parentOf2(at)) needed.add(at);
  };
  const endsOf6 = (address) => {
    const { attributes = [] } = model.factsOf(address).connectionEnds ?? {};
    return model.namedBy(address, attributes).map(rootOf);
  };
  for (const { address, mode, type } of model.resources.values()) {
    const root = mode === "managed" || model.knowledge.isServiceType(type) ? rootOf(address) : null;
    if (root === null || !counts(address, root)) continue;
    need(root);
    for (const end of endsOf6(root)) need(end);
    for (const copy3 of copies.byResource.get(root) ?? []) need(copy3.parent);
  }
  return needed;
}
function emptied({ model, copies, drawn, rootOf, parentOf: parentOf2 }) {
  const owners2 = [...drawn].filter((address) => OWNER_TYPES.has(model.typeOf(address)));
  if (owners2.length === 0) return /* @__PURE__ */ new Set();
  const holding = /* @__PURE__ */ new Set();
  const hold = (start) => {
    for (let at = start; at !== null && !holding.has(at); at = parentOf2(at)) holding.add(at);
  };
  for (const address of drawn) {
    hold(parentOf2(address));
    for (const { parent } of copies.byResource.get(address) ?? []) hold(parent);
  }
  for (const address of model.resources.keys()) if (rootOf(address) !== address) hold(rootOf(address));
  const isElsewhere = (owner, from) => {
    const root = rootOf(from);
    const isOwned = model.namedBy(from, model.knowledge.placedBy(model.typeOf(from))).includes(owner);
    return isOwned && root !== null && root !== owner && drawn.has(root);
  };
  return new Set(
    owners2.filter(
      (owner) => !holding.has(owner) && model.referrersOf(owner).some(({ from }) => isElsewhere(owner, from))
    )
  );
}

// src/inference/access/index.ts
function access(scene, candidates) {
  const { model } = scene;
  const grants = new Grants();
  const search = { scene, soleOf: soleFinder(scene), usersOf: userFinder(scene) };
  for (const resource of model.resources.values()) {
    const { grants: rules = [] } = model.factsOf(resource.address);
    for (const rule of [rules].flat()) {
      for (const grant of grantsOf({ resource, rule, ...search })) collect(resource, grant, grants, scene);
    }
  }
  return grants.settle(candidates, model);
}
function collect({ address }, grant, grants, { endsOf: endsOf6, model }) {
  const isMetadataOnly = grant.permissions.length > 0 && grant.permissions.every(model.knowledge.isMetadataPermission);
  for (const { address: target, rule, path } of grant.targets) {
    const { supporting, granted } = model.factsOf(target);
    if (supporting === true || granted !== void 0 && isMetadataOnly) continue;
    const evidence = { rule, by: address, ...path !== void 0 && { path } };
    const applicable = grant.permissions.filter((name) => granted?.permissions.test(name) === true);
    const isWeakProof = rule === "sole" && model.knowledge.isAdministration(applicable);
    for (const node of endsOf6(target)) {
      if (model.factsOf(node).supporting === true) continue;
      const isDeployer = (user) => isWeakProof && model.factsOf(user).deploys === true;
      const mayUse = ([user, only]) => user !== node && only?.has(node) !== false && !isDeployer(user);
      const users = [...grant.users].filter(mayUse).map(([user]) => user);
      grants.add({ users, target, node, permissions: grant.permissions, evidence });
    }
  }
}
function grantsOf(search) {
  const { resource, rule, scene, usersOf: usersOf3 } = search;
  const { knowledge } = scene.model;
  const named = (rule.permissions ?? []).flatMap((path) => textsAt(resource.values, path.split(".")));
  const permissions2 = named.flatMap(knowledge.permissionsOf);
  const users = rule.principals === void 0 ? null : usersOf3(namedOr(resource, rule.principals, scene));
  if (rule.documents === void 0) {
    const grantsNothing = named.length > 0 && permissions2.length === 0;
    return grantsNothing ? [] : [{ users: users ?? NOBODY, permissions: permissions2, targets: targetsOf(permissions2, search) }];
  }
  const { statements, isFullyKnown } = documentsOf(resource, rule.documents, scene);
  const granted = statements.flatMap((statement) => {
    const grantees = users ?? usersOf3(statement.callers.flatMap((text) => scene.model.resourcesNamedIn(resource, text)));
    const targets = rule.targets === void 0 ? textsOf(statement, search) : targetsOf(statement.permissions, search);
    return { users: grantees, permissions: statement.permissions, targets };
  });
  if (rule.targets !== void 0 || isFullyKnown || users === null) return granted;
  return [...granted, ...grantsByReference(users, statements, search)];
}
var namedOr = ({ address }, attributes, { model }) => attributes.length === 0 ? [address] : model.namedBy(address, attributes);
function targetsOf(permissions2, search) {
  const { resource, rule, scene, soleOf } = search;
  const sole2 = (within) => permissions2.flatMap((name) => soleOf(name, within) ?? []).map((address) => ({ address, rule: "sole" }));
  if (rule.targets === void 0) return sole2(null);
  return namedOr(resource, rule.targets, scene).flatMap((address) => {
    if (scene.isContainer(address)) return sole2(address);
    const path = rule.targets?.find(
      (attribute) => scene.model.namedBy(resource.address, [attribute]).includes(address)
    );
    return [{ address, rule: "allowed", ...path !== void 0 && { path } }];
  });
}
function textsOf({ permissions: permissions2, resources }, { resource, rule, scene, soleOf }) {
  const { knowledge, resourcesNamedIn } = scene.model;
  const path = rule.documents?.[0];
  return resources.flatMap((text) => {
    if (!knowledge.meansEverything(text.text)) {
      return resourcesNamedIn(resource, text).map((address) => ({ address, rule: "allowed", path }));
    }
    return permissions2.flatMap((name) => soleOf(name, null) ?? []).map((address) => ({ address, rule: "sole", path }));
  });
}
function grantsByReference(users, statements, search) {
  const { resource, rule, scene, soleOf } = search;
  const { factsOf: factsOf2, namedBy: namedBy4 } = scene.model;
  const paths = rule.documents ?? [];
  const appliesTo = (name, address) => factsOf2(address).granted?.permissions.test(name) === true;
  const named = paths.flatMap((path) => namedBy4(resource.address, [path]).map((address) => ({ address, path })));
  const permissions2 = statements.flatMap((statement) => statement.permissions);
  const stated = named.map(({ address, path }) => {
    const applicable = permissions2.filter((name) => appliesTo(name, address));
    return { users, permissions: applicable, targets: [{ address, rule: "allowed", path }] };
  });
  const unmatched = statements.filter(({ resources }) => resources.length === 0).flatMap((statement) => statement.permissions).filter((name) => !named.some(({ address }) => appliesTo(name, address)));
  const assumed = unmatched.flatMap((name) => {
    const address = soleOf(name, null);
    return address === null ? [] : [{ users, permissions: [name], targets: [{ address, rule: "sole" }] }];
  });
  return [...stated, ...assumed];
}
var isPartlyUnknown = ({ resources }) => resources.some(({ text }) => text === SOME_TEXT);
function documentsOf(resource, paths, { model }) {
  const texts = paths.flatMap((path) => textsAt(resource.values, path.split(".")));
  const known = texts.map((text) => statementsIn(text, model.knowledge)).filter((statements) => statements !== null);
  if (known.length > 0) return { statements: known.flat(), isFullyKnown: !known.flat().some(isPartlyUnknown) };
  const passedDataSources = model.referencesOf(resource.address).filter(({ path }) => paths.some((document) => leadsInto(path, document))).flatMap(({ through }) => through ?? []);
  const dataSources = [...new Set(passedDataSources)].flatMap((address) => model.sourceOf(address) ?? []);
  return {
    statements: dataSources.flatMap(({ values }) => statementsIn(values, model.knowledge) ?? []),
    isFullyKnown: false
  };
}
function soleFinder(scene) {
  const { model } = scene;
  const grantable = grantableByType(model);
  const candidatesByPermission = /* @__PURE__ */ new Map();
  const soleByKey = /* @__PURE__ */ new Map();
  function candidatesOf(permission) {
    const known = candidatesByPermission.get(permission);
    if (known !== void 0) return known;
    const candidates = [...grantable].flatMap(
      ([type, addresses]) => model.knowledge.factsOf(type).granted?.permissions.test(permission) === true ? addresses : []
    );
    candidatesByPermission.set(permission, candidates);
    return candidates;
  }
  function isInside4(address, box) {
    for (let at = scene.rootOf(address); at !== null; at = scene.parentOf(at)) if (at === box) return true;
    return false;
  }
  return (permission, within) => {
    const key = `${permission} ${within ?? ""}`;
    const known = soleByKey.get(key);
    if (known !== void 0) return known;
    const candidates = candidatesOf(permission);
    const contained = within === null ? candidates : candidates.filter((address) => isInside4(address, within));
    const originals = contained.filter((address) => !isReplicaOfCandidate(address, contained, model));
    const nodes = new Set(originals.map(scene.rootOf));
    const sole2 = nodes.size === 1 ? originals[0] : null;
    soleByKey.set(key, sole2);
    return sole2;
  };
}
var isReplicaOfCandidate = (address, candidates, { factsOf: factsOf2, namedBy: namedBy4 }) => linksOf(factsOf2(address)).some(
  ({ from, to, label: label2 }) => label2 === REPLICATION && to.length === 0 && namedBy4(address, from).some((source) => candidates.includes(source))
);
function grantableByType({ resources, factsOf: factsOf2 }) {
  const types = /* @__PURE__ */ new Map();
  for (const { address, type, mode } of resources.values()) {
    const { granted, supporting } = factsOf2(address);
    if (granted === void 0 || supporting === true || mode === "data") continue;
    const known = types.get(type);
    if (known === void 0) types.set(type, [address]);
    else known.push(address);
  }
  return types;
}
var Grants = class {
  #all = /* @__PURE__ */ new Map();
  /** Nodes that each group of users has permissions for. */
  #usedBy = /* @__PURE__ */ new Map();
  /** Adds a grant. Permissions of several policies are merged, because the policies of one role add up. */
  add({ users, target, node, permissions: permissions2, evidence }) {
    if (users.length === 0) return;
    const group2 = users.join(" ");
    const key = `${group2} > ${node}`;
    const known = this.#all.get(key) ?? { users, node, evidence, permissions: /* @__PURE__ */ new Map() };
    const names = known.permissions.get(target) ?? /* @__PURE__ */ new Set();
    for (const name of permissions2) names.add(name);
    known.permissions.set(target, names);
    this.#all.set(key, known);
    this.#usedBy.set(group2, (this.#usedBy.get(group2) ?? /* @__PURE__ */ new Set()).add(node));
  }
  /**
   * Turns grants into permission candidates. Users with more than `GRANTED_MAX` pairs, such as functions that share
   * one role, get no edges, because nobody could read them.
   * @returns the resources whose grants were dropped for that reason
   */
  settle(candidates, model) {
    const crowded = /* @__PURE__ */ new Set();
    for (const { users, node, permissions: permissions2, evidence } of this.#all.values()) {
      const used = this.#usedBy.get(users.join(" "))?.size ?? 0;
      if (users.length * used > GRANTED_MAX) {
        crowded.add(evidence.by);
        continue;
      }
      const { isRead, twoWay } = directionOf(permissions2, model);
      const pairs = users.map((user) => isRead ? [node, user] : [user, node]);
      candidates.permit({ pairs, evidence, ...twoWay ? { twoWay } : isRead && { isRead } });
    }
    return crowded;
  }
};
function directionOf(permissions2, model) {
  const directions = [...permissions2].map(([target, names]) => dataFlowOf(target, [...names], model));
  const isTaken = directions.some(({ takes }) => takes);
  return { isRead: isTaken, twoWay: isTaken && directions.some(({ gives }) => gives) };
}
function dataFlowOf(target, permissions2, { factsOf: factsOf2 }) {
  const { granted } = factsOf2(target);
  if (granted === void 0) return { takes: false, gives: false };
  const { permissions: by, reads, writes } = granted;
  const isWrite = permissions2.some((name) => writes?.test(name) === true);
  const takes = !isWrite && permissions2.some((name) => reads?.test(name) === true);
  return { takes, gives: !takes && permissions2.some((name) => by.test(name)) };
}
function shareOf(address, { folds: { hosts, sharers }, model }) {
  for (let at = address; at !== void 0; at = hosts.get(at)?.address)
    if (sharers.has(at) && model.factsOf(at).identity === true) return at;
  return address;
}
var NOBODY = /* @__PURE__ */ new Map();
function userFinder(scene) {
  const usersAt = memoised((address) => usersOf2(address, scene));
  return (named) => {
    const [first] = named;
    if (named.length === 1) return usersAt(first);
    const users = /* @__PURE__ */ new Map();
    for (const [user, listed2] of named.flatMap((address) => [...usersAt(address)]))
      users.set(user, union(users.get(user), listed2));
    return users;
  };
}
function usersOf2(address, scene) {
  const { endsOf: endsOf6, rootsOf, model } = scene;
  const { factsOf: factsOf2 } = model;
  const workersOf = (user) => {
    const { supporting, actsFor } = factsOf2(user);
    return supporting !== true || actsFor === void 0 ? [user] : model.namedBy(user, actsFor).flatMap(endsOf6);
  };
  const isDrawnAsUser = (user) => factsOf2(user).supporting !== true && factsOf2(user).holdsConfig !== true && !isTrigger(factsOf2(user));
  const shared = shareOf(address, scene);
  const isHidden = factsOf2(shared).hide !== void 0;
  if (isHidden || rootsOf(shared).length > GRANTEES_MAX) return NOBODY;
  const identities = identitiesOf(address, scene);
  const users = /* @__PURE__ */ new Map();
  for (const end of endsOf6(shared)) {
    const listed2 = targetsListedBy(end, identities, scene);
    for (const user of workersOf(end).filter(isDrawnAsUser)) users.set(user, union(users.get(user), listed2));
  }
  return users;
}
var union = (known, added) => known === null || added === null ? null : /* @__PURE__ */ new Set([...known ?? [], ...added]);
function identitiesOf(address, { folds, model }) {
  const isIdentity = (candidate) => model.factsOf(candidate).identity === true;
  if (isIdentity(address)) return [address];
  const attached = model.referrersOf(address).flatMap(({ from }) => {
    const { grants = [] } = model.factsOf(from);
    return model.namedBy(
      from,
      [grants].flat().flatMap(({ principals = [] }) => principals)
    );
  });
  const hosts = [];
  for (let at = address; at !== void 0; at = folds.hosts.get(at)?.address) hosts.push(at);
  return [...new Set([...hosts, ...attached].filter(isIdentity))];
}
function targetsListedBy(end, identities, scene) {
  const { model, rootsOf } = scene;
  const names = identities.flatMap(model.referrersOf).filter(({ from }) => model.factsOf(from).supporting !== true && rootsOf(from).includes(end));
  if (names.length === 0) return null;
  const lists = names.map((reference) => listIn(reference, scene));
  return lists.reduce(union, /* @__PURE__ */ new Set());
}
function listIn({ from, path }, { model, rootsOf }) {
  const rule = model.factsOf(from).startupRole;
  if (rule === void 0 || !leadsInto(path, rule.roleAttribute)) return null;
  const fetched = model.referencesOf(from).filter((reference) => leadsInto(reference.path, rule.listAttribute));
  if (fetched.some(({ to }) => model.factsOf(to).unread === true)) return null;
  const isListed = fetched.length > 0 || textsAt(model.valuesOf(from), [rule.listAttribute]).length > 0;
  return isListed ? new Set(fetched.flatMap(({ to }) => rootsOf(to))) : null;
}

// src/inference/permissions/members.ts
var labelToken = (text) => `#${text}`;
var rangeToken = (range) => `/${range}`;
var unite = (memberSets) => ({
  all: new Set(memberSets.flatMap(({ all }) => [...all])),
  callers: new Set(memberSets.flatMap(({ callers }) => [...callers]))
});
var isMemberRef = ({ from, path = "" }, memberRefs, { factsOf: factsOf2 }) => memberRefs.test(nameOf(path)) && factsOf2(from).firewallRules?.some(({ guardedGroups = [] }) => guardedGroups.includes(path)) !== true;
var NOBODY2 = { all: /* @__PURE__ */ new Set(), callers: /* @__PURE__ */ new Set() };
function membersIn(scene) {
  const { model, places } = scene;
  const canCall = (node) => model.knowledge.isCaller(model.typeOf(node));
  const isSubnet = (address) => {
    const { ranges: ranges2 } = model.factsOf(address);
    return ranges2 !== void 0 && ranges2.isNetwork !== true && scene.isContainer(address);
  };
  const ranges = rangesIn(scene, isSubnet);
  const nodesBySubnet = nodesBySubnetIn(scene, isSubnet);
  const nodesByLabel = nodesByLabelIn(scene);
  const statedIn = (address) => statedMembers(address, scene, nodesByLabel);
  const memberSets = /* @__PURE__ */ new Map();
  const nearestTargets = /* @__PURE__ */ new Map();
  const groupMembers = (nodes) => {
    const all = new Set(nodes);
    return { all, callers: all };
  };
  function subnetMembers(subnets) {
    const all = new Set(subnets.flatMap((subnet) => [...nodesBySubnet.get(subnet) ?? []]));
    return { all, callers: new Set([...all].filter(canCall)) };
  }
  function findMembers(token2) {
    if (token2.startsWith("#")) return groupMembers(nodesByLabel.get(token2) ?? []);
    if (token2.startsWith("/")) return subnetMembers(ranges.byEnclosingRange.get(token2.slice(1)) ?? []);
    if (isSubnet(token2)) return subnetMembers([token2]);
    const { memberRefs, memberAttributes } = model.factsOf(token2);
    if (memberRefs === void 0 && memberAttributes === void 0) return groupMembers(scene.endsOf(token2));
    return unite([groupMembers(statedIn(token2)), ...memberRefs ? [referringMembers(token2, memberRefs)] : []]);
  }
  function referringMembers(group2, memberRefs) {
    const memberSets2 = model.referrersOf(group2).map((reference) => {
      if (!isMemberRef(reference, memberRefs, model) || !isNearest(reference)) return NOBODY2;
      const stated = statedIn(reference.from);
      if (stated.length > 0) return groupMembers(stated);
      const root = scene.folds.root(reference.from);
      if (root === null) return NOBODY2;
      return isSubnet(root) ? subnetMembers([root]) : groupMembers(scene.endsOf(reference.from));
    });
    return unite(memberSets2);
  }
  function isNearest({ from, to, path = "" }) {
    const key = `${from} ${path}`;
    const cached = nearestTargets.get(key);
    const nearest3 = cached ?? new Set(model.nearest(from, model.namedBy(from, [path])));
    if (cached === void 0) nearestTargets.set(key, nearest3);
    return nearest3.has(to);
  }
  return {
    findMembers(token2) {
      const cached = memberSets.get(token2);
      if (cached !== void 0) return cached;
      const memberSet = findMembers(token2);
      memberSets.set(token2, memberSet);
      return memberSet;
    },
    subnetsWith: (range) => ranges.byRange.get(range) ?? [],
    isNetworkRange: (range) => ranges.networkRanges.has(range),
    isSubnet,
    networkOf(address) {
      let at = address;
      while (at !== null && model.factsOf(at).ranges?.isNetwork !== true) at = places.parentOf(at);
      return at;
    },
    canCall
  };
}
function statedMembers(address, { endsOf: endsOf6, model }, nodesByLabel) {
  const { names = [], labels = [] } = model.factsOf(address).memberAttributes ?? {};
  const labelled = labels.flatMap((path) => textsAt(model.valuesOf(address), path.split(".")));
  return [
    ...model.namedBy(address, names).flatMap(endsOf6),
    ...labelled.flatMap((text) => [...nodesByLabel.get(labelToken(text)) ?? []])
  ];
}
function rangesIn({ model }, isSubnet) {
  const byRange = /* @__PURE__ */ new Map();
  const byEnclosingRange = /* @__PURE__ */ new Map();
  const networkRanges = /* @__PURE__ */ new Set();
  for (const { address, values, mode } of model.resources.values()) {
    const rule = model.factsOf(address).ranges;
    if (rule === void 0 || mode === "data") continue;
    const texts = rule.paths.flatMap((path) => textsAt(values, path.split(".")));
    for (const range of new Set(texts.flatMap((text) => rangeOf(text) ?? []))) {
      if (rule.isNetwork === true) {
        networkRanges.add(range);
        continue;
      }
      appendTo(byRange, range, address);
      if (isSubnet(address))
        for (const enclosing of enclosingRanges(range)) appendTo(byEnclosingRange, enclosing, address);
    }
  }
  return { byRange, byEnclosingRange, networkRanges };
}
function nodesBySubnetIn(scene, isSubnet) {
  const { copies, model, places } = scene;
  const nodesBySubnet = /* @__PURE__ */ new Map();
  for (const node of scene.drawn) {
    const { supporting, plumbing } = model.factsOf(node);
    if (scene.isContainer(node) || supporting === true || plumbing === true) continue;
    const settled = copies.settled.get(node);
    for (const container of settled === void 0 ? places.parentsOf(node) : [settled]) {
      let at = container;
      while (at !== null && !isSubnet(at)) at = places.parentOf(at);
      if (at !== null) nodesBySubnet.set(at, (nodesBySubnet.get(at) ?? /* @__PURE__ */ new Set()).add(node));
    }
  }
  return nodesBySubnet;
}
function nodesByLabelIn(scene) {
  const nodesByLabel = /* @__PURE__ */ new Map();
  for (const { address, values } of scene.model.resources.values()) {
    for (const path of scene.model.factsOf(address).labels ?? []) {
      for (const text of new Set(textsAt(values, path.split(".")))) {
        const token2 = labelToken(text);
        const nodes = nodesByLabel.get(token2) ?? /* @__PURE__ */ new Set();
        nodesByLabel.set(token2, nodes);
        for (const node of scene.endsOf(address).slice(0, GROUP_MEMBERS_MAX)) nodes.add(node);
      }
    }
  }
  return nodesByLabel;
}
function appendTo(lists, key, item) {
  const known = lists.get(key);
  if (known === void 0) lists.set(key, [item]);
  else known.push(item);
}
var V4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?:\/(\d{1,2}))?$/;
var V6 = /^[0-9a-f]*:[0-9a-f:]*(?:\/\d{1,3})?$/;
function formatRange(bits, length) {
  const base = length === 0 ? 0 : (bits & -1 << 32 - length) >>> 0;
  return `${[24, 16, 8, 0].map((shift) => base >>> shift & 255).join(".")}/${length}`;
}
function parseV4Range(text) {
  const [, a, b, c, d, length = "32"] = V4.exec(text) ?? [];
  const bytes = [a, b, c, d].map(Number);
  if (a === void 0 || Number(length) > 32 || bytes.some((byte) => byte > 255)) return null;
  return { bits: bytes.reduce((all, byte) => all * 256 + byte, 0), length: Number(length) };
}
function rangeOf(text) {
  const range = parseV4Range(text);
  if (range !== null) return formatRange(range.bits, range.length);
  const lower = text.toLowerCase();
  return lower.length < 48 && V6.test(lower) ? lower : null;
}
function enclosingRanges(range) {
  const parsedRange = parseV4Range(range);
  if (parsedRange === null) return [range];
  return Array.from({ length: parsedRange.length + 1 }, (_, length) => formatRange(parsedRange.bits, length));
}

// src/inference/permissions/ports.ts
var LAST = 65535;
var RANGE = /^(\d{1,5})(?:\s*[-/]\s*(\d{1,5}))?$/;
function portsIn(block, { block: outerBlock, ports: rule }, resource, knowledge) {
  const path = [outerBlock, rule.block].flatMap((part) => part ?? []).join(".");
  const portBlocks = rule.block === void 0 ? [block] : blocksAt(block, rule.block.split("."));
  const ports = portBlocks.flatMap((portBlock) => {
    const [statedProtocol = ""] = textsAt(portBlock, [rule.protocol]);
    const lower = statedProtocol.toLowerCase();
    const protocol = knowledge.protocols.get(lower) ?? lower;
    const isUnknown = (name) => isUnknownIn(resource, path, portBlock, name);
    return knowledge.protocolsWithoutCalls.has(protocol) ? [] : rangesIn2(portBlock, rule, protocol, isUnknown);
  });
  return ports.length === 0 ? null : ports;
}
function protocolsWithoutCallsIn(block, { ports: rule }, { protocols, protocolsWithoutCalls }) {
  const path = [...rule.block?.split(".") ?? [], rule.protocol];
  const stated = textsAt(block, path).map((text) => protocols.get(text.toLowerCase()) ?? text.toLowerCase());
  return [...new Set(stated)].filter((protocol) => protocolsWithoutCalls.has(protocol));
}
function rangesIn2(portBlock, { range, lists = [] }, protocol, isUnknown) {
  const allPorts = { protocol, from: 0, to: LAST };
  const usesLists = range === void 0 || lists.some((name) => isSet(portBlock, [name]) || isUnknown(name));
  const isUnknownRange = usesLists ? !lists.some((name) => isSet(portBlock, [name])) && lists.some(isUnknown) : range.some(isUnknown);
  if (isUnknownRange) return [{ ...allPorts, isUnknown: true }];
  if (!usesLists) {
    const [from = Number.NaN] = textsAt(portBlock, range[0].split(".")).map(Number);
    const [to = from] = textsAt(portBlock, range[1].split(".")).map(Number);
    const isRange = protocol !== "" && from >= 0 && to >= from && to > 0;
    return [isRange ? { protocol, from, to } : allPorts];
  }
  const texts = lists.flatMap((path) => textsAt(portBlock, [path])).flatMap((text) => text.split(","));
  if (texts.length === 0) return [allPorts];
  const known = texts.map((text) => {
    const range2 = parseRange(text);
    return range2 === null ? allPorts : { protocol, ...range2 };
  });
  return lists.some((name) => hasUnknownItem(portBlock[name])) ? [...known, { ...allPorts, isUnknown: true }] : known;
}
function parseRange(text) {
  const [, from, to = from] = RANGE.exec(text.trim()) ?? [];
  return from === void 0 ? null : { from: Number(from), to: Number(to) };
}
var coversPorts = (outer, inner) => outer.isUnknown !== true && (outer.protocol === "" || outer.protocol === inner.protocol) && outer.from <= inner.from && outer.to >= inner.to;
function limitToListening(ports, listening) {
  if (listening === null) return ports;
  return ports.flatMap((range) => {
    const overlapping = listening.filter(({ from, to }) => from <= range.to && to >= range.from);
    if (overlapping.length > 0 && isAll(range)) return [range];
    return overlapping.map(({ from, to }) => ({
      ...range,
      from: Math.max(from, range.from),
      to: Math.min(to, range.to)
    }));
  });
}
var isAll = ({ from, to }) => from <= 1 && to >= LAST;
function labelsOf(ports) {
  return ports.flatMap((range) => {
    if (isAll(range)) return [];
    const { protocol, from, to } = range;
    const numbers = from === to ? String(from) : `${from}-${to}`;
    return [/^[a-z]+$/.test(protocol) ? `${numbers}/${protocol}` : numbers];
  });
}
var PORTS_SHOWN_MAX = 4;
function portTexts(ports) {
  if (ports.some((range) => labelsOf([range]).length === 0)) return [];
  const texts = labelsOf(joinAdjacent(ports)).map((text) => text.replace(/\/tcp$/, ""));
  return texts.length <= PORTS_SHOWN_MAX ? texts : null;
}
function joinAdjacent(ports) {
  const ranges = [];
  const ordered = [...ports].sort((a, b) => byText(a.protocol, b.protocol) || a.from - b.from || a.to - b.to);
  for (const range of ordered) {
    const last = ranges.at(-1);
    const isNext = last !== void 0 && last.protocol === range.protocol && range.from <= last.to + 1;
    if (isNext) ranges[ranges.length - 1] = { ...last, to: Math.max(last.to, range.to) };
    else ranges.push(range);
  }
  return ranges;
}

// elsewhere:src/catalog/address-ranges.ts
var module38 = require("./picture.js").modules["src/catalog/address-ranges.ts"]();
var INTERNET_RANGES = module38.INTERNET_RANGES;
var OTHER_PEER_WORDS = module38.OTHER_PEER_WORDS;
var OUTSIDERS = module38.OUTSIDERS;
var PLATFORM_SERVICES = module38.PLATFORM_SERVICES;
var TAGGED_MACHINES = module38.TAGGED_MACHINES;
var UNKNOWN_ADDRESSES = module38.UNKNOWN_ADDRESSES;
var UNLIMITED_RANGES = module38.UNLIMITED_RANGES;
var exceptPhrase = module38.exceptPhrase;
var isLoopback = module38.isLoopback;
var isNamedPeer = module38.isNamedPeer;
var isNeverOutside = module38.isNeverOutside;
var isPeer = module38.isPeer;
var isRangeOrTag = module38.isRangeOrTag;
var isRangeWithin = module38.isRangeWithin;
var isUnknownPeer = module38.isUnknownPeer;
var mayBeAnybody = module38.mayBeAnybody;
var resourceOfPeer = module38.resourceOfPeer;
var sizeOfRange = module38.sizeOfRange;
var unknownPeer = module38.unknownPeer;

// src/inference/permissions/rules.ts
var NOTHING = {};
var statedPermissions = (resource, rule, model, members) => statedRules(resource, rule, model, members).filter(({ ports }) => ports.length > 0);
function statedRules(resource, rule, model, members) {
  const blocks = blocksOf(resource, rule);
  const matching = new Set(blocks.filter((block) => matchesRule(block, rule)));
  if (matching.size === 0) return [];
  const hasOtherPeer = (block) => (rule.otherPeers ?? []).some((name) => isEnabled(block, name));
  const search = { resource, outerBlock: rule.block ?? null, blocks, matching, hasOtherPeer, model, members };
  const isExact2 = rule.protectedEnd !== void 0;
  const peerEnds = endsOf2(rule.peer, search, isExact2);
  const protectedEnds = rule.protectedEnd === void 0 ? null : endsOf2(rule.protectedEnd, search, isExact2);
  const groups = groupsOf(resource, rule, model);
  const [network = null] = rule.network === void 0 ? [] : model.namedBy(resource.address, [rule.network]);
  const [networkText = ""] = rule.network === void 0 ? [] : textsAt(resource.values, [rule.network]);
  const hasNeededPeer = (block) => rule.needsPeer !== true || peerEnds.get(block)?.isStated === true;
  return [...matching].filter(hasNeededPeer).map((block) => {
    const ports = portsIn(block, rule, resource, model.knowledge) ?? [];
    const protocolsWithoutCalls = protocolsWithoutCallsIn(block, rule, model.knowledge);
    const protectedEnd = protectedEnds?.get(block) ?? null;
    const priority = priorityOf(block, rule);
    const peer = peerEnds.get(block);
    const isUnknown = block === NOTHING || hasOtherPeer(block) && !peer.isStated;
    return {
      rule,
      statedBy: resource.address,
      groups,
      protectedEnd,
      peer,
      ports,
      protocolsWithoutCalls,
      priority,
      network,
      networkText,
      block,
      isUnknown
    };
  });
}
function blocksOf({ values }, { block }) {
  if (block === void 0) return [values];
  const stated = blocksAt(values, [block]);
  return stated.length > 0 ? stated : [NOTHING];
}
var isEnabled = (block, name) => isSet(block, [name]) && textsAt(block, [name]).every((text) => text !== "false");
function matchesRule(block, { when = {} }) {
  return Object.entries(when).every(([name, values]) => {
    const [text = ""] = textsAt(block, [name]);
    return values.some((value) => value.toLowerCase() === text.toLowerCase());
  });
}
function groupsOf({ address }, { guardedGroups }, { namedBy: namedBy4 }) {
  if (guardedGroups === void 0) return null;
  return guardedGroups.length === 0 ? [address] : namedBy4(address, guardedGroups);
}
function priorityOf(block, { priority }) {
  if (priority === void 0) return 0;
  const [text] = textsAt(block, [priority.attribute]);
  const number = Number(text);
  return text === void 0 || Number.isNaN(number) ? priority.fallback : number;
}
var makeEmptyEnd = () => ({
  ...{ tokens: /* @__PURE__ */ new Set(), ranges: /* @__PURE__ */ new Set(), lines: /* @__PURE__ */ new Map() },
  ...{
    isStated: false,
    hasWholeNetwork: false,
    hasOutsideAddresses: false,
    hasInternet: false,
    hasTunnelProxy: false,
    path: void 0
  }
});
var textsOf2 = (block, attribute) => textsAt(block, attribute.split(".")).filter((text) => text !== "");
function endsOf2(peers, search, dropsAmbiguous) {
  const { blocks, matching, hasOtherPeer } = search;
  const attributes = [...peers.groups ?? [], ...peers.ranges ?? [], ...peers.labels ?? []];
  const ends = new Map([...matching].map((block) => [block, readEnd(block, peers, search)]));
  const unstated = blocks.filter(
    (block) => !hasOtherPeer(block) && attributes.every((attribute) => textsOf2(block, attribute).length === 0)
  );
  const addTarget2 = (block, { target, line: line2 }, path) => {
    const end = ends.get(block);
    if (end === void 0) return;
    if (line2 !== void 0 && !end.tokens.has(target)) end.lines.set(target, line2);
    end.tokens.add(target);
    end.isStated = true;
    end.path = path;
  };
  for (const attribute of attributes) {
    const isRange = peers.ranges?.includes(attribute) === true;
    const { byBlock, unassigned, path } = findReferencedTargets(attribute, attribute === attributes[0], search);
    for (const [block, targets] of byBlock) {
      for (const referred of targets)
        if (!isRange || search.members.isSubnet(referred.target)) addTarget2(block, referred, path);
      if (isRange)
        dropLiterals(
          ends.get(block),
          targets.flatMap(({ target }) => identitiesOf2(target, search.model))
        );
    }
    const assignable = isRange ? unassigned.filter(({ target }) => search.members.isSubnet(target)) : unassigned;
    if (assignable.length === 0) continue;
    if (isRange) for (const block of matching) dropLiterals(ends.get(block), textsOf2(block, attribute));
    if (dropsAmbiguous && unstated.length > 1 && new Set(assignable.map(({ target }) => target)).size > 1) continue;
    const [onlyBlock] = blocks.length === 1 ? blocks : [];
    const candidateBlocks = unstated.length > 0 ? unstated : onlyBlock === void 0 ? [] : [onlyBlock];
    for (const candidate of assignable) {
      for (const block of candidateBlocks)
        if (agreesWith(block, candidate.blockValues)) addTarget2(block, candidate, path);
    }
  }
  return ends;
}
var agreesWith = (block, blockValues = {}) => Object.entries(blockValues).every(([name, text]) => textsAt(block, [name]).every((value) => value === text));
function dropLiterals(end, texts) {
  for (const text of texts) end?.ranges.delete(rangeOf(text) ?? "");
}
function readEnd(block, peers, { outerBlock, model, members }) {
  const end = makeEmptyEnd();
  const pathOf4 = (attribute) => outerBlock === null ? attribute : `${outerBlock}.${attribute}`;
  for (const attribute of peers.labels ?? []) {
    for (const text of textsOf2(block, attribute)) end.tokens.add(labelToken(text));
  }
  for (const text of (peers.ranges ?? []).flatMap((attribute) => textsOf2(block, attribute))) {
    const range = rangeOf(text);
    if (isOutside(text, range, model)) end.hasOutsideAddresses = true;
    if (model.knowledge.outsiders.anybody.has(text.toLowerCase())) end.hasInternet = true;
    if (model.knowledge.outsiders.tunnels.ranges.has(range ?? "")) end.hasTunnelProxy = true;
    if (model.knowledge.everywhere.has(text.toLowerCase()) || range !== null && members.isNetworkRange(range))
      end.hasWholeNetwork = true;
    else if (range !== null) end.ranges.add(range);
  }
  const attributes = [peers.labels, peers.ranges, peers.groups].flatMap((listed2 = []) => listed2);
  const first = attributes.find((attribute) => textsOf2(block, attribute).length > 0);
  if (first !== void 0) {
    end.isStated = true;
    end.path = pathOf4(first);
  }
  return end;
}
function isOutside(text, range, { knowledge }) {
  const { anybody, never } = knowledge.outsiders;
  if (anybody.has(text.toLowerCase())) return true;
  return range !== null && !isRangeWithin(range, never);
}
function findReferencedTargets(attribute, isFirst, { resource, outerBlock, blocks, model }) {
  const path = outerBlock === null ? attribute : `${outerBlock}.${attribute}`;
  const blocksByText = /* @__PURE__ */ new Map();
  const targets = /* @__PURE__ */ new Map();
  for (const { path: referencePath, to, block, line: line2 } of model.referencesOf(resource.address)) {
    if (leadsInto(referencePath, path) || isFirst && outerBlock !== null && referencePath === outerBlock)
      appendTo(targets, to, { target: to, ...block && { blockValues: block }, ...line2 !== void 0 && { line: line2 } });
  }
  if (targets.size === 0) return { byBlock: /* @__PURE__ */ new Map(), unassigned: [], path };
  for (const block of blocks) {
    for (const text of new Set(textsOf2(block, attribute))) appendTo(blocksByText, text, block);
  }
  const byBlock = /* @__PURE__ */ new Map();
  const unassigned = [];
  for (const [target, references] of targets) {
    const blocksOfTarget = new Set(identitiesOf2(target, model).flatMap((text) => blocksByText.get(text) ?? []));
    for (const block of blocksOfTarget)
      appendTo(byBlock, block, references.find(({ blockValues }) => agreesWith(block, blockValues)) ?? { target });
    if (blocksOfTarget.size === 0) unassigned.push(...references);
  }
  return { byBlock, unassigned, path };
}
var identitiesOf2 = (address, { factsOf: factsOf2, knowledge, valuesOf: valuesOf2 }) => [...knowledge.ownIdentities, ...factsOf2(address).ranges?.paths ?? []].flatMap(
  (name) => textsAt(valuesOf2(address), [name])
);

// src/inference/permissions/openings.ts
var ANY = "";
function openingsIn(scene) {
  const members = membersIn(scene);
  const rules = rulesIn(scene, members);
  const denials = new Denials(members);
  for (const networkRule of rules) if (networkRule.rule.denies === true) denials.add(networkRule);
  const allowing = rules.filter(({ rule, isUnknown }) => rule.direction === "in" && rule.denies !== true && !isUnknown);
  const openToOutside = rulesByNode(
    allowing.filter(({ peer }) => peer.hasOutsideAddresses || !peer.isStated),
    scene,
    members
  );
  const tunnels = rulesByNode(
    allowing.filter(({ peer }) => peer.hasTunnelProxy),
    scene,
    members
  );
  const networkOf4 = networksOfRules(scene, members);
  const ruledNetworks = new Set(rules.map(networkOf4));
  const groupsOf4 = groupsByNode(rules, scene, members);
  const openPorts = (networkRule, node) => denials.remainingPorts(networkRule, "", node) ?? [];
  const openingRules = (node) => openToOutside(node).filter((networkRule) => openPorts(networkRule, node).length > 0);
  return {
    isOpen(node, attributes) {
      const opening = openingRules(node);
      const groups = groupsOf4(node);
      const isOpenedBy = (group2) => opening.some((networkRule) => networkRule.groups?.includes(group2) === true);
      if (groups.some(({ needsRule }) => needsRule)) return groups.every(({ group: group2 }) => isOpenedBy(group2));
      if (opening.length > 0) return true;
      const network = members.networkOf(node);
      return groups.length === 0 && !(network !== null && ruledNetworks.has(network)) && !isInUnknownGroups(node, attributes, scene);
    },
    portsOf: (node) => portTexts(openingRules(node).flatMap((networkRule) => openPorts(networkRule, node))) ?? [],
    tunnelTo(node) {
      const opening = tunnels(node);
      return opening.length === 0 ? null : portTexts(opening.flatMap((networkRule) => openPorts(networkRule, node))) ?? [];
    }
  };
}
var rulesIn = (scene, members) => [...scene.model.resources.values()].flatMap(
  (resource) => (scene.model.factsOf(resource.address).firewallRules ?? []).flatMap(
    (rule) => statedPermissions(resource, rule, scene.model, members)
  )
);
var isInUnknownGroups = (node, attributes, { folds, model }) => [node, ...folds.partsOf(node)].some(
  (part) => attributes.some((path) => isSet(model.valuesOf(part), path.split(".")))
);
function groupsByNode(rules, { folds }, members) {
  const groupsOfNodes = /* @__PURE__ */ new Map();
  const needsRuleByGroup = /* @__PURE__ */ new Map();
  for (const { rule, groups } of rules) {
    for (const group2 of groups ?? [])
      needsRuleByGroup.set(group2, rule.needsEachGroup === true || needsRuleByGroup.get(group2) === true);
  }
  for (const [group2, needsRule] of needsRuleByGroup) {
    for (const node of members.findMembers(group2).all)
      groupsOfNodes.set(node, [...groupsOfNodes.get(node) ?? [], { group: group2, needsRule }]);
  }
  return (node) => groupsOfNodes.get(folds.root(node) ?? node) ?? groupsOfNodes.get(node) ?? [];
}
function networksOfRules({ model, drawn }, members) {
  const nodesByName = /* @__PURE__ */ new Map();
  for (const node of drawn) {
    if (model.factsOf(node).ranges?.isNetwork !== true) continue;
    for (const name of textsAt(model.valuesOf(node), ["name"])) nodesByName.set(name, node);
  }
  return ({ network, networkText }) => (network === null ? nodesByName.get(networkText.split("/").at(-1) ?? "") : members.networkOf(network)) ?? ANY;
}
function rulesByNode(rules, scene, members) {
  const networkOf4 = networksOfRules(scene, members);
  const byNode = /* @__PURE__ */ new Map();
  const ofNetworks = [];
  const addRule = (node, networkRule) => {
    const known = byNode.get(node) ?? [];
    byNode.set(node, known);
    if (known.at(-1) !== networkRule) known.push(networkRule);
  };
  for (const networkRule of rules) {
    const { groups, protectedEnd } = networkRule;
    const namesProtectedEnd = protectedEnd?.isStated === true && !protectedEnd.hasWholeNetwork;
    if (groups === null && !namesProtectedEnd) ofNetworks.push(networkRule);
    const named = new Set(
      namesProtectedEnd ? [...protectedEnd?.tokens ?? []].flatMap((token2) => [...members.findMembers(token2).all]) : []
    );
    const guarded = new Set((groups ?? []).flatMap((group2) => [...members.findMembers(group2).all]));
    for (const node of groups === null || named.size > 0 ? named : guarded) {
      if (groups === null || guarded.has(node)) addRule(node, networkRule);
    }
  }
  return (node) => {
    const network = members.networkOf(node);
    const appliesToNetwork = (networkRule) => [ANY, network].includes(networkOf4(networkRule));
    const ofNode = byNode.get(node) ?? [];
    return [
      ...ofNode.filter((networkRule) => networkRule.groups !== null || appliesToNetwork(networkRule)),
      ...ofNetworks.filter(appliesToNetwork)
    ];
  };
}
var ANY_END = "*";
var Denials = class {
  #members;
  #denials = /* @__PURE__ */ new Map();
  /** The tokens of deny rules that include a node. */
  #tokensByNode = /* @__PURE__ */ new Map();
  #indexedTokens = /* @__PURE__ */ new Set();
  constructor(members) {
    this.#members = members;
  }
  /** Adds a deny rule. Above `DENIALS_MAX` rules for the same ends, all ports count as denied. */
  add(networkRule) {
    const { rule, peer, protectedEnd, ports, priority } = networkRule;
    const [start, end] = rule.direction === "in" ? [peer, protectedEnd] : [protectedEnd, peer];
    const [starts, ends] = [this.#tokensOf(start), this.#tokensOf(end)];
    for (const scope of scopesOf(networkRule)) {
      for (const from of starts) {
        for (const to of ends) {
          const key = `${scope} ${from} ${to}`;
          const known = this.#denials.get(key)?.length ?? 0;
          if (known < DENIALS_MAX) appendTo(this.#denials, key, { priority, ports });
          else if (known === DENIALS_MAX) appendTo(this.#denials, key, { priority: 0, ports: [ALL] });
        }
      }
    }
  }
  /** Returns the tokens of a rule's end; `ANY_END` if the end is missing, unknown, a whole network or too large. */
  #tokensOf(ruleEnd) {
    if (ruleEnd?.isStated !== true || ruleEnd.hasWholeNetwork) return [ANY_END];
    const tokens = [...ruleEnd.tokens, ...[...ruleEnd.ranges].map(rangeToken)];
    if (tokens.length > DENIALS_MAX) return [ANY_END];
    for (const token2 of tokens) {
      if (this.#indexedTokens.has(token2)) continue;
      this.#indexedTokens.add(token2);
      for (const node of this.#members.findMembers(token2).all) appendTo(this.#tokensByNode, node, token2);
    }
    return tokens;
  }
  /** Returns the permitted ports that no deny rule closes between two nodes; null if none is left. */
  remainingPorts(networkRule, start, end) {
    const denials = this.#denialsFor(networkRule, start, end);
    if (denials.length === 0) return networkRule.ports;
    const isDenied = (allowed) => denials.some(({ ports }) => ports.some((denied) => coversPorts(denied, allowed)));
    const remaining = networkRule.ports.filter((allowed) => !isDenied(allowed));
    return remaining.length === 0 ? null : remaining;
  }
  #denialsFor(networkRule, start, end) {
    if (this.#denials.size === 0) return [];
    const tokensFor = (node) => [
      ANY_END,
      ...(this.#tokensByNode.get(node) ?? []).slice(0, GROUP_MEMBERS_MAX)
    ];
    return scopesOf(networkRule).flatMap(
      (scope) => tokensFor(start).flatMap(
        (from) => tokensFor(end).flatMap(
          (to) => (this.#denials.get(`${scope} ${from} ${to}`) ?? []).filter(
            ({ priority }) => priority <= networkRule.priority
          )
        )
      )
    );
  }
};
var ALL = { protocol: "", from: 0, to: 65535 };
var scopesOf = ({ rule, groups, network }) => (groups ?? [network ?? ""]).map((scope) => `${rule.direction} ${scope}`);

// src/inference/permissions/index.ts
function permissions(scene, candidates) {
  const { model } = scene;
  const members = membersIn(scene);
  const denials = new Denials(members);
  const listening = listeningIn(scene);
  const allowed = [];
  for (const resource of model.resources.values()) {
    for (const rule of model.factsOf(resource.address).firewallRules ?? []) {
      for (const networkRule of statedPermissions(resource, rule, model, members)) {
        if (rule.denies === true) denials.add(networkRule);
        else allowed.push(networkRule);
      }
    }
  }
  const crowded = /* @__PURE__ */ new Set();
  for (const networkRule of allowed) {
    const pairs = pairsOf(networkRule, scene, members, listening);
    if (pairs === null) crowded.add(networkRule.statedBy);
    else permit(networkRule, pairs, { denials, listening, members }, candidates);
  }
  return crowded;
}
function permit(networkRule, pairs, { denials, listening, members }, candidates) {
  const { statedBy: by, peer, protectedEnd, block } = networkRule;
  const path = peer.path ?? protectedEnd?.path;
  const evidence = { rule: "allowed", by, ...path !== void 0 && { path, block } };
  const byPorts = /* @__PURE__ */ new Map();
  for (const [start, end] of pairs) {
    const ports = denials.remainingPorts(networkRule, start, end) ?? [];
    if (limitToListening(ports, listening(end)).length === 0) continue;
    const key = JSON.stringify(ports);
    const group2 = byPorts.get(key) ?? { ports, pairs: [] };
    byPorts.set(key, group2);
    group2.pairs.push([start, end]);
  }
  const lineOn = ([start, end]) => {
    const node = networkRule.rule.direction === "in" ? start : end;
    return [...peer.lines].find(([token2]) => members.findMembers(token2).all.has(node))?.[1];
  };
  for (const { ports, pairs: openPairs } of byPorts.values()) {
    const portsOn = (end) => labelsOf(limitToListening(ports, listening(end)));
    candidates.permit({ pairs: openPairs, portsOn, evidence, lineOn, isRelayed: true });
  }
}
function pairsOf(networkRule, scene, members, listening) {
  const groupMembers = networkRule.groups === null ? null : membersOfAny(networkRule.groups, members);
  const protectedMembers = protectedMembersOf(networkRule, groupMembers, members);
  const peerMembers = peerMembersOf(networkRule, protectedMembers, scene, members);
  const [from, to] = networkRule.rule.direction === "in" ? [peerMembers, protectedMembers] : [protectedMembers, peerMembers];
  if (from.callers.size === 0 || to.all.size === 0) return [];
  if (from.callers.size > GROUP_MEMBERS_MAX || to.all.size > GROUP_MEMBERS_MAX) return null;
  const starts = [...from.callers].filter((start) => networkRule.rule.direction === "in" || members.canCall(start));
  const ends = [...to.all].filter((end) => limitToListening(networkRule.ports, listening(end)).length > 0);
  const pairs = starts.flatMap((start) => ends.map((end) => [start, end]));
  const isPlumbing = (end) => scene.model.factsOf(end).plumbing === true;
  const isDatabase = (node) => scene.model.factsOf(node).category === "database";
  const calls = pairs.filter(
    ([start, end]) => start !== end && !isPlumbing(end) && !(isDatabase(start) && isDatabase(end)) && !(from.all.has(end) && to.all.has(start))
  );
  return calls.length > PERMITTED_MAX ? null : calls;
}
var NOBODY3 = { all: /* @__PURE__ */ new Set(), callers: /* @__PURE__ */ new Set() };
function membersOfAny(tokens, members) {
  const memberSets = [...tokens].map(members.findMembers);
  const [only] = memberSets;
  if (memberSets.length < 2) return only ?? NOBODY3;
  const all = /* @__PURE__ */ new Set();
  const callers = /* @__PURE__ */ new Set();
  for (const memberSet of memberSets) {
    for (const node of memberSet.all) all.add(node);
    for (const node of memberSet.callers) callers.add(node);
    if (all.size > GROUP_MEMBERS_MAX) break;
  }
  return { all, callers };
}
function protectedMembersOf(networkRule, groupMembers, members) {
  const { protectedEnd } = networkRule;
  if (protectedEnd === null) return groupMembers ?? NOBODY3;
  if (!protectedEnd.isStated) return NOBODY3;
  if (protectedEnd.hasWholeNetwork) return groupMembers ?? NOBODY3;
  const named = membersOfAny(
    [
      ...protectedEnd.tokens,
      ...subnetsOf(protectedEnd, groupMembers !== null, () => /* @__PURE__ */ new Set([networkRule.network]), members)
    ],
    members
  );
  if (groupMembers === null) return inNetwork(named, networkRule, members);
  const [smaller, larger] = named.all.size < groupMembers.all.size ? [named, groupMembers] : [groupMembers, named];
  const isInBoth = (node) => larger.all.has(node);
  return { all: new Set([...smaller.all].filter(isInBoth)), callers: new Set([...smaller.callers].filter(isInBoth)) };
}
function peerMembersOf(networkRule, protectedMembers, scene, members) {
  const { groups, peer } = networkRule;
  if (protectedMembers.all.size === 0) return NOBODY3;
  const isSelf = (token2) => groups?.some((group2) => scene.folds.root(group2) === token2 || group2 === token2) === true;
  const tokens = [...peer.tokens].filter((token2) => !isSelf(token2));
  const subnets = subnetsOf(peer, false, networksOf(networkRule, protectedMembers, members), members);
  return inNetwork(membersOfAny([...tokens, ...subnets], members), networkRule, members);
}
var networksOf = ({ network }, protectedMembers, members) => {
  if (network !== null) return () => /* @__PURE__ */ new Set([network]);
  return () => new Set(protectedMembers.all.size > GROUP_MEMBERS_MAX ? [] : [...protectedMembers.all].map(members.networkOf));
};
function inNetwork(memberSet, { network }, members) {
  if (network === null || members.networkOf(network) === null || memberSet.all.size > GROUP_MEMBERS_MAX)
    return memberSet;
  const isIn = (node) => [null, network].includes(members.networkOf(node));
  return { all: new Set([...memberSet.all].filter(isIn)), callers: new Set([...memberSet.callers].filter(isIn)) };
}
function subnetsOf({ ranges }, isLimitedByGroup, networks, members) {
  return [...ranges].flatMap((range) => {
    const subnets = members.subnetsWith(range);
    if (isLimitedByGroup || subnets.length < 2) return subnets;
    if (subnets.length > GROUP_MEMBERS_MAX) return [];
    const ruleNetworks = networks();
    const inRuleNetworks = subnets.filter((subnet) => ruleNetworks.has(members.networkOf(subnet)));
    return inRuleNetworks.length === 1 ? inRuleNetworks : [];
  });
}
function listeningIn(scene) {
  const { model, folds } = scene;
  const cache2 = /* @__PURE__ */ new Map();
  function listeningOf(node) {
    const portsOfNode = statedBy2(node, false);
    if (portsOfNode !== void 0) return portsOfNode;
    const portsOfParts = folds.partsOf(node).map((part) => statedBy2(part, true));
    const stated = portsOfParts.filter((part) => part !== void 0);
    return stated.length === 0 || stated.includes(null) ? null : stated.flatMap((ports) => ports);
  }
  function statedBy2(address, isPart) {
    const rule = model.factsOf(address).listens;
    if (rule === void 0 || rule.opensOnHost === true !== isPart) return void 0;
    return portsFrom(rule, model.valuesOf(address));
  }
  return (node) => {
    const cached = cache2.get(node);
    if (cached !== void 0) return cached;
    const ports = listeningOf(node);
    cache2.set(node, ports);
    return ports;
  };
}
function portsFrom({ paths = [], portsByPrefix, defaultPorts }, values) {
  const texts = paths.flatMap((path) => textsAt(values, path.split(".")));
  const stated = texts.map(parseRange);
  if (stated.length > 0) return stated.includes(null) ? null : stated;
  const [word = ""] = portsByPrefix === void 0 ? [] : textsAt(values, [portsByPrefix.attribute]);
  const ports = portsByPrefix?.ports.find(([start]) => word.toLowerCase().startsWith(start))?.[1] ?? defaultPorts;
  return ports === void 0 ? null : ports.map((port) => ({ from: port, to: port }));
}

// src/inference/edges/candidates.ts
var CERTAINTY = { link: 5, flow: 4, ownReference: 3, foldedReference: 2, read: 1.5, permission: 1 };
var isByReference = (certainty) => certainty === CERTAINTY.ownReference || certainty === CERTAINTY.foldedReference;
var Candidates = class {
  #permissions = [];
  #all = /* @__PURE__ */ new Map();
  #candidate(from, to) {
    const targets = this.#all.get(from) ?? /* @__PURE__ */ new Map();
    this.#all.set(from, targets);
    const known = targets.get(to);
    if (known !== void 0) return known;
    const fresh = {
      certainty: 0,
      twoWay: false,
      thin: true,
      isDelivery: true,
      evidence: [],
      labels: /* @__PURE__ */ new Set(),
      ports: /* @__PURE__ */ new Set(),
      calledPorts: /* @__PURE__ */ new Set()
    };
    targets.set(to, fresh);
    return fresh;
  }
  /**
   * Adds a candidate edge.
   * @param calledPorts the ports that the caller states
   */
  add({ from, to, certainty, evidence, twoWay, thin = false, kind }, label2 = "", calledPorts = []) {
    const candidate = this.#candidate(from, to);
    for (const port of calledPorts) candidate.calledPorts.add(port);
    if (certainty > candidate.certainty) candidate.thin = thin;
    else if (certainty === candidate.certainty) candidate.thin &&= thin;
    candidate.certainty = Math.max(certainty, candidate.certainty);
    candidate.twoWay ||= twoWay === true;
    candidate.isDelivery &&= kind === "deploys";
    candidate.evidence.push({ certainty, item: evidence });
    if (label2 !== "") candidate.labels.add(label2);
  }
  /**
   * Adds a permission. Permitted pairs become edges only if nothing else explains the permission; otherwise its ports
   * label the existing edges.
   */
  permit(permission) {
    this.#permissions.push(permission);
  }
  #relaysOf(start, isRelay) {
    const callees = [...this.#all.get(start) ?? []].filter(
      ([end, { certainty }]) => certainty > CERTAINTY.permission && certainty >= this.#certaintyOf(end, start)
    );
    return callees.map(([end]) => end).filter(isRelay).slice(0, RELAYS_MAX);
  }
  /** Returns the workloads that run on each machine, as thin links state. */
  #workloadsByMachine() {
    const workloads = /* @__PURE__ */ new Map();
    for (const [from, targets] of this.#all)
      for (const [to, { certainty, thin }] of targets)
        if (thin && certainty === CERTAINTY.link) workloads.set(to, [...workloads.get(to) ?? [], from]);
    return workloads;
  }
  #certaintyOf(from, to) {
    return this.#all.get(from)?.get(to)?.certainty ?? 0;
  }
  /**
   * Turns permissions into candidates: new ones for pairs that nothing else explains, otherwise ports of existing ones.
   * @param portsOf the ports that a resource listens on; a rule's other ports are for other members of its group
   */
  settlePermissions(portsOf, isRelay) {
    const isCall = (start, end) => this.#certaintyOf(start, end) > CERTAINTY.permission;
    const relays = /* @__PURE__ */ new Map();
    const isThroughRelay = (start, end) => {
      const known = relays.get(start) ?? this.#relaysOf(start, isRelay);
      relays.set(start, known);
      return known.some((relay) => isCall(relay, end));
    };
    const workloads = this.#workloadsByMachine();
    const isCallOfWorkload = (start, end) => workloads.get(start)?.some((workload) => isCall(workload, end)) === true || workloads.get(end)?.some((workload) => isCall(start, workload)) === true;
    for (const { pairs, portsOn, lineOn, evidence, isRelayed, isRead, twoWay } of this.#permissions) {
      if (isRead === true) this.#reverseReads(pairs, evidence);
      const isThroughAnother = (start, end) => pairs.some(([other, last]) => last === end && isCall(start, other) && !isCall(other, start));
      const isExplained = pairs.some(
        ([start, end]) => isCall(start, end) || isCall(end, start) || isRelayed === true && (isThroughRelay(start, end) || isCallOfWorkload(start, end))
      );
      for (const [start, end] of pairs) {
        if (start === end || isExplained && !isCall(start, end)) continue;
        if (evidence.rule === "sole" && isThroughAnother(start, end)) continue;
        if (!isExplained)
          this.add({
            from: start,
            to: end,
            certainty: isRead ? CERTAINTY.read : CERTAINTY.permission,
            evidence: { ...evidence, ...lineOn !== void 0 && { line: lineOn([start, end]) } },
            twoWay
          });
        const listened = portsOf(end);
        const candidate = this.#candidate(start, end);
        for (const port of portsOn?.(end) ?? []) {
          if (listened.length === 0 || listened.includes(port.split("/", 1)[0])) candidate.ports.add(port);
        }
      }
    }
  }
  /** Reverses the edges of programs that may only read from their targets, because data flows to the program. */
  #reverseReads(pairs, evidence) {
    for (const [from, to] of pairs) {
      const reverse = this.#certaintyOf(to, from);
      const isStatedInReverse = reverse > CERTAINTY.permission && reverse <= CERTAINTY.ownReference;
      if (isStatedInReverse) this.add({ from, to, certainty: CERTAINTY.flow, evidence });
    }
  }
  /**
   * True if `from` names the load balancer `to` only because that is in front of it, e.g. to build links: each refers
   * to the other. `from` then does not call the load balancer.
   */
  #namesItsFront(from, to, isRelay) {
    if (!isRelay(to) || isRelay(from)) return false;
    return [this.#certaintyOf(from, to), this.#certaintyOf(to, from)].every((certainty) => isByReference(certainty));
  }
  /**
   * Returns at most one edge per pair: the direction with the higher certainty, or the one from the first address on a
   * tie. Two permissions in opposite directions give no edge, because members of one group may all reach each other.
   */
  settle(isRelay) {
    const edges = [];
    for (const [from, targets] of this.#all) {
      for (const [to, candidate] of targets) {
        const { certainty } = candidate;
        const opposite = this.#certaintyOf(to, from);
        const isTie = certainty === opposite && certainty > CERTAINTY.permission;
        const isFromFront = this.#namesItsFront(to, from, isRelay);
        const isToFront = this.#namesItsFront(from, to, isRelay);
        const isDrawn = isFromFront || !isToFront && (certainty > opposite || isTie && byAddress(from, to) < 0);
        const style = {
          ...candidate.twoWay && { twoWay: true },
          ...candidate.thin && { thin: true },
          ...candidate.isDelivery && { isDelivery: true },
          ...!candidate.evidence.some(({ item }) => isFact(item)) && { isImplied: true }
        };
        if (isDrawn) edges.push({ from, to, label: labelOf(candidate), ...style, evidence: evidenceOf(candidate) });
      }
    }
    return edges;
  }
};
var evidenceOf = ({ evidence }) => [...evidence].sort((a, b) => b.certainty - a.certainty).map(({ item }) => item);
function labelOf({ labels, ports, calledPorts }) {
  const texts = labels.size > 0 ? labels : [ports, calledPorts].find(({ size }) => size === 1) ?? [];
  return [...texts].sort(byAddress).join(", ");
}

// src/inference/edges/links.ts
var LINK_EDGES_MAX = 16;
function followLink(resource, link, ends, candidates) {
  const { scene } = ends;
  if (link.isSupporting === true || !applies2(resource, link, scene)) return;
  const { from, to, starts, guess } = endsOf3(resource, link, scene);
  if (from.length * to.length > LINK_EDGES_MAX) return;
  const evidence = guess ?? {
    rule: "link",
    by: resource.address,
    ...pathOf(resource, link, scene, to)
  };
  const statesListenPort = (start) => start === resource.address && scene.model.factsOf(start).direction !== "in";
  const calledPorts = starts.flatMap((start) => statesListenPort(start) ? [] : ends.portsAt(start));
  for (const start of from) {
    for (const end of to) {
      if (!ends.mayJoin(start, end)) continue;
      const isConnectionItself = link.label !== void 0 && scene.model.factsOf(start).connection === link.label;
      const certainty = isConnectionItself ? CERTAINTY.foldedReference : CERTAINTY.link;
      candidates.add(
        { from: start, to: end, certainty, evidence, twoWay: link.twoWay, thin: link.thin },
        isConnectionItself ? "" : link.label,
        calledPorts
      );
    }
  }
}
var applies2 = ({ address, type, values }, { unless = [], when = {} }, { model }) => !model.knowledge.isOtherRecord(type, values) && Object.entries(when).every(([name, value]) => values[name] === value) && model.namedBy(address, unless).length === 0;
function supportingEdgesOf(resource, link, scene) {
  if (link.isSupporting !== true || !applies2(resource, link, scene)) return [];
  const { from, to } = endsOf3(resource, link, scene);
  if (from.length * to.length > LINK_EDGES_MAX) return [];
  const evidence = { rule: "link", by: resource.address, ...pathOf(resource, link, scene, to) };
  return from.flatMap(
    (start) => to.map((end) => ({ from: start, to: end, label: link.label ?? "", thin: true, evidence: [evidence] }))
  );
}
var GUESSED = /* @__PURE__ */ new Set(["nearby", "only"]);
function endsOf3(resource, link, scene) {
  const { address } = resource;
  const { factsOf: factsOf2, namedBy: namedBy4, typeOf: typeOf2 } = scene.model;
  const host = guessedHost(address, scene);
  const isFoldAttribute = (attributes) => attributes.some((attribute) => factsOf2(address).fold?.attributes?.includes(attribute));
  const named = (attributes) => {
    const targets = attributes.length === 0 ? [address] : namedBy4(address, attributes);
    const resolved = targets.length === 0 && host !== null && isFoldAttribute(attributes) ? [host.address] : targets;
    return link.isSupporting === true || link.isAlwaysDrawn === true ? resolved : resolved.filter((target) => factsOf2(target).supporting !== true);
  };
  const starts = named(link.from).filter((start) => link.among?.includes(typeOf2(start)) !== false);
  const isToward = (head) => link.toward?.includes(typeOf2(head)) !== false;
  const heads = named(link.to).filter(isToward).flatMap((head) => {
    const forwarded = namedBy4(head, factsOf2(head).forwards ?? []);
    return forwarded.length > 0 ? forwarded : [head];
  });
  const from = [...new Set(starts.flatMap(scene.endsOf))];
  const ends = [
    ...new Set((heads.length > 0 ? heads : containerFor(resource, scene)).flatMap((end) => edgeEndsAt(end, scene)))
  ];
  const nodes = ends.filter((end) => !scene.isContainer(end));
  const to = nodes.length > 0 ? nodes : withInnerContainer(resource, link, ends, scene);
  const isNode = scene.rootOf(address) === address && !scene.isContainer(address);
  if (isNode && from.length === 0) from.push(address);
  if (isNode && to.length === 0) to.push(address);
  const isGuess2 = host !== null && [...starts, ...heads].includes(host.address);
  return { from, to, starts, guess: isGuess2 ? host.evidence : null };
}
function withInnerContainer({ address }, { innerContainer = [] }, ends, scene) {
  const { model, drawn, parentOf: parentOf2, rootOf } = scene;
  const boxes = new Set(model.namedBy(address, innerContainer).map((named) => rootOf(named) ?? ""));
  const [box = ""] = boxes;
  const outer = [];
  for (let at = parentOf2(box); boxes.size === 1 && drawn.has(box) && at !== null; at = parentOf2(at)) outer.push(at);
  const isInnerContainerOnly = ends.length === 1 && outer.includes(ends[0]);
  return isInnerContainerOnly && !scene.isOccupied(box) ? [box] : [...ends];
}
function guessedHost(address, { folds }) {
  const host = folds.hosts.get(address);
  return host !== void 0 && GUESSED.has(host.evidence.rule) ? host : null;
}
function containerFor({ address }, { model, parentOf: parentOf2 }) {
  const { within = [] } = model.factsOf(address);
  for (let at = parentOf2(address); at !== null; at = parentOf2(at)) if (within.includes(model.typeOf(at))) return [at];
  return [];
}
function edgeEndsAt(target, { model, endsOf: endsOf6, rootOf }) {
  const ends = endsOf6(target);
  const root = ends.length > 0 ? null : rootOf(target);
  return root === null || model.factsOf(root).securityGroupRefs !== void 0 ? ends : [root];
}
function pathOf({ address }, { from, to }, { model, endsOf: endsOf6 }, heads) {
  const references = model.referencesOf(address);
  for (const attribute of [...to, ...from]) {
    const named = references.filter((reference) => leadsInto(reference.path, attribute));
    const { path, line: line2 } = named.find(({ to: end }) => endsOf6(end).some((node) => heads.includes(node))) ?? named[0] ?? {};
    if (path !== void 0) return { path, ...line2 !== void 0 && { line: line2 } };
  }
  return {};
}

// src/inference/edges/outcomes.ts
var peerAttributes = ({ firewallRules = [] }) => firewallRules.flatMap(
  ({ block, guardedGroups = [], peer, protectedEnd }) => block !== void 0 ? [block] : [...guardedGroups, ...[peer, protectedEnd ?? {}].flatMap(namedBy)]
);
var namedBy = ({ groups = [], ranges = [], labels = [] }) => [
  ...groups,
  ...ranges,
  ...labels
];
var isOfLinks = (links, type, path) => links.some(
  ({ among, from, to }) => among?.includes(type) !== false && [...from, ...to].some((end) => leadsInto(path, end))
);
var isOriginOrExclusion = (path, { isLeftOut: isLeftOut2, isOfOrigins: isOfOrigins2 }) => isOfOrigins2(path) || isLeftOut2(path);
var isNested = (type, path, { isKnown, namesParent: namesParent2 }) => !isKnown(type) && namesParent2(path);
var isNameOrOwner = (type, path, { ownerAttributes, ownNamesOf }) => ownerAttributes.has(nameOf(path)) || ownNamesOf(type).includes(path);
var isCopied = (path, isInNetworks, knowledge) => knowledge.isCopiedProperty(path) || isInNetworks && knowledge.containerAttributes.has(nameOf(path));
function needsContainer(path, to, { isContainer, model }) {
  const { cloudOf: cloudOf3, namedContainers } = model.knowledge;
  const containerTypes = namedContainers.get(nameOf(path)) ?? [];
  const type = model.typeOf(to);
  return !isContainer(to) && !containerTypes.includes(type) && containerTypes.some((containerType) => cloudOf3(containerType) === cloudOf3(type));
}
function isPassive(from, used, { model, rootOf }) {
  const { holdsConfig, passive } = model.factsOf(from);
  return passive === true && used.direction !== "in" || holdsConfig === true && rootOf(from) === from;
}
function isPassedOn({ from, path = "", to, valueName }, { model }) {
  const { isForCalls: isForCalls2, isAddressForOthers: isAddressForOthers2, isProgramSetting: isProgramSetting3, isRelay, programs } = model.knowledge;
  const word = valueName ?? nameOf(path);
  const { category } = model.factsOf(to);
  const isCalled = programs.categories.includes(category) || isRelay(model.typeOf(to), model.valuesOf(to));
  if (category === "database" && model.factsOf(from).deploys === true && isProgramSetting3(path)) return true;
  if (isCalled && model.factsOf(from).deploys === true && isForCalls2(word, false)) return true;
  return isCalled && isProgramSetting3(path) && isAddressForOthers2(word);
}
function completesName({ from, to, path }, { factsOf: factsOf2, namedBy: namedBy4, referencesOf }) {
  const isInZone = (address) => namedBy4(address, factsOf2(address).hostnameZone ?? []).includes(to);
  return referencesOf(from).some((other) => other.path === path && other.to !== to && isInZone(other.to));
}
function sharesSatellite(user, used, { folds, model }) {
  const userType = model.typeOf(user);
  for (let at = used, host = folds.hosts.get(at); host !== void 0; at = host.address, host = folds.hosts.get(at)) {
    const users = model.factsOf(at).fold?.userTypes ?? [];
    if (host.kind === "user" && (users.includes("*") || users.includes(userType))) return true;
  }
  return false;
}
var isInServer = ({ from, to, path }, { folds, model }) => folds.hosts.get(to)?.kind === "user" && model.knowledge.placedBy(model.typeOf(from)).some((attribute) => leadsInto(path, attribute));
var namesOwnCluster = ({ from, to }, { model }) => model.factsOf(from).grouped !== void 0 && model.knowledge.isHostType(model.typeOf(to));
var isOfMember = ({ to, path = "" }, { model }) => model.factsOf(to).memberRefs?.test(nameOf(path)) === true;
function kindOf({ from, path, to }, { factsOf: factsOf2, knowledge, typeOf: typeOf2 }) {
  const isProgram = knowledge.programs.categories.includes(factsOf2(to).category);
  if (path !== void 0 && knowledge.isWorkflowText(path) && !isProgram) return null;
  if (path !== void 0)
    return knowledge.relationOf(typeOf2(from), path, typeOf2(to)) ?? (factsOf2(from).unread === true ? ofInput(path, factsOf2(to), knowledge) : null);
  return knowledge.programs.categories.includes(factsOf2(from).category) ? "calls" : null;
}
var SERVICES = /* @__PURE__ */ new Set([
  ...["compute", "containers", "storage", "database", "analytics", "integration", "ml"]
]);
var isService = ({ category, supporting }) => supporting !== true && SERVICES.has(category);
function ofInput(path, target, { relationOfInput }) {
  const kind = isService(target) ? relationOfInput(path) : null;
  return kind !== null && target.imageConsumers !== void 0 ? "deploys" : kind;
}
function ownerOf(address, { folds }) {
  const host = folds.hosts.get(address);
  return host?.kind === "owner" ? host.address : address;
}
function namesRouteTarget({ from, path }, { factsOf: factsOf2 }) {
  const { egressRoute, route, routesIn } = factsOf2(from);
  const attributes = [...egressRoute?.to ?? [], ...route?.to ?? [], routesIn ?? []].flat();
  return attributes.some((attribute) => leadsInto(path, attribute));
}
function rulesAgainst(scene) {
  const { folds } = scene;
  const { factsOf: factsOf2, knowledge, typeOf: typeOf2, valuesOf: valuesOf2 } = scene.model;
  function isOfGroup(address) {
    const root = folds.root(address);
    return root !== null && factsOf2(root).securityGroupRefs !== void 0;
  }
  const isHop = (root) => factsOf2(root).routeHop !== void 0;
  const isOfMany = (to, path, { grants = [] }) => [grants].flat().some(({ principals = [] }) => principals.some((end) => leadsInto(path, end))) && scene.rootsOf(to).length > GRANTEES_MAX;
  function reasonAgainst(reference, links) {
    const { from, to, path, via } = reference;
    const [user, used] = [factsOf2(from), factsOf2(ownerOf(to, scene))];
    if (isPassive(from, used, scene)) return "passive";
    if (knowledge.isOtherRecord(typeOf2(from), valuesOf2(from))) return "mention";
    if (isOfMany(to, path, user)) return "many";
    if (user.supporting === true || used.supporting === true) return user.isMembership === true ? "group" : "quiet";
    if (path === void 0 && via === "configuration") return "order";
    if (links.some((link) => link.from.length > 0 && link.to.length > 0)) return "link";
    if (path === void 0) return sharesSatellite(from, to, scene) ? "shared" : null;
    const attribute = topOf(path);
    if (knowledge.attributesWithoutCalls.has(attribute)) return "build";
    if (isOriginOrExclusion(path, knowledge) || isPassedOn(reference, scene)) return "build";
    if (completesName(reference, scene.model)) return "build";
    if (isNested(typeOf2(from), path, knowledge)) return "contained";
    if (knowledge.membershipAttributes.has(nameOf(path))) return "group";
    if (knowledge.supportingAttributes.has(attribute)) return "quiet";
    if (isOfLinks(links, typeOf2(to), path)) return "link";
    if ([...grantAttributes(user), ...peerAttributes(user)].some((end) => leadsInto(path, end))) return "link";
    if (isNameOrOwner(typeOf2(from), path, knowledge)) return "build";
    const isInNetworks = knowledge.placedBy(typeOf2(from)).length > 0;
    if ((isInNetworks || reference.through !== void 0) && scene.isContainer(to)) return "contained";
    if (isCopied(path, isInNetworks, knowledge) || needsContainer(path, to, scene)) return "build";
    if (isInServer(reference, scene)) return "shared";
    if (namesOwnCluster(reference, scene)) return "contained";
    return !knowledge.programAttributes.has(attribute) && sharesSatellite(from, to, scene) ? "shared" : null;
  }
  return (reference, user, links) => {
    const why = reasonAgainst(reference, links) ?? againstModule(reference, scene.model);
    if (why !== null) return why;
    const used = scene.rootsOf(reference.to);
    if (user === null || used.length === 0) return "hidden";
    if (used.every((root) => root === user)) return "folded";
    if (!knowledge.isPeering(typeOf2(user)) && used.every((root) => knowledge.isNetworkHost(typeOf2(root))))
      return "contained";
    if (folds.hosts.get(reference.from)?.address === reference.to) return "folded";
    if (scene.isContainer(user) && namesRouteTarget(reference, scene.model) && used.some(isHop)) return "way";
    if (factsOf2(user).supporting === true || used.every((root) => factsOf2(root).supporting === true)) return "quiet";
    if (isOfMember(reference, scene) || [reference.from, reference.to].some(isOfGroup)) return "group";
    return kindOf(reference, scene.model) === null ? "mention" : null;
  };
}
function settleOutcomes(open, edges) {
  const ends = /* @__PURE__ */ new Map();
  for (const { from, to } of edges) ends.set(from, (ends.get(from) ?? /* @__PURE__ */ new Set()).add(to));
  const has = (from, to) => ends.get(from)?.has(to) === true;
  return open.map(({ reference: { from, to, path }, why, pairs }) => {
    const isEdge = pairs.some(([user, used]) => has(user, used) || has(used, user));
    return { from, to, ...path !== void 0 && { path }, why: why ?? (isEdge ? null : "contained") };
  });
}
var isOfModule = ({ from, to }, { factsOf: factsOf2 }) => factsOf2(from).unread === true || factsOf2(to).unread === true;
function againstModule(reference, model) {
  const { from, to, path = "" } = reference;
  if (!isOfModule(reference, model)) return null;
  const isInner = (other) => other.to === to && other.path?.startsWith(`${path}.`) === true;
  if (model.referencesOf(from).some(isInner)) return "contained";
  const { knowledge, factsOf: factsOf2, isPlacementContainer } = model;
  if ([from, to].some((end) => factsOf2(end).unread === true && builtFactsOf(end, model).operational !== void 0))
    return "quiet";
  if (factsOf2(from).unread === true && knowledge.ownNamesOfModule(model.valuesOf(from)).includes(path)) return "build";
  const isDescribed = reference.via === "configuration" && reference.valueName === void 0;
  if (isDescribed && knowledge.partAttributes.has(path)) return "build";
  const isNamed3 = isPartNamed(reference) && !knowledge.namesOther(path, model.typeOf(to));
  if (isNamed3 || factsOf2(to).accountId !== void 0) return "build";
  if (factsOf2(from).entries !== void 0 && knowledge.selfAddresses.has(path)) return "build";
  if (factsOf2(to).front !== void 0 && factsOf2(to).direction === "in") return null;
  const word = knowledge.wordOfModule(subjectIn(path)) ?? (knowledge.grantsInModule(path) ? "quiet" : null);
  const isBetween2 = factsOf2(from).placedBy?.length === 0;
  if (word === "contained" && isBetween2) return null;
  if (word === null && isPlacementContainer(to) && !isBetween2) return "contained";
  return word === "in" ? null : word;
}
var isPartNamed = ({ path = "" }) => path.includes(".") && nameOf(path) === "name";
var addressOf = ({ from, path = "" }, { factsOf: factsOf2, knowledge }) => factsOf2(from).unread === true ? knowledge.addressInModule(nameOf(path)) : null;
function subjectIn(path) {
  const names = path.split(".");
  const [object, name] = names.slice(-2);
  return name !== void 0 && /^(?:resource_)?(?:arn|id|name)s?$/.test(name) ? object : nameOf(path);
}
var builtFactsOf = (address, { knowledge, typeOf: typeOf2, valuesOf: valuesOf2 }) => knowledge.factsOf(knowledge.builtTypeOf(typeOf2(address), valuesOf2(address)));
function isModuleOutbound(reference, model) {
  const { from, to, path = "" } = reference;
  if (!isOfModule(reference, model) || builtFactsOf(from, model).direction === "in") return false;
  return model.factsOf(to).unread === true && builtFactsOf(to, model).direction === "in" || model.knowledge.wordOfModule(subjectIn(path)) === "in";
}

// src/inference/edges/direction.ts
function directEdges(scene) {
  const { attributeOf: attributeOf4, factsOf: factsOf2, knowledge, namedBy: namedBy4, referencesOf, resources, typeOf: typeOf2, valuesOf: valuesOf2 } = scene.model;
  const ends = endsIn(scene);
  const candidates = new Candidates();
  const outcomes = [];
  const byHostName = /* @__PURE__ */ new Set();
  const located = /* @__PURE__ */ new Set();
  const findRuleAgainst = rulesAgainst(scene);
  for (const resource of resources.values()) {
    const links = linksOf(factsOf2(resource.address));
    for (const link of links) followLink(resource, link, ends, candidates);
    for (const reference of referencesOf(resource.address)) follow(reference, links);
  }
  function follow(reference, links) {
    const user = scene.rootOf(reference.from);
    const why = findRuleAgainst(reference, user, links);
    if (why !== null || user === null) {
      outcomes.push({ reference, why: why ?? "hidden", pairs: [] });
      return;
    }
    const used = resolveTargets(reference, scene).filter((root) => factsOf2(root).supporting !== true);
    const callers = /* @__PURE__ */ new Set([user, ...scene.callersOf(reference.from)]);
    const pairs = [...callers].flatMap((caller) => used.map((root) => [caller, root]));
    for (const [caller, root] of pairs) join2(reference, caller, root);
    outcomes.push({ reference, why: null, pairs });
  }
  function feeds(address) {
    const rule = Object.entries(factsOf2(address).directionWhen ?? {});
    return rule.length > 0 && rule.every(([name, value]) => attributeOf4(address, name) === true === value);
  }
  function join2(reference, user, used) {
    const { from, to } = reference;
    const evidence = byReference(reference);
    const isFlow = feeds(to) || (factsOf2(to).direction ?? factsOf2(used).direction) === "in";
    const address = isFlow ? addressOf(reference, scene.model) : null;
    if (address === "record") return;
    if (isFlow && address === null || isModuleOutbound(reference, scene.model)) {
      const call = { from: used, to: user, certainty: CERTAINTY.flow, evidence };
      if (ends.mayJoin(used, user)) candidates.add(call, "", ends.portsAt(to));
      return;
    }
    const isDirect = user === from && used === to;
    const certainty = isDirect ? CERTAINTY.ownReference : CERTAINTY.foldedReference;
    const calledPorts = namedBy4(from, factsOf2(from).pooledBy ?? []).flatMap((pool) => ends.portsAt(pool));
    const kind = kindOf(reference, scene.model) ?? void 0;
    if (reference.describes !== true) located.add(`${user} ${used}`);
    if (reference.via === "value" && factsOf2(to).hostnameZone !== void 0) byHostName.add(`${user} ${used}`);
    if (ends.mayJoin(user, used)) candidates.add({ from: user, to: used, certainty, evidence, kind }, "", calledPorts);
  }
  const crowdedRules = permissions(scene, candidates);
  const crowdedGrants = access(scene, candidates);
  const isRelay = (address) => knowledge.isRelay(typeOf2(address), valuesOf2(address));
  candidates.settlePermissions((address) => ends.portsAt(address, "port"), isRelay);
  const named = withoutBypasses(withoutLinksToFront(candidates.settle(isRelay), byHostName), located);
  const settled = throughStores(withoutAssumedLoops(named, scene), scene);
  const edges = withoutDetours(withoutOuter(settled, scene), scene);
  return {
    edges: throughCarrier(throughPrivateEndpoints(edges, scene), scene),
    outcomes: settleOutcomes(outcomes, edges).map((outcome) => markCrowded(outcome, crowdedGrants, crowdedRules))
  };
}
function resolveTargets(reference, scene) {
  const { from, to } = reference;
  const { forwards } = scene.model.factsOf(to);
  const named = usersNamedBeside(reference, scene.rootsOf(to), scene);
  if (forwards === void 0 || named.includes(scene.rootOf(from) ?? "")) return named;
  const forwarded = scene.model.namedBy(to, forwards).flatMap(scene.rootsOf);
  return forwarded.length > 0 ? [...new Set(forwarded)] : named;
}
function usersNamedBeside({ from, to, path }, roots, scene) {
  if (path === void 0 || scene.folds.hosts.get(to)?.kind !== "user") return roots;
  const block = blockOf(path);
  const { referencesOf } = scene.model;
  const isUser = (address) => referencesOf(address).some((reference) => reference.to === to);
  const neighbours = referencesOf(from).filter((other) => other.to !== to && isInBlock(other, block));
  const users = neighbours.map((other) => other.to).filter(isUser);
  return users.length > 0 ? [...new Set(users.flatMap(scene.rootsOf))] : roots;
}
var blockOf = (path) => path.slice(0, Math.max(0, path.lastIndexOf(".")));
var isInBlock = ({ path }, block) => path !== void 0 && blockOf(path) === block;
function markCrowded(outcome, crowdedGrants, crowdedRules) {
  const { from, why } = outcome;
  const isCrowded = why === "quiet" && crowdedGrants.has(from) || (why === "quiet" || why === "link") && crowdedRules.has(from);
  return isCrowded ? { ...outcome, why: "many" } : outcome;
}
function endsIn(scene) {
  const { factsOf: factsOf2, referrersOf, typeOf: typeOf2, valuesOf: valuesOf2 } = scene.model;
  function portsOfPool(address, { types, poolAttribute, port }) {
    const rules = referrersOf(address).filter(
      ({ from, path }) => types.includes(typeOf2(from)) && leadsInto(path, poolAttribute)
    );
    return [...new Set(rules.flatMap(({ from }) => textsAt(valuesOf2(from), [port])))];
  }
  return {
    scene,
    portsAt(address, usual) {
      const { port = usual, portBy } = factsOf2(address);
      if (portBy !== void 0) return portsOfPool(address, portBy);
      return port === void 0 ? [] : textsAt(valuesOf2(address), port.split("."));
    },
    /**
     * True if both ends are drawn, differ, and the start is not a container. The end may be a container only if the
     * start is in none, because otherwise containment already shows the relation.
     */
    mayJoin(from, to) {
      if (from === to || scene.isContainer(from) || !scene.drawn.has(from) || !scene.drawn.has(to)) return false;
      return !scene.isContainer(to) || scene.parentOf(from) === null;
    }
  };
}
function withoutLinksToFront(edges, byHostName) {
  const isByName = ({ from, to, evidence }) => byHostName.has(`${from} ${to}`) && evidence.every(({ rule }) => rule === "value");
  if (!edges.some(isByName)) return edges;
  const onward = groupBy(
    edges.filter((edge) => !isByName(edge)),
    ({ from }) => from
  );
  return edges.filter((edge) => !isByName(edge) || !reaches(edge.to, edge.from, onward));
}
function withoutBypasses(edges, located) {
  const isDescribed = ({ from, to, evidence }) => !located.has(`${from} ${to}`) && evidence.every(({ rule }) => rule === "reference");
  if (!edges.some(isDescribed)) return edges;
  const stated = groupBy(
    edges.filter((edge) => !isDescribed(edge)),
    ({ from }) => from
  );
  const calls = (from, to) => stated.get(from)?.some((edge) => edge.to === to) === true;
  return edges.filter(
    (edge) => !isDescribed(edge) || stated.get(edge.from)?.some(({ to }) => calls(to, edge.to)) !== true
  );
}
function withoutAssumedLoops(edges, { model }) {
  const isAssumed = ({ evidence }) => evidence.every(({ rule }) => rule === "sole");
  if (!edges.some(isAssumed)) return edges;
  const stated = edges.filter((edge) => !isAssumed(edge));
  const polled = stated.filter(({ to }) => model.factsOf(to).category === "integration").map((edge) => ({ ...edge, from: edge.to, to: edge.from }));
  const onward = groupBy([...stated, ...polled], ({ from }) => from);
  return edges.filter((edge) => !isAssumed(edge) || !reaches(edge.to, edge.from, onward));
}
function reaches(start, end, onward) {
  const reached = /* @__PURE__ */ new Set([start]);
  for (const at of reached) {
    if (at === end) return true;
    if (reached.size < REACHED_MAX) for (const { to } of onward.get(at) ?? []) reached.add(to);
  }
  return false;
}
function withoutOuter(edges, scene) {
  const outerByStart = /* @__PURE__ */ new Map();
  for (const { from, to } of edges) {
    const outer = outerByStart.get(from) ?? /* @__PURE__ */ new Set();
    outerByStart.set(from, outer);
    for (let at = scene.parentOf(to); at !== null && !outer.has(at); at = scene.parentOf(at)) outer.add(at);
  }
  return edges.filter(({ from, to }) => !outerByStart.get(from)?.has(to));
}
function withoutDetours(edges, { model }) {
  const isOnlyPath = (address) => model.factsOf(address).isOnlyPath === true;
  const toIntermediates = edges.filter(({ to }) => isOnlyPath(to));
  if (toIntermediates.length === 0) return edges;
  const onward = groupBy(
    edges.filter(({ from }) => isOnlyPath(from)),
    ({ from }) => from
  );
  const reached = new Set(
    toIntermediates.flatMap(
      ({ from, to: intermediate }) => (onward.get(intermediate) ?? []).map(({ to }) => `${from} ${to}`)
    )
  );
  return edges.filter(({ from, to }) => !reached.has(`${from} ${to}`));
}
function throughCarrier(edges, { model }) {
  const redirect2 = (edge) => {
    const { carriedBy } = model.factsOf(edge.from);
    if (carriedBy === void 0) return edge;
    const values = model.valuesOf(edge.from);
    const isCarried = Object.entries(carriedBy.when).every(
      ([path, texts]) => textsAt(values, [path]).some((text) => texts.includes(text))
    );
    if (!isCarried) return edge;
    const lines = edges.filter(({ from, to }) => to === edge.to && carriedBy.types.includes(model.typeOf(from)));
    const [line2] = lines;
    if (line2 === void 0 || lines.length > 1) return edge;
    return { ...edge, to: line2.from, evidence: [{ rule: "only", by: edge.from }, ...edge.evidence] };
  };
  return edges.map(redirect2);
}
function throughPrivateEndpoints(edges, scene) {
  const { factsOf: factsOf2, knowledge, referencesOf, resources, typeOf: typeOf2, attributeOf: attributeOf4, valuesOf: valuesOf2 } = scene.model;
  const callees = new Map(groupBy(edges, ({ from }) => from));
  const calls = (from, to) => callees.get(from)?.some((edge) => edge.to === to) === true;
  const isProgram = (address) => knowledge.programs.categories.includes(factsOf2(address).category);
  function networkOf4(address, type) {
    let at = scene.parentOf(address);
    while (at !== null && typeOf2(at) !== type) at = scene.parentOf(at);
    return at;
  }
  function refersByAttribute(address, attribute) {
    return referencesOf(address).some((reference) => leadsInto(reference.path, attribute));
  }
  const ofServices = edges.filter(
    ({ from, to }) => factsOf2(from).privateEndpoint !== void 0 && resources.has(from) && !scene.isContainer(to)
  );
  if (ofServices.length === 0) return edges;
  const endpointsByService = new Map(
    groupBy(
      ofServices.map(({ from: endpoint, to: service }) => {
        const { network, has, closedBy } = factsOf2(endpoint).privateEndpoint;
        const isClosed = attributeOf4(service, closedBy) === false;
        const isNamed3 = isSet(valuesOf2(endpoint), [has]) || refersByAttribute(endpoint, has);
        return { endpoint, service, type: network, isClosed, isUsual: isNamed3 || isClosed };
      }),
      ({ service }) => service
    )
  );
  function endpointFor({ from, to }) {
    const endpoints = endpointsByService.get(to);
    if (endpoints === void 0 || factsOf2(from).privateEndpoint !== void 0) return null;
    const named = endpoints.filter(({ endpoint }) => calls(from, endpoint));
    const beside = endpoints.filter(({ endpoint, type, isUsual }) => {
      const network = networkOf4(from, type);
      return isUsual && network !== null && network === networkOf4(endpoint, type);
    });
    const onlyPaths = endpoints.filter(({ isClosed }) => isClosed && isProgram(from));
    const [group2 = []] = [named, beside, onlyPaths].filter(({ length }) => length > 0);
    return group2.length === 1 ? group2[0].endpoint : null;
  }
  const through = /* @__PURE__ */ new Map();
  for (const edge of edges) {
    const endpoint = endpointFor(edge);
    const { from, to, label: label2, evidence, ...style } = endpoint === null ? edge : toEndpoint(edge, endpoint);
    const known = through.get(`${from} ${to}`);
    const sharedLabel = known === void 0 || known.label === label2 ? label2 : "";
    through.set(`${from} ${to}`, {
      from,
      to,
      label: sharedLabel,
      ...style,
      evidence: [...known?.evidence ?? [], ...evidence]
    });
  }
  return [...through.values()];
}
var toEndpoint = ({ isDelivery: _, ...edge }, endpoint) => ({
  ...edge,
  to: endpoint,
  evidence: [{ rule: "endpoint", by: endpoint }, ...edge.evidence]
});
function storesOf({ drawn, folds, isContainer, model, rootsOf }) {
  const { factsOf: factsOf2, referencesOf } = model;
  const isHolder = (address) => factsOf2(address).valueAttributes !== void 0;
  const isService2 = (address) => {
    const { category, passive, supporting } = factsOf2(address);
    return drawn.has(address) && !isContainer(address) && !passive && !supporting && category !== "security";
  };
  return {
    holdersOf: memoised((store) => isHolder(store) ? [store] : folds.partsOf(store).filter(isHolder)),
    storedIn: memoised((holder) => {
      const { valueAttributes = [] } = factsOf2(holder);
      const references = referencesOf(holder).filter(({ path }) => valueAttributes.some((end) => leadsInto(path, end)));
      return references.flatMap(
        (reference) => rootsOf(reference.to).filter(isService2).map((to) => ({ to, evidence: byReference(reference) }))
      );
    })
  };
}
function throughStores(edges, scene) {
  const { model } = scene;
  const { holdersOf: holdersOf2, storedIn } = storesOf(scene);
  const { builtTypeOf, factsOf: factsOf2, programs } = model.knowledge;
  const isProgram = (address) => programs.categories.includes(factsOf2(builtTypeOf(model.typeOf(address), model.valuesOf(address))).category);
  const joined = new Set(edges.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]));
  const reads = edges.filter(
    ({ from, to, evidence }) => !evidence.every(isGuess) && isProgram(from) && holdersOf2(to).length > 0
  );
  const readers = groupBy(reads, ({ to }) => to);
  const added = [];
  for (const { from, to: store, evidence: storeEvidence } of reads) {
    const holders = holdersOf2(store);
    const named = namedParts(storeEvidence, holders, model);
    const isAlone = readers.get(store)?.every((other) => other.from === from) === true;
    const isNamed3 = named.length > 0 || holders.length === 1 && storeEvidence.some(isNaming);
    const read = named.length > 0 ? named : holders.length === 1 || isAlone ? holders : [];
    for (const { to, evidence } of read.flatMap(storedIn)) {
      if (to === from || joined.has(`${from} ${to}`)) continue;
      joined.add(`${from} ${to}`).add(`${to} ${from}`);
      added.push({ from, to, label: "", ...!isNamed3 && { isImplied: true }, evidence: [evidence] });
    }
  }
  return [...edges, ...added];
}
var isNaming = ({ rule }) => rule === "reference" || rule === "value";
function namedParts(evidence, holders, { namedBy: namedBy4 }) {
  const named = evidence.filter(isNaming).flatMap(({ by, path }) => path === void 0 ? [] : namedBy4(by, [path]));
  return holders.filter((holder) => named.includes(holder));
}

// elsewhere:src/graph/address.ts
var module39 = require("./picture.js").modules["src/graph/address.ts"]();
var escapeKey = module39.escapeKey;
var escapeName = module39.escapeName;
var formatAddress = module39.formatAddress;
var holdsEscapedBracket = module39.holdsEscapedBracket;
var isAddress = module39.isAddress;
var isDigit = module39.isDigit;
var isNameCode = module39.isNameCode;
var isShort = module39.isShort;
var modulesOf = module39.modulesOf;
var originalOf = module39.originalOf;
var parseAddress = module39.parseAddress;
var runEnd = module39.runEnd;
var typeOf = module39.typeOf;
var unescapeKey = module39.unescapeKey;
var unescapeName = module39.unescapeName;
var withCopy = module39.withCopy;
var withoutIndexes = module39.withoutIndexes;

// src/inference/instances.ts
function instanceOf(resource) {
  const parts = parseAddress(resource.address);
  const ownKeys = parts?.indexes ?? [];
  const moduleKeys = parts?.modules.map((step) => step.index).filter((key) => key !== null) ?? [];
  return {
    block: withoutIndexes(resource.address),
    module: resource.modules.at(-1) ?? "",
    key: ownKeys.join("]["),
    moduleKeys,
    keys: [...moduleKeys, ...ownKeys]
  };
}
function nearest(address, candidates, instances) {
  if (candidates.length < 2) return candidates;
  const self = instances.get(address);
  const inModule = candidates.filter((candidate) => instances.get(candidate)?.module === self?.module);
  const candidatesNear = inModule.length > 0 ? inModule : candidates;
  const keys = new Set(self?.keys);
  const sharedKeys = candidatesNear.map(
    (candidate) => instances.get(candidate)?.keys.filter((key) => keys.has(key)).length ?? 0
  );
  const highest = largest(sharedKeys);
  return candidatesNear.filter((_, i) => sharedKeys[i] === highest);
}
function pairByIndex(address, candidates, instances) {
  const nearestOnes = nearest(address, candidates, instances);
  if (nearestOnes.length < 2) return nearestOnes[0] ?? null;
  if (!areInstancesOfOne(nearestOnes, instances)) return null;
  const key = instances.get(address)?.key ?? "";
  return /^\d+$/.test(key) ? nearestOnes[Number(key) % nearestOnes.length] : null;
}
function areInstancesOfOne(addresses, instances) {
  const blocks = addresses.map((address) => `${instances.get(address)?.module} ${instances.get(address)?.block}`);
  return new Set(blocks).size === 1;
}
function namesakes(address, candidates) {
  const name = parseAddress(address)?.name;
  const sameName = candidates.filter((candidate) => parseAddress(candidate)?.name === name);
  return sameName.length > 0 ? sameName : candidates;
}
function sharingModuleKeys(from, references, instances) {
  const keys = new Set(instances.get(from)?.keys);
  if (keys.size === 0 || references.length < 2) return references;
  const countSharedKeys = ({ to }) => instances.get(to)?.moduleKeys.filter((key) => keys.has(key)).length ?? 0;
  const blockKey = ({ path, to }) => `${path} ${instances.get(to)?.block}`;
  const highest = /* @__PURE__ */ new Map();
  for (const reference of references) {
    highest.set(blockKey(reference), Math.max(countSharedKeys(reference), highest.get(blockKey(reference)) ?? 0));
  }
  return references.filter((reference) => countSharedKeys(reference) === highest.get(blockKey(reference)));
}

// src/inference/edges/multiply.ts
function instancesOfCopies(instances, copies) {
  const all = new Map(instances);
  for (const [resource, parts] of copies.byResource) {
    for (const { address } of parts) all.set(address, instances.get(resource));
  }
  return all;
}
function zoneOf(container, scene) {
  const { boxFactsOf: boxFactsOf3 } = scene.model.knowledge;
  for (let at = container; at !== null; at = scene.parentOf(at)) if (boxFactsOf3(typeOf(at)).peers) return at;
  return null;
}
function multiplyEdges(edges, scene) {
  if (scene.copies.byResource.size === 0) return edges;
  const partsOfAll = (addresses) => [...addresses].sort(byAddress).flatMap((address) => partsOf2(address, scene));
  return [...bundlesOf(edges, scene)].flatMap(
    (bundle) => between(partsOfAll(bundle.from), partsOfAll(bundle.to), bundle, scene)
  );
}
function partsOf2(resource, scene) {
  const copies = scene.copies.byResource.get(resource) ?? [{ address: resource, parent: scene.parentOf(resource) }];
  return copies.map(({ address, parent }) => ({ address, parent, zone: zoneOf(parent, scene), resource }));
}
function bundlesOf(edges, { copies, model }) {
  function endOf(address, otherEnd) {
    const instance = model.instances.get(address);
    const isUnmerged = copies.byResource.has(address) || !copies.byResource.has(otherEnd) || instance === void 0 || instance.key === "";
    return isUnmerged ? address : `${instance.module} ${instance.block}`;
  }
  const bundles = /* @__PURE__ */ new Map();
  for (const { from, to, label: label2, evidence, ...style } of edges) {
    const key = `${endOf(from, to)} > ${endOf(to, from)} ${label2} ${JSON.stringify(style)}`;
    const bundle = bundles.get(key) ?? { from: /* @__PURE__ */ new Set(), to: /* @__PURE__ */ new Set(), label: label2, style, evidence: /* @__PURE__ */ new Map() };
    bundles.set(key, bundle);
    bundle.from.add(from);
    bundle.to.add(to);
    bundle.evidence.set(`${from} ${to}`, evidence);
  }
  return bundles.values();
}
function between(starts, ends, { label: label2, style, evidence }, scene) {
  const [fallback = []] = evidence.values();
  const isSingle = starts.length === 1 || ends.length === 1;
  const belongTogether = isSingle ? () => false : belongTogetherTest(starts, ends);
  const partsWithPartner = /* @__PURE__ */ new Set();
  for (const start of starts) {
    for (const end of ends) if (belongTogether(start, end)) partsWithPartner.add(start).add(end);
  }
  const pairs = starts.flatMap(
    (start) => ends.filter((end) => belongTogether(start, end) || !partsWithPartner.has(start) || !partsWithPartner.has(end)).filter((end) => !encloses(end.address, start.parent, scene)).map((end) => [start, end])
  );
  return onceEach(pairs, belongTogether).map(([start, end]) => ({
    from: start.address,
    to: end.address,
    label: label2,
    ...style,
    evidence: evidence.get(`${start.resource} ${end.resource}`) ?? fallback
  }));
}
function onceEach(pairs, belongTogether) {
  const chosen = /* @__PURE__ */ new Map();
  for (const pair of pairs) {
    const key = pair.map(({ resource }) => resource).join(" ");
    const known = chosen.get(key);
    if (known === void 0 || belongTogether(...pair) && !belongTogether(...known)) chosen.set(key, pair);
  }
  return [...chosen.values()];
}
function belongTogetherTest(starts, ends) {
  const isZoneKnown = [...starts, ...ends].some(({ zone }) => zone !== null);
  const shareZone = (start, end) => (start.zone ?? start.parent) === (end.zone ?? end.parent);
  const arePairedByIndex = !isZoneKnown && starts.length === ends.length && !starts.some((start) => ends.some((end) => shareZone(start, end)));
  return arePairedByIndex ? (start, end) => starts.indexOf(start) === ends.indexOf(end) : shareZone;
}
function encloses(container, parent, { parentOf: parentOf2 }) {
  for (let at = parent; at !== null; at = parentOf2(at)) if (at === container) return true;
  return false;
}

// src/inference/edges/egress.ts
function egressEdges(placed, edges, routes, scene) {
  if (routes.size === 0) return [];
  const joined = new Set(edges.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]));
  const parentOf2 = new Map(placed.map(({ node }) => [node.address, node.parent]));
  return [...usersOfHops(placed, joined, routes, scene)].flatMap(([hop, all]) => {
    const users = [...all].filter(([resource]) => !hostsOf(resource, scene).some((host) => all.has(host)));
    return users.length > HOP_USERS_MAX ? [] : users.map(([, { from, evidence }]) => {
      const to = drawnHop(hop, parentOf2.get(from) ?? null, scene);
      return { from, to, label: "", evidence };
    });
  });
}
var hostsOf = (resource, { model, rootsOf }) => model.namedBy(resource, model.factsOf(resource).runsIn ?? []).flatMap(rootsOf);
function usersOfHops(placed, joined, routes, scene) {
  const users = /* @__PURE__ */ new Map();
  for (const workload of placed) {
    if (scene.isContainer(workload.resource)) continue;
    const { address, parent } = workload.node;
    for (const container of workload.subnets.length > 1 ? workload.subnets : [parent]) {
      const subnet = innermostRoutedContainer(container, routes, scene);
      for (const [hop, stated] of (subnet === null ? void 0 : routes.get(subnet)) ?? []) {
        const settings = scene.drawn.has(hop) ? settingsForHop(workload, hop, scene) : null;
        if (settings === null || joined.has(`${address} ${hop}`)) continue;
        const byResource = users.get(hop) ?? /* @__PURE__ */ new Map();
        users.set(hop, byResource);
        const evidence = [...[subnet, ...stated].map((by) => ({ rule: "route", by })), ...settings];
        if (!byResource.has(workload.resource)) byResource.set(workload.resource, { from: address, evidence });
      }
    }
  }
  return users;
}
function innermostRoutedContainer(start, routes, { parentOf: parentOf2 }) {
  let at = start;
  while (at !== null && !routes.has(at)) at = parentOf2(at);
  return at;
}
function settingsForHop({ node: { type }, resource }, hop, { folds, model }) {
  const users = model.factsOf(hop).routeHop;
  const { category, supporting } = model.knowledge.factsOf(type);
  if (users === void 0 || resource === hop || supporting === true) return null;
  if (!users.types.includes(type) && !users.categories.includes(category)) return null;
  return settingsFor([resource, ...folds.partsOf(resource)], type, hop, model);
}
function settingsFor(parts, type, hop, model) {
  const { hops, unless = [], onlyIf, onlyIfValues = [] } = model.knowledge.factsOf(type).egress ?? {};
  if (hops !== void 0 && !hops.includes(model.typeOf(hop))) return [];
  if (unless.some((path) => parts.some((part) => isSet(model.valuesOf(part), path.split("."))))) return null;
  if (onlyIf === void 0) return [];
  const settings = onlyIf.flatMap(
    (path) => parts.filter((part) => textsAt(model.valuesOf(part), path.split(".")).some((text) => onlyIfValues.includes(text))).map((by) => ({ rule: "route", by, path }))
  );
  return settings.length > 0 ? settings : null;
}
function drawnHop(hop, start, scene) {
  const replicas = scene.copies.byResource.get(hop) ?? [];
  const zone = zoneOf(start, scene) ?? start;
  const nearest3 = replicas.find(({ parent }) => (zoneOf(parent, scene) ?? parent) === zone);
  return (nearest3 ?? replicas[0])?.address ?? hop;
}
var isOneOf = (value, texts) => texts.length === 0 ? !isSet(value, []) || Array.isArray(value) && value.length === 0 : textsAt(value, []).some((text) => texts.includes(text));
function egressRoutes(scene) {
  const { factsOf: factsOf2, namedBy: namedBy4, paired, resources } = scene.model;
  const hopsAt = hopFinder(scene);
  const throughTable = hopsOfTables(scene, hopsAt);
  const routes = /* @__PURE__ */ new Map();
  for (const { address, values } of resources.values()) {
    const rule = factsOf2(address).egressRoute;
    if (rule === void 0) continue;
    if (!Object.entries(rule.when ?? {}).every(([name, texts]) => isOneOf(values[name], texts))) continue;
    const containers = rule.subnet === void 0 ? [address] : innermostOf(namedBy4(address, [rule.subnet]).filter(scene.isContainer), rule.subnet, scene);
    if (rule.to === void 0) {
      const routesAll = rule.all !== void 0 && textsAt(values, [rule.all.attribute]).some((text) => rule.all?.values.includes(text));
      for (const subnet of routesAll ? subnetsBeside(address, scene) : containers)
        addHops(routes, subnet, statedBy(address, [address]));
      continue;
    }
    const hops = hopsAt(address, rule.to);
    const tables = namedBy4(address, rule.to).filter((target) => isTable(target, scene));
    const table = paired(address, namesakes(address, tables));
    addHops(routes, paired(address, containers), statedBy(address, hops));
    for (const [hop, by] of hops.length > 0 ? [] : throughTable.get(table ?? "") ?? [])
      addHops(routes, paired(address, containers), /* @__PURE__ */ new Map([[hop, /* @__PURE__ */ new Set([address, ...by])]]));
  }
  return new Map([...routes].map(([subnet, hops]) => [subnet, new Map([...hops].sort(([a], [b]) => byAddress(a, b)))]));
}
function innermostOf(containers, attribute, { model }) {
  const rankOf2 = (container) => model.knowledge.boxFactsOf(model.typeOf(container)).rank;
  const innermost = largest(containers.map(rankOf2));
  return containers.filter((container) => {
    const { placementRefs } = model.factsOf(container);
    return rankOf2(container) === innermost && placementRefs?.test(attribute) !== false;
  });
}
function hopFinder({ model, rootOf }) {
  return (address, attributes) => {
    const byType = /* @__PURE__ */ new Map();
    for (const target of model.namedBy(address, attributes)) {
      const root = rootOf(target) ?? "";
      const type = model.typeOf(root);
      if (model.factsOf(root).routeHop !== void 0) byType.set(type, [...byType.get(type) ?? [], target]);
    }
    return [...byType.values()].flatMap((targets) => {
      const target = model.paired(address, targets);
      return (target === null ? null : rootOf(target)) ?? [];
    });
  };
}
function hopsOfTables(scene, hopsAt) {
  const { factsOf: factsOf2, namedBy: namedBy4, paired, resources } = scene.model;
  const through = /* @__PURE__ */ new Map();
  for (const address of resources.keys()) {
    const { routesIn, route } = factsOf2(address);
    if (routesIn !== void 0) addHops(through, address, statedBy(address, hopsAt(address, [routesIn])));
    if (route === void 0) continue;
    const tables = namedBy4(address, route.table).filter((target) => isTable(target, scene));
    addHops(through, paired(address, tables), statedBy(address, hopsAt(address, route.to)));
  }
  return through;
}
var isTable = (address, { model }) => model.factsOf(address).routesIn !== void 0;
function subnetsBeside(address, { model, isContainer, parentOf: parentOf2 }) {
  const container = parentOf2(address);
  const isIn = (subnet) => isContainer(subnet) && parentOf2(subnet) === container;
  return container === null ? [] : [...model.resources.keys()].filter(isIn);
}
var statedBy = (address, hops) => new Map(hops.map((hop) => [hop, /* @__PURE__ */ new Set([address])]));
function addHops(to, key, hops) {
  if (key === null) return;
  const known = to.get(key) ?? /* @__PURE__ */ new Map();
  to.set(key, known);
  for (const [hop, by] of hops) known.set(hop, /* @__PURE__ */ new Set([...known.get(hop) ?? [], ...by]));
}
function gatewayFinder({ model, drawn, parentOf: parentOf2 }) {
  const gateways = /* @__PURE__ */ new Map();
  for (const address of drawn) {
    const { border } = model.factsOf(address);
    const network = parentOf2(address);
    if (border?.allows.includes("internet") !== true || network === null || gateways.has(network)) continue;
    if (border.containerTypes.includes(model.typeOf(network))) gateways.set(network, address);
  }
  return (address) => {
    let at = parentOf2(address);
    while (at !== null && !gateways.has(at)) at = parentOf2(at);
    return at === null ? null : gateways.get(at);
  };
}
var leadsToInternet = ({ address, values }, { factsOf: factsOf2 }) => factsOf2(address).egressGateway === true && factsOf2(address).entries?.some(({ outward, unless = {} }) => outward === true && !hasAny(values, unless)) === true;
function outletEdges(scene, access2, routes, gatewayOf) {
  const { model, drawn, parentOf: parentOf2 } = scene;
  return [...model.resources.values()].flatMap((resource) => {
    const { address: from } = resource;
    if (!drawn.has(from) || !leadsToInternet(resource, model)) return [];
    const to = gatewayOf(from);
    const subnet = parentOf2(from) ?? "";
    const goesElsewhere = access2.get(subnet) === "private" || [...routes.get(subnet)?.keys() ?? []].some((hop) => hop !== from && hop !== to);
    if (to === null || goesElsewhere) return [];
    const evidence = access2.get(subnet) === "public" ? { rule: "route", by: subnet } : { rule: "only", by: from };
    return [{ from, to, label: "", isImplied: true, evidence: [evidence] }];
  });
}

// src/inference/messages.ts
var HIDDEN_IN_LOW_DETAIL = "encryption, identity, logging or a setting: left out by --detail low";
var HIDDEN_SETTING = "a setting of a resource that is not in the plan";
var UNUSED_IDENTITY = "an identity that nothing in the plan uses: see --detail all";
var HIDDEN_DATA_SOURCE = "a data source: read, not created";
var HIDDEN_OF_LOOKED_UP = "part of an existing resource that is not drawn";
var onlyDeposed = (objects) => `only ${plural(objects, "deposed object")} left by a replacement`;
var HIDDEN_UNUSED_GROUP = "a security group without members in the plan";
var HIDDEN_EMPTIED = "a group whose contents are drawn in other boxes";
var unknownTypes = (types) => `no specific icon for ${types.slice(0, 5).map(printable).join(", ")}${types.length > 5 ? ` and ${types.length - 5} more` : ""}`;
var severalBoxes = (count, names) => `\xD7${count}${names === "" ? "" : `: ${names}`}`;
var nounWithCount = (count, noun) => count === 1 ? noun : `${noun} \xD7${count}`;
var openedInWords = (ports) => ports.length === 0 ? "open: all ports" : `open: ${ports.join(", ")}`;
var severalOutsiders = (count) => `\xD7${count}`;

// src/inference/identities/host-names.ts
var HOSTS = /(?<![\w.-])(?:[a-z0-9][a-z0-9-]{0,62}\.)+[a-z][a-z0-9-]{0,62}(?![\w-])|(?<=:\/\/)[a-z0-9][a-z0-9-]{0,62}(?=[:/]|$)/gi;
var PARTLY_KNOWN_HOSTS = new RegExp(`(?<![\\w.-])(?:(?:[a-z0-9-]|${STAND_IN})+\\.)*(?:[a-z0-9-]|${STAND_IN})+`, "gi");
var normalised2 = (host) => host.toLowerCase().replace(/\.$/, "");
function inZone(name, zone) {
  if (name.endsWith(".")) return normalised2(name);
  const [short2, outer] = [normalised2(name), normalised2(zone)];
  if (short2 === "@" || short2 === outer || short2.endsWith(`.${outer}`)) return short2 === "@" ? outer : short2;
  return `${short2}.${outer}`;
}
function hostFinder2(resources, known, { factsOf: factsOf2, isOtherRecord }) {
  const named = resources.filter(({ type, values }) => {
    const { hostnames, hostnameZone } = factsOf2(type);
    return hostnames !== void 0 || hostnameZone !== void 0 && !isOtherRecord(type, values);
  });
  if (named.length === 0) return () => [];
  const byAddress2 = new Map(resources.map((resource) => [resource.address, resource]));
  const outgoing = groupBy(known, ({ from }) => from);
  const hosts = /* @__PURE__ */ new Map();
  for (const resource of named) {
    const zone = zonesOf(resource).join(" ");
    for (const host of hostsOf2(resource)) hosts.set(host, (hosts.get(host) ?? /* @__PURE__ */ new Map()).set(resource.address, zone));
  }
  function zonesOf({ address, type }) {
    const { hostnameZone = [] } = factsOf2(type);
    const references = (outgoing.get(address) ?? []).filter(
      ({ path }) => hostnameZone.some((end) => leadsInto(path, end))
    );
    return [...new Set(references.map(({ to }) => to))];
  }
  function hostsOf2(resource) {
    const { hostnameZone = [], hostnames = [] } = factsOf2(resource.type);
    const zones = zonesOf(resource).flatMap((to) => namesAt(byAddress2.get(to), "name"));
    const zoneNames = zones.length > 0 ? zones : hostnameZone.flatMap((path) => namesAt(resource, path));
    const names = hostnameZone.length === 0 ? [] : namesAt(resource, "name");
    return [
      ...names.flatMap((name) => zoneNames.map((zone) => inZone(name, zone))),
      // A name that ends with an unknown part may be the whole name.
      ...names.filter(endsUnknown).map(normalised2),
      ...hostnames.flatMap((path) => namesAt(resource, path)).map(normalised2)
    ];
  }
  return (text) => {
    const isKnown = !holdsInstanceName(text);
    const matches = [...text.matchAll(isKnown ? HOSTS : PARTLY_KNOWN_HOSTS)];
    const isHost = ({ 0: host, index }) => isKnown || /\./.test(host) || holdsInstanceName(host) || text.startsWith("://", index - 3);
    return matches.filter(isHost).flatMap(({ 0: host, index }) => {
      const owners2 = hosts.get(normalised2(host));
      if (owners2 === void 0) return [];
      const zones = new Set(owners2.values());
      return [{ owners: [...owners2.keys()], index, isOneRecord: zones.size === 1 && !zones.has("") }];
    });
  };
}
var ENDS_UNKNOWN = new RegExp(`${STAND_IN}$`);
var endsUnknown = (name) => ENDS_UNKNOWN.test(name);
function namesAt(resource, path) {
  const patterns2 = (resource?.patterns ?? []).filter(
    (pattern) => pattern.path === path && isExact(pattern.text) && isInformative(pattern.text)
  );
  return [...textsAt(resource?.values, path.split(".")), ...patterns2.map(({ text }) => text)];
}
var SETTINGS = [
  /"name"\s*:\s*"([\w.-]{1,64})"\s*,\s*"value"\s*:\s*"[^"]{0,128}$/,
  /([\w.-]{1,64})["']?\s*[:=]\s*["']?[^"'\n]{0,128}$/
];
var SETTING_LENGTH_MAX = 256;
var SCHEME = /[a-z][\w+.-]{0,31}:\/\/[^/\s"']{0,128}$/i;
function isForCall({ text, path, valueName = nameOf(path) }, index, { isForCalls: isForCalls2 }) {
  const before = text.slice(Math.max(0, index - SETTING_LENGTH_MAX), index);
  const isUrl = SCHEME.test(before);
  const setting = before.replace(SCHEME, "");
  const [word = valueName] = SETTINGS.flatMap((pattern) => pattern.exec(setting)?.[1] ?? []);
  return isForCalls2(word, isUrl);
}

// src/inference/sole.ts
var SAME_OBJECT = "(the same)";
function isSingleton({ type, values }, knowledge) {
  const { singleton } = knowledge.factsOf(type);
  return singleton !== void 0 && Object.entries(singleton).every(([name, value]) => values[name] === value);
}
function sameObjects({ resources, references }, knowledge) {
  const inOrder2 = [...resources].sort((a, b) => byAddress(a.address, b.address));
  const singletons = inOrder2.filter((resource) => isSingleton(resource, knowledge));
  const dataSources = inOrder2.filter(({ mode }) => mode === "data");
  const equalSingletons = sameInGroups(groupBy(singletons, singletonKey(knowledge)));
  let same = equalSingletons;
  for (let round = 0; round < QUERY_ROUNDS_MAX; round++) {
    const queryOf = querySerialiser(references, same, knowledge);
    const next = new Map([...equalSingletons, ...sameInGroups(groupBy(dataSources, queryOf))]);
    if (next.size === same.size) break;
    same = next;
  }
  return same;
}
var QUERY_ROUNDS_MAX = 4;
function sameInGroups(groups) {
  const referenceByAddress = /* @__PURE__ */ new Map();
  for (const sameObject of groups.values()) {
    const outermost = [...sameObject].sort((a, b) => a.modules.length - b.modules.length)[0];
    const first = sameObject.find(({ mode }) => mode === "managed") ?? outermost;
    for (const { address } of sameObject) {
      if (address !== first.address)
        referenceByAddress.set(address, { from: address, to: first.address, path: SAME_OBJECT, via: "value" });
    }
  }
  return referenceByAddress;
}
function querySerialiser(references, same, knowledge) {
  const byFrom = groupBy(references, ({ from }) => from);
  return (resource) => {
    const { address, type, provider, region, account, values, patterns: patterns2 = [] } = resource;
    const stated = (byFrom.get(address) ?? []).filter(({ path }) => path !== void 0 && typeof values[path] !== "string").map(({ path, to }) => `${path} ${same.get(to)?.to ?? to}`).sort(byText);
    const known = Object.entries(values).sort(([a], [b]) => byText(a, b));
    const names = [...knowledge.ownNamesOf(type), ...knowledge.ownIdentities].flatMap(
      (path) => namesAt(resource, path)
    );
    const isOneOfHolder = knowledge.factsOf(type).ranges?.isNetwork === true && (byFrom.get(address) ?? []).some(({ path = "" }) => knowledge.ownIdentities.includes(path));
    const asked = names.length > 0 ? names : isOneOfHolder ? "" : address;
    const partlyKnown = patterns2.map(({ path, valueName = "", text }) => [path, valueName, isExact(text) ? text : address].join(" ")).sort(byText);
    return JSON.stringify([type, provider, region, account, known, stated, asked, partlyKnown]);
  };
}
var singletonKey = (knowledge) => ({ type, values, region = "", account = "" }) => [knowledge.resolvedTypeOf(type, values)?.type ?? type, region, account].join(" ");
function lookedUpHere(resources, references, knowledge) {
  const dataSources = resources.filter(({ mode }) => mode === "data");
  const types = new Set(dataSources.flatMap(({ type }) => knowledge.lookupOf(type).types));
  const candidates = resources.filter(({ mode, type }) => mode === "managed" && types.has(type));
  const candidateByAddress = new Map(candidates.map((resource) => [resource.address, resource]));
  const byName2 = groupBy(
    candidates.flatMap((resource) => ownNames(resource, knowledge).map((name) => ({ ...name, resource }))),
    ({ key }) => key
  );
  const referencesByFrom = groupBy(references, ({ from }) => from);
  return new Map(
    dataSources.flatMap((dataSource) => {
      const { types: targetTypes, identifiedBy } = knowledge.lookupOf(dataSource.type);
      const inReferences = (referencesByFrom.get(dataSource.address) ?? []).flatMap(({ path = "", to }) => {
        const resource = identifiedBy.includes(path) ? candidateByAddress.get(to) : void 0;
        return resource === void 0 ? [] : [{ path, resources: [resource] }];
      });
      const inNames = namesInQuery(dataSource, knowledge).map(({ path, key }) => ({
        path,
        resources: (byName2.get(key) ?? []).map(({ resource }) => resource)
      }));
      for (const { path, resources: named } of [...inReferences, ...inNames]) {
        const matching = named.filter(
          (resource) => targetTypes.includes(resource.type) && mayBeSame(dataSource, resource)
        );
        const [only, ...others] = new Set(matching);
        if (only === void 0 || others.length > 0) continue;
        const { address: from } = dataSource;
        return [[from, { from, to: only.address, path, via: "value" }]];
      }
      return [];
    })
  );
}
var namesOfKind = (resource, kind, paths) => paths.flatMap((path) => namesAt(resource, path).map((name) => ({ path, key: `${kind} ${name.toLowerCase()}` })));
var ownNames = (resource, { ownNamesOf, nameTags }) => [
  ...namesOfKind(resource, "name", ownNamesOf(resource.type)),
  ...namesOfKind(resource, "tag", nameTags)
];
function namesInQuery(dataSource, knowledge) {
  const inFilters = blocksAt(dataSource.values, ["filter"]).flatMap((block) => {
    const name = textsAt(block, ["name"])[0] ?? "";
    const kind = knowledge.filterKindOf(name);
    const [text, ...others] = filterTexts(dataSource, name, block);
    if (kind === null || text === void 0 || others.length > 0) return [];
    return [{ path: "filter.values", key: `${kind} ${text.toLowerCase()}` }];
  });
  const { identifiedBy } = knowledge.lookupOf(dataSource.type);
  return [...ownNames(dataSource, knowledge), ...namesOfKind(dataSource, "name", identifiedBy), ...inFilters];
}
function filterTexts({ patterns: patterns2 = [] }, name, block) {
  const partlyKnown = patterns2.filter(
    ({ path, valueName, text }) => nameOf(path) === FILTER_VALUES && valueName === name && isExact(text)
  );
  return [...textsAt(block, [FILTER_VALUES]), ...partlyKnown.map(({ text }) => text)];
}
var FILTER_VALUES = "values";
function mayBeSame(looked, built) {
  if (looked.root !== built.root) return false;
  if (contradicts(looked.region, built.region) || contradicts(looked.account, built.account)) return false;
  return Object.entries(looked.values).every(([name, value]) => !contradicts(value, built.values[name]));
}
function contradicts(a, b) {
  if (typeof a === "string" && typeof b === "string") return a.toLowerCase() !== b.toLowerCase();
  return isBlock(a) && isBlock(b) && Object.entries(a).some(([name, value]) => contradicts(value, b[name]));
}

// src/inference/fold.ts
function fold(model, isAll2 = false) {
  const hosts = hostsIn(model, isAll2);
  const parts = groupBy([...hosts.keys()], (address) => hosts.get(address).address);
  const lastHost = (address) => {
    let at = address;
    for (let host = hosts.get(at); host !== void 0; host = hosts.get(at)) at = host.address;
    return at;
  };
  const hidden = hide(model, hosts, lastHost, isAll2);
  return {
    hosts,
    hidden,
    sharers: sharersOf(model, hosts),
    partsOf: (address) => parts.get(address) ?? [],
    root: (address) => hidden.has(lastHost(address)) ? null : lastHost(address)
  };
}
function withHosts(folds, added) {
  const hosts = new Map([...folds.hosts, ...added]);
  const parts = groupBy([...hosts.keys()], (address) => hosts.get(address).address);
  return {
    ...folds,
    hosts,
    partsOf: (address) => parts.get(address) ?? [],
    root(address) {
      let at = folds.root(address);
      for (let host = added.get(at ?? ""); host !== void 0; host = added.get(at)) at = host.address;
      return at;
    }
  };
}
function withHidden(folds, newlyHidden) {
  const rootOf = (address) => {
    const root = folds.root(address);
    return root === null || newlyHidden.has(root) ? null : root;
  };
  return { ...folds, hidden: new Map([...folds.hidden, ...newlyHidden]), root: rootOf };
}
function hostsIn(model, isAll2) {
  const { resources, factsOf: factsOf2, referencesOf } = model;
  const hostOf2 = hostFinder(model);
  const hasOnlyGuards = consistsOfGuards(model);
  const hasOnlyHelpers = [...resources.keys()].every((address) => factsOf2(address).hide !== void 0);
  const hosts = /* @__PURE__ */ new Map();
  for (const resource of resources.values()) {
    const sameReference = referencesOf(resource.address).find(({ path }) => path === SAME_OBJECT);
    if (sameReference !== void 0) {
      hosts.set(resource.address, { address: sameReference.to, kind: "twin", evidence: byReference(sameReference) });
      continue;
    }
    const { fold: rule, hide: hidden, operational, guards, identity } = factsOf2(resource.address);
    if (operational !== void 0 && isAll2 || guards === true && hasOnlyGuards) continue;
    const isReadOnly = resource.mode === "data" && identity !== true;
    if (rule === void 0 || isReadOnly || hidden !== void 0 && hasOnlyHelpers) continue;
    const host = hostOf2(resource, rule);
    if (host !== null) hosts.set(resource.address, host);
  }
  dropRefutedGuesses(hosts, model);
  breakCircles(hosts);
  return hosts;
}
function dropRefutedGuesses(hosts, model) {
  const isGuess2 = ({ evidence }) => evidence.rule === "nearby";
  const guesses = [...hosts].filter(
    ([address, host]) => isGuess2(host) && (model.factsOf(address).fold?.userTypes ?? []).length > 0
  );
  if (guesses.length === 0) return;
  const types = new Set(guesses.map(([address]) => model.typeOf(address)));
  const stated = /* @__PURE__ */ new Set();
  for (const [address, { kind }] of hosts) {
    const type = model.typeOf(address);
    if (kind !== "user" || !types.has(type)) continue;
    const seen = /* @__PURE__ */ new Set([address]);
    for (let host = hosts.get(address); host !== void 0 && !seen.has(host.address); host = hosts.get(host.address)) {
      seen.add(host.address);
      stated.add(`${type} ${host.address}`);
    }
  }
  for (const [address, host] of guesses)
    if (stated.has(`${model.typeOf(address)} ${host.address}`)) hosts.delete(address);
}
var consistsOfGuards = ({ resources, factsOf: factsOf2, isContainer }) => [...resources.keys()].every((address) => isContainer(address) || factsOf2(address).guards === true);
function breakCircles(hosts) {
  const settled = /* @__PURE__ */ new Set();
  for (const start of [...hosts.keys()]) {
    const path = /* @__PURE__ */ new Set();
    let at = start;
    while (at !== void 0 && !settled.has(at) && !path.has(at)) {
      path.add(at);
      at = hosts.get(at)?.address;
    }
    if (at !== void 0 && path.has(at)) {
      const circle = [...path].slice([...path].indexOf(at)).sort(byAddress);
      hosts.delete(circle.find((address) => hosts.get(address)?.kind === "user") ?? circle[0]);
    }
    for (const address of path) settled.add(address);
  }
}
function sharersOf(model, hosts) {
  const sharers = /* @__PURE__ */ new Map();
  for (const [address, { kind }] of hosts) {
    const { fold: rule } = model.factsOf(address);
    if (kind !== "user" || rule === void 0) continue;
    const users = usersOf(model.resources.get(address), rule, model).map(({ from }) => from);
    sharers.set(address, [...new Set(users)]);
  }
  return sharers;
}
function hide(model, hosts, lastHost, isAll2) {
  const { resources, factsOf: factsOf2 } = model;
  const hasOnlyGuards = consistsOfGuards(model);
  const hidden = /* @__PURE__ */ new Map();
  const carriers = /* @__PURE__ */ new Set();
  for (const address of hosts.keys()) if (!isSetting(factsOf2(address))) carriers.add(lastHost(address));
  const lookedUp = /* @__PURE__ */ new Map();
  let isAnythingDrawn = false;
  for (const { address, mode, type } of resources.values()) {
    if (hosts.has(address)) continue;
    const facts = factsOf2(address);
    if (mode === "data" && facts.identity === true) {
      lookedUp.set(address, HIDDEN_DATA_SOURCE);
      continue;
    }
    const unused = facts.identity === true && !isAll2 ? UNUSED_IDENTITY : void 0;
    const operational = isAll2 ? void 0 : facts.operational;
    const setting = facts.operational === void 0 && isSetting(facts) && !carriers.has(address) && !(hasOnlyGuards && facts.guards === true) ? HIDDEN_SETTING : void 0;
    const reason = facts.hide ?? unused ?? operational ?? setting;
    if (reason === void 0) isAnythingDrawn ||= mode === "managed" || !model.knowledge.isServiceType(type);
    else hidden.set(address, reason);
  }
  return isAnythingDrawn ? new Map([...hidden, ...lookedUp]) : lookedUp;
}

// src/inference/edges/idle-names.ts
function withoutIdleNames(scene, calls, entered) {
  const { folds, model } = scene;
  const callees = new Set(calls.map(({ to }) => to));
  const isIdle = (address) => model.knowledge.isDnsName(model.typeOf(address)) && !callees.has(address) && !entered.has(address);
  const idle = groupBy(
    calls.filter(({ from, thin }) => thin !== true && isIdle(from)),
    ({ from }) => from
  );
  const hosts = /* @__PURE__ */ new Map();
  for (const [address, [only, ...others]] of idle) {
    const evidence = only?.evidence[0];
    const isRecord = model.knowledge.isDnsRecord(model.typeOf(address));
    if (!isRecord || only === void 0 || others.length > 0 || evidence === void 0) continue;
    if (!hosts.has(only.to)) hosts.set(address, { address: only.to, kind: "owner", evidence });
  }
  const named = calls.filter(({ from }) => !hosts.has(from)).map((edge) => idle.has(edge.from) ? { ...edge, thin: true } : edge);
  if (hosts.size === 0) return { scene, calls: named };
  return { scene: createScene({ ...scene, folds: withHosts(folds, hosts) }), calls: named };
}

// elsewhere:src/catalog/ports.ts
var module40 = require("./picture.js").modules["src/catalog/ports.ts"]();
var PROTOCOLS_WITHOUT_CALLS = module40.PROTOCOLS_WITHOUT_CALLS;
var PROTOCOL_ALIASES = module40.PROTOCOL_ALIASES;
var allPortsBut = module40.allPortsBut;
var isAllPorts = module40.isAllPorts;
var portsInWords = module40.portsInWords;
var portsListed = module40.portsListed;
var protocolAndPort = module40.protocolAndPort;
var protocolInWords = module40.protocolInWords;

// src/inference/edges/ingress.ts
var NAMES2 = { users: "users", internet: "internet", onprem: "on_premises" };
function ingress(scene, calls, access2, routes) {
  const callers = groupBy(calls, ({ to }) => to);
  const { entrances, exits, ports } = entrancesIn(scene, access2, routes, existingFronts(scene, calls));
  const actors = createActors(scene);
  const edges = [];
  for (const actor of Object.keys(NAMES2)) {
    for (const [to, { proof, twoWay }] of outermostEntrances(entrances[actor], callers, scene)) {
      const from = actors.nodeFor(actor, proof);
      if (from === null) continue;
      const label2 = [...ports.get(to) ?? []].join(", ");
      edges.push({ from, to, label: label2, twoWay, evidence: [{ rule: "entry", by: proof }] });
    }
  }
  for (const [from, proof] of exits) {
    const to = actors.nodeFor("internet", proof);
    if (to !== null) edges.push({ from, to, label: "", twoWay: false, evidence: [{ rule: "entry", by: proof }] });
  }
  const implied = [...actors.proofs].map(([address, proof]) => ({ address, proof }));
  return {
    nodes: [...actors.nodes.values()],
    edges,
    implied: implied.sort((a, b) => byAddress(a.address, b.address))
  };
}
var INTERNAL_NAME = /(?:^|[-_./])(?:int|internal|private|priv)(?:[-_./]|$)/i;
function existingFronts({ model }, calls) {
  const isName = (address) => model.factsOf(address).front !== void 0;
  const called = new Set(calls.flatMap(({ from, to }) => isName(from) ? [] : [to]));
  const isOpen = (address) => {
    const resource = model.resources.get(address);
    if (resource?.mode !== "data" || !model.knowledge.isRelay(resource.type, resource.values)) return false;
    const names = [address, ...textsAt(resource.values, ["name"]), ...textsAt(resource.values, ["arn"])];
    return !hasAny(resource.values, { internal: ["true"] }) && !names.some((name) => INTERNAL_NAME.test(name));
  };
  return new Set(
    calls.filter(({ from, thin }) => thin !== true && !called.has(from) && isOpen(from)).map(({ from }) => from)
  );
}
function entrancesIn(scene, access2, routes, existing) {
  const { factsOf: factsOf2, knowledge, resources } = scene.model;
  const entrances = { users: /* @__PURE__ */ new Map(), internet: /* @__PURE__ */ new Map(), onprem: /* @__PURE__ */ new Map() };
  const exits = /* @__PURE__ */ new Map();
  const openedPorts = /* @__PURE__ */ new Map();
  const ports = /* @__PURE__ */ new Map();
  const proofs = proofsIn(scene, access2);
  const gatewayOf = gatewayFinder(scene);
  const hasGateway = (host) => factsOf2(host).egressGateway === true && gatewayOf(host) !== null;
  const tunnelled = /* @__PURE__ */ new Set();
  for (const resource of resources.values()) {
    const { opens } = factsOf2(resource.address);
    const entries = knowledge.entriesOf(resource.type, resource.values);
    if (entries.length === 0 && opens === void 0) continue;
    const host = scene.rootOf(resource.address);
    if (host === null || !scene.drawn.has(host) || scene.isContainer(host)) continue;
    if (resource.mode === "data") {
      if (existing.has(host) && entries.some(({ actor }) => actor === "users"))
        entrances.users.set(host, { proof: resource.address, twoWay: false });
      continue;
    }
    if (opens !== void 0)
      openedPorts.set(host, [...openedPorts.get(host) ?? [], ...portsOpenedBy(resource, opens)]);
    for (const rule of entries) {
      if (!proves(rule, resource, host, proofs)) continue;
      if (rule.outward !== true) {
        if (entrances[rule.actor].has(host)) continue;
        entrances[rule.actor].set(host, { proof: resource.address, twoWay: rule.twoWay === true });
        ports.set(host, new Set(portsBy(rule, host, proofs)));
        if (rule.tunnel === true) tunnelled.add(host);
      } else if (!routesThroughOther(host, scene, routes) && !hasGateway(host)) exits.set(host, resource.address);
    }
  }
  if (tunnelled.size > SESSIONS_MAX) for (const host of tunnelled) entrances.users.delete(host);
  for (const host of outboundOnlyGateways(entrances, access2, scene)) {
    exits.set(host, entrances.internet.get(host)?.proof ?? host);
    entrances.internet.delete(host);
  }
  for (const [host, opened] of openedPorts) if (opened.length > 0) ports.set(host, new Set(portLabels(opened)));
  return { entrances, exits, ports };
}
function outboundOnlyGateways({ users, internet }, access2, scene) {
  const gateways = [...internet].flatMap(([host, { twoWay }]) => twoWay ? [host] : []);
  const isEntrance = (address) => users.has(address) || internet.has(address) && !gateways.includes(address);
  return onlyOutward(gateways, isEntrance, access2, scene);
}
function portsBy({ groupAttributes, tunnel }, host, { openings, scene }) {
  if (tunnel === true) {
    const { label: label2 } = scene.model.knowledge.outsiders.tunnels;
    return [[label2, (openings().tunnelTo(host) ?? []).join(", ")].filter((text) => text !== "").join(" ")];
  }
  return groupAttributes === void 0 ? [] : openings().portsOf(host);
}
var allowsAnyOf = (document, principals, { knowledge }) => statementsIn(document, knowledge)?.some(
  (statement) => statement.callers.some(({ text }) => principals.includes(text))
) === true;
function isRemoteEndHere(far, actor, address, { model, rootOf }) {
  const isActorDevice = (root) => model.factsOf(root).entries?.some((rule) => rule.isUnfolded === true && rule.actor === actor) === true;
  return model.namedBy(address, far).some((end) => {
    const root = rootOf(end);
    return root !== null && !isActorDevice(root);
  });
}
function proofsIn(scene, access2) {
  let known;
  return {
    scene,
    access: access2,
    openings() {
      known ??= openingsIn(scene);
      return known;
    }
  };
}
function proves({
  actor,
  when,
  unless,
  has,
  foldedInto,
  inPublic,
  subnetHas,
  isUnfolded,
  allows: allows2,
  remoteEnd,
  groupAttributes,
  tunnel,
  notWritten,
  hasNone,
  notReferencedBy,
  referencedBy,
  matches = {},
  unlessMatches = {}
}, { address, declared, values }, host, { scene, access: access2, openings }) {
  if (foldedInto !== void 0 && (host === address || !foldedInto.includes(scene.model.typeOf(host)))) return false;
  if (when !== void 0 && !hasAny(values, when)) return false;
  if (unless !== void 0 && hasAny(values, unless)) return false;
  const holds = ([path, shape]) => textsAt(values, path.split(".")).some((text) => shape.test(text));
  if (!Object.entries(matches).every(holds) || Object.entries(unlessMatches).some(holds)) return false;
  if (notWritten?.every((name) => declared?.lines.has(name) === false) === false) return false;
  if (has?.some((path) => isSet(values, path.split("."))) === false) return false;
  if (hasNone?.some((path) => isSet(values, path.split("."))) === true) return false;
  if (isUnfolded === true && host !== address) return false;
  if (remoteEnd !== void 0 && isRemoteEndHere(remoteEnd, actor, address, scene)) return false;
  const { model, places } = scene;
  if (allows2 !== void 0 && !allowsAnyOf(values[allows2.document], allows2.principals, model)) return false;
  const isReferencedBy = (types) => model.referrersOf(address).some(({ from }) => types.includes(model.typeOf(from)));
  if (notReferencedBy !== void 0 && isReferencedBy(notReferencedBy)) return false;
  if (referencedBy !== void 0 && !isReferencedBy(referencedBy)) return false;
  if (groupAttributes !== void 0 && !openings().isOpen(host, groupAttributes)) return false;
  if (tunnel === true && openings().tunnelTo(host) === null) return false;
  const containers = places.parentsOf(host);
  if (subnetHas !== void 0 && !containers.some((container) => hasAny(model.valuesOf(container), subnetHas)))
    return false;
  return inPublic !== true || [...drawnContainersOf(host, scene), ...containers].some((container) => access2.get(container) === "public");
}
var routesThroughOther = (host, scene, routes) => drawnContainersOf(host, scene).some((parent) => [...routes.get(parent)?.keys() ?? []].some((hop) => hop !== host));
function drawnContainersOf(address, { copies, parentOf: parentOf2, places }) {
  const subnets = copies.settled.has(address) ? [] : places.parentsOf(address);
  if (subnets.length > 1) return subnets;
  const parent = parentOf2(address);
  return parent === null ? [] : [parent];
}
function outermostEntrances(entrances, callers, { model }) {
  const { categories } = model.knowledge.programs;
  const isEntryPoint = (address) => entrances.has(address) && !categories.includes(model.factsOf(address).category);
  const isFront = (address) => {
    const { front } = model.factsOf(address);
    return front !== void 0 && !front.some((path) => isSet(model.valuesOf(address), path.split(".")));
  };
  const isFilter = (address) => model.factsOf(address).direction === "in" && !entrances.has(address) && isFront(address);
  const filters = [...callers.values()].map((calls) => calls.map(({ from }) => from).filter(isFilter));
  const partial = new Set(filters.filter(({ length }) => length > 1).flat());
  const outermost = /* @__PURE__ */ new Map();
  for (const [start, entrance] of entrances) {
    const seen = /* @__PURE__ */ new Set([start]);
    for (const at of seen) {
      const outer = (callers.get(at) ?? []).map(({ from }) => from).filter((address) => !partial.has(address) && (isEntryPoint(address) || isFront(address)));
      for (const address of outer) seen.add(address);
      if (outer.length === 0 && !outermost.has(at)) outermost.set(at, entrances.get(at) ?? entrance);
    }
    if (![...seen].some((at) => outermost.has(at))) outermost.set(start, entrance);
  }
  return outermost;
}
function soleCloud({ model, drawn }) {
  const clouds = new Set([...drawn].map((address) => model.knowledge.cloudOf(model.typeOf(address))));
  clouds.delete("other");
  const [cloud = "other"] = clouds;
  return clouds.size === 1 ? cloud : "other";
}
function cloudFor(address, { model, parentOf: parentOf2, rootOf }) {
  const { cloudOf: cloudOf3 } = model.knowledge;
  const starts = [address, ...model.namedBy(address, model.factsOf(address).runsIn ?? [])];
  for (const start of starts) {
    for (let at = rootOf(start) ?? start; at !== null; at = parentOf2(at)) {
      const cloud = cloudOf3(model.typeOf(at));
      if (cloud !== "other") return cloud;
    }
  }
  return "other";
}
function createActors(scene) {
  const { model } = scene;
  const nodes = /* @__PURE__ */ new Map();
  const proofs = /* @__PURE__ */ new Map();
  const fallback = soleCloud(scene);
  function nodeFor(actor, proof) {
    const cloud = cloudFor(proof, scene);
    const type = model.knowledge.actorTypeOf(cloud === "other" ? fallback : cloud, actor);
    if (type === null) return null;
    const address = `${type}.${NAMES2[actor]}`;
    nodes.set(address, createNode({ address, provenance: "implied" }));
    if (!proofs.has(address) || byAddress(proof, proofs.get(address)) < 0) proofs.set(address, proof);
    return address;
  }
  return { nodes, proofs, nodeFor };
}
function edgesOf({ edges }, copies, standsFor) {
  const end = (address) => standsFor(copies.byResource.get(address)?.[0]?.address ?? address);
  return edges.map(
    ({ from, to, label: label2, twoWay }) => createEdge({ from: end(from), to: end(to), label: label2, twoWay, provenance: "implied" })
  );
}
function portsOpenedBy({ values }, { port, protocol, listener }) {
  const path = port.split(".");
  const name = path.pop();
  return blocksAt(values, path).flatMap((block) => {
    const [portNumber = Number.NaN] = textsAt(block, [name]).map(Number);
    if (!Number.isInteger(portNumber)) return [];
    const [portName] = textsAt(block, ["name"]);
    const listening = listener === void 0 ? [] : blocksAt(values, [listener.block]);
    const listeners = listening.filter(
      (candidate) => textsAt(candidate, [listener?.names ?? ""]).includes(portName ?? "")
    );
    const protocols = protocol === void 0 ? listeners.flatMap((listenerBlock) => textsAt(listenerBlock, [listener?.protocol ?? ""])) : textsAt(block, [protocol]);
    const [only = "", ...others] = new Set(protocols);
    return [{ port: portNumber, protocol: others.length === 0 ? only : "" }];
  });
}
function portLabels(opened) {
  const byPort = /* @__PURE__ */ new Map();
  for (const { port, protocol } of opened) byPort.set(port, (byPort.get(port) ?? /* @__PURE__ */ new Set()).add(protocol));
  return [...byPort].sort(([a], [b]) => a - b).map(([port, protocols]) => protocolAndPort(port, protocols.size === 1 ? [...protocols][0] : ""));
}
function onlyOutward(gateways, isEntrance, access2, scene) {
  const { model, parentOf: parentOf2 } = scene;
  const isEntered = /* @__PURE__ */ new Map();
  const networks = /* @__PURE__ */ new Map();
  for (const gateway of gateways) {
    const network = parentOf2(gateway);
    if (network !== null && model.factsOf(gateway).border?.containerTypes.includes(model.typeOf(network)) === true)
      networks.set(gateway, network);
  }
  if (networks.size === 0) return [];
  const bordered = new Set(networks.values());
  for (const address of scene.drawn) {
    const { border } = model.factsOf(address);
    if (scene.isContainer(address) || border !== void 0) continue;
    const containers = placementContainersOf(address, scene);
    const isReachable = isEntrance(address) || isOpenToDoubt(address, containers, access2, scene);
    for (const network of containers.flatMap((container) => borderedNetworkAround(container, bordered, scene))) {
      isEntered.set(network, isReachable || isEntered.get(network) === true);
    }
  }
  return [...networks].flatMap(([gateway, network]) => isEntered.get(network) === false ? [gateway] : []);
}
function isOpenToDoubt(address, containers, access2, { model }) {
  const { entries = [], routeHop, egressGateway, unread } = model.factsOf(address);
  if (unread === true || model.knowledge.isHostType(model.typeOf(address))) return true;
  const hasRule = egressGateway === true || routeHop !== void 0 || entries.some(({ actor }) => actor !== "onprem");
  return !hasRule && containers.some((container) => access2.get(container) !== "private");
}
function placementContainersOf(address, { copies, parentOf: parentOf2, places }) {
  const subnets = copies.settled.has(address) ? [] : places.parentsOf(address);
  const parent = parentOf2(address);
  return subnets.length > 0 || parent === null ? subnets : [parent];
}
function borderedNetworkAround(start, networks, { parentOf: parentOf2 }) {
  let at = start;
  while (at !== null && !networks.has(at)) at = parentOf2(at);
  return at === null ? [] : [at];
}

// elsewhere:src/catalog/access.ts
var module41 = require("./picture.js").modules["src/catalog/access.ts"]();
var ALL_BUT_SOME_WORDS = module41.ALL_BUT_SOME_WORDS;
var EVERYBODY_WORDS = module41.EVERYBODY_WORDS;
var GAP2 = module41.GAP;
var LOOKED_UP_NAMES = module41.LOOKED_UP_NAMES;
var SAME_ACCOUNT_WORDS = module41.SAME_ACCOUNT_WORDS;
var SCOPE_ATTRIBUTES = module41.SCOPE_ATTRIBUTES;
var SOMEBODY_WORDS = module41.SOMEBODY_WORDS;
var SOME_ACCOUNT_WORDS = module41.SOME_ACCOUNT_WORDS;
var accountDetail = module41.accountDetail;
var anyOf = module41.anyOf;
var boundResource = module41.boundResource;
var claimWords = module41.claimWords;
var conditionKey = module41.conditionKey;
var exclusiveOver = module41.exclusiveOver;
var exposureRulesOf = module41.exposureRulesOf;
var identityIn = module41.identityIn;
var isAccount = module41.isAccount;
var isGrantOnly = module41.isGrantOnly;
var isGrantToPrincipal = module41.isGrantToPrincipal;
var isSameAccountSource = module41.isSameAccountSource;
var lookedUpWords = module41.lookedUpWords;
var mayBeSameMember = module41.mayBeSameMember;
var memberCovers = module41.memberCovers;
var memberNamed = module41.memberNamed;
var memberWords = module41.memberWords;
var relativePattern = module41.relativePattern;
var resourceInId = module41.resourceInId;
var rightsAttributesOf = module41.rightsAttributesOf;
var rightsRulesOf = module41.rightsRulesOf;
var scopeInText = module41.scopeInText;
var scopeOfType = module41.scopeOfType;
var scopeWords = module41.scopeWords;
var serviceWords = module41.serviceWords;
var widthOfAccount = module41.widthOfAccount;
var wordsForResource = module41.wordsForResource;
var wordsOfName = module41.wordsOfName;

// elsewhere:src/catalog/outsider-kinds.ts
var module42 = require("./picture.js").modules["src/catalog/outsider-kinds.ts"]();
var OUTSIDER_PRODUCTS = module42.OUTSIDER_PRODUCTS;
var severalOf = module42.severalOf;

// elsewhere:src/catalog/permissions.ts
var module43 = require("./picture.js").modules["src/catalog/permissions.ts"]();
var DOCUMENT_SHAPES = module43.DOCUMENT_SHAPES;
var OTHER_CONDITION = module43.OTHER_CONDITION;
var SIGN_IN = module43.SIGN_IN;
var TRUST_ACTION = module43.TRUST_ACTION;
var accessOf2 = module43.accessOf;
var everythingInService = module43.everythingInService;
var isActionName = module43.isActionName;
var isAdministration = module43.isAdministration;
var isListing = module43.isListing;
var isPartOfRole = module43.isPartOfRole;
var isPermissionName = module43.isPermissionName;
var isServiceKnown = module43.isServiceKnown;
var isTrustAction = module43.isTrustAction;
var meansEverything = module43.meansEverything;
var permissionCovers = module43.permissionCovers;
var permissionsNamed = module43.permissionsNamed;
var permissionsOf = module43.permissionsOf;
var roleNamed = module43.roleNamed;
var serviceName = module43.serviceName;
var subjectsOfCondition = module43.subjectsOfCondition;

// elsewhere:src/graph/node-types.ts
var module44 = require("./picture.js").modules["src/graph/node-types.ts"]();
var CONTAINER_TYPES = module44.CONTAINER_TYPES;
var EXTERNAL_SERVICE = module44.EXTERNAL_SERVICE;
var OUTSIDE_TYPES = module44.OUTSIDE_TYPES;
var STUB_NAME = module44.STUB_NAME;
var entersByNetwork = module44.entersByNetwork;
var isContainerType = module44.isContainerType;
var isInternet = module44.isInternet;
var isOutside2 = module44.isOutside;

// elsewhere:src/graph/terraform-address.ts
var module45 = require("./picture.js").modules["src/graph/terraform-address.ts"]();
var assignAddresses = module45.assignAddresses;
var formatTerraformAddress = module45.formatTerraformAddress;
var isInModules = module45.isInModules;
var isSameByCount = module45.isSameByCount;
var moveBy = module45.moveBy;
var parseTerraformAddress = module45.parseTerraformAddress;
var toGraphAddress = module45.toGraphAddress;
var withoutKey = module45.withoutKey;

// src/inference/rights/principals.ts
var principalAt = (address) => ({ address, key: address, noun: "", name: "" });
var inWords2 = (key, words, claim) => ({
  key: words === EVERYBODY_WORDS ? "*" : key,
  ...words,
  ...claim !== void 0 && { claim }
});
function principalsNamed(source, paths, context) {
  const { resource } = source;
  const { namedBy: namedBy4 } = context.scene.model;
  const principals = paths.flatMap((path) => {
    const texts = textsOf3(source, path);
    const isReferred = isReferredTo(source, path);
    const referredAddresses = isReferred ? namedBy4(resource.address, [path]) : [];
    const referred = withoutParts(referredAddresses, texts, context).flatMap(
      (address) => principalsBehind(address, path, context)
    );
    const lookedUp = !isReferred ? [] : lookedUpBy(resource.address, path, context);
    const isSingle = referred.length === 1 && texts.length <= 1;
    const textPrincipals = isSingle ? [] : texts.filter((text) => !isNamedIn(text, lookedUp)).flatMap((text) => principalsIn({ path, text }, resource, context));
    const known = new Set(referred.map(({ address }) => address));
    const unreferenced = textPrincipals.filter(({ address }) => address === void 0 || !known.has(address));
    const areTextsNames = referred.length > 0 && referred.length >= texts.length;
    return [
      ...referred,
      ...areTextsNames ? [] : unreferenced,
      ...referred.length + unreferenced.length === 0 ? lookedUp.map(lookedUpPrincipal) : []
    ];
  });
  return unique(principals);
}
function principalsBehind(address, path, context) {
  const { model } = context.scene;
  const named = model.resources.get(address);
  const isIdentity = named === void 0 || model.factsOf(address).identity === true;
  const values = isIdentity ? null : context.valuesOn(named);
  if (isIdentity || values === null) return [principalAt(address)];
  const source = { resource: { ...named, values }, isPast: values !== named.values, currentValues: named.values };
  const principals = principalsNamed(source, [path], context);
  return principals.length > 0 ? principals : [principalAt(address)];
}
var isComposite = (text) => isMember(text) && !/^serviceAccount:[^[]*$/.test(text);
var isMember = (text) => /^(?!arn:)[a-zA-Z]+(?::|Set:)/.test(text) || text.startsWith("all");
function withoutParts(named, texts, { scene }) {
  if (!texts.some(isComposite)) return named;
  if (texts.every(isComposite)) return [];
  return named.filter((address) => scene.model.factsOf(address).identity === true);
}
var isNamedIn = (text, sources) => {
  const [origin, ...others] = instancesIn(text);
  const isAlone = others.length === 0 && /^(?:[a-zA-Z]+:)?$/.test(withGaps(text, ""));
  return isAlone && sources.some((source) => source.origin === origin);
};
var lookedUpPrincipal = (source) => inWords2(`data.${source.address}`, lookedUpWordsOf(source));
function lookedUpWordsOf({ type, values }) {
  const [name = ""] = LOOKED_UP_NAMES.flatMap((at) => textsAt(values, [at]));
  return lookedUpWords(type, name);
}
function principalsOfBlock(source, path, block, context) {
  const { resource, isPast } = source;
  const texts = textsAt(block, [path.slice(path.lastIndexOf(".") + 1)]);
  if (texts.length > 0) return texts.flatMap((text) => principalsIn({ path, text }, resource, context));
  const matchesBlock = ({ block: blockValues = {} }) => Object.entries(blockValues).every(([name, text]) => textsAt(block, [name]).includes(text));
  const references = context.scene.model.referencesOf(resource.address).filter((reference) => leadsInto(reference.path, path));
  const named = new Set(references.filter(matchesBlock).map(({ to }) => to));
  return isPast || named.size !== 1 ? [] : [...named].map(principalAt);
}
function principalsIn({ path, text }, resource, context) {
  const instances = context.namedIn(text);
  const isSingleName = !isComposite(text);
  if (instances.length === 1 && isSingleName) return instances.map(principalAt);
  const resources = isSingleName && !holdsInstanceName(text) ? context.scene.model.resourcesNamedIn(resource, { path, text }) : [];
  if (resources.length === 1) return resources.map(principalAt);
  const member2 = memberNamed(path, text);
  const key = context.renamed(member2);
  if (isMember(member2)) return [inWords2(key, memberWords(withGaps(member2, GAP2)))];
  const words = identityIn(readableText(text, resource), resource.account ?? "") ?? (holdsInstanceName(text) ? wordsOfStandIn(text, context) : wordsOfName(path, text || variableAt(path, resource)));
  return [inWords2(key, words ?? SOMEBODY_WORDS)];
}
var variableAt = (path, { declared }) => declared?.variables?.get(path) ?? "";
var readableText = (text, { account = "" }) => partsOf(text).map((part, i) => i % 2 === 0 ? part : isSameAccountSource(typeIn(expressionOf(part))) ? account : GAP2).join("");
function wordsOfStandIn(text, { scene }) {
  const [origin = "", ...others] = instancesIn(text);
  const source = others.length === 0 && text === instanceName(origin) ? scene.model.sourceOf(origin) : void 0;
  if (source?.mode === "data") return lookedUpWordsOf(source);
  const [before, standIn2 = "", after, ...more] = partsOf(text);
  const isAlone = before === "" && after === "" && more.length === 0;
  const expression = isAlone ? expressionOf(standIn2) : "";
  return VARIABLE.test(expression) ? { noun: "principal", name: expression } : null;
}
var VARIABLE = /^(?:var|local)\.[\w-]+$/;
function principalsOf2(statement, resource, context) {
  if (statement.excludes.principals) {
    const key = `!${statement.principals.map(({ text }) => context.renamed(text)).sort().join(" ")}`;
    return [inWords2(key, ALL_BUT_SOME_WORDS)];
  }
  return unique(statement.principals.flatMap((principal) => principalsOfText(principal, statement, resource, context)));
}
function principalsOfText({ path: kind, text }, statement, resource, context) {
  if (/^Service$/i.test(kind)) return [inWords2(`service ${text}`, serviceWords(text))];
  if (/^Federated$/i.test(kind)) return federated(text, statement, context);
  if (isAccount(text) && holdsInstanceName(text) && !namesIdentity(text, context))
    return [inWords2(context.renamed(text), accountNamedBy(text))];
  return principalsIn({ path: kind === "" ? "Principal" : kind, text }, resource, context);
}
var namesIdentity = (text, { namedIn, scene }) => namedIn(text).some((address) => scene.model.factsOf(address).identity === true);
var accountNamedBy = (text) => instancesIn(text).some((origin) => isSameAccountSource(typeIn(origin))) ? SAME_ACCOUNT_WORDS : SOME_ACCOUNT_WORDS;
var typeIn = (origin) => parseTerraformAddress(origin)?.type ?? "";
function federated(text, { conditions }, context) {
  const issuer = issuerOf(text, context);
  const subjects = conditions.filter(isSubject).flatMap(({ values }) => values);
  const key = `federated ${context.renamed(text)}`;
  if (subjects.length === 0) return [inWords2(key, claimWords(issuer, ""), "*")];
  return subjects.map((subject) => federatedPrincipal(key, issuer, subject, context));
}
function federatedPrincipal(key, issuer, subject, { renamed }) {
  const words = holdsInstanceName(subject) && !/^repo:[^:]*$/.test(subject) ? withGaps(subject, "*") : subject;
  return inWords2(key, claimWords(issuer, words), renamed(subject));
}
var isSubject = ({ operator, variable }) => variable.endsWith(":sub") && !operator.includes("not");
function issuerOf(text, { namedIn, scene }) {
  const [address] = namedIn(text);
  const url = address === void 0 ? void 0 : textsAt(scene.model.valuesOf(address), ["url"])[0];
  return url ?? (text === SOME_TEXT ? "" : text);
}
var unique = (all) => [
  ...new Map(all.map((principal) => [`${principal.key}
${principal.claim ?? ""}`, principal])).values()
];
function isReferredTo({ resource, isPast, currentValues }, path) {
  if (!isPast) return true;
  const [oldTexts, newTexts] = [resource.values, currentValues].map((values) => textsAt(values, path.split(".")));
  return oldTexts?.length === 0 || oldTexts?.join("\n") === newTexts?.join("\n");
}
function contextOf(scene, references, valuesOn) {
  const origins = new Map([...scene.model.resources.values()].map(({ origin, address }) => [origin, address]));
  const outgoing = /* @__PURE__ */ new Map();
  for (const reference of references) {
    const known = outgoing.get(reference.from);
    if (known === void 0) outgoing.set(reference.from, [reference]);
    else known.push(reference);
  }
  return {
    ...{ scene, valuesOn },
    referencesOf: (address) => outgoing.get(address) ?? [],
    renamed: (text) => withInstances(text, (origin) => origins.get(origin) ?? origin),
    namedIn: (text) => instancesIn(text).flatMap((origin) => origins.get(origin) ?? [])
  };
}
function textsOf3({ resource, isPast }, path) {
  const known = textsAt(resource.values, path.split("."));
  if (isPast || resource.partly === void 0) return known;
  const partlyKnown = textsAt(resource.partly, path.split("."));
  return partlyKnown.length > 0 ? partlyKnown : known;
}
var lookedUpBy = (address, path, { scene, referencesOf }) => referencesOf(address).filter((reference) => leadsInto(reference.path, path)).flatMap(({ to }) => {
  const source = scene.model.sourceOf(to);
  return source?.mode === "data" && !scene.model.resources.has(to) ? [source] : [];
});
function namedWithoutPlaces(address, path, { scene: { model } }) {
  const isPlaceOf = ({ to, through }) => through !== void 0 && model.isPlacementContainer(to) && model.sourceOf(through)?.type !== model.typeOf(to);
  const references = model.referencesOf(address).filter((reference) => leadsInto(reference.path, path));
  return [...new Set(references.filter((reference) => !isPlaceOf(reference)).map(({ to }) => to))];
}
function attachedPrincipals(address, { scene }) {
  const { model } = scene;
  const holders = model.referrersOf(address).flatMap(({ from, path = "" }) => {
    const rules = rightsRulesOf(model.typeOf(from)) ?? [model.factsOf(from).grants ?? []].flat();
    return rules.filter(({ permissions: permissions2 = [] }) => permissions2.includes(topOf(path))).flatMap(({ principals = [] }) => principals.length === 0 ? [from] : model.namedBy(from, principals));
  });
  return holders.length === 0 ? [{ ...principalAt(address), is: "policy" }] : [...new Set(holders)].map((holder) => principalAt(holder));
}
var principalsBy = (source, { principals, isAttached }, context) => {
  const { address } = source.resource;
  if (isAttached === true) return attachedPrincipals(address, context);
  if (principals === void 0) return null;
  return principals.length === 0 ? [principalAt(address)] : principalsNamed(source, principals, context);
};
function grantConditionsOf({ resource }, { renamed }) {
  const blocks = blocksAt(resource.values, ["condition"]);
  const known = blocks.flatMap((block) => textsAt(block, ["expression"]));
  const isDeclared = [...resource.declared?.lines.keys() ?? []].some((path) => leadsInto(path, "condition"));
  const isUnknown = known.length < blocks.length || isDeclared && blocks.length === 0;
  return [...known.map(renamed), ...isUnknown ? [SOME_TEXT] : []];
}
var LIMIT = "equals";
var limitsOf = (source, { limits = {} }, context) => Object.entries(limits).flatMap(([path, key]) => {
  const texts = textsOf3(source, path).map(context.renamed);
  const named = isReferredTo(source, path) ? context.scene.model.namedBy(source.resource.address, [path]) : [];
  return (texts.length > 0 ? texts : named.map(instanceName)).map((text) => JSON.stringify([LIMIT, key, text]));
});

// elsewhere:src/graph/rights.ts
var module46 = require("./picture.js").modules["src/graph/rights.ts"]();
var ANOTHER_PART = module46.ANOTHER_PART;
var EXCEPT_A_PART = module46.EXCEPT_A_PART;
var LEVELS = module46.LEVELS;
var PART2 = module46.PART;

// elsewhere:src/catalog/harmless-words.ts
var module47 = require("./picture.js").modules["src/catalog/harmless-words.ts"]();
var hasIdentity = module47.hasIdentity;
var isHarmlessName = module47.isHarmlessName;
var isPlainWord = module47.isPlainWord;

// elsewhere:src/catalog/rows.ts
var module48 = require("./picture.js").modules["src/catalog/rows.ts"]();
var PREFIX_WORDS_MAX = module48.PREFIX_WORDS_MAX;
var UNKNOWN_PREFIX = module48.UNKNOWN_PREFIX;
var byPatterns = module48.byPatterns;
var factsByPrefix = module48.factsByPrefix;
var patternFactsOf = module48.patternFactsOf;
var prominencePatternsOf = module48.prominencePatternsOf;
var rowOf = module48.rowOf;
var supportingByName = module48.supportingByName;
var textPatternsOf = module48.textPatternsOf;
var titleFromType = module48.titleFromType;

// src/catalog/arns.ts
var FIRST = [
  ["aws_kms_key", "arn:*:kms:*:*:key/{}"],
  ["aws_iam_policy", "arn:*:iam::*:policy/{}"],
  ["aws_iam_instance_profile", "arn:*:iam::*:instance-profile/{}"]
];
var patterns;
function patternsOfTypes() {
  patterns ??= [...FIRST, ...textPatternsOf("aws")].filter(([, pattern]) => pattern.startsWith("arn:")).map(([type, pattern]) => [type, expressionOf2(pattern)]);
  return patterns;
}
function expressionOf2(pattern) {
  const escaped2 = pattern.replace(/[.$?]/g, "\\$&").replace(/(?<!\{)\*/g, "[^:/]*").replace("{/}", "(/?[^:]+)").replace("{}", "([^:/]+)");
  return new RegExp(`^${escaped2}(?:[/:].*)?$`);
}
var PARTS = /* @__PURE__ */ new Map([["aws_s3_bucket", /^\/(?!\*?$)([\w.=*?/-]{1,60})$/]]);
function partInWords(type, suffix) {
  const part = PARTS.get(type)?.exec(suffix)?.[1];
  return part === void 0 || part.split("/").some(hasIdentity) ? {} : { detail: `${PART2}${part}` };
}
function resourceInArn(arn) {
  for (const [type, pattern] of patternsOfTypes()) {
    const name = pattern.exec(arn)?.[1];
    if (name !== void 0) return { type, name, account: arn.split(":")[4] ?? "" };
  }
  return null;
}
var RANDOM_ENDING = /* @__PURE__ */ new Map([["aws_secretsmanager_secret", /-(?:\w{6}|\?{6}|\*)$/]]);
function arnWords(arn, ownAccount) {
  const resource = resourceInArn(arn);
  if (resource === null) return null;
  const { type, account } = resource;
  const name = resource.name.replace(RANDOM_ENDING.get(type) ?? "", "");
  const noun = nounOf(type, factsOf(type).title).one;
  const isPattern = /[*?]/.test(name);
  if (!new RegExp("\\p{L}", "u").test(name) || hasIdentity(name)) return { noun: isPattern ? `every ${noun}` : anyOf(noun), name: "" };
  return {
    noun: isPattern ? `every ${noun}` : noun,
    name,
    ...account !== "*" && accountDetail(account, ownAccount),
    ...partInWords(type, arn.slice(arn.lastIndexOf(resource.name) + resource.name.length))
  };
}

// src/inference/rights/targets.ts
var NO_WORDS = { noun: "", name: "" };
var EVERYTHING = { reach: "all", pattern: "*", ...NO_WORDS };
var SOMETHING = { reach: "some", pattern: "", ...NO_WORDS };
var targetAt = (address, pattern = "") => ({ reach: "one", address, pattern, ...NO_WORDS });
var partAt = (address, suffix, { scene }) => ({
  ...targetAt(address, suffix),
  ...!holdsInstanceName(suffix) && partInWords(scene.model.typeOf(address), suffix)
});
var inScope = ({ noun, name, width }, pattern, address) => ({
  ...{ reach: "scope", noun, name, width, pattern },
  ...address !== void 0 && { address }
});
function targetsNamed(source, rule, context) {
  const { resource } = source;
  if (rule.targets?.length === 0) return [targetAt(resource.address)];
  const targets = (rule.targets ?? []).flatMap((path) => targetsAt(source, path, context));
  if (targets.length > 0)
    return [...new Map(targets.map((target) => [`${target.address} ${target.pattern}`, target])).values()];
  if (rule.scope !== void 0) {
    const [scopeId = ""] = [rule.scope, "org_id"].flatMap((path) => textsOf3(source, path));
    const [builtScope] = scopeId === "" ? context.scene.model.namedBy(resource.address, [rule.scope]) : [];
    const pattern = scopeId !== "" || builtScope === void 0 ? context.renamed(scopeId) : instanceName(builtScope);
    return [inScope(scopeWords(rule.scope, nameOfOtherProject(rule.scope, scopeId, resource)), pattern)];
  }
  return rule.targets === void 0 ? null : [{ ...SOMETHING, noun: "a resource" }];
}
var nameOfOtherProject = (scope, id, { account }) => scope !== "project" || id === account || holdsInstanceName(id) ? "" : id.slice(id.lastIndexOf("/") + 1);
function targetsAt(source, path, context) {
  const [{ resource }, { model }] = [source, context.scene];
  const texts = textsOf3(source, path);
  const scopes = texts.flatMap((text) => {
    const scope = scopeInText(withoutNames(text));
    return scope === null || scope.name === "" && context.namedIn(text).length > 0 ? [] : [inScope(scope, context.renamed(text))];
  });
  if (scopes.length > 0) return scopes;
  const isReferred = isReferredTo(source, path);
  const referred = isReferred ? namedWithoutPlaces(resource.address, path, context) : [];
  const addresses = referred.length > 0 ? referred : texts.flatMap((text) => model.resourcesNamedIn(resource, { path, text }));
  if (addresses.length > 0)
    return addresses.map((address) => {
      const words = scopeOfType(model.typeOf(address));
      if (words !== null) return inScope(words, "", address);
      const isUnread2 = model.factsOf(address).unread === true;
      return isUnread2 ? { ...targetAt(address), ...outputInWords(resource.declared?.reads?.get(path)) } : targetAt(address);
    });
  const dataSources = !isReferred ? [] : lookedUpBy(resource.address, path, context);
  const read = resource.declared?.reads?.get(path) ?? "";
  const lookedUpTargets = dataSources.flatMap(({ address, type, values }) => {
    const scope = scopeOfType(type);
    if (scope === null && /_(?:id|arn)$/.test(read) && !model.knowledge.ownNamesOf(type).includes(read))
      return [{ reach: "one", pattern: `data.${address}.${read}`, noun: "a resource", name: "" }];
    const name = textsAt(values, ["name"])[0] ?? "";
    if (scope === null) return [{ reach: "one", pattern: `data.${address}`, ...wordsForResource(type, name) }];
    const isNameless = scope.noun.startsWith("the ") || name === "";
    return [
      inScope(
        { ...scope, noun: isNameless ? anyOf(scope.noun) : scope.noun, name: isNameless ? "" : name },
        `data.${address}`
      )
    ];
  });
  if (lookedUpTargets.length > 0) return lookedUpTargets;
  return texts.map((text) => {
    const named = resourceInId(text);
    const words = named === null ? boundResource(resource.type, text) ?? { noun: "a resource", name: "" } : wordsForResource(named.type, named.name);
    return { reach: "one", pattern: context.renamed(text), ...words };
  });
}
function outputInWords(output = "") {
  const words = output.replace(/_(?:id|arn|name)$/, "").replaceAll("_", " ");
  return words === "" || words === "id" ? {} : { detail: words };
}
function scopesLookup(context) {
  const scopesOf3 = memoised((address) => enclosingScopes(address, context));
  return ({ reach, address, pattern, name, width }) => {
    if (reach === "scope" && width !== void 0) {
      const key = address === void 0 ? name === "" ? pattern : name : keyOfScope(address, context);
      return key === "" ? {} : { within: { [width]: key } };
    }
    return reach === "one" && address !== void 0 ? { within: scopesOf3(address) } : {};
  };
}
function enclosingScopes(address, context) {
  const { model, folds } = context.scene;
  for (let at = address; at !== void 0; ) {
    const resource = model.resources.get(at);
    const keys = resource === void 0 ? [] : Object.entries(SCOPE_ATTRIBUTES).flatMap(keysIn(resource, context));
    if (keys.length > 0) return Object.fromEntries(keys);
    const width = resource?.account === void 0 ? null : widthOfAccount(resource.type);
    if (width !== null) return { [width]: resource?.account };
    const host = folds.hosts.get(at);
    at = host?.kind === "user" ? void 0 : host?.address;
  }
  return {};
}
var keysIn = (resource, context) => ([width, paths]) => {
  const { namedBy: namedBy4, typeOf: typeOf2 } = context.scene.model;
  const isScope = (type) => scopeOfType(type)?.width === Number(width);
  const built = namedBy4(resource.address, paths).filter((named) => isScope(typeOf2(named)));
  const lookedUp = paths.flatMap((path) => lookedUpBy(resource.address, path, context)).filter(({ type }) => isScope(type));
  const texts = paths.flatMap((path) => textsAt(resource.values, [path]));
  const [key = ""] = [
    ...built.map((named) => keyOfScope(named, context)),
    ...lookedUp.map((source) => nameOfLookedUp(source)),
    ...texts.map((text) => scopeInText(text)?.name || context.renamed(text))
  ];
  return key === "" ? [] : [[width, key]];
};
function keyOfScope(address, { scene }) {
  const [name = ""] = textsAt(scene.model.valuesOf(address), ["name"]);
  return name === "" || holdsInstanceName(name) ? instanceName(address) : name;
}
var nameOfLookedUp = ({ address, values }) => textsAt(values, ["name"])[0] ?? `data.${address}`;
var withoutNames = (text) => holdsInstanceName(text) ? text.replace(/^[^/]*/, "/subscriptions/x").replace(/^\/subscriptions\/x$/, "") : text;
function targetsOf2(statement, resource, ruleTargets, context) {
  const { resources, excludes } = statement;
  if (excludes.resources) {
    const pattern = `!${resources.map(({ text }) => context.renamed(text)).sort().join(" ")}`;
    return [{ reach: "some", pattern, ...wordsForAllBut(resources, resource, context) }];
  }
  if (resources.length === 0) return ruleTargets ?? [SOMETHING];
  const targets = resources.map((text) => targetIn(text, resource, context));
  if (ruleTargets === null) return targets;
  const [itself] = ruleTargets;
  return targets.map(
    (target) => itself === void 0 || target.address === itself.address ? target : { ...itself, pattern: relativePattern(target.pattern) }
  );
}
function wordsForAllBut(excluded, resource, context) {
  const { typeOf: typeOf2, valuesOf: valuesOf2, knowledge } = context.scene.model;
  const words = excluded.map((text) => {
    const { address, noun, name } = targetIn(text, resource, context);
    if (address === void 0) return { noun, name };
    const type = typeOf2(address);
    const [ownName = ""] = knowledge.ownNamesOf(type).flatMap((attribute) => textsAt(valuesOf2(address), [attribute]));
    const ofType = nounOf(type, factsOf(type).title).one;
    return { noun: ofType, name: holdsInstanceName(ownName) ? "" : ownName };
  });
  const [first, ...others] = new Map(words.map((one) => [JSON.stringify(one), one])).values();
  return first === void 0 || others.length > 0 || first.name === "" ? { noun: "everything except some resources", name: "" } : { noun: `everything except the ${first.noun}`, name: first.name };
}
var LED_BY_STAND_IN = new RegExp(`^${STAND_IN}(.*)$`, "s");
var AFTER_STAND_IN = new RegExp(`^.*${STAND_IN}[^/:]*((?:[/:].*)?)$`, "s");
function targetIn({ path, text }, resource, context) {
  const { knowledge, resourcesNamedIn, valuesOf: valuesOf2, typeOf: typeOf2 } = context.scene.model;
  const pattern = context.renamed(text);
  const addresses = context.namedIn(text);
  const [first] = addresses;
  const suffixOfFirst = LED_BY_STAND_IN.exec(text)?.[1];
  if (first !== void 0 && addresses.length === 1 && suffixOfFirst !== void 0)
    return partAt(first, suffixOfFirst, context);
  if (knowledge.meansEverything(text)) return { ...EVERYTHING, pattern: text === "*" ? "*" : pattern };
  const matching = isExact(text) ? resourcesNamedIn(resource, { path, text }) : [];
  const [address] = matching;
  if (matching.length === 1 && address !== void 0) {
    const names = knowledge.ownNamesOf(typeOf2(address)).flatMap((name2) => textsAt(valuesOf2(address), [name2]));
    for (const name2 of names) {
      const at = text.lastIndexOf(name2);
      const suffix = at < 0 ? null : text.slice(at + name2.length);
      if (suffix !== null && /^(?:$|[/:])/.test(suffix)) return partAt(address, suffix, context);
    }
    const afterUnknown = AFTER_STAND_IN.exec(text)?.[1];
    if (names.length === 0 && afterUnknown !== void 0) return partAt(address, afterUnknown, context);
  }
  const known = readableText(text, resource);
  const ownAccount = resource.account ?? "";
  const words = text === "*" ? null : identityIn(known, ownAccount) ?? arnWords(known, ownAccount);
  if (words === null) return { ...SOMETHING, pattern };
  const { noun, name, detail } = words;
  const reach = name !== "" && !/[*?]/.test(name) && !holdsInstanceName(text) ? "one" : "some";
  return { reach, pattern, noun, name, ...detail !== void 0 && { detail } };
}

// src/inference/rights/index.ts
function rightsIn(scene, { entries }, references, valuesOn) {
  const drawn = new Map(entries.flatMap((entry) => entry.bucket === "hidden" ? [] : [[entry.address, entry.node]]));
  const nodesAt = memoised((address) => [
    ...new Set([address, ...scene.rootsOf(address)].flatMap((root) => drawn.get(root) ?? []))
  ]);
  const nodesOf3 = (address) => address === void 0 ? [] : nodesAt(address);
  return statedRights(scene, references, valuesOn).map((right) => {
    const { principal, target, kind } = right;
    const principalNodes = nodesOf3(principal.address);
    if (principalNodes.length > 0) return { ...right, nodes: principalNodes };
    const isOfOthers = kind !== "trust" && target.address !== void 0 && isPartOfUser(target.address, scene);
    return { ...right, nodes: isOfOthers ? [] : nodesOf3(target.address), isAtTarget: true };
  });
}
var isPartOfUser = (address, { folds, model }) => folds.hosts.get(address)?.kind === "user" && model.factsOf(address).identity !== true;
function statedRights(scene, references, valuesOn = ({ values }) => values) {
  const context = contextOf(scene, references, valuesOn);
  const withinOf = scopesLookup(context);
  const isLimited = (by) => (rightsRulesOf(scene.model.typeOf(by)) ?? []).some(({ limits }) => limits !== void 0);
  return [...scene.model.resources.values()].flatMap((resource) => {
    const rules = rightsRulesOf(resource.type) ?? [scene.model.factsOf(resource.address).grants ?? []].flat();
    const values = rules.length === 0 || resource.mode === "data" ? null : valuesOn(resource);
    if (values === null) return [];
    const isPast = values !== resource.values;
    const source = { resource: isPast ? { ...resource, values } : resource, isPast, currentValues: resource.values };
    return rules.flatMap((rule) => rightsByRule(source, rule, context)).filter(({ kind, principal, by }) => kind === "trust" || principal.is !== "service" || isLimited(by)).map((right) => ({ ...right, target: { ...right.target, ...withinOf(right.target) } }));
  });
}
function rightsByRule(source, rule, context) {
  if (rule.claims !== void 0) return rightsOfClaims(source, rule, context);
  if (rule.boundary !== void 0) return deniedByBoundary(source, rule.boundary, context);
  if (rule.documents !== void 0) return rightsInDocuments(source, rule, context);
  return rightsByRoleNames(source, rule, context);
}
function rightsInDocuments(source, rule, context) {
  const { resource } = source;
  const { address: by } = resource;
  const namedPrincipals = principalsBy(source, rule, context);
  const ruleTargets = targetsNamed(source, rule, context);
  return (rule.documents ?? []).flatMap((path) => {
    const statements = statementsAt(source, path, context);
    if (statements === null) return unknownRight(namedPrincipals, ruleTargets, by, rule.isTrust === true);
    if (rule.isFilter === true) {
      const targets = ruleTargets ?? [];
      return statements.length === 0 ? targets.map((target) => ({ ...EVERYBODY_PASSES, target, by })) : statements.flatMap((statement) => rightsToPass(statement, source, targets, context));
    }
    return statements.flatMap((statement) => {
      const principals = namedPrincipals ?? principalsOf2(statement, resource, context);
      const targets = rule.isTrust === true ? ruleTargets ?? [] : targetsOf2(statement, resource, ruleTargets, context);
      return rightsInStatement(statement, { principals, targets, by, isTrust: rule.isTrust === true }, context);
    });
  });
}
var EVERYBODY_PASSES = {
  kind: "allow",
  principal: { key: "*", ...EVERYBODY_WORDS },
  permission: "*",
  conditions: [],
  isFilter: true
};
function rightsToPass(statement, { resource }, targets, context) {
  const principals = principalsOf2(statement, resource, context);
  const resources = statement.resources.map(({ text }) => context.renamed(text)).sort();
  const isLimited = statement.excludes.resources || resources.some((text) => text !== "*");
  const limits = isLimited ? [JSON.stringify([statement.excludes.resources, "", ...resources])] : [];
  const ends = { principals, targets, by: resource.address, isTrust: false };
  return rightsInStatement(statement, ends, context).map(
    (right) => ({ ...right, conditions: [...right.conditions, ...limits], isFilter: true })
  );
}
var unknownRight = (principals, targets, by, isTrust) => {
  const [target = SOMETHING] = targets ?? [];
  const holders = principals ?? [
    { key: by, noun: "", name: "", ...target.address !== void 0 && { address: target.address } }
  ];
  const kind = isTrust ? "trust" : "allow";
  return holders.map((principal) => ({ kind, principal, target, permission: "", conditions: [], by }));
};
function rightsInStatement(statement, ends, context) {
  const { principals, targets, by, isTrust } = ends;
  const { denies, permissions: permissions2, excludes } = statement;
  const conditions = conditionsOf2(statement, isTrust, context);
  const kind = denies ? "deny" : isTrust ? "trust" : "allow";
  const names = permissions2.map((name) => holdsInstanceName(name) ? "" : name).filter((name) => !isTrust || isTrustAction(name));
  const granted = excludes.permissions ? [{ permission: "*", except: [...names].sort() }] : [...new Set(isTrust && names.length > 0 ? [TRUST_ACTION] : names.length === 0 && !isTrust ? [""] : names)].map(
    (permission) => ({ permission })
  );
  return principals.flatMap(
    (principal) => targets.flatMap(
      (target) => granted.map((grant) => ({ kind, principal, target, ...grant, conditions, by }))
    )
  );
}
function conditionsOf2({ conditions }, isTrust, { renamed }) {
  const others = isTrust ? conditions.filter((condition) => !isSubject(condition)) : conditions;
  return others.map((condition) => inOneText(condition, renamed)).sort();
}
var inOneText = ({ operator, variable, values }, renamed) => JSON.stringify([operator, variable, ...values.map(renamed)]);
function rightsByRoleNames(source, rule, context) {
  const { resource } = source;
  const { permissions: permissions2 = [], block, gives, principals: who = [], isAttached } = rule;
  const isRole = isAttached === true;
  if (isRole && isGranted(resource.address, context)) return [];
  const given = gives === void 0 ? [] : [gives];
  const ruleTargets = targetsNamed(source, rule, context);
  const { address: by } = resource;
  if (block !== void 0) {
    return blocksAt(resource.values, [block]).flatMap((blockValues) => {
      const principals2 = isRole ? principalsBy(source, rule, context) ?? [] : who.length === 0 ? [principalAt(by)] : who.flatMap((path) => principalsOfBlock(source, path, blockValues, context));
      return rightsNamed(
        principals2,
        ruleTargets,
        [...given, ...permissions2.flatMap((path) => prefixed(rule, path, blockValues))].flatMap(permissionsNamed),
        by
      );
    });
  }
  const principals = principalsBy(source, rule, context) ?? [];
  const names = [...given, ...permissions2.flatMap((path) => namesAt2(source, rule, path, context))];
  const inRoles = isRole ? [] : permissions2.flatMap((path) => permissionsInRoles(source, path, context));
  const granted = [...[...new Set(names)].flatMap(permissionsNamed), ...inRoles];
  return rightsNamed(principals, ruleTargets, granted, by, [
    ...grantConditionsOf(source, context),
    ...limitsOf(source, rule, context)
  ]);
}
var prefixed = ({ prefixes = {} }, path, block) => textsAt(block, [path]).map((text) => Object.hasOwn(prefixes, path) ? `${prefixes[path]}:${text}` : roleNamed(text));
function namesAt2(source, rule, path, context) {
  const { resource } = source;
  if (rule.prefixes !== void 0) return prefixed(rule, path, resource.values);
  const texts = textsOf3(source, path);
  const { namedBy: namedBy4 } = context.scene.model;
  const isReferred = isReferredTo(source, path);
  const referred = isReferred ? namedBy4(resource.address, [path]) : [];
  const roleNames = referred.filter((address) => !isPolicy(address, context)).map((address) => nameOfRole(address, context));
  const statedNames = texts.filter(
    (text) => !holdsInstanceName(text) && context.scene.model.resourcesNamedIn(resource, { path, text }).length === 0
  );
  const dataSources = !isReferred || statedNames.length > 0 ? [] : lookedUpBy(resource.address, path, context);
  const lookedUpNames = dataSources.flatMap(
    ({ values }) => [...textsAt(values, ["arn"]), ...textsAt(values, ["name"])].slice(0, 1)
  );
  return [...roleNames, ...statedNames, ...lookedUpNames].map((text) => roleNamed(text));
}
function permissionsInRoles(source, path, context) {
  const { scene } = context;
  const roles = isReferredTo(source, path) ? scene.model.namedBy(source.resource.address, [path]) : [];
  return roles.flatMap((address) => {
    const rules = (rightsRulesOf(scene.model.typeOf(address)) ?? []).filter(isOfRole);
    const resource = scene.model.resources.get(address);
    const values = resource === void 0 ? null : context.valuesOn(resource);
    if (rules.length === 0 || values === null) return [];
    const role = nameOfRole(address, context);
    const names = rules.flatMap(
      ({ block, permissions: permissions2 = [] }) => (block === void 0 ? [values] : blocksAt(values, [block])).flatMap(
        (at) => permissions2.flatMap((name) => textsAt(at, [name]))
      )
    );
    return names.length === 0 ? permissionsNamed(role) : [...new Set(names)].map((permission) => ({ permission, role }));
  });
}
var isOfRole = ({ isAttached, permissions: permissions2 = [] }) => isAttached === true && permissions2.length > 0;
var isGranted = (address, { scene: { model } }) => model.referrersOf(address).some(({ from, path = "" }) => {
  const rules = rightsRulesOf(model.typeOf(from)) ?? [];
  return rules.some(({ permissions: permissions2 = [] }) => permissions2.includes(topOf(path)));
});
var isPolicy = (address, { scene }) => (rightsRulesOf(scene.model.typeOf(address)) ?? []).some(({ isAttached }) => isAttached === true);
var nameOfRole = (address, { scene }) => ["name", "role_id", "title"].flatMap((at) => textsAt(scene.model.valuesOf(address), [at]))[0] ?? "";
function rightsNamed(principals, targets, granted, by, conditions = []) {
  return principals.flatMap(
    (principal) => granted.flatMap(
      (grant) => (targets ?? [EVERYTHING]).map(
        (target) => ({ kind: "allow", principal, target, ...grant, conditions, by })
      )
    )
  );
}
function rightsOfClaims(source, rule, context) {
  const { issuer: at, subject, isCondition } = rule.claims;
  const [issuer = ""] = textsOf3(source, at);
  const texts = textsOf3(source, subject);
  const isOpen = isCondition === true && texts.length === 0 && source.resource.declared?.lines.has(subject) === true;
  const known = isCondition === true ? texts.flatMap(subjectsOfCondition) : texts;
  const subjects = isOpen ? [OTHER_CONDITION] : known;
  const [target = SOMETHING] = targetsNamed(source, rule, context) ?? [];
  const principals = (subjects.length === 0 ? ["*"] : subjects).map(
    (subjectText) => federatedPrincipal(`federated ${context.renamed(issuer)}`, issuer, subjectText, context)
  );
  const { address: by } = source.resource;
  return principals.map((principal) => ({
    kind: "trust",
    principal,
    target,
    permission: isCondition === true ? SIGN_IN : "actAs",
    conditions: [],
    by
  }));
}
function deniedByBoundary(source, path, context) {
  const { address: by } = source.resource;
  const allowed = allowedBy(source, path, context);
  if (allowed !== null && (allowed.length === 0 || allowed.includes("*"))) return [];
  const denied = allowed === null ? { permission: "" } : { permission: "*", except: allowed };
  return [{ kind: "deny", principal: principalAt(by), target: EVERYTHING, ...denied, conditions: [], by }];
}
function allowedBy(source, path, context) {
  const { model } = context.scene;
  const policies = (isReferredTo(source, path) ? model.namedBy(source.resource.address, [path]) : []).filter(
    (named) => isPolicy(named, context)
  );
  const texts = textsOf3(source, path);
  if (policies.length === 0) {
    const granted = texts.flatMap(permissionsNamed);
    const areKnown = granted.every(({ permission, except }) => except === void 0 && isActionName(permission));
    const isStated = texts.length > 0 || context.referencesOf(source.resource.address).some((it) => leadsInto(it.path, path));
    if (!areKnown || isStated && granted.length === 0) return null;
    return [...new Set(granted.map(({ permission }) => permission))].sort();
  }
  const statements = policies.map((address) => statementsOfPolicy(address, context));
  if (statements.includes(null)) return null;
  const allowing = statements.flatMap((all) => all ?? []).filter(({ denies }) => !denies);
  const names = allowing.flatMap(({ permissions: permissions2 }) => permissions2);
  if (allowing.some(({ excludes }) => excludes.permissions) || names.some(holdsInstanceName)) return null;
  return [...new Set(names)].sort();
}
function statementsOfPolicy(address, context) {
  const resource = context.scene.model.resources.get(address);
  const values = resource === void 0 ? null : context.valuesOn(resource);
  if (resource === void 0 || values === null) return null;
  const isPast = values !== resource.values;
  const source = { resource: isPast ? { ...resource, values } : resource, isPast, currentValues: resource.values };
  const paths = (rightsRulesOf(resource.type) ?? []).flatMap(({ documents = [] }) => documents);
  const statements = paths.map((path) => statementsAt(source, path, context));
  return statements.includes(null) ? null : statements.flatMap((all) => all ?? []);
}
function statementsAt(source, path, context) {
  const { knowledge } = context.scene.model;
  const texts = textsOf3(source, path).filter((text) => text !== EMPTY_POLICY);
  const known = texts.map((text) => fullStatementsIn(text, knowledge)).filter((statements) => statements !== null);
  if (known.length > 0) return known.flat();
  const { address } = source.resource;
  const documentSources = source.isPast ? [] : sourcesBehind(address, path, context);
  if (documentSources.length > 0) return documentSources.flatMap((maker) => statementsOfSource(maker, context));
  const isStated = texts.length > 0 || context.referencesOf(address).some((reference) => leadsInto(reference.path, path));
  return isStated ? null : [];
}
var sourcesBehind = (address, path, { scene, referencesOf }) => [
  ...new Set(
    referencesOf(address).filter((reference) => leadsInto(reference.path, path)).flatMap(({ to }) => scene.model.sourceOf(to) ?? []).filter(({ type }) => factsOf(type).writesDocument !== void 0)
  )
];
function statementsOfSource({ address, values }, context, depth = TEXT_DEPTH_MAX) {
  const { knowledge } = context.scene.model;
  const statements = fullStatementsIn(values, knowledge) ?? [];
  if (depth === 0) return statements;
  const others = knowledge.documentShapes.flatMap(({ sourceDocuments = [] }) => sourceDocuments).flatMap((path) => sourcesBehind(address, path, context));
  const sources = [...new Set(others)].filter((other) => other.address !== address);
  return [...statements, ...sources.flatMap((other) => statementsOfSource(other, context, depth - 1))];
}

// src/inference/edges/outsiders.ts
function outsiders(scene, references) {
  const rights = statedRights(scene, references);
  const identify = identifier(rights, scene);
  const acting = outsidersByIdentity(rights, identify, scene);
  const actors = /* @__PURE__ */ new Map();
  const isSupporting = (address) => scene.model.factsOf(address).supporting === true;
  const isUsable = (node) => scene.drawn.has(node) && !scene.isContainer(node) && !isSupporting(node);
  const add2 = ({ outsider, statedBy: statedBy2 }, node, target, right) => {
    const key = `${outsider.kind} ${outsider.name}`;
    const actor = actors.get(key) ?? { outsider, statedBy: statedBy2, uses: /* @__PURE__ */ new Map() };
    actors.set(key, actor);
    const use = actor.uses.get(node) ?? { evidence: [], permissions: /* @__PURE__ */ new Map() };
    actor.uses.set(node, use);
    use.evidence.push({ rule: "granted", by: right.by });
    use.permissions.set(target, (use.permissions.get(target) ?? /* @__PURE__ */ new Set()).add(right.permission));
  };
  for (const right of rights) {
    if (right.kind !== "allow" || isImpersonation(right, scene)) continue;
    for (const holder of holdersOf(right, acting, identify, scene)) {
      for (const target of targetsOf3(right, scene)) {
        const nodes = isSupporting(target) ? [] : scene.endsOf(target);
        for (const node of nodes) if (isUsable(node)) add2(holder, node, target, right);
      }
    }
  }
  return drawActors([...actors.values()], scene);
}
function identifier(rights, scene) {
  const { model } = scene;
  const inputAccountIds = accountsOfInput(rights, scene);
  const hasCluster = [...model.resources.values()].some(
    ({ type, mode, values }) => mode === "managed" && isKubernetesCluster(type, values)
  );
  return (principal) => {
    const outsider = outsiderOfPool(principal.key, scene) ?? outsiderOf(principal, inputAccountIds) ?? outsiderOfDataSource(principal, scene);
    return outsider?.kind === "kubernetes" && hasCluster ? null : outsider;
  };
}
function accountsOfInput(rights, { model }) {
  const all = [...model.resources.values()];
  const documents = all.flatMap((resource) => {
    const paths = rulesOf(resource, model).flatMap((rule) => isOfIdentity(rule) ? rule.documents ?? [] : []);
    return paths.flatMap((path) => textsAt(resource.values, path.split(".")));
  });
  return /* @__PURE__ */ new Set([
    ...all.flatMap(({ account }) => account ?? []),
    ...documents.flatMap(accountsInDocument),
    ...rights.flatMap(({ principal }) => accountOfProvider(principal.key) ?? [])
  ]);
}
var rulesOf = ({ address, type }, { factsOf: factsOf2 }) => rightsRulesOf(type) ?? [factsOf2(address).grants ?? []].flat();
var isOfIdentity = ({ principals, isAttached }) => principals !== void 0 || isAttached === true;
function outsiderOfPool(key, { model }) {
  if (!isPoolMember(key)) return null;
  const pools = instancesIn(key).flatMap((address) => [address, ...model.referrersOf(address).map(({ from }) => from)]);
  const issuers = pools.flatMap((address) => textsAt(model.valuesOf(address), POOL_PROVIDER.issuer));
  const [system] = issuers.flatMap((issuer) => issuedBy(issuer) ?? []);
  const [account] = pools.flatMap((address) => textsAt(model.valuesOf(address), POOL_PROVIDER.account));
  return system ?? (account === void 0 ? null : accountOutsider(account));
}
function outsiderOfDataSource({ key }, { model }) {
  const [address = "", ...others] = /^(?:.+\.)?data\./.test(key) ? [key] : instancesIn(key);
  const source = model.sourceOf(address.replace(/(^|\.)data\./, "$1"));
  if (source?.mode !== "data" || others.length > 0) return null;
  const [name = ""] = LOOKED_UP_NAMES.flatMap((at) => textsAt(source.values, [at]));
  return lookedUpOutsider(source.type, name);
}
function outsidersByIdentity(rights, identify, scene) {
  const { factsOf: factsOf2, namedBy: namedBy4, resources } = scene.model;
  const trusted = rights.flatMap((right) => {
    const { kind, principal, target, by } = right;
    if (target.address === void 0 || kind !== "trust" && !isImpersonation(right, scene)) return [];
    const outsider = identify(principal);
    return outsider === null ? [] : [{ identity: target.address, outsider, statedBy: by }];
  });
  const keyed = [...resources.keys()].flatMap((key) => {
    const { keyOf: keyOf4 } = factsOf2(key);
    if (keyOf4 === void 0 || isReadByWorkload(key, scene)) return [];
    return namedBy4(key, [keyOf4]).map((identity) => ({
      identity,
      outsider: keyHolderOf(identity, scene),
      statedBy: key
    }));
  });
  const isUnused = memoised((address) => !hasWorkload(address, scene));
  return groupBy(
    [...trusted, ...keyed].filter(({ identity }) => isUnused(identity)),
    ({ identity }) => identity
  );
}
function keyHolderOf(identity, { model }) {
  const { knowledge, typeOf: typeOf2, valuesOf: valuesOf2 } = model;
  const names = knowledge.ownNamesOf(typeOf2(identity)).flatMap((at) => textsAt(valuesOf2(identity), [at]));
  const { name = "", modules: modules2 = [] } = parseAddress(identity) ?? {};
  const moduleNames = modules2.map((module92) => module92.name).reverse();
  return outsiderWithKey(typeOf2(identity), [...names, name, ...moduleNames]);
}
var isImpersonation = ({ kind, permission, target }, { model }) => kind === "allow" && target.address !== void 0 && model.factsOf(target.address).identity === true && accessOf2(permission)?.level === "impersonate";
function ownersOf(address, { folds }) {
  const owners2 = [address];
  for (let host = folds.hosts.get(address); host !== void 0 && host.kind !== "user"; ) {
    owners2.push(host.address);
    host = folds.hosts.get(host.address);
  }
  return owners2;
}
var hasWorkload = (address, { drawn: nodes, model, rootsOf }) => rootsOf(address).some((root) => nodes.has(root) && model.factsOf(root).supporting !== true);
var isReadByWorkload = (key, { model, rootsOf }) => {
  const { categories } = model.knowledge.programs;
  return model.referrersOf(key).flatMap(({ from }) => rootsOf(from)).some((root) => categories.includes(model.factsOf(root).category));
};
function holdersOf({ by, principal }, acting, identify, scene) {
  if (principal.address === void 0) {
    const outsider = identify(principal);
    return outsider === null ? [] : [{ outsider, statedBy: by }];
  }
  return ownersOf(principal.address, scene).flatMap((owner) => acting.get(owner) ?? []);
}
function targetsOf3({ by, permission, target }, { model }) {
  if (target.reach === "one") return target.address === void 0 ? [] : [target.address];
  const resource = model.resources.get(by);
  if (target.reach !== "some" || resource === void 0) return [];
  if (target.pattern !== "") return model.resourcesNamedIn(resource, { path: "", text: target.pattern });
  if (permission !== "") return [];
  return model.namedBy(
    by,
    rulesOf(resource, model).flatMap(({ documents = [] }) => documents)
  );
}
function drawActors(all, scene) {
  const users = all.map((actor) => withoutMetadataUses(actor, scene)).filter(({ uses }) => uses.size > 0);
  const groups = [...groupBy(users, ({ outsider }) => outsider.kind).values()];
  const actors = groups.flatMap(mergeActors).map((actor) => withFewUses(actor, scene));
  const nodes = [];
  const edges = [];
  const implied = [];
  for (const { kind, name, id, statedBy: statedBy2, uses } of actors) {
    if (uses.size === 0) continue;
    const address = `${EXTERNAL_SERVICE}.${id}`;
    nodes.push(createNode({ address, attributes: { kind, ...name !== "" && { name } }, provenance: "implied" }));
    implied.push({ address, proof: statedBy2 });
    for (const [node, { evidence, permissions: permissions2 }] of uses) {
      const end = scene.copies.byResource.get(node)?.[0]?.address ?? node;
      const { isRead, twoWay } = directionOf(permissions2, scene.model);
      const [from, to] = isRead && !twoWay ? [end, address] : [address, end];
      edges.push({ from, to, label: "", ...twoWay && { twoWay }, evidence });
    }
  }
  return { nodes, edges, implied };
}
function withoutMetadataUses(actor, { model }) {
  const isUse2 = ({ permissions: permissions2 }) => [...permissions2.values()].some((names) => ![...names].every(model.knowledge.isMetadataPermission));
  return { ...actor, uses: new Map([...actor.uses].filter(([, use]) => isUse2(use))) };
}
function withFewUses(actor, { model }) {
  const { factsOf: factsOf2, instances } = model;
  const areTooMany = (nodes) => new Set(nodes.map((node) => `${instances.get(node)?.module} ${instances.get(node)?.block}`)).size > OUTSIDER_TARGETS_MAX;
  if (!areTooMany([...actor.uses.keys()])) return actor;
  const dataUses = [...actor.uses].filter(([node]) => factsOf2(node).holdsData === true);
  return { ...actor, uses: new Map(areTooMany(dataUses.map(([node]) => node)) ? [] : dataUses) };
}
function mergeActors(actors) {
  const sorted = [...actors].sort((a, b) => byText(a.outsider.name, b.outsider.name));
  const [first] = sorted;
  if (sorted.length <= OUTSIDERS_MAX)
    return sorted.map((actor) => ({ ...actor, ...actor.outsider, id: idOf(actor.outsider.kind, actor.outsider.name) }));
  const kind = severalOf(first.outsider.kind);
  const uses = new Map(sorted.flatMap((actor) => [...actor.uses]).sort(([a], [b]) => byAddress(a, b)));
  return [{ ...first, kind, name: severalOutsiders(sorted.length), id: idOf(kind, ""), uses }];
}
var idOf = (kind, name) => `${kind} ${name}`.trim().toLowerCase().replace(/[^a-z0-9]+/g, "-");

// src/inference/inherited-names.ts
function nameIn(type, attributes) {
  const name = nameAttributesOf(type).find((attribute) => Object.hasOwn(attributes, attribute));
  return name === void 0 ? "" : attributes[name];
}
function inheritedNames({ model, rootOf }) {
  const namesByRoot = /* @__PURE__ */ new Map();
  for (const resource of model.resources.values()) {
    const { lendsName } = model.factsOf(resource.address);
    const root = lendsName === void 0 ? null : rootOf(resource.address);
    const name = root === null || lendsName?.includes(model.typeOf(root)) !== true ? "" : ownNameOf(resource);
    if (root !== null && name !== "") namesByRoot.set(root, (namesByRoot.get(root) ?? /* @__PURE__ */ new Set()).add(name));
  }
  return new Map(
    [...namesByRoot].flatMap(([root, names]) => names.size === 1 ? [[root, ...names]] : [])
  );
}
var ownNameOf = ({ type, values }) => nameIn(type, valuesShown(values));
function withSharedName(attributes, merged) {
  const { [SHOWN_NAME]: _, [SHOWN_ZONE]: __, ...others } = attributes;
  const names = new Set(merged.map((node) => nameIn(node.type, node.attributes)));
  const zones = new Set(merged.map((node) => node.attributes[SHOWN_ZONE] ?? ""));
  const [[name = ""], [zone = ""]] = [names, zones];
  return {
    ...others,
    ...names.size === 1 && name !== "" && { [SHOWN_NAME]: name },
    ...zones.size === 1 && zone !== "" && { [SHOWN_ZONE]: zone }
  };
}
var WORD_ENDS = /(?<=[-_./ ])/;
function commonStart(names) {
  const [first = [], ...others] = names.map((name) => name.split(WORD_ENDS));
  const end = first.findIndex((word, i) => others.some((words) => words[i] !== word));
  return (end < 0 ? first : first.slice(0, end)).join("").replace(/[-_./ ]+$/, "");
}

// src/inference/isolated-nodes.ts
function connectIsolated(scene, supporting, connected) {
  const isIsolated = (address) => !connected.has(address);
  const hosts = soleUsers(
    supporting.filter(({ to }) => isIsolated(to)),
    supporting,
    scene
  );
  const folds = hosts.size === 0 ? scene.folds : withHosts(scene.folds, hosts);
  const folded = hosts.size === 0 ? scene : createScene({ ...scene, folds });
  const isHelper = (address) => scene.model.factsOf(address).hide !== void 0;
  const shown = supporting.filter(({ from, to }) => !isHelper(from) && !isHelper(to));
  return { scene: folded, thin: thinEdgesFor(shown, hosts, isIsolated) };
}
function thinEdgesFor(supporting, hosts, isIsolated) {
  const pairs = /* @__PURE__ */ new Map();
  for (const edge of supporting) {
    const [from, to] = [lastHostOf(edge.from, hosts), lastHostOf(edge.to, hosts)];
    if (edge.label === "" && from !== to && !pairs.has(`${from} ${to}`))
      pairs.set(`${from} ${to}`, { ...edge, from, to, thin: true });
  }
  const users = groupBy([...pairs.values()], ({ to }) => to);
  const used = groupBy([...pairs.values()], ({ from }) => from);
  const isCrowd = (edges) => (edges?.length ?? 0) > SUPPORTING_EDGES_MAX;
  return [...pairs.values()].filter(
    ({ from, to }) => (isIsolated(from) || isIsolated(to)) && !isCrowd(users.get(to)) && !isCrowd(used.get(from))
  );
}
function lastHostOf(address, hosts) {
  let at = address;
  for (let host = hosts.get(at); host !== void 0; host = hosts.get(at)) at = host.address;
  return at;
}
function soleUsers(used, supporting, { model }) {
  const incoming = groupBy(supporting, ({ to }) => to);
  const isSetting2 = (address) => {
    const { hide: hide2, supporting: isQuiet, standalone } = model.factsOf(address);
    return isQuiet === true && standalone !== true && hide2 === void 0;
  };
  const unfolded = new Set(used.map(({ to }) => to).filter(isSetting2));
  const hosts = /* @__PURE__ */ new Map();
  for (let sizeBefore = -1; sizeBefore !== hosts.size; ) {
    sizeBefore = hosts.size;
    for (const address of [...unfolded].sort(byAddress)) {
      const edges = incoming.get(address) ?? [];
      const users = new Set(edges.map(({ from }) => lastHostOf(from, hosts)));
      const [user] = users;
      if (users.size !== 1 || user === void 0 || user === address) continue;
      const evidence = edges[0].evidence[0];
      if (evidence !== void 0) hosts.set(address, { address: user, kind: "user", evidence });
      unfolded.delete(address);
    }
  }
  return hosts;
}
function withoutPulls(edges, { model }) {
  const { factsOf: factsOf2 } = model;
  const isPull = ({ from, to, isDelivery }) => isDelivery === true || factsOf2(to).imageConsumers?.includes(factsOf2(from).category) === true;
  return { calls: edges.filter((edge) => !isPull(edge)), pulls: edges.filter(isPull) };
}

// src/inference/ledger.ts
function createLedger(inventory, scene, findings) {
  const { collapsed, implied, outcomes } = findings;
  const entries = inventory.resources.map(({ address, origin, declared }) => {
    const at = declared && { at: `${declared.file}:${declared.line}` };
    return entryOf({ address, origin, ...at }, scene, collapsed);
  });
  return {
    entries,
    absent: [...inventory.absent ?? [], ...(inventory.deposed ?? []).map(leftover)],
    implied: [...implied].sort((a, b) => byAddress(a.address, b.address)),
    arrows: explained2(findings, scene),
    references: outcomes,
    unclear: scene.model.unclear(),
    summary: summaryOf2(entries)
  };
}
var leftover = ({ origin, objects }) => ({ address: origin, reason: onlyDeposed(objects) });
function entryOf(named, scene, collapsed) {
  const { address } = named;
  const { copies, folds, model } = scene;
  const root = model.resources.has(address) ? scene.rootOf(address) : null;
  if (root === null || !scene.drawn.has(root)) {
    return { bucket: "hidden", ...named, rule: ruleFor(address, scene) };
  }
  const parts = copies.byResource.get(root);
  const first = parts?.[0]?.address ?? root;
  const node = collapsed.representativeOf.get(first) ?? first;
  if (root === address || scene.spans.boxOf.has(address)) {
    const containers = parts?.map(({ parent }) => parent) ?? containersOf(root, scene);
    const evidence2 = containers.length === 0 ? [] : proofsOf([scene.whyIn(address)], scene);
    return { bucket: "drawn", ...named, node, in: containers, evidence: evidence2 };
  }
  const host = folds.hosts.get(address);
  if (host !== void 0) {
    const { kind, address: into } = host;
    return { bucket: "folded", ...named, kind, into, node, evidence: proofsOf([host.evidence], scene) };
  }
  const evidence = proofsOf([scene.groups.evidenceByMember.get(root) ?? null], scene);
  return { bucket: "folded", ...named, kind: "member", into: root, node, evidence };
}
function containersOf(root, { parentOf: parentOf2, places, spans }) {
  const parent = parentOf2(root);
  if (parent === null) return [];
  return spans.members.has(parent) ? places.parentsOf(root) : [parent];
}
var proofsOf = (evidence, { model }) => evidence.filter((item) => item !== null).map((item) => proofOf(item, model.resources));
function explained2({ edges: directed, collapsed }, scene) {
  const representative2 = (address) => collapsed.representativeOf.get(address) ?? address;
  const edges = /* @__PURE__ */ new Map();
  for (const { from, to, evidence } of directed) {
    const [start, end] = [representative2(from), representative2(to)];
    const key = `${start} ${end}`;
    const edge = edges.get(key) ?? { from: start, to: end, evidence: [] };
    edges.set(key, edge);
    edge.evidence.push(...proofsOf(evidence, scene));
  }
  for (const { evidence } of edges.values()) {
    const seen = /* @__PURE__ */ new Set();
    const unique2 = evidence.filter((proof) => seen.size < seen.add(JSON.stringify(proof)).size);
    evidence.splice(0, evidence.length, ...unique2);
  }
  return [...edges.values()].sort((a, b) => byAddress(a.from, b.from) || byAddress(a.to, b.to));
}
function withoutNodes({ entries, arrows, ...ledger }, leftOut, rule) {
  const remaining = entries.map((entry) => {
    if (entry.bucket === "hidden" || !leftOut.has(entry.node)) return entry;
    const { address, origin, at } = entry;
    return { bucket: "hidden", address, origin, ...at !== void 0 && { at }, rule };
  });
  const isLeftOut2 = ({ from, to }) => leftOut.has(from) || leftOut.has(to);
  return {
    ...ledger,
    entries: remaining,
    arrows: arrows.filter((edge) => !isLeftOut2(edge)),
    summary: summaryOf2(remaining)
  };
}
function summaryOf2(entries) {
  const count = (bucket) => entries.filter((entry) => entry.bucket === bucket).length;
  return { total: entries.length, drawn: count("drawn"), folded: count("folded"), hidden: count("hidden") };
}
function ruleFor(address, { folds, groups, model }) {
  let at = address;
  for (let host = folds.hosts.get(at); host !== void 0; host = folds.hosts.get(at)) at = host.address;
  const defaultRule = model.resources.get(at)?.mode === "managed" ? HIDDEN_EMPTIED : HIDDEN_DATA_SOURCE;
  const rule = folds.hidden.get(at) ?? groups.hidden.get(at) ?? defaultRule;
  const isBuilt = model.resources.get(address)?.mode === "managed";
  return isBuilt && rule === HIDDEN_DATA_SOURCE ? HIDDEN_OF_LOOKED_UP : rule;
}

// elsewhere:src/graph/changes.ts
var module49 = require("./picture.js").modules["src/graph/changes.ts"]();
var CHANGES = module49.CHANGES;
var REMOVALS = module49.REMOVALS;
var addCount = module49.addCount;
var formatCounts = module49.formatCounts;
var glyphOf = module49.glyphOf;
var independentPartCounts = module49.independentPartCounts;
var isSameChange = module49.isSameChange;
var pairRecreated = module49.pairRecreated;
var sharedBlocks = module49.sharedBlocks;

// elsewhere:src/graph/counts.ts
var module50 = require("./picture.js").modules["src/graph/counts.ts"]();
var allChanges = module50.allChanges;
var countChanges = module50.countChanges;
var countDrawn = module50.countDrawn;
var countResources = module50.countResources;
var countTypes = module50.countTypes;
var isOfSource = module50.isOfSource;
var isPseudoType = module50.isPseudoType;
var planSummary = module50.planSummary;

// elsewhere:src/limits.ts
var module51 = require("../cli.js").modules["src/limits.ts"]();
var ADDRESS_LENGTH_MAX = module51.ADDRESS_LENGTH_MAX;
var ANNOTATION_BYTES_MAX = module51.ANNOTATION_BYTES_MAX;
var ANSWER_BYTES_MAX = module51.ANSWER_BYTES_MAX;
var ATTRIBUTE_TEXT_LENGTH = module51.ATTRIBUTE_TEXT_LENGTH;
var CAPTION_LEGIBLE = module51.CAPTION_LEGIBLE;
var CODE_BYTES_MAX = module51.CODE_BYTES_MAX;
var COMPLAINT_LENGTH = module51.COMPLAINT_LENGTH;
var DOT_VERSION_MIN = module51.DOT_VERSION_MIN;
var ENGINE_VERSION_SECONDS = module51.ENGINE_VERSION_SECONDS;
var FETCH_SECONDS = module51.FETCH_SECONDS;
var FOCUS_HOPS_DEFAULT = module51.FOCUS_HOPS_DEFAULT;
var FOCUS_HOPS_MAX = module51.FOCUS_HOPS_MAX;
var HOPS_MAX = module51.HOPS_MAX;
var ID_LENGTH_MAX = module51.ID_LENGTH_MAX;
var LABEL_LENGTH_MAX = module51.LABEL_LENGTH_MAX;
var LEVEL_ICONS_MAX = module51.LEVEL_ICONS_MAX;
var MANIFEST_BYTES_MAX = module51.MANIFEST_BYTES_MAX;
var MODULE_DEPTH = module51.MODULE_DEPTH;
var NAMES_LISTED = module51.NAMES_LISTED;
var NEAREST_DISTANCE = module51.NEAREST_DISTANCE;
var NEAREST_LENGTH_MAX = module51.NEAREST_LENGTH_MAX;
var NEAREST_NAMES_MAX = module51.NEAREST_NAMES_MAX;
var NESTING_MAX = module51.NESTING_MAX;
var OVERVIEW_FROM = module51.OVERVIEW_FROM;
var OVERVIEW_FROM_WITH_LINES = module51.OVERVIEW_FROM_WITH_LINES;
var OVERVIEW_GAIN = module51.OVERVIEW_GAIN;
var OVERVIEW_ICONS = module51.OVERVIEW_ICONS;
var PLANNING_SECONDS = module51.PLANNING_SECONDS;
var PLANNING_SECONDS_MAX = module51.PLANNING_SECONDS_MAX;
var PLANS_MAX = module51.PLANS_MAX;
var PRINTED_ADDRESS_LENGTH = module51.PRINTED_ADDRESS_LENGTH;
var PRINTED_VALUE_LENGTH = module51.PRINTED_VALUE_LENGTH;
var PROBLEMS_LISTED = module51.PROBLEMS_LISTED;
var PYTHON_VERSION_MIN = module51.PYTHON_VERSION_MIN;
var QUOTE_LENGTH = module51.QUOTE_LENGTH;
var RESOURCES_MAX = module51.RESOURCES_MAX;
var ROOTS_AT_ONCE = module51.ROOTS_AT_ONCE;
var SCALE_DEFAULT = module51.SCALE_DEFAULT;
var SCALE_MAX = module51.SCALE_MAX;
var SCALE_MIN = module51.SCALE_MIN;
var STEPS_INFERRED_MAX = module51.STEPS_INFERRED_MAX;
var TERRAFORM_VERSION_MIN = module51.TERRAFORM_VERSION_MIN;
var TEXT_BYTES_MAX = module51.TEXT_BYTES_MAX;
var VALUE_DEPTH = module51.VALUE_DEPTH;
var VARIABLE_FILE_BYTES_MAX = module51.VARIABLE_FILE_BYTES_MAX;
var WARNINGS_MAX = module51.WARNINGS_MAX;
var WARNINGS_OF_A_KIND = module51.WARNINGS_OF_A_KIND;
var WARNING_LENGTH_MAX = module51.WARNING_LENGTH_MAX;

// elsewhere:src/messages.ts
var module52 = require("../cli.js").modules["src/messages.ts"]();
var ACTION_REASONS = module52.ACTION_REASONS;
var FILE_EMPTY_REMEDY = module52.FILE_EMPTY_REMEDY;
var FILE_TOO_LARGE_REMEDY = module52.FILE_TOO_LARGE_REMEDY;
var FILE_UNWRITABLE_REMEDY = module52.FILE_UNWRITABLE_REMEDY;
var INVALID_GRAPH_REMEDY = module52.INVALID_GRAPH_REMEDY;
var JSON_EXPECTED = module52.JSON_EXPECTED;
var MACHINE_TROUBLES = module52.MACHINE_TROUBLES;
var NOT_CACHED = module52.NOT_CACHED;
var NO_EDGE = module52.NO_EDGE;
var NO_INSTANCES_REMEDY = module52.NO_INSTANCES_REMEDY;
var NO_RESOURCES_FOUND = module52.NO_RESOURCES_FOUND;
var NO_RESOURCES_REMEDY = module52.NO_RESOURCES_REMEDY;
var NO_RESOURCE_CHANGES_MEMBER = module52.NO_RESOURCE_CHANGES_MEMBER;
var NO_VALUE = module52.NO_VALUE;
var PROXY_UNSUPPORTED = module52.PROXY_UNSUPPORTED;
var REFUSED_REPOSITORY = module52.REFUSED_REPOSITORY;
var ROOT_OUTSIDE_REMEDY = module52.ROOT_OUTSIDE_REMEDY;
var RULES = module52.RULES;
var UNREACHABLE_REMEDY = module52.UNREACHABLE_REMEDY;
var VARIABLE_FILE_REMEDY = module52.VARIABLE_FILE_REMEDY;
var addressesTooLong = module52.addressesTooLong;
var attributeOf = module52.attributeOf;
var causeLine = module52.causeLine;
var changeWord = module52.changeWord;
var endedBySignal = module52.endedBySignal;
var errorLine = module52.errorLine;
var fileTooLarge = module52.fileTooLarge;
var fileUnwritable = module52.fileUnwritable;
var inShell = module52.inShell;
var linkOutside = module52.linkOutside;
var missingBefore = module52.missingBefore;
var moreLikeThese = module52.moreLikeThese;
var moreWarnings = module52.moreWarnings;
var noInstances = module52.noInstances;
var notStarted = module52.notStarted;
var remedyLine = module52.remedyLine;
var removedBy = module52.removedBy;
var removedNote = module52.removedNote;
var resourcesTooMany = module52.resourcesTooMany;
var rootOutside = module52.rootOutside;
var severalNames = module52.severalNames;
var variableFileTooLarge = module52.variableFileTooLarge;
var variableFileUnreadable = module52.variableFileUnreadable;

// elsewhere:src/platform/text/gaps.ts
var module53 = require("./picture.js").modules["src/platform/text/gaps.ts"]();
var GAP3 = module53.GAP;
var knownPart = module53.knownPart;

// src/inference/views/simplify/together.ts
var nameInCode = ({ address }) => unescapeName(parseAddress(address)?.name ?? address);
var nameInCloud = ({ type, attributes }) => knownPart(nameIn(type, attributes)) ?? "";
var moduleName = ({ address }) => unescapeName(parseAddress(address)?.modules.at(-1)?.name ?? "");
var NAMES3 = [nameInCloud, nameInCode, moduleName];
function namesOf(members) {
  let best = [];
  for (const name of NAMES3) {
    const names = [...new Set(members.map(name))].filter((candidate) => !GENERATED_ID.test(candidate));
    if (names.length > best.length) best = names;
  }
  return best.length < 2 ? [] : best;
}
function listNames(names) {
  const first = names.filter((name) => name !== "").slice(0, NAMES_LISTED);
  return severalNames(first, names.length - first.length);
}
function commonModules(members) {
  let common = modulesOf(members[0].address);
  for (const { address } of members) {
    const modules2 = modulesOf(address);
    const differs = common.findIndex((module92, i) => modules2[i] !== module92);
    if (differs >= 0) common = common.slice(0, differs);
  }
  return common;
}
function addressFor(members, isTaken) {
  const { address } = members[0];
  const parts = parseAddress(address);
  const depth = commonModules(members).length;
  if (parts === null || members.every((node) => modulesOf(node.address).length === depth)) return address;
  const modules2 = parts.modules.slice(0, depth);
  const plain = { ...parts, modules: modules2, copy: null };
  const selfAddresses = new Set(members.map((node) => node.address));
  let candidate = formatAddress(plain);
  for (let n = 1; isTaken(candidate) && !selfAddresses.has(candidate); n++)
    candidate = formatAddress({ ...plain, indexes: [...parts.indexes, String(n)] });
  return candidate;
}
var PROVENANCES = ["planned", "assumed", "implied"];
var countOf = (members) => members.every(({ type }) => isPseudoType(type)) ? members.length : countDrawn(members);
function mergeNodes(members, isTaken) {
  const [first] = members;
  if (members.length === 1) return first;
  const names = namesOf(members);
  const provenances = members.map(({ provenance }) => provenance);
  return createNode({
    address: addressFor(members, isTaken),
    type: first.type,
    parent: first.parent,
    attributes: sharedAttributes(members),
    provenance: PROVENANCES.find((provenance) => provenances.includes(provenance)) ?? "planned",
    ...mergeChanges(members),
    lookedUp: members.every(({ lookedUp }) => lookedUp),
    count: countOf(members),
    ...names.length === 0 ? {} : { labelOverride: listNames(names) }
  });
}
function severalBox(containers) {
  const [first] = containers;
  if (containers.length === 1) return first;
  const { labelOverride = "", ...box } = mergeNodes(containers, () => false);
  return { ...box, address: first.address, labelOverride: severalBoxes(containers.length, labelOverride) };
}
function sharedAttributes(members) {
  const [first, ...others] = members;
  return Object.fromEntries(
    Object.entries(first.attributes).filter(
      ([name, value]) => others.every(({ attributes }) => Object.hasOwn(attributes, name) && attributes[name] === value)
    )
  );
}

// src/inference/nodes.ts
function nodesOf2(scene, access2) {
  const { model, places, copies } = scene;
  const withFoldedChanges = foldedChangesAdder(scene);
  const openPorts = openPortsOfGroups(scene);
  const nameByRoot = inheritedNames(scene);
  const instancesOf3 = groupBy([...model.instances.values()], ({ block }) => block);
  const withDerivedAttributes = (node) => {
    const [ports, name] = [openPorts.get(node.address), nameByRoot.get(node.address)];
    if (ports === void 0 && name === void 0) return node;
    const derived = {
      ...ports !== void 0 && { [OPENED_ATTRIBUTE]: openedInWords(ports) },
      ...name !== void 0 && { [SHOWN_NAME]: name }
    };
    return createNode({ ...node, attributes: { ...node.attributes, ...derived } });
  };
  return [...scene.drawn].flatMap((address) => {
    const node = withFoldedChanges(
      withDerivedAttributes(nodeOf(model.resources.get(address), scene, access2))
    );
    const replicas = copies.byResource.get(address)?.map((replica) => createNode({ ...node, ...replica }));
    if (replicas !== void 0) return replicas.map((part) => ({ node: part, resource: address, subnets: [] }));
    const boxes = scene.spans.members.get(address);
    if (boxes !== void 0) {
      const hasOthers = (block) => block !== void 0 && instancesOf3.get(block).length > boxes.length;
      const box = boxOf(boxes, scene, access2, hasOthers);
      return [{ node: withFoldedChanges(box), resource: address, subnets: [] }];
    }
    return [{ node, resource: address, subnets: places.parentsOf(address) }];
  });
}
function boxOf(boxes, scene, access2, hasOthers) {
  const { instances, resources } = scene.model;
  const nodes = boxes.map((address) => nodeOf(resources.get(address), scene, access2));
  const [first] = nodes;
  const blocks = new Set(boxes.map((address) => instances.get(address)?.block));
  const { labelOverride, ...box } = severalBox(nodes);
  const isNamed3 = labelOverride !== void 0 && blocks.size > 1;
  const [block] = blocks;
  const name = blocks.size === 1 && hasOthers(block) ? sharedNameIn(nodes, scene) : "";
  const attributes = { ...box.attributes, ...rangesOf(nodes), ...name !== "" && { [SHOWN_NAME]: name } };
  const isMadeUp = box.lookedUp && blocks.size === 1 && boxes.every((address) => resources.get(address)?.provenance === "assumed");
  return createNode({
    ...box,
    attributes,
    parent: first.parent,
    ...isNamed3 && { labelOverride },
    ...severalOf2(boxes),
    ...isMadeUp && { countUnknown: true }
  });
}
function sharedNameIn(boxes, { model }) {
  const keys = boxes.map(({ address }) => model.instances.get(address)?.key.replace(/^"|"$/g, "") ?? "");
  const names = boxes.map(({ type, attributes }) => nameIn(type, attributes));
  return commonStart(names) || commonStart(keys);
}
function rangesOf(boxes) {
  const isOfAll = (name) => boxes.every(({ attributes }) => Object.hasOwn(attributes, name));
  const textOf4 = (name) => [...new Set(boxes.map(({ attributes }) => attributes[name]))].join(", ");
  return Object.fromEntries(BOX_DETAILS.filter(isOfAll).map((name) => [name, textOf4(name)]));
}
function nodeOf(resource, scene, access2) {
  const { model, parentOf: parentOf2, places } = scene;
  const { address, count, mode, provenance, root, type } = resource;
  const subnetAccess = access2.get(address);
  const host = hostOf(address, scene);
  const isSoleContainer = model.isContainer(address) && isSingleton(resource, model.knowledge);
  const isNamed3 = model.knowledge.ownNamesOf(type).some((name) => textsAt(resource.values, [name]).length > 0);
  return createNode({
    address,
    type,
    parent: parentOf2(address),
    ...host !== null && { runsIn: host },
    attributes: {
      ...valuesShown(resource.values),
      ...subnetAccess !== void 0 && { [ACCESS_ATTRIBUTE]: subnetAccess },
      ...isSoleContainer && { [SOLE_ATTRIBUTE]: "true" },
      ...zoneInBox(address, scene)
    },
    // A default VPC is titled as the default one, not by the name that the code gives it.
    ...isSoleContainer && !isNamed3 && !isSet(resource.values, ["tags", "Name"]) && { labelOverride: SOLE_ATTRIBUTE },
    provenance: places.isAssumed(address) ? "assumed" : provenance,
    ...ownChange(resource),
    lookedUp: mode === "data",
    ...root !== void 0 && { root },
    ...typeof count === "number" && { count },
    ...count === "unknown" && { countUnknown: true }
  });
}
function zoneInBox(address, { places, spans }) {
  const [subnet, ...others] = places.parentsOf(address);
  if (subnet === void 0 || others.length > 0 || !spans.members.has(spans.boxOf.get(subnet) ?? subnet)) return {};
  const zone = places.implied.get(places.parentOf(subnet) ?? "")?.text;
  return zone === void 0 ? {} : { [SHOWN_ZONE]: zone };
}
var severalOf2 = (instances) => instances === void 0 ? null : { count: instances.length, instances };
function impliedBoxes(nodes, { parentOf: parentOf2, places }) {
  const needed = /* @__PURE__ */ new Set();
  for (const { parent } of nodes) {
    for (let at = parent; at !== null && !needed.has(at); at = parentOf2(at)) needed.add(at);
  }
  return [...places.implied.values()].filter(({ address }) => needed.has(address));
}
var impliedBoxNode = ({ address, type, parent, attribute, text }) => createNode({ address, type, parent, attributes: { [attribute]: text }, provenance: "implied" });
function hostOf(address, scene) {
  const { drawn, model, rootOf } = scene;
  const { factsOf: factsOf2, knowledge, namedBy: namedBy4, typeOf: typeOf2, valuesOf: valuesOf2 } = model;
  const named = namedBy4(address, factsOf2(address).runsIn ?? []).map(rootOf);
  const isHost = (candidate) => knowledge.isHostType(knowledge.builtTypeOf(typeOf2(candidate), valuesOf2(candidate)));
  const hosts = new Set(named.filter((candidate) => candidate !== null && isHost(candidate) && drawn.has(candidate)));
  const [host = null] = hosts;
  if (hosts.size === 1 && host !== address) return host;
  return hosts.size > 1 ? null : networkOf2(address, scene);
}
function networkOf2(address, scene) {
  const { model } = scene;
  const rankOf2 = (network) => model.knowledge.boxFactsOf(model.typeOf(network)).rank;
  const isNetwork = (container) => model.knowledge.isNetworkHost(model.typeOf(container));
  const ownRank = isNetwork(address) ? rankOf2(address) : Number.POSITIVE_INFINITY;
  const named = [address, ...scene.folds.partsOf(address)].flatMap((member2) => model.referencesOf(member2)).filter(({ path, via }) => path !== void 0 || via !== "configuration").filter(({ to, path = "" }) => isNetwork(to) && !model.knowledge.namesOtherSide(nameOf(path))).map(({ to }) => to).filter((to) => rankOf2(to) < ownRank && scene.drawn.has(to));
  const rank = largest(named.map(rankOf2));
  const [first, ...others] = new Set(named.filter((to) => rankOf2(to) === rank));
  if (first === void 0 || others.length === 0) return first ?? null;
  const [outer = null, ...otherOuter] = new Set([first, ...others].map((one) => networkOf2(one, scene)));
  return otherOuter.length === 0 ? outer : null;
}
function openPortsOfGroups(scene) {
  const { drawn, model, rootOf } = scene;
  const { factsOf: factsOf2 } = model;
  const groups = [...drawn].filter((address) => isGroupWithoutMembers(address, scene));
  if (groups.length === 0) return /* @__PURE__ */ new Map();
  const members = membersIn(scene);
  const rules = [...model.resources.values()].flatMap(
    (resource) => (factsOf2(resource.address).firewallRules ?? []).filter(({ direction }) => direction === "in").flatMap((rule) => statedPermissions(resource, rule, model, members))
  );
  const rulesByGroup = groupBy(
    rules.flatMap((networkRule) => groupsOf2(networkRule).map((group2) => ({ group: rootOf(group2) ?? "", networkRule }))),
    ({ group: group2 }) => group2
  );
  const portsByGroup = /* @__PURE__ */ new Map();
  for (const group2 of groups) {
    const rulesOfGroup = (rulesByGroup.get(group2) ?? []).map(({ networkRule }) => networkRule);
    const ports = portsOpenToEverybody(rulesOfGroup);
    const texts = portTexts(ports);
    if (ports.length > 0 && texts !== null) portsByGroup.set(group2, texts);
  }
  return portsByGroup;
}
var groupsOf2 = ({ statedBy: statedBy2, groups }) => groups === null || groups.length === 0 ? [statedBy2] : groups;
function isGroupWithoutMembers(address, { groups, model }) {
  const { guards, securityGroupRefs, memberRefs, firewallRules } = model.factsOf(address);
  if (securityGroupRefs !== void 0) return groups.members.get(address)?.length === 0;
  return firewallRules !== void 0 && (guards === true || memberRefs !== void 0);
}
function portsOpenToEverybody(rules) {
  const denials = rules.filter(
    ({ rule, peer }) => rule.denies === true && (peer.hasWholeNetwork || peer.hasOutsideAddresses)
  );
  const isDenied = (allowed, { priority }) => denials.some(
    (denial) => denial.priority <= priority && denial.ports.some((denied) => coversPorts(denied, allowed))
  );
  return rules.filter(({ rule, peer, isUnknown }) => rule.denies !== true && !isUnknown && peer.hasInternet).flatMap((networkRule) => networkRule.ports.filter((range) => !isDenied(range, networkRule)));
}
var changeNameOf = (change) => change === "no-op" || change === "read" ? "none" : change;
var ownChange = ({ mode, change, changed: changed2 }) => ({
  change: mode === "managed" ? changeNameOf(change) : "none",
  ...changed2 !== void 0 && { changed: changed2 }
});
function foldedChangesAdder(scene) {
  const byNode = foldedChangesByNode(scene);
  return (node) => {
    const { counts, parts, hasDrifted } = byNode.get(node.address) ?? NO_CHANGES;
    const folded = sumCounts([node.changed?.folded, counts]);
    const hasFolded = Object.keys(folded).length > 0;
    if (!hasFolded && !hasDrifted) return node;
    const changed2 = {
      ...node.changed,
      ...hasFolded && { folded },
      ...parts.length > 0 && { parts: [...parts].sort((a, b) => byAddress(a.address, b.address)) },
      ...hasDrifted && { drift: node.changed?.drift ?? [] }
    };
    return createNode({ ...node, change: node.change === "none" && hasFolded ? "update" : node.change, changed: changed2 });
  };
}
var NO_CHANGES = { counts: {}, parts: [], hasDrifted: false };
var valuesOf = ({ values } = {}) => values === void 0 ? {} : { values };
function nameIfDataLost(resource) {
  const losesData = DESTROYING.has(resource.change) && factsOf(resource.type).holdsData === true;
  const name = losesData ? cloudNameOf(resource.type, valuesShown(resource.values)) : void 0;
  return name === void 0 ? {} : { name };
}
var DESTROYING = /* @__PURE__ */ new Set(["delete", "replace"]);
var isNew = ({ change, changed: changed2 }) => change === "create" && changed2?.folded === void 0;
function foldedChangesByNode({ model, rootOf, drawn, spans }) {
  const byNode = /* @__PURE__ */ new Map();
  const managed = [...model.resources.values()].filter(
    ({ mode, provenance }) => mode === "managed" && provenance !== "implied"
  );
  if (managed.every(isNew)) return byNode;
  for (const resource of managed) {
    const { address, origin, change, changed: changed2 } = resource;
    const root = rootOf(address);
    if (root === null || root === address || !drawn.has(root) || spans.boxOf.has(address)) continue;
    const { counts, parts, hasDrifted } = byNode.get(root) ?? { ...NO_CHANGES, parts: [] };
    const name = changeNameOf(change);
    const newCounts = name === "none" ? counts : addCount(counts, name);
    if (name !== "none")
      parts.push({ address: origin, change: name, ...nameIfDataLost(resource), ...valuesOf(changed2) });
    byNode.set(root, {
      counts: sumCounts([newCounts, changed2?.folded]),
      parts,
      hasDrifted: hasDrifted || changed2?.drift !== void 0
    });
  }
  return byNode;
}

// src/inference/placement/access.ts
function accessOf3(model) {
  const { routing } = model.knowledge;
  const tables = accessOfTables(model);
  const access2 = /* @__PURE__ */ new Map();
  const joined = /* @__PURE__ */ new Set();
  for (const { address, type } of model.resources.values()) {
    if (blocksOutbound(address, model)) access2.set(address, "private");
    const closed = closedSubnetOf(address, model);
    if (closed !== null) access2.set(closed, "private");
    if (type !== routing.association.type) continue;
    const subnet = targetOf(model, address, routing.association.subnet, () => true);
    const table = targetOf(model, address, routing.association.table, (to) => isTable2(to, model));
    const tableAccess = table === null ? void 0 : tables.get(table);
    joined.add(subnet);
    if (subnet !== null && tableAccess !== void 0 && access2.get(subnet) !== "public")
      access2.set(subnet, tableAccess);
  }
  for (const [subnet, mainAccess] of accessByMain(model, joined, tables))
    if (!access2.has(subnet)) access2.set(subnet, mainAccess);
  return access2;
}
function accessByMain(model, joined, tables) {
  if (joined.has(null)) return /* @__PURE__ */ new Map();
  const { knowledge, namedBy: namedBy4, resources } = model;
  const ofMainTables = accessOfMainTables(model, tables);
  const withoutRoute = new Set(joined.size === 0 ? [] : networksWithoutMainTable(model));
  const access2 = /* @__PURE__ */ new Map();
  for (const { address, type, mode } of resources.values()) {
    if (!SUBNET_TYPES.includes(type) || mode !== "managed" || joined.has(address)) continue;
    for (const network of namedBy4(address, knowledge.placedBy(type))) {
      const known = ofMainTables.get(network) ?? (withoutRoute.has(network) ? "private" : void 0);
      if (known !== void 0) access2.set(address, known);
    }
  }
  return access2;
}
function accessOfMainTables(model, tables) {
  const { networkTypes, routing } = model.knowledge;
  const isNetwork = (type) => Object.values(networkTypes).some(({ network }) => network === type);
  const main = /* @__PURE__ */ new Map();
  const add2 = (network, access2) => {
    if (network !== null && access2 && main.get(network) !== "public") main.set(network, access2);
  };
  for (const resource of model.resources.values()) {
    const { address, type } = resource;
    if (type === routing.route.type) {
      add2(targetOf(model, address, routing.route.table, isNetwork), accessOfRoute(resource, model));
    } else if (routing.main.includes(type)) {
      const table = isTable2(type, model) ? address : targetOf(model, address, routing.association.table, (to) => isTable2(to, model));
      const network = model.referencesOf(address).find(({ to }) => isNetwork(model.typeOf(to)))?.to ?? null;
      add2(network, tables.get(table ?? ""));
    }
  }
  return main;
}
function networksWithoutMainTable({ knowledge, referencesOf, resources }) {
  const withGateway = /* @__PURE__ */ new Set();
  const withMainTable = /* @__PURE__ */ new Set();
  for (const { address, type } of resources.values()) {
    const target = type === knowledge.routing.gateway ? withGateway : knowledge.routing.main.includes(type) ? withMainTable : null;
    for (const network of target === null ? [] : referencesOf(address)) target?.add(network.to);
  }
  return [...withGateway].filter((network) => !withMainTable.has(network));
}
function accessOfTables(model) {
  const { routing } = model.knowledge;
  const tables = /* @__PURE__ */ new Map();
  const add2 = (table, routeAccess) => {
    if (table !== null && routeAccess !== null && tables.get(table) !== "public") tables.set(table, routeAccess);
  };
  for (const resource of model.resources.values()) {
    if (isTable2(resource.type, model)) add2(resource.address, accessByRoutes(resource, routing.table.block, model));
    if (resource.type !== routing.route.type) continue;
    const table = targetOf(model, resource.address, routing.route.table, (to) => isTable2(to, model));
    add2(table, accessOfRoute(resource, model));
  }
  return tables;
}
function accessOfRoute(route, model) {
  const access2 = accessByRoutes(route, null, model);
  return access2 === "public" && !isEverywhere(route, model) ? null : access2;
}
function accessByRoutes({ address, values }, block, model) {
  const { routing } = model.knowledge;
  const references = model.referencesOf(address).filter(({ path }) => block === null || leadsInto(path, block));
  const isGateway = references.some(
    ({ path, to }) => model.typeOf(to) === routing.gateway && (block !== null || leadsInto(path, routing.route.target))
  );
  const ids = (block === null ? Object.keys(values) : [block]).flatMap(
    (name) => textsIn(name, values[name]).map(({ path, text }) => ({ name: nameOf(path), text }))
  );
  const gateways = ids.filter(({ name }) => name === routing.route.target);
  if (isGateway || gateways.some(({ text }) => routing.gatewayId.test(text))) return "public";
  const leadsElsewhere = references.some(({ to }) => routing.otherTargets.includes(model.typeOf(to))) || ids.some(({ text }) => routing.otherTargetIds.test(text));
  return leadsElsewhere ? "private" : null;
}
function isEverywhere({ values }, { knowledge }) {
  const { destinations, everywhere } = knowledge.routing;
  const stated = destinations.map((name) => values[name]).filter((value) => typeof value === "string" && value !== "");
  return stated.length === 0 || stated.some((value) => everywhere.includes(value));
}
function blocksOutbound(address, { factsOf: factsOf2, namedBy: namedBy4, referrersOf, valuesOf: valuesOf2, knowledge, typeOf: typeOf2 }) {
  const isClosed = (container) => {
    const { closed } = factsOf2(container);
    if (closed === void 0 || valuesOf2(container)[closed.attribute] !== closed.value) return false;
    const { unless } = closed;
    const opensIt = (from) => typeOf2(from) === unless?.type && isSet(valuesOf2(from), [unless.has]);
    return !referrersOf(container).some(({ from }) => opensIt(from));
  };
  const type = typeOf2(address);
  return SUBNET_TYPES.includes(type) && [address, ...namedBy4(address, knowledge.placedBy(type))].some(isClosed);
}
function closedSubnetOf(address, model) {
  const { factsOf: factsOf2, namedBy: namedBy4, paired, referrersOf, resources, valuesOf: valuesOf2 } = model;
  const rule = factsOf2(address).egressRoute;
  if (rule?.to === void 0) return null;
  const table = paired(
    address,
    namedBy4(address, rule.to).filter((to) => factsOf2(to).routesIn !== void 0)
  );
  if (table === null) return null;
  const inTable = valuesOf2(table)[factsOf2(table).routesIn];
  const separateRoutes = referrersOf(table).filter(({ from }) => factsOf2(from).route !== void 0);
  const routes = [inTable, ...separateRoutes.map(({ from }) => valuesOf2(from))].flat();
  const subnet = rule.subnet === void 0 ? address : paired(address, namedBy4(address, [rule.subnet]));
  return resources.has(subnet ?? "") && routes.some((route) => routesAllInside(route, model)) ? subnet : null;
}
function routesAllInside(route, { knowledge }) {
  const { nextHops, destinations, everywhere } = knowledge.routing;
  const isAll2 = destinations.flatMap((name) => textsAt(route, [name])).some((text) => everywhere.includes(text));
  return isAll2 && textsAt(route, [nextHops.attribute]).some((text) => nextHops.values.includes(text));
}
var isTable2 = (type, { knowledge }) => knowledge.routing.table.types.includes(type);
function targetOf(model, address, attribute, isFitting) {
  const targets = model.namedBy(address, [attribute]).filter((target) => isFitting(model.typeOf(target)));
  return model.paired(address, namesakes(address, targets));
}

// src/inference/placement/accounts.ts
function addAccounts(nodes, model, partsOf3) {
  const members = nodes.flatMap(
    (node) => memberOf2(node, model).map((member2) => {
      const { account, resource } = member2;
      return { ...member2, account: account ?? accountOfParts(resource.address, model, partsOf3) };
    })
  );
  const hasAccounts = hasSeveral(members, ({ account }) => account, model);
  const hasRegions = hasSeveral(members, ({ region }) => region, model);
  if (!hasAccounts && !hasRegions) return { nodes, boxes: [], implied: [] };
  const boxes = /* @__PURE__ */ new Map();
  const parents = /* @__PURE__ */ new Map();
  const takenAddresses = new Set(nodes.map(({ address }) => address));
  const boxFor = (key, type, name, parent, proof) => {
    const known = boxes.get(key);
    if (known !== void 0) return known.node.address;
    const address = freshAddress(type, key.replace(/[^A-Za-z0-9_-]/g, "_"), takenAddresses);
    takenAddresses.add(address);
    const node = createNode({ address, type, parent, attributes: { name }, provenance: "implied" });
    boxes.set(key, { node, proof });
    return address;
  };
  for (const { node, resource, boxType, account, region } of members) {
    let parent = null;
    const outer = hasAccounts && account !== null ? `account_${account}` : "";
    if (outer !== "") parent = boxFor(outer, boxType, `account ${account}`, parent, resource.address);
    const inner = outer === "" ? region : `${outer}_${region}`;
    if (hasRegions && region !== null) parent = boxFor(inner, boxType, region, parent, resource.address);
    if (parent !== null) parents.set(node.address, parent);
  }
  return {
    nodes: nodes.map((node) => createNode({ ...node, parent: parents.get(node.address) ?? node.parent })),
    boxes: [...boxes.values()].map(({ node }) => node),
    implied: [...boxes.values()].map(({ node, proof }) => ({ address: node.address, proof }))
  };
}
function memberOf2(node, { knowledge, resources }) {
  const { copy: copy3 } = parseAddress(node.address) ?? { copy: null };
  const resource = resources.get(copy3 === null ? node.address : withCopy(node.address, null));
  if (node.parent !== null || resource === void 0) return [];
  const boxType = knowledge.regionBoxOf(knowledge.cloudOf(node.type)) ?? knowledge.regionBoxOf(knowledge.cloudOf(resource.provider));
  if (boxType === null || node.type === boxType) return [];
  if (knowledge.isGlobal(resource.type, resource.values)) return [];
  return [{ node, resource, boxType, ...locationOf(resource, knowledge) }];
}
function accountOfParts(address, { factsOf: factsOf2, knowledge, resources }, partsOf3) {
  const countsForAccount = (part) => factsOf2(part).supporting !== true || factsOf2(part).identity === true;
  const parts = new Set(partsOf3(address).filter(countsForAccount));
  for (const part of parts) for (const inner of partsOf3(part)) if (countsForAccount(inner)) parts.add(inner);
  const accountsOfParts = [...parts].map((part) => locationOf(resources.get(part), knowledge).account);
  const [account, ...others] = new Set(accountsOfParts.filter((candidate) => candidate !== null));
  return account === void 0 || others.length > 0 ? null : account;
}
function locationOf({ type, values, ...provider }, { cloudOf: cloudOf3, statedLocations, regionAttribute, regionPattern }) {
  const textOf4 = (name) => {
    const value = Object.hasOwn(values, name) ? values[name] : null;
    return typeof value === "string" ? value : "";
  };
  const locations = statedLocations[cloudOf3(type)].map(
    ({ attribute: name, pattern }) => pattern.exec(textOf4(name))?.groups ?? {}
  );
  const regionIn2 = (text = "") => regionPattern.test(text) ? text : void 0;
  const [account] = locations.flatMap((groups) => groups.account ?? []);
  const [region] = locations.flatMap((groups) => regionIn2(groups.region) ?? []);
  return {
    account: provider.account ?? account ?? null,
    region: regionIn2(textOf4(regionAttribute)) ?? provider.region ?? region ?? null
  };
}
function hasSeveral(members, nameOf3, { knowledge }) {
  const counted = members.filter(({ node }) => knowledge.factsOf(node.type).supporting !== true).map(nameOf3);
  return new Set(counted.filter((name) => name !== null)).size > 1;
}
function freshAddress(type, name, takenAddresses) {
  for (let n = 1; ; n++) {
    const address = `${type}.${n === 1 ? name : `${name}_${n}`}`;
    if (!takenAddresses.has(address)) return address;
  }
}

// src/inference/placement/copies.ts
var copiesIn = (address, containers) => containers.map((parent, i) => ({ address: withCopy(address, i + 1), parent }));
function copy(model, folds, places) {
  const { factsOf: factsOf2 } = model;
  const hasPlacedParts = (address) => folds.partsOf(address).some((part) => factsOf2(part).isPart === true);
  const byResource = /* @__PURE__ */ new Map();
  const settled = /* @__PURE__ */ new Map();
  const containersIn2 = groupBy([...model.resources.keys()].filter(model.isContainer), places.parentOf);
  for (const resource of model.resources.values()) {
    const { address } = resource;
    if (model.isContainer(address) || folds.hosts.has(address)) continue;
    const containers = places.parentsOf(address);
    if (containers.length < 2) continue;
    const rule = factsOf2(address).replicas;
    const isProved = rule?.never !== true && (hasPlacedParts(address) || hasPartInEach(resource, rule) || rule?.inEach === true && areInZones(containers));
    const zone = isProved ? null : zoneOf3(resource, containers);
    if (zone !== null) settled.set(address, zone);
    else if (isProved && containers.length <= COPIES_MAX) byResource.set(address, copiesIn(address, containers));
  }
  function areInZones(containers) {
    const zones = new Set(containers.map(places.parentOf));
    const hasOtherContents = (zone) => zone !== null && places.implied.get(zone)?.text !== void 0 && containersIn2.get(zone).length > 1;
    return zones.size === containers.length && [...zones].every(hasOtherContents);
  }
  function zoneOf3({ values }, containers) {
    const zones = model.knowledge.zoneAttributes.flatMap((name) => Object.hasOwn(values, name) ? [values[name]] : []);
    const zoneByContainer = /* @__PURE__ */ new Map();
    for (const container of containers) {
      for (let at = container; at !== null; at = places.parentOf(at)) {
        const text = places.implied.get(at)?.text;
        if (text !== void 0 && zones.includes(text)) zoneByContainer.set(container, at);
      }
    }
    const boxes = new Set(zoneByContainer.values());
    const [containerInZone] = zoneByContainer.size === 1 ? zoneByContainer.keys() : boxes;
    return boxes.size === 1 ? containerInZone : null;
  }
  return { byResource, settled };
}
function hasPartInEach({ values }, rule) {
  if (rule?.unlessOne === void 0) return false;
  const numbers = rule.unlessOne.flatMap((path) => textsAt(values, path.split("."))).map(Number);
  return !numbers.some((number) => number <= 1);
}

// src/inference/placement/groups.ts
function group(model, folds, places, copies, spans) {
  const { factsOf: factsOf2, isContainer, referrersOf, resources } = model;
  const parentOf2 = (address) => copies.settled.get(address) ?? spans.parents.get(address) ?? places.parentOf(address);
  const members = /* @__PURE__ */ new Map();
  const evidenceByMember = /* @__PURE__ */ new Map();
  const groupsOfMember = /* @__PURE__ */ new Map();
  for (const address of resources.keys()) {
    const { securityGroupRefs } = factsOf2(address);
    if (securityGroupRefs === void 0 || folds.hosts.has(address)) continue;
    const groupMembers = membersOf3(address, securityGroupRefs);
    members.set(address, groupMembers);
    for (const member2 of groupMembers) groupsOfMember.set(member2, (groupsOfMember.get(member2) ?? 0) + 1);
  }
  function membersOf3(address, memberAttribute) {
    const isMembership = ({ path, via, from }) => path === void 0 ? via !== "configuration" : memberAttribute.test(nameOf(path)) && factsOf2(from).joinsSecurityGroups !== false;
    const memberAddresses = /* @__PURE__ */ new Set();
    for (const reference of referrersOf(address)) {
      const member2 = isMembership(reference) ? folds.root(reference.from) : null;
      if (member2 === null || isContainer(member2)) continue;
      memberAddresses.add(member2);
      if (!evidenceByMember.has(member2)) evidenceByMember.set(member2, byReference(reference));
    }
    return [...memberAddresses].sort(byAddress);
  }
  function isBox2(address, groupMembers) {
    const parent = parentOf2(groupMembers[0]);
    const shareContainer = groupMembers.every(
      (member2) => parentOf2(member2) === parent && groupsOfMember.get(member2) === 1 && !copies.byResource.has(member2)
    );
    const groupContainer = places.parentOf(address);
    if (!shareContainer || parent === null || groupMembers.length < GROUP_MEMBERS_MIN) return false;
    for (let at = parent; at !== null; at = places.parentOf(at)) if (at === groupContainer) return true;
    return groupContainer === null;
  }
  function isMoreThanNetworks() {
    for (const { address, mode } of resources.values()) {
      if (mode !== "managed" || isContainer(address) || folds.root(address) !== address) continue;
      const { category, entries = [], plumbing, border, egressGateway } = factsOf2(address);
      const isService2 = plumbing !== true && entries.some(({ actor }) => actor === "users");
      const isInside4 = border === void 0 && egressGateway !== true && parentOf2(address) !== null;
      if (category !== "network" || isService2 || isInside4) return true;
    }
    return false;
  }
  const boxes = /* @__PURE__ */ new Set();
  const hidden = /* @__PURE__ */ new Map();
  const hidesUnused = isMoreThanNetworks();
  for (const [address, groupMembers] of members) {
    if (groupMembers.length === 0 && hidesUnused) hidden.set(address, HIDDEN_UNUSED_GROUP);
    else if (groupMembers.length === 0 || isBox2(address, groupMembers)) boxes.add(address);
  }
  return { members, boxes, evidenceByMember, hidden };
}

// src/inference/placement/multi-subnet.ts
function mergeSubnets(model, folds, places, copies, access2) {
  const withoutReplicasOf = (resources) => ({
    ...copies,
    byResource: new Map([...copies.byResource].filter(([resource]) => !resources.has(resource)))
  });
  const networkOf4 = networkFinder(model, places);
  const { spanning } = occupancy(model, folds, places, copies);
  const spanned = new Set([...spanning.keys()].map((key) => networkOf4(key.split("\n"))));
  const replicas = [...copies.byResource.keys()].filter((resource) => {
    const network = networkOf4(places.parentsOf(resource));
    return network !== null && spanned.has(network);
  });
  if (replicas.length === 0) return merge(model, folds, places, copies, access2);
  const allMerged = merge(model, folds, places, withoutReplicasOf(new Set(replicas)), access2);
  const isMerged = (resource) => allMerged.spans.members.has(allMerged.spans.parents.get(resource) ?? "");
  const unmergedNetworks = new Set(
    replicas.filter((resource) => !isMerged(resource)).map((resource) => networkOf4(places.parentsOf(resource)))
  );
  if (unmergedNetworks.size === 0) return allMerged;
  const merged = replicas.filter((resource) => !unmergedNetworks.has(networkOf4(places.parentsOf(resource))));
  return merge(model, folds, places, withoutReplicasOf(new Set(merged)), access2);
}
function networkFinder({ knowledge, typeOf: typeOf2 }, { implied, parentOf: parentOf2 }) {
  const isZone = (box) => knowledge.boxFactsOf(implied.get(box)?.type ?? typeOf2(box)).peers;
  return (subnets) => {
    const zones = new Set(subnets.map(parentOf2));
    if (zones.size < 2 || ![...zones].every((zone) => zone !== null && isZone(zone))) return null;
    const networks = new Set([...zones].map((zone) => parentOf2(zone)));
    const [network = null] = networks;
    return networks.size === 1 ? network : null;
  };
}
function merge(model, folds, places, copies, access2) {
  const occupied = occupancy(model, folds, places, copies);
  const { occupied: taken, inSingle, spanning } = occupied;
  const replicatedIn = new Map(occupied.replicatedIn);
  const boxFor = boxFinder(model, places, access2);
  const boxOf3 = /* @__PURE__ */ new Map();
  const members = /* @__PURE__ */ new Map();
  const parents = /* @__PURE__ */ new Map();
  const replicasOf = new Map(copies.byResource);
  const replicatedInSubnets = groupBy([...replicasOf.keys()], (resource) => keyOf(places.parentsOf(resource)));
  const mergedBoxOf = (subnets) => {
    const boxes = new Set(subnets.map((subnet) => boxOf3.get(subnet) ?? (members.has(subnet) ? subnet : null)));
    const [box = null] = boxes;
    return boxes.size === 1 ? box : null;
  };
  const holdsLittleElse = littleElseTest(model, places, { inSingle, replicatedIn, spanning });
  const sets = [...spanning].map(([key, resources]) => ({ key, resources, subnets: key.split("\n") }));
  sets.sort(
    (a, b) => b.resources.length - a.resources.length || b.subnets.length - a.subnets.length || byText(a.key, b.key)
  );
  for (const { key, resources, subnets } of sets) {
    const holdsNoOtherReplicas = (subnet) => [...replicatedIn.get(subnet) ?? []].every((other) => other === key);
    const isFree = subnets.every(
      (subnet) => !taken.has(subnet) && !boxOf3.has(subnet) && !members.has(subnet) && holdsNoOtherReplicas(subnet)
    );
    const inSingleSubnets = subnets.flatMap((subnet) => inSingle.get(subnet) ?? []);
    const box = isFree && holdsLittleElse(subnets, resources) ? boxFor(subnets) : null;
    const outerBox = mergedBoxOf(subnets);
    if (outerBox !== null) {
      for (const resource of resources) parents.set(resource, outerBox);
      continue;
    }
    if (box === null) {
      const hasNoContainer = (resource) => places.parentOf(resource) === null && subnets.length <= COPIES_MAX;
      const uncontained = resources.filter(hasNoContainer);
      const boxes = [...new Set(subnets.map((subnet) => boxOf3.get(subnet) ?? subnet))];
      for (const resource of uncontained) replicasOf.set(resource, copiesIn(resource, boxes));
      for (const subnet of uncontained.length > 0 ? boxes : [])
        replicatedIn.set(subnet, /* @__PURE__ */ new Set([...replicatedIn.get(subnet) ?? [], key]));
      continue;
    }
    const [first, ...others] = subnets;
    for (const subnet of others) boxOf3.set(subnet, first);
    members.set(first, subnets);
    parents.set(first, box.parent);
    for (const resource of [...resources, ...inSingleSubnets]) parents.set(resource, first);
    for (const resource of replicatedInSubnets.get(key) ?? []) {
      replicasOf.delete(resource);
      parents.set(resource, first);
    }
  }
  const spans = withoutIdleZones({ boxOf: boxOf3, members, parents }, { ...occupied, replicatedIn }, { model, places, boxFor });
  return { spans, copies: { ...copies, byResource: replicasOf } };
}
var keyOf = (subnets) => subnets.join("\n");
function littleElseTest(model, places, { inSingle, replicatedIn, spanning }) {
  const { parentOf: parentOf2 } = places;
  const isService2 = (resource) => model.factsOf(resource).plumbing !== true;
  const zonesHoldMore = (subnets) => {
    const zones = new Set(subnets.map(parentOf2));
    const others = [...inSingle.keys(), ...replicatedIn.keys()].filter((subnet) => !subnets.includes(subnet));
    return zones.size > 1 && others.some((subnet) => zones.has(parentOf2(subnet)));
  };
  const spannedNetworks = spannedIn(model, places, { inSingle, spanning });
  return (subnets, spanningResources) => {
    const network = networkFinder(model, places)(subnets);
    if (network !== null && spannedNetworks.has(network)) return true;
    const inSingleSubnets = subnets.flatMap((subnet) => inSingle.get(subnet) ?? []);
    const isInEach = (resources) => resources.length === subnets.length && subnets.every((subnet) => inSingle.get(subnet)?.some((resource) => resources.includes(resource)));
    const amounts = [...groupBy(inSingleSubnets, model.typeOf).values()].map(
      (resources) => resources.some(isService2) || !isInEach(resources) || zonesHoldMore(subnets) ? resources.length : 1
    );
    const isCrowded = amounts.reduce((sum, amount) => sum + amount, 0) > spanningResources.length;
    return !isCrowded && inSingleSubnets.filter(isService2).length < spanningResources.length;
  };
}
function spannedIn(model, places, { inSingle, spanning }) {
  const networkOf4 = networkFinder(model, places);
  const surplus = /* @__PURE__ */ new Map();
  for (const [key, resources] of spanning) {
    const network = networkOf4(key.split("\n"));
    if (network !== null) surplus.set(network, (surplus.get(network) ?? 0) + resources.length);
  }
  for (const [subnet, resources] of inSingle) {
    const zone = places.parentOf(subnet);
    const network = zone === null ? null : places.parentOf(zone);
    const services = resources.filter((resource) => model.factsOf(resource).plumbing !== true).length;
    if (network !== null && surplus.has(network)) surplus.set(network, (surplus.get(network) ?? 0) - services);
  }
  return new Set([...surplus].flatMap(([network, amount]) => amount > 0 ? network : []));
}
function boxFinder({ knowledge, resources, typeOf: typeOf2 }, { implied, parentOf: parentOf2 }, access2) {
  const isPeer2 = (box) => box !== null && knowledge.boxFactsOf(implied.get(box)?.type ?? typeOf2(box)).peers;
  const styleOf2 = (subnet) => {
    const { mode, change, provenance } = resources.get(subnet) ?? {};
    return JSON.stringify([typeOf2(subnet), access2.get(subnet), mode, change, provenance]);
  };
  return (subnets) => {
    let parents = new Set(subnets.map(parentOf2));
    if (parents.size > 1 && [...parents].every(isPeer2))
      parents = new Set([...parents].map((zone) => parentOf2(zone)));
    const [parent = null] = parents;
    return parents.size === 1 && new Set(subnets.map(styleOf2)).size === 1 ? { parent } : null;
  };
}
function occupancy(model, folds, places, copies) {
  const occupied = /* @__PURE__ */ new Set();
  const bySubnet = /* @__PURE__ */ new Map();
  const spanning = [];
  const replicatedIn = /* @__PURE__ */ new Map();
  const occupy = (start) => {
    for (let at = start; at !== null && !occupied.has(at); at = places.parentOf(at)) occupied.add(at);
  };
  for (const { address, mode } of model.resources.values()) {
    if (folds.root(address) !== address) continue;
    const settled = copies.settled.get(address);
    const containers = places.parentsOf(address);
    if (model.isContainer(address)) {
      if (mode !== "data") occupy(places.parentOf(address));
    } else if (copies.byResource.has(address)) {
      for (const container of containers)
        replicatedIn.set(container, (replicatedIn.get(container) ?? /* @__PURE__ */ new Set()).add(keyOf(containers)));
    } else if (settled !== void 0) occupy(settled);
    else if (containers.length < 2) {
      const [container = null] = containers;
      if (container !== null) put(bySubnet, container, address);
    } else spanning.push([keyOf(containers), address]);
  }
  const byKey2 = groupBy(spanning, ([key]) => key);
  return {
    occupied,
    inSingle: bySubnet,
    replicatedIn,
    spanning: new Map([...byKey2].map(([key, entries]) => [key, entries.map(([, resource]) => resource)]))
  };
}
function withoutIdleZones(spans, occupancy2, { model, places, boxFor }) {
  const [boxOf3, members, parents] = [new Map(spans.boxOf), new Map(spans.members), new Map(spans.parents)];
  for (const subnets of idleSubnets(spans, occupancy2, model, places)) {
    const tiers = tiersOf(subnets, places);
    const boxes = tiers?.map(boxFor) ?? [];
    if (tiers === null || boxes.some((box) => box === null)) {
      const network = places.parentOf(places.parentOf(subnets[0]));
      for (const subnet of subnets) parents.set(subnet, network);
      continue;
    }
    tiers.forEach((tier, i) => {
      const [first, ...others] = tier;
      for (const subnet of others) boxOf3.set(subnet, first);
      members.set(first, tier);
      parents.set(first, boxes[i].parent);
      for (const resource of tier.flatMap((subnet) => occupancy2.inSingle.get(subnet) ?? []))
        parents.set(resource, first);
    });
  }
  return { boxOf: boxOf3, members, parents };
}
function idleSubnets({ boxOf: boxOf3, members }, { occupied, inSingle, replicatedIn, spanning }, model, places) {
  const { parentOf: parentOf2 } = places;
  const zonesOf = (subnets) => [...new Set(subnets.map(parentOf2))];
  const spanned = new Set([...members.values()].map(zonesOf).flatMap((zones) => zones.length > 1 ? zones : []));
  const networks = new Set([...spanned].map((zone) => parentOf2(zone)));
  const isNetwork = (container) => container !== null && networks.has(container);
  const networkOfZone = (subnet) => {
    const zone = parentOf2(subnet);
    return zone === null ? null : parentOf2(zone);
  };
  const remaining = [...model.resources.keys()].filter(
    (container) => model.isContainer(container) && isNetwork(networkOfZone(container)) && !boxOf3.has(container) && !members.has(container)
  );
  const inZone2 = new Set([...spanning.values()].flat().map(parentOf2));
  const spannedNetworks = spannedIn(model, places, { inSingle, spanning });
  const isIdle = (container) => container !== null && !replicatedIn.has(container) && !inZone2.has(container) && (inSingle.get(container) ?? []).every(
    (resource) => model.factsOf(resource).plumbing === true || spannedNetworks.has(networkOfZone(container) ?? "")
  );
  return [...groupBy(remaining, networkOfZone).values()].flatMap((subnets) => {
    const zones = zonesOf(subnets);
    const areIdle = subnets.every((subnet) => isIdle(subnet) && !occupied.has(subnet));
    return areIdle && zones.every(isIdle) ? [subnets] : [];
  });
}
var ZONE_AT_END = /(?:[-_]?\d+[a-f]?|[-_][a-f])$/;
function tiersOf(subnets, { parentOf: parentOf2 }) {
  const isTier2 = (tier) => tier.length > 1 && new Set(tier.map(parentOf2)).size === tier.length;
  if (isTier2(subnets)) return [subnets];
  const stemOf = (subnet) => withoutIndexes(subnet).replace(ZONE_AT_END, "");
  for (const nameOf3 of [withoutIndexes, stemOf]) {
    const tiers = [...groupBy(subnets, nameOf3).values()];
    if (tiers.every(isTier2)) return tiers;
  }
  return null;
}

// elsewhere:src/platform/text/matching.ts
var module54 = require("./picture.js").modules["src/platform/text/matching.ts"]();
var matchEnd = module54.matchEnd;
var matchesName = module54.matchesName;
var matchesWild = module54.matchesWild;
var nearest2 = module54.nearest;

// elsewhere:src/catalog/lookups.ts
var module55 = require("./picture.js").modules["src/catalog/lookups.ts"]();
var ACCOUNT_ATTRIBUTE = module55.ACCOUNT_ATTRIBUTE;
var ID_ARGUMENTS = module55.ID_ARGUMENTS;
var NAME_TAGS = module55.NAME_TAGS;
var SCOPES = module55.SCOPES;
var asksCloud = module55.asksCloud;
var comparableName = module55.comparableName;
var filterKindOf = module55.filterKindOf;
var filterMeaning = module55.filterMeaning;
var hasUniqueName = module55.hasUniqueName;
var isHandover = module55.isHandover;
var isOwnedByCloud = module55.isOwnedByCloud;
var lookupOf = module55.lookupOf;
var lookupTargetOf = module55.lookupTargetOf;
var nameArgumentsOf = module55.nameArgumentsOf;
var nameAttributesOf2 = module55.nameAttributesOf;
var namedInText = module55.namedInText;
var tagOfFilter = module55.tagOfFilter;

// src/inference/placement/networks.ts
var nameScope = (linkedRoots) => ({ root, account }, named) => root === void 0 || named.root === void 0 || root === named.root || linkedRoots?.get(root)?.has(named.root) === true || account !== void 0 && account === named.account;
function networksIn(text, { type, pattern, outer }) {
  const match = pattern.exec(text);
  if (match === null) return [];
  const { name = text, outer: outerId, outerName, ...attributes } = match.groups ?? {};
  const known = Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== void 0));
  const isName = match.groups?.name === text;
  const innermost = { type, id: text, name, isName, values: { ...known, id: text, name } };
  if (outer === void 0 || outerId === void 0 || outerName === void 0) return [innermost];
  return [
    {
      type: outer.type,
      id: outerId,
      name: outerName,
      isName: outerId === outerName,
      values: { id: outerId, name: outerName }
    },
    { ...innermost, outerName, values: { ...innermost.values, [outer.attribute]: outerId } }
  ];
}
function* placingTexts({ type, values }, knowledge) {
  for (const attribute of knowledge.placedBy(type)) {
    if (Object.hasOwn(values, attribute)) yield* textsIn(attribute, values[attribute]);
  }
}
function networksElsewhere(resources, knowledge, { isPlace, mayName }) {
  const known = groupBy(
    resources.flatMap((resource) => knowledge.ownIdentities.map((name) => ({ id: resource.values[name], resource }))),
    ({ id }) => id
  );
  const isNamed3 = namesOf2(resources, knowledge, mayName);
  const added = /* @__PURE__ */ new Map();
  const resourceAt = new Map(resources.map((resource) => [resource.address, resource]));
  const add2 = ({ type, id, name, isName, outerName, values }, user) => {
    const isKnown = known.get(id)?.some(({ resource: resource2 }) => !isName || mayName(user, resource2));
    if (isKnown || isNamed3(user, { type, name, outerName })) return;
    const first = `${type}.${name.replace(/[^A-Za-z0-9_-]/g, "-")}`;
    let address = first;
    for (let n = 2; resourceAt.has(address); n++) {
      const other = resourceAt.get(address);
      if (mayName(user, other)) return;
      if (!isName && other.values.id === id) return;
      address = `${first}_${n}`;
    }
    const resource = createDataSource(address, type, name, values, user);
    resourceAt.set(address, resource);
    added.set(address, { resource, proof: user.address });
  };
  for (const user of resources) {
    if (user.mode === "data" && !isPlace(user.type)) continue;
    for (const { path, text } of placingTexts(user, knowledge)) {
      for (const rule of knowledge.identities.get(nameOf(path)) ?? [])
        for (const network of networksIn(text, rule)) add2(network, user);
    }
  }
  return [...added.values()].sort((a, b) => byAddress(a.resource.address, b.resource.address));
}
function namesOf2(resources, knowledge, mayName) {
  const named = groupBy(
    resources.flatMap((resource) => textsAt(resource.values, ["name"]).map((name) => ({ name, resource }))),
    ({ name, resource }) => `${resource.type} ${name}`
  );
  return (user, { type, name, outerName }) => (named.get(`${type} ${name}`) ?? []).some(({ resource }) => {
    if (!mayName(user, resource)) return false;
    const texts = outerName === void 0 ? [] : [...placingTexts(resource, knowledge)];
    return texts.length === 0 || texts.some(({ text }) => lastSegment(text) === outerName);
  });
}
function createDataSource(address, type, name, values, { provider, region, account, root }) {
  return {
    address,
    origin: address,
    mode: "data",
    type,
    name,
    modules: [],
    provider,
    change: "read",
    values,
    provenance: "implied",
    ...region !== void 0 && { region },
    ...account !== void 0 && { account },
    ...root !== void 0 && { root }
  };
}
var isUnknownElement = (text) => elementNumber(text) !== null;
function severalElsewhere(resources, references, knowledge) {
  const hasSeveral2 = ({ mode, type }) => mode === "data" && knowledge.factsOf(type).several !== void 0;
  if (!resources.some(hasSeveral2)) return { added: [], redirected: (reference) => [reference], references: [] };
  const takenAddresses = new Set(resources.map(({ address }) => address));
  const standIns = /* @__PURE__ */ new Map();
  const attributeOf4 = /* @__PURE__ */ new Map();
  const builtHere = /* @__PURE__ */ new Map();
  const builtFor = builtFinder(resources, references, knowledge);
  for (const resource of resources) {
    const rule = resource.mode === "data" ? knowledge.factsOf(resource.type).several : void 0;
    if (rule === void 0 || textsAt(resource.values, [rule.idsAttribute]).some((text) => !isUnknownElement(text)))
      continue;
    const built = builtFor(resource, rule);
    if (built.length > 0) builtHere.set(resource.address, built);
    if (built.length > 0) continue;
    const address = resource.address.replace(`${resource.type}.`, `${rule.type}.`);
    if (address === resource.address || takenAddresses.has(address)) continue;
    takenAddresses.add(address);
    standIns.set(resource.address, { ...resource, address, origin: address, type: rule.type, provenance: "implied" });
    attributeOf4.set(resource.address, rule.parentAttribute);
  }
  if (standIns.size + builtHere.size === 0)
    return { added: [], redirected: (reference) => [reference], references: [] };
  return {
    added: [...standIns].map(([proof, resource]) => ({ resource, proof })),
    redirected: (reference) => {
      const results = builtHere.get(reference.to) ?? standIns.get(reference.to);
      return results === void 0 ? [reference] : [results].flat().map(({ address: to }) => ({ ...reference, to }));
    },
    references: references.flatMap((reference) => {
      const standIn2 = standIns.get(reference.from);
      if (standIn2 === void 0) return [];
      return [{ ...reference, from: standIn2.address, path: attributeOf4.get(reference.from) }];
    })
  };
}
function builtFinder(resources, references, knowledge) {
  const lookedUp = lookedUpHere(resources, references, knowledge);
  const byFrom = groupBy(references, ({ from }) => from);
  return (data, { type, parentAttribute, filter }) => {
    const networks = new Set(
      (byFrom.get(data.address) ?? []).flatMap(
        ({ path, to }) => path === void 0 ? [] : [to, lookedUp.get(to)?.to ?? to]
      )
    );
    const isInside4 = ({ address }) => (byFrom.get(address) ?? []).some(({ path, to }) => leadsInto(path, parentAttribute) && networks.has(to));
    return resources.filter(
      (resource) => resource.mode === "managed" && resource.type === type && isInside4(resource) && selectionsOf(data, filter).every((selection) => matchesSelection(resource, selection))
    );
  };
}
var selectionsOf = (data, { block, tags }) => [
  ...blocksAt(data.values, [block]).map((filter) => {
    const [name = ""] = textsAt(filter, ["name"]);
    const tag = tagOfFilter(name);
    return {
      path: tag === null ? [name.replaceAll("-", "_")] : [tags, tag],
      patterns: filterTexts(data, name, filter)
    };
  }),
  ...blocksAt(data.values, [tags]).flatMap(
    (all) => Object.entries(all).map(([tag, value]) => ({ path: [tags, tag], patterns: textsAt(value, []) }))
  )
];
function matchesSelection(resource, { path, patterns: patterns2 }) {
  const known = namesAt(resource, path.join(".")).filter((text) => !isUnknownElement(text));
  return known.length === 0 || patterns2.some((pattern) => known.some((text) => matchesWild(pattern, text)));
}
function networksBeside(resources, outgoing, knowledge) {
  const rules = [...knowledge.identities.values()].flat();
  const networkRuleOf = new Map(
    rules.flatMap(({ type, inferredOuter }) => inferredOuter === void 0 ? [] : [[type, inferredOuter]])
  );
  const lookups = {
    resources: new Map(resources.map((resource) => [resource.address, resource])),
    outgoing,
    byIdentity: identitiesOf3(resources, knowledge),
    networkRuleOf,
    knowledge
  };
  const withoutNetwork = new Set(
    resources.filter((resource) => lacksNetwork(resource, lookups)).map(({ address }) => address)
  );
  if (withoutNetwork.size === 0) return [];
  const networksBySubnet = /* @__PURE__ */ new Map();
  for (const user of resources) {
    const namedContainers = namedBy2(user, lookups);
    const subnets = namedContainers.filter((address) => withoutNetwork.has(address));
    if (subnets.length === 0) continue;
    for (const address of subnets) {
      const { type } = networkRuleOf.get(lookups.resources.get(address)?.type);
      const networks = networksBySubnet.get(address) ?? /* @__PURE__ */ new Set();
      networksBySubnet.set(address, networks);
      for (const network of networksOf2(namedContainers, type, lookups)) networks.add(representative(network, lookups));
    }
  }
  return [...networksBySubnet].flatMap(([from, networks]) => {
    const [to, ...others] = networks;
    if (to === void 0 || others.length > 0) return [];
    const { attribute } = networkRuleOf.get(lookups.resources.get(from)?.type);
    return [{ from, to, path: attribute, via: "value" }];
  });
}
function representative(address, { byIdentity, knowledge, resources }) {
  const texts = knowledge.ownIdentities.flatMap((name) => textsAt(resources.get(address)?.values, [name]));
  return texts.map((text) => byIdentity.get(text)).find((known) => known !== void 0) ?? address;
}
function lacksNetwork(resource, { networkRuleOf, resources, outgoing }) {
  const rule = resource.mode === "data" ? networkRuleOf.get(resource.type) : void 0;
  if (rule === void 0 || textsAt(resource.values, [rule.attribute]).length > 0) return false;
  return !(outgoing.get(resource.address) ?? []).some(({ to }) => resources.get(to)?.type === rule.type);
}
function identitiesOf3(resources, knowledge) {
  const byIdentity = /* @__PURE__ */ new Map();
  for (const { address, type, values } of resources) {
    if (!isContainerType(type)) continue;
    for (const text of knowledge.ownIdentities.flatMap((name) => textsAt(values, [name])))
      if (!byIdentity.has(text)) byIdentity.set(text, address);
    for (const name of textsAt(values, ["name"])) byIdentity.set(`${type} ${name}`, address);
  }
  return byIdentity;
}
function namedBy2(user, known) {
  const { outgoing, knowledge } = known;
  const references = outgoing.get(user.address) ?? [];
  const several = knowledge.factsOf(user.type).several;
  if (several !== void 0) {
    const texts = Object.entries(user.values).flatMap(([name, value]) => textsIn(name, value));
    return [...containersIn(texts, known), ...references.map(({ to }) => to)];
  }
  if (user.mode === "data") return [];
  const placing = knowledge.placedBy(user.type);
  const placingReferences = references.filter(({ path }) => placing.some((attribute) => leadsInto(path, attribute)));
  return [...containersIn([...placingTexts(user, knowledge)], known), ...placingReferences.map(({ to }) => to)];
}
var containersIn = (texts, { byIdentity, knowledge }) => texts.flatMap(({ path, text }) => {
  const named = (knowledge.identities.get(nameOf(path)) ?? []).map(
    ({ type, pattern }) => `${type} ${pattern.exec(text)?.groups?.name ?? text}`
  );
  const container = [text, ...named].map((identity) => byIdentity.get(identity)).find((known) => known !== void 0);
  return container === void 0 ? [] : [container];
});
function networksOf2(named, type, known) {
  const { resources, outgoing, knowledge } = known;
  return named.flatMap((address) => {
    const resource = resources.get(address);
    if (resource === void 0) return [];
    if (resource.type === type) return [address];
    if (knowledge.factsOf(resource.type).securityGroupRefs === void 0) return [];
    const referenced = (outgoing.get(address) ?? []).map(({ to }) => to);
    const stated = containersIn([...placingTexts(resource, knowledge)], known);
    return [...referenced, ...stated].filter((candidate) => resources.get(candidate)?.type === type);
  });
}
var lastSegment = (text) => text.slice(text.lastIndexOf("/") + 1);

// src/inference/hosts-elsewhere.ts
function hostsElsewhere(resources, references, knowledge) {
  const mentions = usesIn(resources, references, knowledge);
  const lookedUp = lookedUpByIdentity(resources, knowledge);
  const takenAddresses = new Set(resources.map(({ address }) => address));
  const added = [];
  const named = [];
  for (const [key, usesOfHost] of groupBy(mentions, keyOfHost)) {
    const [first] = usesOfHost;
    const { type, user, text, isGuess: isGuess2 } = first;
    const known = isGuess2 ? void 0 : lookedUp.get(key);
    if (known !== void 0) {
      for (const use of usesOfHost) named.push({ from: use.user.address, to: known, path: use.path, via: "value" });
      continue;
    }
    const name = withGaps(first.name, "").replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9]+$/g, "");
    const address = `${type}.${name.replace(/[^A-Za-z0-9_-]/g, "-")}`;
    if (takenAddresses.has(address)) continue;
    takenAddresses.add(address);
    const placed = knowledge.placedBy(type).flatMap((at) => at in user.values ? [[at, user.values[at]]] : []);
    const values = { ...Object.fromEntries(placed), id: text, name };
    const resource = createDataSource(address, type, name, values, user);
    added.push({ resource: isGuess2 ? { ...resource, provenance: "assumed" } : resource, proof: user.address });
    for (const use of usesOfHost) named.push({ from: use.user.address, to: address, path: use.path, via: "value" });
  }
  return { resources: added.sort((a, b) => byAddress(a.resource.address, b.resource.address)), references: named };
}
var keyOfHost = ({ type, name }) => `${type} ${name.toLowerCase()}`;
function lookedUpByIdentity(resources, { namedHosts, ownIdentities }) {
  const rules = [...namedHosts.values()];
  const entries = resources.filter(({ mode }) => mode === "data").flatMap(({ address, type, values }) => {
    const ofType = rules.filter((rule) => rule.type === type);
    const texts = ownIdentities.flatMap((at) => textsAt(values, [at]));
    const names = ofType.flatMap(({ pattern }) => texts.flatMap((text) => pattern.exec(text)?.groups?.name ?? []));
    return names.map((name) => [keyOfHost({ type, name }), address]);
  });
  return new Map(entries.reverse());
}
function usesIn(resources, references, knowledge) {
  const referred = groupBy(references, ({ from }) => from);
  const builtByType = groupBy(resources, ({ type }) => type);
  const existingNames = new Set(
    resources.flatMap(
      ({ type, values }) => knowledge.ownNamesOf(type).flatMap((at) => textsAt(values, [at]).map((name) => `${type} ${name.toLowerCase()}`))
    )
  );
  const mayBeBuilt = ({ type, name }) => (builtByType.get(type) ?? []).some((resource) => mayHaveName(resource, name, knowledge));
  return resources.filter(({ mode }) => mode === "managed").flatMap((user) => {
    for (const path of knowledge.factsOf(user.type).fold?.attributes ?? []) {
      const rule = knowledge.namedHosts.get(path);
      const isStated = referred.get(user.address)?.some((reference) => leadsInto(reference.path, path)) === true;
      const match = rule === void 0 || isStated ? null : nameIn2(user, path, rule);
      if (match === null || rule === void 0) continue;
      const isInInput = existingNames.has(`${rule.type} ${match.name.toLowerCase()}`);
      return isInInput || rule.type === user.type ? [] : [{ user, path, type: rule.type, ...match }];
    }
    return namedServices(user, referred.get(user.address) ?? [], knowledge).filter((mention) => !mayBeBuilt(mention));
  });
}
function mayHaveName(resource, name, { ownNamesOf }) {
  const names = ownNamesOf(resource.type).flatMap((path) => namesAt(resource, path));
  const matches = (pattern, text) => matchesWild(withGaps(pattern, "*").toLowerCase(), withGaps(text, "").toLowerCase());
  return names.length === 0 || names.some((known) => matches(`${known}*`, name) || matches(name, known));
}
function namedServices(user, references, { factsOf: factsOf2, serviceNamedBy, relationOf, supportingAttributes }) {
  const facts = factsOf2(user.type);
  if (facts.supporting === true || facts.operational !== void 0 || facts.passive === true) return [];
  const links = linksOf(facts).flatMap(({ from, to }) => [...from, ...to]);
  const texts = [
    ...Object.entries(user.values).flatMap(([name, value]) => textsIn(name, value)),
    ...user.patterns ?? []
  ];
  return texts.flatMap(({ path, text }) => {
    const service = serviceNamedBy(text);
    if (service === null || !MEANINGFUL_NAME.test(withGaps(service.name, ""))) return [];
    const isEnd = links.some((end) => leadsInto(path, end)) || relationOf(user.type, path, service.type) !== null;
    const isStated = references.some((reference) => leadsInto(reference.path, path));
    if (!isEnd || isStated || supportingAttributes.has(topOf(path))) return [];
    return [{ user, path, text, isGuess: false, ...service }];
  });
}
var MEANINGFUL_NAME = /[A-Za-z]{3}/;
function nameIn2({ patterns: patterns2 = [], values }, path, { type, pattern, attributeWords }) {
  const [text = ""] = textsAt(values, [path]);
  const match = pattern.exec(text);
  if (match !== null) return { text, name: match.groups?.name ?? text, isGuess: false };
  const unknown = patterns2.find((pattern2) => pattern2.path === path && WHOLLY_UNKNOWN.test(pattern2.text));
  if (attributeWords === void 0 || unknown === void 0) return null;
  const [, lastWord = ""] = /(\w+)\W*$/.exec(expressionOf(unknown.text)) ?? [];
  const name = lastWord.replace(attributeWords, "");
  return { text: unknown.text, name: name === "" ? type.split("_").at(-1) : name, isGuess: true };
}
var WHOLLY_UNKNOWN = new RegExp(`^${STAND_IN}$`);

// src/inference/placement/implied.ts
function statedValue(resource, attribute) {
  const { values, region, zone } = resource;
  const stated = Object.hasOwn(values, attribute) ? values[attribute] : null;
  const value = stated ?? (attribute === "region" ? region : attribute === "zone" ? zone : null);
  return typeof value === "string" ? value.slice(value.lastIndexOf("/") + 1) : "";
}
var regionOf = ({ region = "" }, zone) => /-[a-z]$/.test(zone) ? zone.replace(/-[^-]*$/, "") : region;
function impliedBoxes2({ factsOf: factsOf2, resources, typeOf: typeOf2 }) {
  const boxes = /* @__PURE__ */ new Map();
  const byKey2 = /* @__PURE__ */ new Map();
  function freshAddress2(type, parent, text) {
    const parts = parseAddress(parent);
    const slug = text.replace(/[^A-Za-z0-9_-]/g, "-");
    const modules2 = parts?.modules ?? [];
    const name = `${parts?.name ?? "container"}_${slug}`;
    for (let n = 1; ; n++) {
      const address = formatAddress({
        modules: modules2,
        type,
        name: n === 1 ? name : `${name}_${n}`,
        indexes: parts?.indexes ?? [],
        copy: null
      });
      if (!boxes.has(address) && !resources.has(address)) return address;
    }
  }
  function between2(resource, parent) {
    const { address } = resource;
    for (const rule of wrapsOf(factsOf2(address)).filter(({ inside: inside2 }) => inside2.includes(typeOf2(parent)))) {
      const candidates = rule.attributes.map((attribute2) => ({ attribute: attribute2, text: statedValue(resource, attribute2) }));
      const named = candidates.find(({ text: text2 }) => text2 !== "" && rule.pattern?.test(text2) !== false);
      if (named === void 0) continue;
      const { attribute, text } = named;
      const region = rule.outer?.inside.includes(typeOf2(parent)) ? regionOf(resource, text) : "";
      const outer = region === "" ? parent : boxFor(rule.outer.box, parent, attribute, region, address);
      return boxFor(rule.box, outer, attribute, text, address);
    }
    return parent;
  }
  function boxFor(type, parent, attribute, text, user) {
    const key = `${parent} ${type} ${text}`;
    const address = byKey2.get(key) ?? freshAddress2(type, parent, text);
    const known = boxes.get(address);
    const proof = known === void 0 || byAddress(user, known.proof) < 0 ? user : known.proof;
    byKey2.set(key, address);
    boxes.set(address, { address, type, parent, attribute, text, proof });
    return address;
  }
  return { all: boxes, between: between2 };
}

// src/inference/placement/nesting.ts
function createNesting({ isContainer, isPlacementContainer, knowledge }, typeOf2, parentOf2, settle) {
  const rankOf2 = (address) => knowledge.boxFactsOf(typeOf2(address)).rank;
  function ancestry(address) {
    const chain = [];
    for (let at = address; at !== null && !chain.includes(at); at = parentOf2(at)) chain.push(at);
    return chain;
  }
  function common(containers) {
    const known = [...new Set(containers.filter((container) => container !== null))];
    let chain = ancestry(known[0] ?? null);
    for (const container of known.slice(1)) {
      const ancestors = new Set(ancestry(container));
      chain = chain.filter((ancestor) => ancestors.has(ancestor));
    }
    return chain[0] ?? null;
  }
  function innermost(containers) {
    const distinct = [...new Set(containers)];
    const outer = new Set(distinct.flatMap((container) => ancestry(container).slice(1)));
    return distinct.filter((container) => !outer.has(container)).sort(byAddress);
  }
  function fitting({ address }, container) {
    const rank = isContainer(address) ? rankOf2(address) : Number.POSITIVE_INFINITY;
    return ancestry(container).find((ancestor) => ancestor !== address && rankOf2(ancestor) < rank) ?? null;
  }
  function containersAt(address) {
    if (isPlacementContainer(address)) return [address];
    const { parent, containers } = settle(address);
    return containers.length > 1 || parent === null ? containers : [parent];
  }
  const containerAt = (address) => isPlacementContainer(address) ? address : parentOf2(address);
  return { ancestry, common, innermost, fitting, containerAt, containersAt, parentOf: parentOf2, rankOf: rankOf2 };
}

// src/inference/placement/place.ts
var UNPLACED = { parent: null, containers: [], evidence: null };
var GUESSES = /* @__PURE__ */ new Set(["first", "numbered", "only"]);
var CONTAINER_CHAIN_MAX = 32;
function placeResources(model, folds) {
  const boxes = impliedBoxes2(model);
  const typeOf2 = (address) => boxes.all.get(address)?.type ?? model.typeOf(address);
  const parentOf2 = (address) => boxes.all.get(address)?.parent ?? settle(address).parent;
  const nesting = createNesting(model, typeOf2, parentOf2, (address) => settle(address));
  const statements = createStatements(model, folds, nesting);
  const settled = /* @__PURE__ */ new Map();
  const inProgress = /* @__PURE__ */ new Set();
  function settle(address) {
    const known = settled.get(address);
    if (known !== void 0) return known;
    const resource = model.resources.get(address);
    if (resource === void 0 || inProgress.has(address) || inProgress.size > CONTAINER_CHAIN_MAX) return UNPLACED;
    inProgress.add(address);
    const { parent, ...rest } = findContainer(resource, model, statements, nesting);
    const result = { ...rest, parent: parent === null ? null : boxes.between(resource, parent) };
    inProgress.delete(address);
    settled.set(address, result);
    return result;
  }
  return {
    parentOf: parentOf2,
    parentsOf(address) {
      const { parent, containers } = settle(address);
      const resource = model.resources.get(address);
      if (containers.length < 2 || resource === void 0) return parent === null ? [] : [parent];
      return containers.map((container) => boxes.between(resource, container));
    },
    evidenceOf: (address) => settle(address).evidence,
    isAssumed: (address) => GUESSES.has(settle(address).evidence?.rule),
    implied: boxes.all
  };
}
function findContainer(resource, model, statements, nesting) {
  const { address, type } = resource;
  const isContainer = model.isContainer(address);
  const { ancestry, common, fitting, innermost } = nesting;
  const parts = isContainer ? null : statements.ofParts(resource);
  if (parts !== null && parts.containers.length > 0) return { ...parts, parent: common(parts.containers) };
  const started = isContainer ? NOTHING2 : statements.ofStarters(resource);
  if (started.containers.length > 0) return { ...started, parent: common(started.containers) };
  const named = statements.ofNames(resource);
  const namedContainer = fitting(resource, common(named.containers));
  const isLessExact = ({ containers: [outer] }) => named.containers.length > 0 && named.containers.every((container) => container !== outer && ancestry(container).includes(outer));
  const attributes = model.knowledge.placedBy(type);
  let spanned = UNPLACED;
  for (const attribute of attributes) {
    const { containers, spans, evidence } = statements.ofAttribute(address, attribute);
    if (spans && spanned.containers.length === 0 && !isContainer)
      spanned = { ...UNPLACED, containers: innermost(containers), evidence };
    const container = fitting(resource, common(containers));
    if (container === null) continue;
    const result = {
      parent: container,
      containers: spanned.containers.length > 0 ? spanned.containers : [container],
      evidence
    };
    if (namedContainer === null || isContainer || result.containers.length > 1 || !isLessExact(result)) return result;
    break;
  }
  if (namedContainer !== null)
    return { ...named, parent: namedContainer, containers: isContainer ? [namedContainer] : named.containers };
  const withoutParent = spanned.containers.length > 1 || isContainer ? spanned : { ...named, parent: null };
  if (withoutParent.containers.length > 1) return withoutParent;
  const placedBy = ({ containers, evidence }) => {
    const parent = fitting(resource, common(containers));
    return parent === null ? null : { parent, containers: [parent], evidence };
  };
  const byAnyReference = attributes.length > 0 ? placedBy(statements.ofAnyReference(resource)) : null;
  return byAnyReference ?? placedBy(statements.ofSatellites(resource)) ?? placedBy(statements.ofMention(resource)) ?? placedBy(statements.ofTheOnly(resource)) ?? UNPLACED;
}
var NOTHING2 = { containers: [], spans: false, evidence: null };
var statementOf2 = (container, evidence) => container === null ? NOTHING2 : { containers: [container], spans: false, evidence };
function createStatements(model, folds, nesting) {
  const { factsOf: factsOf2, knowledge, referencesOf } = model;
  const networkTypes = Object.values(knowledge.networkTypes).flatMap(({ network, subnet }) => [network, subnet]);
  const isNetwork = (address) => networkTypes.includes(model.typeOf(address));
  function ofNames({ address, type, values }) {
    if (factsOf2(address).placedBy !== void 0) return NOTHING2;
    const isInNoNetwork = knowledge.isInNoNetwork(knowledge.builtTypeOf(type, values));
    const listed2 = knowledge.placedBy(type);
    const placing = referencesOf(address).filter(
      ({ path, to }) => path !== void 0 && !knowledge.isOfOrigins(path) && factsOf2(to).placementRefs?.test(nameOf(path)) === true && !(isInNoNetwork && isNetwork(to)) && !listed2.some((attribute) => leadsInto(path, attribute))
    );
    const outsideEndpoints = placing.filter(({ path = "" }) => !knowledge.isPrivateEndpointPath(path));
    const named = outsideEndpoints.length > 0 || factsOf2(address).unread === true ? outsideEndpoints : placing;
    const rank = largest(named.map(({ to }) => nesting.rankOf(to)));
    const containers = nesting.innermost(named.map(({ to }) => to).filter((to) => nesting.rankOf(to) === rank));
    return { containers, spans: true, evidence: evidenceOf2(named, containers) };
  }
  function ofAnyReference({ address }) {
    const unnamed = referencesOf(address).filter(({ path, via }) => path === void 0 && via !== "configuration");
    const evidence = { rule: "ordered", by: address };
    const targets = unnamed.map(({ to }) => to);
    const containers = targets.filter(model.isPlacementContainer);
    if (containers.length === 0) {
      const folded = targets.filter((target) => folds.hosts.has(target));
      return statementOf2(nesting.common(folded.map(nesting.containerAt)), evidence);
    }
    const innermost = largest(containers.map(nesting.rankOf));
    return statementOf2(nesting.common(containers.filter((to) => nesting.rankOf(to) === innermost)), evidence);
  }
  function ofParts({ address }) {
    const parts = folds.partsOf(address).filter((part) => factsOf2(part).isPart === true);
    const containers = nesting.innermost(parts.flatMap(nesting.containersAt));
    return { containers, spans: true, evidence: { rule: "parts", by: parts[0] ?? address } };
  }
  function ofSatellites({ address, type }) {
    if (knowledge.placedBy(type).length === 0) return NOTHING2;
    const satellites = folds.partsOf(address).filter((part) => factsOf2(part).identity !== true);
    const containers = satellites.map((part) => nesting.parentOf(part)).map((container) => container === address ? null : container);
    const by = satellites.find((_, i) => containers[i] !== null) ?? address;
    return statementOf2(nesting.common(containers), { rule: "satellite", by });
  }
  return {
    ofAttribute: attributeReader(model, nesting),
    ofNames,
    ofAnyReference,
    ofParts,
    ofStarters: starterReader(model, nesting),
    ofSatellites,
    ...lastResorts(model)
  };
}
var starterReader = (model, nesting) => ({ address }) => {
  const placing = model.referrersOf(address).flatMap(({ from, path }) => {
    const { starts } = model.factsOf(from);
    if (starts === void 0 || !leadsInto(path, starts.program)) return [];
    return model.referencesOf(from).filter((reference) => leadsInto(reference.path, starts.placedBy) && model.isPlacementContainer(reference.to));
  });
  const containers = nesting.innermost(placing.map(({ to }) => to));
  return { containers, spans: true, evidence: evidenceOf2(placing, containers) };
};
function lastResorts(model) {
  const onlyContainer = onlyContainers(model);
  function ofMention({ address }) {
    const { within = [] } = model.factsOf(address);
    const mentioned = model.referencesOf(address).filter(({ path, to }) => path !== void 0 && within.includes(model.typeOf(to)));
    const near = [
      ...new Set(
        model.nearest(
          address,
          mentioned.map(({ to }) => to)
        )
      )
    ];
    const evidence = { rule: "mention", by: address, ...pathOf2(mentioned, near) };
    return statementOf2(near.length === 1 ? near[0] : null, evidence);
  }
  function ofTheOnly({ address, type, patterns: patterns2 = [], root }) {
    const placing = model.knowledge.placedBy(type);
    if (placing.some((attribute) => isKnownValue(model.attributeOf(address, attribute)))) return NOTHING2;
    const container = onlyContainer(address) ?? defaultNetwork(type, root);
    const built = model.resources.get(container ?? "");
    const isOther = patterns2.some(
      ({ path, text }) => placing.includes(path) && built !== void 0 && !mayHaveName(built, text, model.knowledge)
    );
    return isOther ? NOTHING2 : statementOf2(container, { rule: "only", by: address });
  }
  function defaultNetwork(type, root) {
    const { defaultContainer } = model.knowledge.factsOf(type);
    if (defaultContainer === void 0) return null;
    const all = [...model.resources.values()].filter(
      (resource) => resource.type === defaultContainer && model.rootOf(resource.address) === root
    );
    const isSameAccountAndRegion = new Set(all.map(({ account, region }) => `${account} ${region}`)).size === 1;
    const [first] = [...all.filter(({ mode }) => mode === "managed"), ...all];
    return isSameAccountAndRegion && all.every((resource) => isSingleton(resource, model.knowledge)) ? first?.address ?? null : null;
  }
  return { ofMention, ofTheOnly };
}
function attributeReader(model, nesting) {
  const { knowledge, isPlacementContainer } = model;
  const named = namedBy3(model);
  const { innermost, containersAt } = nesting;
  function withoutLessExact(references) {
    const innermostContainers = new Set(
      innermost(references.filter(({ to }) => isPlacementContainer(to)).map(({ to }) => to))
    );
    const exactPaths = new Set(references.filter(({ to }) => innermostContainers.has(to)).map(({ path }) => path));
    return references.filter(
      ({ path, to }) => innermostContainers.has(to) || exactPaths.has(path) || !isPlacementContainer(to)
    );
  }
  function ofAmbiguous(address, candidates, references) {
    const containers = candidates.flatMap(containersAt);
    const evidence = evidenceOf2(references, candidates);
    if (candidates.length < 2) return { containers, spans: false, evidence };
    const nearestOnes = model.nearest(address, candidates);
    if (nesting.common(containers) !== null || !areInstancesOfOne(nearestOnes, model.instances))
      return { containers, spans: false, evidence: ruledBy("undecided", evidence) };
    const firstOnly = nearestOnes.slice(0, 1);
    return {
      containers: firstOnly.flatMap(containersAt),
      spans: false,
      evidence: ruledBy("first", evidenceOf2(references, firstOnly))
    };
  }
  return (address, attribute) => {
    const { unplaced } = model.factsOf(address);
    if (unplaced?.attributes.includes(attribute) === true && hasAny(model.valuesOf(address), unplaced.when))
      return NOTHING2;
    const spans = !knowledge.interfaceAttributes.has(attribute);
    const values = named(address, attribute);
    if (values.length > 0) {
      const valueContainers = innermost(values.flatMap(containersAt));
      return { containers: valueContainers, spans, evidence: { rule: "value", by: address, path: attribute } };
    }
    const isPlacing = ({ path }) => leadsInto(path, attribute) && (path === void 0 || !knowledge.isOfOrigins(path));
    const references = withoutLessExact(model.referencesOf(address).filter(isPlacing));
    const targets = references.map(({ to }) => to);
    const containers = [...new Set(targets.filter(isPlacementContainer))];
    const innermostOnes = innermost(containers);
    if (knowledge.multiSubnetAttributes.has(attribute)) {
      const isVague = innermostOnes.length > 1 && innermostOnes.length < containers.length;
      const candidates2 = containers.length > 0 ? containers : targets;
      return {
        containers: candidates2.flatMap(containersAt),
        spans: spans && !isVague,
        evidence: evidenceOf2(references, innermostOnes)
      };
    }
    const candidates = containers.length > 0 ? innermostOnes : [...new Set(targets)];
    const paired = model.paired(address, candidates);
    if (paired === null) return ofAmbiguous(address, candidates, references);
    const isNumbered = model.nearest(address, candidates).length > 1;
    const evidence = evidenceOf2(references, [paired]);
    return { containers: containersAt(paired), spans, evidence: isNumbered ? ruledBy("numbered", evidence) : evidence };
  };
}
function evidenceOf2(references, targets) {
  const reference = references.find(({ to }) => targets.includes(to)) ?? references[0];
  return reference === void 0 ? null : byReference(reference);
}
var ruledBy = (rule, evidence) => evidence && { ...evidence, rule };
var pathOf2 = (references, targets) => {
  const path = references.find(({ to }) => targets.includes(to))?.path;
  return path === void 0 ? {} : { path };
};
var isKnownValue = (value) => Array.isArray(value) ? value.length > 0 : typeof value === "string" && value !== "";
function onlyContainers(model) {
  const { resources, instances } = model;
  const byKey2 = /* @__PURE__ */ new Map();
  const add2 = (key, address) => {
    const known = byKey2.get(key);
    if (known === void 0) byKey2.set(key, [address]);
    else known.push(address);
  };
  const keyOf4 = (mode, type, address) => `${mode} ${type} ${model.rootOf(address) ?? ""}`;
  for (const { address, type, mode } of resources.values()) {
    const key = keyOf4(mode, type, address);
    add2(key, address);
    add2(`${key} ${instances.get(address)?.module}`, address);
  }
  return (address) => {
    const mode = resources.get(address)?.mode;
    for (const type of model.factsOf(address).within ?? []) {
      const key = keyOf4(mode, type, address);
      const inModule = byKey2.get(`${key} ${instances.get(address)?.module}`) ?? [];
      const candidatesByType = inModule.length > 0 ? inModule : byKey2.get(key) ?? [];
      const candidates = candidatesByType.length > NEARBY_MAX ? [] : model.nearest(address, candidatesByType);
      if (candidates.length === 1) return candidates[0];
    }
    return null;
  };
}
function onlyNamesake(address, namesakes2, model) {
  const { resources, mayName, rootOf, nearest: nearest3 } = model;
  const user = resources.get(address);
  const inSameRoot = namesakes2.filter((namesake) => rootOf(namesake) === user.root);
  const isInScope = (namesake) => mayName(user, resources.get(namesake));
  const isElsewhere = (namesake) => {
    const account = resources.get(namesake)?.account;
    return account !== void 0 && user.account !== void 0 && account !== user.account && !isInScope(namesake);
  };
  const candidates = inSameRoot.length > 0 ? inSameRoot : namesakes2.filter((namesake) => !isElsewhere(namesake));
  const [only, ...others] = nearest3(address, candidates);
  return only !== void 0 && others.length === 0 && isInScope(only) ? only : void 0;
}
function namedBy3(model) {
  const { knowledge, resources } = model;
  const byId = /* @__PURE__ */ new Map();
  const byName2 = /* @__PURE__ */ new Map();
  const nameable = new Set([...knowledge.namedContainers.values()].flat());
  for (const resource of resources.values()) {
    const { address, type, values } = resource;
    if (model.isPlacementContainer(address)) {
      for (const id of knowledge.ownIdentities) {
        const text = Object.hasOwn(values, id) ? values[id] : void 0;
        if (typeof text === "string" && text !== "" && !byId.has(text)) byId.set(text, address);
      }
    }
    const isNameable = nameable.has(type) || model.isPlacementContainer(address);
    for (const name of isNameable ? namesAt(resource, "name") : []) put(byName2, `${type} ${name}`, address);
  }
  function namesIn4({ path, text }) {
    const types = knowledge.namedContainers.get(nameOf(path)) ?? [];
    const plainNames = types.map((type) => ({ type, name: lastSegment(text) }));
    const rules = knowledge.identities.get(nameOf(path)) ?? [];
    const identityNames = rules.flatMap(({ type, pattern }) => {
      const { name, outerName } = pattern.exec(text)?.groups ?? {};
      if (name === void 0) return [];
      return [{ type, name, ...outerName !== void 0 && { outerName } }];
    });
    return plainNames.length > 0 ? plainNames : identityNames;
  }
  function isInNetwork(address, outerName) {
    const resource = resources.get(address);
    if (outerName === void 0 || resource === void 0) return true;
    const texts = [...placingTexts(resource, knowledge)].map(({ text }) => lastSegment(text));
    return texts.length === 0 || texts.includes(outerName);
  }
  function namesakeOf2(address, textAt3) {
    const namesakes2 = namesIn4(textAt3).flatMap(
      ({ type, name, outerName }) => (byName2.get(`${type} ${name}`) ?? []).filter(
        (namesake) => namesake !== address && isInNetwork(namesake, outerName)
      )
    );
    return onlyNamesake(address, namesakes2, model);
  }
  return (address, attribute) => {
    const matches = /* @__PURE__ */ new Set();
    const inPart = namesAt(resources.get(address), attribute).map((text) => ({ path: attribute, text }));
    for (const textAt3 of [...textsIn(attribute, model.attributeOf(address, attribute)), ...inPart]) {
      if (textAt3.text === "") continue;
      const id = byId.get(textAt3.text);
      const isInSameRoot = id !== void 0 && model.rootOf(id) === model.rootOf(address);
      const match = isInSameRoot ? id : namesakeOf2(address, textAt3) ?? id;
      if (match !== void 0 && match !== address) matches.add(match);
    }
    return [...matches];
  };
}

// src/inference/placement/projects.ts
function addProjects(nodes, model, resourceOf2) {
  const { knowledge, resources } = model;
  const members = nodes.flatMap((node) => {
    const resource = resources.get(resourceOf2(node));
    const rule = knowledge.accountTypes[knowledge.cloudOf(node.type)];
    const holdsAccounts = knowledge.factsOf(node.type).holdsAccounts === true;
    if (node.parent !== null || resource === void 0 || rule === void 0 || holdsAccounts) return [];
    const account = accountOf(resource, rule.by, model);
    return account === null ? [] : [{ node, resource, type: rule.type, ...account }];
  });
  const counted = members.filter(({ node }) => knowledge.factsOf(node.type).supporting !== true);
  if (new Set(counted.map(({ key }) => key)).size < 2) return { boxes: [], implied: [], ownerOf: /* @__PURE__ */ new Map() };
  const takenAddresses = new Set(nodes.map(({ address }) => address));
  const existingAccounts = knownAccounts(nodes, model, resourceOf2);
  const boxes = /* @__PURE__ */ new Map();
  const implied = [];
  const ownerOf3 = /* @__PURE__ */ new Map();
  for (const { node, resource, type, key, name } of members) {
    const existingAccount = existingAccounts.get(key);
    if (existingAccount === void 0 && !boxes.has(key)) {
      const address = freshAddress(type, name.replace(/[^A-Za-z0-9_-]/g, "_"), takenAddresses);
      takenAddresses.add(address);
      boxes.set(key, createNode({ address, attributes: { name }, provenance: "implied" }));
      implied.push({ address, proof: resource.address });
    }
    ownerOf3.set(node.address, existingAccount ?? boxes.get(key).address);
  }
  return { boxes: [...boxes.values()], implied, ownerOf: ownerOf3 };
}
function accountOf(resource, attribute, { knowledge, namedBy: namedBy4 }) {
  if (namedBy4(resource.address, [attribute]).length > 0) return null;
  const { account } = locationOf(resource, knowledge);
  const [accountId = account ?? ""] = textsAt(resource.values, [attribute]).filter((text) => text !== "");
  if (accountId !== "") return knowledge.isPlaceholderAccount(accountId) ? null : { key: accountId, name: accountId };
  const symbol = symbolOf((resource.patterns ?? []).find(({ path }) => path === attribute)?.text ?? "");
  return symbol === null ? null : { key: `=${symbol}`, name: knowledge.accountName(symbol) };
}
function knownAccounts(nodes, { factsOf: factsOf2, valuesOf: valuesOf2 }, resourceOf2) {
  return new Map(
    nodes.flatMap((node) => {
      const { accountId } = factsOf2(resourceOf2(node));
      const ids = accountId === void 0 ? [] : textsAt(valuesOf2(resourceOf2(node)), [accountId]);
      return ids.map((id) => [id, node.address]);
    })
  );
}

// src/inference/placement/regions.ts
function addRegions(nodes, context) {
  const { knowledge } = context.model;
  const members = membersIn2(nodes, context);
  const isService2 = ({ node }) => {
    const { imageConsumers, supporting } = knowledge.factsOf(node.type);
    return supporting !== true && imageConsumers === void 0;
  };
  const hasSeveralRegions = new Set(members.filter(isService2).map(({ region }) => region)).size > 1;
  const inZones = members.flatMap(({ node, resource }) => {
    const zone = node.parent === null ? zoneOf2(resource, knowledge, context.inNetworks) : null;
    return zone === null ? [] : [[node.address, zone]];
  });
  const parents = new Map(inZones);
  const topLevel = members.filter(({ node }) => node.parent === null && !parents.has(node.address));
  const keyOf4 = ({ node, boxType, region }) => JSON.stringify([boxType, region, context.ownerOf(node.address)]);
  const takenAddresses = new Set(nodes.map(({ address }) => address));
  const boxes = [];
  const implied = [];
  for (const inRegion of hasSeveralRegions ? groupBy(topLevel, keyOf4).values() : []) {
    if (!inRegion.some(isService2)) continue;
    const [{ node, boxType, region, resource }] = inRegion;
    const box = boxOf2(boxType, region, context.ownerOf(node.address), takenAddresses);
    takenAddresses.add(box.address);
    boxes.push(box);
    implied.push({ address: box.address, proof: resource.address });
    for (const member2 of inRegion) parents.set(member2.node.address, box.address);
  }
  return { nodes: moveIntoBoxes(parents, nodes), boxes, implied };
}
function membersIn2(nodes, { model, resourceOf: resourceOf2 }) {
  const { knowledge, resources } = model;
  return nodes.flatMap((node) => {
    const resource = resources.get(resourceOf2(node));
    const boxType = knowledge.outerRegionOf(knowledge.cloudOf(node.type));
    const region = resource === void 0 ? null : statedRegion(resource, knowledge);
    return resource === void 0 || boxType === null || region === null ? [] : [{ node, resource, boxType, region }];
  });
}
function boxOf2(type, region, owner, takenAddresses) {
  const address = freshAddress(type, region.replace(/[^A-Za-z0-9_-]/g, "_"), takenAddresses);
  return createNode({
    address,
    attributes: { region },
    provenance: "implied",
    ...owner !== null && { runsIn: owner }
  });
}
function moveIntoBoxes(parents, nodes) {
  if (parents.size === 0) return nodes;
  return nodes.map((node) => {
    const { address, parent, runsIn } = node;
    const newParent = parents.get(address) ?? (runsIn === void 0 ? void 0 : parents.get(runsIn));
    return parent !== null || newParent === void 0 ? node : createNode({ ...node, parent: newParent });
  });
}
function zoneOf2(resource, { factsOf: factsOf2 }, boxes) {
  const matching = wrapsOf(factsOf2(resource.type)).flatMap(
    ({ box, attributes, adoptsUnplaced }) => adoptsUnplaced === true ? boxes.filter(
      ({ type, text }) => type === box && attributes.some((name) => statedValue(resource, name) === text)
    ) : []
  );
  return matching.length === 1 ? matching[0].address : null;
}
function statedRegion(resource, knowledge) {
  if (knowledge.isGlobal(resource.type, resource.values)) return null;
  const stated = statedLocation(resource, knowledge);
  const isNotSet = stated === void 0 && wrapsOf(knowledge.factsOf(resource.type)).length > 0;
  const location = isNotSet ? resource.region ?? null : stated ?? null;
  return location !== null && knowledge.isRegionOrZone(location) ? location : null;
}
function statedLocation({ type, values }, { cloudOf: cloudOf3, statedLocation: statedLocation3 }) {
  return statedLocation3(cloudOf3(type), (name) => {
    const value = Object.hasOwn(values, name) ? values[name] : null;
    return typeof value === "string" ? value : "";
  });
}
var Facts = class {
  #texts = /* @__PURE__ */ new Map();
  /** Provider configurations that have not stated a value, for at least one resource. */
  #withoutValue = /* @__PURE__ */ new Map();
  /** Provider configurations that have stated a value. */
  #withValue = /* @__PURE__ */ new Set();
  add(cloud, { configured }, text) {
    if (text !== null) this.valuesOf(cloud).add(text);
    if (configured === void 0) return;
    if (text !== null) this.#withValue.add(configured);
    else this.#withoutValue.set(cloud, (this.#withoutValue.get(cloud) ?? /* @__PURE__ */ new Set()).add(configured));
  }
  /** Returns the values of a cloud, to add to them; from now on `has` is true for it. */
  valuesOf(cloud) {
    const texts = this.#texts.get(cloud) ?? /* @__PURE__ */ new Set();
    this.#texts.set(cloud, texts);
    return texts;
  }
  has(cloud) {
    return this.#texts.has(cloud);
  }
  get clouds() {
    return this.#texts.keys();
  }
  /**
   * Returns the only value, in a list of one. Empty if there are none or several, and if a provider configuration has
   * no value, because it may build anywhere.
   */
  only(cloud) {
    const isUndecided = [...this.#withoutValue.get(cloud) ?? []].some((key) => !this.#withValue.has(key));
    const texts = this.#texts.get(cloud) ?? /* @__PURE__ */ new Set();
    return texts.size === 1 && !isUndecided ? [...texts] : [];
  }
};
function rootFacts(nodes, model, resourceOf2) {
  const { knowledge, resources } = model;
  const [accounts, regions, ofProviders] = [new Facts(), new Facts(), new Facts()];
  const withoutAccount = /* @__PURE__ */ new Set();
  const withoutRegion = /* @__PURE__ */ new Set();
  for (const node of nodes) {
    const resource = resources.get(resourceOf2(node));
    const cloud = knowledge.cloudOf(node.type);
    if (knowledge.factsOf(node.type).holdsAccounts === true) withoutAccount.add(cloud);
    if (resource === void 0 || isPseudoType(node.type) || knowledge.factsOf(node.type).supporting === true) continue;
    const { account, region } = locationOf(resource, knowledge);
    accounts.add(cloud, resource, account === null || knowledge.isPlaceholderAccount(account) ? null : account);
    if (knowledge.isGlobal(resource.type, resource.values)) continue;
    if (isLocationUnknown(resource, cloud, knowledge)) withoutRegion.add(cloud);
    ofProviders.add(cloud, resource, resource.region ?? null);
    if (knowledge.regionBoxOf(cloud) !== null) {
      if (region !== null && Object.hasOwn(resource.values, knowledge.regionAttribute))
        regions.valuesOf(cloud).add(region);
      else regions.add(cloud, resource, region);
      continue;
    }
    const location = locationFor(resource, cloud, knowledge);
    if (typeof statedLocation(resource, knowledge) === "string") regions.valuesOf(cloud);
    if (location !== null) regions.valuesOf(cloud).add(location);
  }
  const regionOf2 = (cloud) => withoutRegion.has(cloud) ? [] : (regions.has(cloud) ? regions : ofProviders).only(cloud).filter(knowledge.isRegionOrZone);
  const accountOf2 = (cloud) => withoutAccount.has(cloud) ? [] : accounts.only(cloud);
  const clouds = [.../* @__PURE__ */ new Set([...accounts.clouds, ...regions.clouds, ...ofProviders.clouds])].sort();
  const facts = clouds.map((cloud) => [cloud, [...accountOf2(cloud), ...regionOf2(cloud)]]);
  return Object.fromEntries(facts.filter(([, texts]) => texts.length > 0));
}
function withOtherRegions(nodes, within, { knowledge, resources }, resourceOf2) {
  const { cloudOf: cloudOf3, factsOf: factsOf2, isGlobal: isGlobal2, isRegionOrZone: isRegionOrZone2 } = knowledge;
  return nodes.map((node) => {
    const resource = resources.get(resourceOf2(node));
    if (resource === void 0 || node.parent !== null || factsOf2(node.type).supporting !== true) return node;
    const titled = within[cloudOf3(node.type)]?.find(isRegionOrZone2);
    const { region } = locationOf(resource, knowledge);
    if (titled === void 0 || region === null || region === titled) return node;
    if (isGlobal2(resource.type, resource.values)) return node;
    return createNode({ ...node, attributes: { ...node.attributes, [SHOWN_ZONE]: region } });
  });
}
function isLocationUnknown(resource, cloud, knowledge) {
  const { values, declared } = resource;
  const names = [...knowledge.locationAttributesOf(cloud), knowledge.regionAttribute];
  return names.some((name) => declared?.lines.has(name)) && !names.some((name) => Object.hasOwn(values, name));
}
var locationFor = (resource, cloud, knowledge) => knowledge.outerRegionOf(cloud) === null ? statedLocation(resource, knowledge) ?? null : statedRegion(resource, knowledge);

// src/inference/identities/shapes.ts
var NAME = String.raw`[\w.+=@*?~-]{1,256}`;
var PATH = String.raw`[\w./+=@*?~-]{1,256}`;
var ANYTHING = String.raw`[^\s"'<>{}/:]{0,256}`;
var withUnknown = (part) => part.replace("[^", `[^${STAND_IN.charAt(0)}`).replace(/^(\[.*\])(\{.*\})$/, `(?:$1|${STAND_IN})$2`);
var SPACE = String.raw`\s{0,64}`;
var escaped = (text) => text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
function compiled(type, shape) {
  const start = shape.startsWith("/") ? "" : "(?<![\\w.-])";
  const sourceWith = (partSource) => shape.split(/(\{\/?\}|\*| )/).map((part) => sourceOf(part, partSource)).join("");
  return {
    type,
    pattern: new RegExp(`${start}${sourceWith((part) => part)}`, "g"),
    partlyKnown: new RegExp(`${start}${sourceWith(withUnknown)}`, "g")
  };
}
function sourceOf(part, partSource) {
  if (part === "{}") return `(${partSource(NAME)})`;
  if (part === "{/}") return `(${partSource(PATH)})`;
  if (part === "*") return partSource(ANYTHING);
  return part === " " ? SPACE : escaped(part);
}
var anchorOf = (shape) => shape.split(/\{\/?\}|\*| /).reduce((longest, part) => part.length > longest.length ? part : longest, "");
function mentionFinder(shapes) {
  const byAnchor = /* @__PURE__ */ new Map();
  for (const [type, texts] of shapes) {
    for (const shape of texts) {
      const anchor = anchorOf(shape);
      const known = byAnchor.get(anchor);
      if (known === void 0) byAnchor.set(anchor, [compiled(type, shape)]);
      else known.push(compiled(type, shape));
    }
  }
  if (byAnchor.size === 0) return () => [];
  const anyAnchor = new RegExp([...byAnchor.keys()].map(escaped).join("|"));
  return (text) => {
    const mentions = [];
    if (!anyAnchor.test(text)) return mentions;
    const isKnown = !holdsInstanceName(text);
    for (const [anchor, compiledShapes] of byAnchor) {
      for (const { type, pattern, partlyKnown } of text.includes(anchor) ? compiledShapes : []) {
        for (const [, name] of text.matchAll(isKnown ? pattern : partlyKnown))
          if (name !== void 0) mentions.push({ type, name });
      }
    }
    return mentions;
  };
}

// src/inference/identities/index.ts
var isDistinctive = (text) => text.length >= IDENTITY_LENGTH_MIN && /[:/]/.test(text);
function identitiesOf4(resources, knownReferences, instances, knowledge) {
  const unclear = /* @__PURE__ */ new Map();
  const reportUnclear = (unclearText) => void unclear.set(`${unclearText.resource} ${unclearText.path}`, unclearText);
  const index = { ...indexOf(resources, knowledge), hostsIn: hostFinder2(resources, knownReferences, knowledge) };
  return { ...finderIn(index, instances, knowledge, reportUnclear), unclear: () => [...unclear.values()] };
}
function referencesByIdentity(resources, known, { find, findPartly, findLikely }) {
  const joined = new Set(known.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]));
  const references = [];
  function refer({ address: from }, path, targets, via) {
    for (const to of targets) {
      if (to === from || joined.has(`${from} ${to}`)) continue;
      joined.add(`${from} ${to}`).add(`${to} ${from}`);
      references.push({ from, to, path, via });
    }
  }
  for (const user of resources) {
    const texts = Object.entries(user.values).flatMap(([attribute, value]) => textsIn(attribute, value));
    const { patterns: patterns2 = [] } = user;
    for (const text of texts) refer(user, text.path, find(user, text), "value");
    for (const text of patterns2) refer(user, text.path, findPartly(user, text), "value");
    for (const text of texts) refer(user, text.path, findLikely(user, text), "likeness");
    for (const text of patterns2) refer(user, text.path, findLikely(user, text), "likeness");
  }
  return references;
}
function indexOf(resources, { ownNamesOf, statedIdentities }) {
  const stated = /* @__PURE__ */ new Map();
  const named = /* @__PURE__ */ new Map();
  const namesOf4 = /* @__PURE__ */ new Map();
  const resourcesByName = /* @__PURE__ */ new Map();
  const names = [];
  for (const resource of resources) {
    const { address, type, values } = resource;
    for (const text of new Set(statedIdentities.map((attribute) => textOf(values, attribute)))) {
      if (isDistinctive(text)) stated.set(text, stated.has(text) ? null : address);
    }
    for (const name of new Set(ownNamesOf(type).flatMap((attribute) => namesAt3(resource, attribute)))) {
      add(named, `${type} ${name}`, address);
      add(namesOf4, type, name);
      add(resourcesByName, name, resource);
      if (resource.mode === "managed") names.push({ type, name, address });
    }
  }
  const sorted = [...namesOf4].map(([type, names2]) => [type, [...new Set(names2)].sort(byText)]);
  const managed = resources.filter(({ mode }) => mode === "managed");
  const origins = new Map(managed.map(({ origin, address }) => [origin, address]));
  return { origins, stated, named, namesOf: new Map(sorted), names, resourcesByName };
}
function namesAt3({ values, patterns: patterns2 = [] }, attribute) {
  const known = textOf(values, attribute);
  if (known !== "") return [known];
  const partlyKnown = patterns2.filter(({ path, text }) => path === attribute && isExact(text) && isInformative(text));
  return partlyKnown.map(({ text }) => text);
}
function textOf(values, attribute) {
  const value = Object.hasOwn(values, attribute) ? values[attribute] : void 0;
  return typeof value === "string" ? value : "";
}
function add(lists, key, value) {
  const list = lists.get(key);
  if (list === void 0) lists.set(key, [value]);
  else list.push(value);
}
function finderIn(index, instances, knowledge, reportUnclear) {
  const shapes = new Map(
    [...index.namesOf.keys()].flatMap((type) => {
      const { knownAs } = knowledge.factsOf(type);
      return knownAs === void 0 ? [] : [[type, knownAs]];
    })
  );
  const mentionsIn = mentionFinder(shapes);
  const bearersIn = remembered((text) => mentionsIn(text).map((mention) => namedResourcesOf(mention, index)));
  const likely = likelyFinder(index.names, knowledge);
  const likelyIn = remembered(
    (text) => mentionsIn(text).flatMap((mention) => namedResourcesOf(mention, index).length > 0 ? [] : likely(mention) ?? [])
  );
  const hostsIn2 = remembered(index.hostsIn);
  const soleOf = (user, path, candidates) => {
    const others = candidates.filter((address) => address !== user.address);
    const nearestOnes = nearest(user.address, others, instances);
    if (nearestOnes.length > 1) reportUnclear({ resource: user.address, path });
    return nearestOnes.length === 1 ? nearestOnes[0] : void 0;
  };
  const search = (user, pattern) => {
    const { path, text } = pattern;
    if (text.length < IDENTITY_LENGTH_MIN || text.length > IDENTITY_TEXT_MAX) return [];
    const hosts = forwardsTo(user, path, knowledge) ? hostsIn2(text) : isProgramSetting2(path, knowledge) ? hostsIn2(text).filter(({ index: index2 }) => !holdsInstanceName(text) || isForCall(pattern, index2, knowledge)) : [];
    const hostOwners = hosts.flatMap(
      ({ owners: owners2, isOneRecord }) => isOneRecord ? owners2 : soleOf(user, path, owners2) ?? []
    );
    return [.../* @__PURE__ */ new Set([...bearersIn(text).flatMap((bearers) => soleOf(user, path, bearers) ?? []), ...hostOwners])];
  };
  const find = (user, { path, text }) => {
    const pointed = instancesIn(text).flatMap((origin) => index.origins.get(origin) ?? []);
    if (pointed.length > 0) return pointed;
    const stated = index.stated.get(text);
    if (stated === null) reportUnclear({ resource: user.address, path });
    if (stated !== void 0) return stated === null ? [] : [stated];
    const sameNamedAddress = soleOf(user, path, sameNamed(user, { path, text }, index, knowledge));
    if (sameNamedAddress !== void 0) return [sameNamedAddress];
    return /[:/.@=]/.test(text) ? search(user, { path, text }) : [];
  };
  const findPartly = (user, pattern) => {
    const named = soleOf(user, pattern.path, sameNamed(user, pattern, index, knowledge));
    return named === void 0 ? search(user, pattern) : [named];
  };
  const findLikely = (_, { text }) => text.length < IDENTITY_LENGTH_MIN || text.length > IDENTITY_TEXT_MAX ? [] : likelyIn(text);
  return { find, findPartly, findLikely };
}
function remembered(compute) {
  const known = /* @__PURE__ */ new Map();
  return (text) => {
    const cached = known.get(text) ?? compute(text);
    known.set(text, cached);
    return cached;
  };
}
function namedResourcesOf({ type, name }, index) {
  if (!/[*?]/.test(name))
    return index.named.get(`${type} ${trimmed(name)}`) ?? index.named.get(`${type} ${name}`) ?? [];
  const [prefix = ""] = name.split(/[*?]/, 1);
  if (/^[*?]+$/.test(name)) return [];
  const names = beginningWith(prefix, index.namesOf.get(type) ?? []).filter(
    (candidate) => matchesName(name, candidate)
  );
  return names.flatMap((candidate) => index.named.get(`${type} ${candidate}`) ?? []);
}
function beginningWith(prefix, sorted) {
  let low = 0;
  for (let high = sorted.length; low < high; ) {
    const middle = low + high >> 1;
    if (sorted[middle] < prefix) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < sorted.length && end - low <= WILDCARD_NAMES_MAX && sorted[end]?.startsWith(prefix) === true) end++;
  return end - low > WILDCARD_NAMES_MAX ? [] : sorted.slice(low, end);
}
var trimmed = (name) => name.replace(/[.]+$/, "");
var isProgramSetting2 = (path, { programAttributes }) => path.split(".").some((name) => programAttributes.has(name));
function forwardsTo({ type }, path, { factsOf: factsOf2 }) {
  const { addressRefs = [], hostnameZone } = factsOf2(type);
  return hostnameZone === void 0 && addressRefs.includes(path);
}
function sameNamed({ type }, { path, text, valueName }, { resourcesByName }, knowledge) {
  const { ownNamesOf } = knowledge;
  const named = resourcesByName.get(text);
  if (named === void 0) return [];
  const attribute = nameOf(path);
  if (isProgramSetting2(path, knowledge)) {
    if (knowledge.isSelfReference(path)) return [];
    const words = `${valueName ?? attribute} ${(symbolOf(text) ?? "").split(".").at(-1)}`;
    const mentioned = named.filter((resource) => mentionsType(words, resource.type));
    const isLong = withGaps(text, "").length >= NAME_LENGTH_MIN;
    return (mentioned.length === 0 && isLong ? named : mentioned).map(({ address }) => address);
  }
  if (ownNamesOf(type).includes(attribute) || attribute === "name") return [];
  return named.filter(({ type: target }) => ownNamesOf(target).includes(attribute) || isNameOfType(attribute, target)).map(({ address }) => address);
}
var API_NAME = /^((?:[A-Z][a-z0-9]+)+)Name$/;
function isNameOfType(attribute, type) {
  const kind = API_NAME.exec(attribute)?.[1]?.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "_").toLowerCase();
  return kind !== void 0 && type.endsWith(`_${kind}`);
}
var mentionsType = (variable, type) => {
  const words = new Set(variable.toLowerCase().split(/[^a-z0-9]+/));
  return type.split("_").slice(1).some((word) => words.has(word));
};
function likelyFinder(names, knowledge) {
  const byWord = /* @__PURE__ */ new Map();
  const ofType = /* @__PURE__ */ new Map();
  for (const { type, address } of names) ofType.set(type, (ofType.get(type) ?? /* @__PURE__ */ new Set()).add(address));
  const wordsOf = (mention) => distinctiveWords(mention, ofType.get(mention.type)?.size === 1, knowledge);
  for (const named of names) {
    for (const word of wordsOf(named)) {
      const sharing = byWord.get(`${named.type} ${word}`);
      if (sharing === void 0) byWord.set(`${named.type} ${word}`, [named]);
      else sharing.push(named);
    }
  }
  return (mention) => {
    if (/[*?]/.test(mention.name)) return null;
    const likely = /* @__PURE__ */ new Set();
    for (const word of wordsOf(mention)) {
      const sharing = byWord.get(`${mention.type} ${word}`) ?? [];
      if (sharing.length > LIKELY_NAMES_MAX) continue;
      for (const named of sharing) if (isLikely(mention, named, wordsOf, knowledge)) likely.add(named.address);
    }
    const [only] = likely;
    return likely.size === 1 ? only : null;
  };
}
var WORD = /[\p{L}\d]+/gu;
function distinctiveWords({ type, name }, isOnly, { commonWords }) {
  const ofType = new Set(type.split("_").filter((word) => !isOnly || word.length < LIKELY_TYPE_LENGTH_MIN));
  const isDistinctive2 = (word) => word.length >= LIKELY_WORD_LENGTH_MIN && !ofType.has(word) && !commonWords.has(word) && !/^\d+$/.test(word);
  return [...new Set(knownWords(name).filter(isDistinctive2))];
}
function knownWords(name) {
  const parts = partsOf(name);
  return parts.flatMap((part, i) => {
    if (i % 2 === 1) return [];
    const words = [...part.toLowerCase().matchAll(WORD)];
    return words.filter(({ index, 0: word }) => {
      const isAtStart = index === 0 && i > 0;
      const isAtEnd = index + word.length === part.length && i < parts.length - 1;
      return !isAtStart && !isAtEnd;
    }).map(([word]) => word);
  });
}
function isLikely(mention, named, wordsOf, knowledge) {
  const [mentionGaps, namedGaps] = [gapsIn(mention.name), gapsIn(named.name)];
  const [onlyInMention, onlyInNamed] = [
    mentionGaps.filter((gap) => !isSame(gap, namedGaps)),
    namedGaps.filter((gap) => !isSame(gap, mentionGaps))
  ];
  if (onlyInMention.length > 0 === onlyInNamed.length > 0) return false;
  const [pattern, text] = onlyInNamed.length > 0 ? [named, mention] : [mention, named];
  const open = new Set(onlyInNamed.length > 0 ? onlyInNamed : onlyInMention);
  return wordsOf(pattern).length > 0 && fits(pattern.name, text.name, open, knowledge);
}
var gapsIn = (name) => partsOf(name).filter((_, i) => i % 2 === 1);
var isSame = (gap, otherGaps) => isExact(gap) && otherGaps.includes(gap);
function fits(pattern, text, openGaps, knowledge) {
  const known = [""];
  const gaps = [];
  for (const part of partsOf(pattern)) {
    if (openGaps.has(part)) {
      gaps.push(part);
      known.push("");
    } else known.push(`${known.pop()}${part}`);
  }
  const [first, ...following] = known;
  if (!text.startsWith(first)) return false;
  let position = first.length;
  for (const [i, part] of following.entries()) {
    const isLast = i === following.length - 1;
    const next = isLast ? text.length - part.length : text.indexOf(part, position + 1);
    if (next <= position || !text.startsWith(part, next)) return false;
    if (!mayStandFor(text.slice(position, next), gaps[i], knowledge)) return false;
    position = next + part.length;
  }
  return position === text.length;
}
function mayStandFor(text, gap, { isEnvironment: isEnvironment2 }) {
  if (holdsInstanceName(text) || /[^\w.-]/.test(text)) return false;
  const words = text.split(/[-_.]+/);
  return words.length <= (isEnvironment2(expressionOf(gap)) ? 1 : UNKNOWN_WORDS_MAX);
}

// src/inference/implied-targets.ts
var PROVIDER = "provider";
var isNamedById = ({ at, ids }, values, references) => textsAt(values, at.split(".")).some((text) => ids.test(text)) && !references.some(({ path }) => leadsInto(path, at));
var makerFinder = (inPlay, { factsOf: factsOf2 }) => (type) => {
  const { madeBy = [] } = factsOf2(type);
  const [maker, ...others] = madeBy.length === 0 ? [] : inPlay.filter((resource) => madeBy.includes(resource.type));
  return maker !== void 0 && others.length === 0 ? maker.address : null;
};
function soleFinder2(inPlay, makerOf, knowledge) {
  const clusterOf = clusterFinder(inPlay, knowledge);
  return (resource, known) => {
    const { address: from, type, values } = resource;
    const { namesMade } = knowledge.factsOf(type);
    const isMade = namesMade !== void 0 && isNamedById(namesMade, values, known);
    const targets = [
      { to: clusterOf(resource, known), path: PROVIDER },
      ...isMade ? [{ to: makerOf(namesMade.type), path: namesMade.at }] : []
    ];
    return targets.flatMap(({ to, path }) => to === null ? [] : [{ from, to, path, via: "maker" }]);
  };
}
function clusterFinder(inPlay, { builtTypeOf, factsOf: factsOf2 }) {
  const typeOf2 = new Map(inPlay.map(({ address, type, values }) => [address, builtTypeOf(type, values)]));
  const cache2 = /* @__PURE__ */ new Map();
  const soleOf = (types, root) => {
    const key = JSON.stringify([types, root]);
    const cached = cache2.get(key);
    if (cached !== void 0) return cached;
    const clusters = inPlay.filter(
      (resource) => resource.root === root && types.includes(typeOf2.get(resource.address))
    );
    const built = clusters.filter(({ mode }) => mode === "managed");
    const [only, ...others] = built.length > 0 ? built : clusters;
    const sole2 = only === void 0 || others.length > 0 ? null : only.address;
    cache2.set(key, sole2);
    return sole2;
  };
  return ({ mode, root, type }, references) => {
    const { clusterTypes = [] } = factsOf2(type).grouped ?? {};
    if (clusterTypes.length === 0 || mode !== "managed") return null;
    const isNamed3 = references.some(
      ({ path, to }) => leadsInto(path, PROVIDER) && clusterTypes.includes(typeOf2.get(to) ?? "")
    );
    return isNamed3 ? null : soleOf(clusterTypes, root);
  };
}

// src/inference/model.ts
var NO_REFERENCES = [];
var NO_VALUES = {};
function createModel(inPlay, knowledge) {
  const { resources, references, instances, externals, everyResource, identities, mayName } = inPlay;
  const outgoing = groupBy(references, ({ from }) => from);
  const incoming = groupBy(references, ({ to }) => to);
  const typeOf2 = (address) => resources.get(address)?.type ?? "";
  const valuesOf2 = (address) => resources.get(address)?.values ?? NO_VALUES;
  const referencesOf = (address) => outgoing.get(address) ?? NO_REFERENCES;
  return {
    knowledge,
    resources,
    externals,
    instances,
    typeOf: typeOf2,
    valuesOf: valuesOf2,
    referencesOf,
    sourceOf: (address) => everyResource.get(address),
    unclear: identities.unclear,
    resourcesNamedIn: (user, text) => identities.find(user, text).filter((address) => resources.has(address)),
    factsOf: (address) => knowledge.factsOf(typeOf2(address)),
    attributeOf(address, attribute) {
      const values = valuesOf2(address);
      return Object.hasOwn(values, attribute) ? values[attribute] : void 0;
    },
    referrersOf: (address) => incoming.get(address) ?? NO_REFERENCES,
    // Shortcut for the usual case: called for each reference, and most types have no such attribute.
    namedBy: (address, attributes) => attributes.length === 0 ? [] : [
      ...new Set(
        referencesOf(address).filter(({ path }) => attributes.some((attribute) => leadsInto(path, attribute))).map(({ to }) => to)
      )
    ],
    rootOf: (address) => resources.get(address)?.root,
    mayName,
    isContainer: (address) => isContainerType(typeOf2(address)),
    isPlacementContainer: (address) => isPlaceType(typeOf2(address), knowledge),
    nearest: (address, candidates) => nearest(address, candidates, instances),
    paired: (address, candidates) => pairByIndex(address, candidates, instances)
  };
}
var isPlaceType = (type, knowledge) => isContainerType(type) && knowledge.factsOf(type).securityGroupRefs === void 0;

// src/inference/named-settings.ts
function withNamedSettings(inventory, knowledge) {
  const read = /* @__PURE__ */ new Map();
  const resources = inventory.resources.map((resource) => {
    const rule = knowledge.factsOf(resource.type).namedSettings;
    if (rule === void 0) return resource;
    const settings = settingsIn(resource.values[rule.block], rule);
    read.set(resource.address, { rule, settings });
    return { ...resource, values: { ...resource.values, ...attributesOf(settings) } };
  });
  if (read.size === 0) return inventory;
  const types = new Map(inventory.resources.map(({ address, type }) => [address, type]));
  const references = inventory.references.map((reference) => {
    const readSettings = read.get(reference.from);
    const path = readSettings && pathOf3(reference, readSettings, types.get(reference.to) ?? "");
    return path === void 0 ? reference : { ...reference, path };
  });
  return { ...inventory, resources, references };
}
function settingsIn(blocks, rule) {
  if (!Array.isArray(blocks)) return [];
  return blocks.flatMap((block) => {
    const [namespace, name, value] = ["namespace", "name", "value"].map((key) => textOf2(block, key));
    if (namespace === null || name === null) return [];
    return [{ rule: rule.settings.get(`${namespace} ${name}`) ?? null, value: value ?? null }];
  });
}
function textOf2(block, key) {
  if (block === null || typeof block !== "object" || !Object.hasOwn(block, key)) return null;
  const value = block[key];
  return typeof value === "string" && value !== "" ? value : null;
}
function attributesOf(settings) {
  const known = settings.flatMap(({ rule, value }) => {
    if (rule === null || rule.attribute === null || value === null) return [];
    const items = value.split(",").map((item) => item.trim());
    return [[rule.attribute, rule.isList === true ? items.filter((item) => item !== "") : value]];
  });
  return Object.fromEntries(known);
}
function pathOf3({ path, block }, { rule, settings }, target) {
  if (path !== rule.block && path !== `${rule.block}.value`) return void 0;
  if (block?.namespace !== void 0 && block.name !== void 0) {
    return rule.settings.get(`${block.namespace} ${block.name}`)?.attribute ?? void 0;
  }
  const unknownRules = settings.filter(({ value }) => value === null).map((setting) => setting.rule);
  const fitting = unknownRules.filter((settingRule) => settingRule?.names.includes(target) === true);
  const attributes = new Set(fitting.map((settingRule) => settingRule?.attribute ?? null));
  return attributes.size === 1 ? [...attributes][0] ?? void 0 : void 0;
}

// src/inference/placement/inline-containers.ts
function inlineContainers(resources, references, knowledge) {
  const byBuilder = /* @__PURE__ */ new Map();
  const blocks = /* @__PURE__ */ new Map();
  const builderReferences = [];
  const takenAddresses = new Set(resources.map(({ address }) => address));
  const rules = resources.map(({ type, mode }) => mode === "managed" ? knowledge.factsOf(type).inlines : void 0);
  if (rules.every((rule) => rule === void 0))
    return { added: [], references: [], redirected: (reference) => reference };
  const hasResource = separateResourceTest(resources, references, knowledge);
  for (const [i, builder] of resources.entries()) {
    const rule = rules[i];
    if (rule === void 0) continue;
    const byName2 = /* @__PURE__ */ new Map();
    for (const values of blocksOf2(builder, rule)) {
      const [name = ""] = textsAt(values, ["name"]);
      if (name === "" || byName2.has(name) || hasResource(builder, name, textsAt(values, ["id"]))) continue;
      const resource = resourceOf(builder, rule, name, values, takenAddresses);
      takenAddresses.add(resource.address);
      byName2.set(name, resource);
      builderReferences.push({
        from: resource.address,
        to: builder.address,
        path: rule.parentAttribute,
        via: "configuration"
      });
    }
    byBuilder.set(builder.address, [...byName2.values()]);
    blocks.set(builder.address, rule.block);
  }
  return {
    added: [...byBuilder].flatMap(([proof, all]) => all.map((resource) => ({ resource, proof }))),
    references: builderReferences,
    redirected: (reference) => {
      const stated = inNestedBlock(reference, byBuilder.get(reference.from) ?? [], blocks.get(reference.from) ?? "");
      return redirect(stated, byBuilder.get(stated.to) ?? [], knowledge);
    }
  };
}
function inNestedBlock(reference, containers, block) {
  const { block: literals, path } = reference;
  if (path?.startsWith(`${block}.`) !== true) return reference;
  const [container, ...others] = containers.filter(({ values }) => (literals?.name ?? values.name) === values.name);
  if (container === void 0 || others.length > 0) return reference;
  return { ...reference, from: container.address, path: path.slice(block.length + 1) };
}
function redirect(reference, candidates, knowledge) {
  const { path, nearbyTexts = [] } = reference;
  if (candidates.length === 0 || path === void 0) return reference;
  const names = new Set(nearbyTexts.map(lastSegment));
  const namedBeside = candidates.filter(({ values }) => names.has(values.name));
  const isPlacedByAttribute = ({ type }) => knowledge.factsOf(type).placementRefs?.test(nameOf(path)) === true;
  const matching = namedBeside.length > 0 ? namedBeside : candidates.filter(isPlacedByAttribute);
  return matching.length === 1 ? { ...reference, to: matching[0].address } : reference;
}
var blocksOf2 = ({ values }, { block }) => {
  const blocks = Object.hasOwn(values, block) ? values[block] : null;
  const isBlock2 = (value) => value !== null && typeof value === "object";
  return Array.isArray(blocks) ? blocks.filter(isBlock2) : [];
};
function separateResourceTest(resources, references, knowledge) {
  const knownKeys = /* @__PURE__ */ new Set();
  const named = /* @__PURE__ */ new Map();
  for (const { address, values, type } of resources) {
    const [name] = textsAt(values, ["name"]);
    if (name === void 0 || !knowledge.factsOf(type).placementRefs) continue;
    named.set(address, `${type} ${name}`);
    for (const id of textsAt(values, ["id"])) knownKeys.add(id);
    const containerTexts = knowledge.placedBy(type).flatMap((attribute) => textsAt(values, [attribute]));
    for (const text of containerTexts) knownKeys.add(`${lastSegment(text)}
${type} ${name}`);
  }
  for (const { from, to } of references) if (named.has(from)) knownKeys.add(`${to}
${named.get(from)}`);
  return ({ address, type, values }, name, ids) => {
    const inner = `${knowledge.factsOf(type).inlines?.type} ${name}`;
    const names = [address, ...textsAt(values, ["name"])];
    return ids.some((id) => knownKeys.has(id)) || names.some((builderName) => knownKeys.has(`${builderName}
${inner}`));
  };
}
function resourceOf(builder, { type, parentAttribute }, name, values, takenAddresses) {
  const parts = parseAddress(builder.address);
  const slug = `${builder.name}_${name}`.replace(/[^A-Za-z0-9_-]/g, "-");
  const addressOf2 = (text) => formatAddress({ modules: [], indexes: [], copy: null, ...parts, type, name: text });
  let address = addressOf2(slug);
  for (let n = 2; takenAddresses.has(address); n++) address = addressOf2(`${slug}_${n}`);
  const builderIds = textsAt(builder.values, ["id"]).map((id) => [parentAttribute, id]);
  const { changed: _, ...others } = builder;
  return {
    ...others,
    address,
    origin: address,
    type,
    name,
    values: { ...values, ...Object.fromEntries(builderIds) },
    provenance: "implied"
  };
}

// src/inference/placement/unknown-networks.ts
var NOTHING3 = { added: [], references: [], isReplaced: () => false };
function unknownNetworks(resources, references, knowledge, isPlace) {
  const search = {
    resources: new Map(resources.map((resource) => [resource.address, resource])),
    outgoing: new Map(groupBy(references, ({ from }) => from)),
    onlyCloud: onlyCloudOf(resources, knowledge),
    isPlace,
    knowledge
  };
  const uses = resources.flatMap((user) => user.mode === "managed" ? networkUsesOf(user, search) : []);
  if (uses.length === 0) return NOTHING3;
  return createNetworks(uses, search);
}
function onlyCloudOf(resources, { cloudOf: cloudOf3, networkTypes }) {
  const clouds = new Set(
    resources.map(({ type }) => cloudOf3(type)).filter((cloud2) => networkTypes[cloud2] !== void 0)
  );
  const [cloud = null] = clouds;
  return clouds.size === 1 ? cloud : null;
}
function networkUsesOf(user, search) {
  const { knowledge, outgoing } = search;
  const { unread, placedBy, unplaced, several, connectionEnds } = knowledge.factsOf(user.type);
  if (several !== void 0) return [];
  if (unread === true && knowledge.isInNoNetwork(knowledge.builtTypeOf(user.type, user.values))) return [];
  const cloud = unread === true ? search.onlyCloud : knowledge.cloudOf(user.type);
  if (cloud === null || knowledge.networkTypes[cloud] === void 0) return [];
  const placing = knowledge.placedBy(user.type);
  const isPlacing = (path) => (placedBy === void 0 || placing.some((attribute) => leadsInto(path, attribute))) && !knowledge.isOfOrigins(path);
  const isUnplaced = (path) => unplaced?.attributes.some((attribute) => leadsInto(path, attribute)) === true && hasAnyOf(user, unplaced.when);
  const isEnd = (path) => connectionEnds?.attributes.some((attribute) => leadsInto(path, attribute)) === true;
  const kindAt = (path) => {
    if (isEnd(path)) return "network";
    return isPlacing(path) && !isUnplaced(path) ? knowledge.networkKindOf(nameOf(path), cloud) : null;
  };
  const referencesByPath = groupBy(
    (outgoing.get(user.address) ?? []).filter(({ path }) => path !== void 0 && kindAt(path) !== null),
    ({ path }) => path
  );
  const patternsByPath = groupBy(
    (user.patterns ?? []).filter(({ path }) => kindAt(path) !== null),
    ({ path }) => path
  );
  const uses = [.../* @__PURE__ */ new Set([...referencesByPath.keys(), ...patternsByPath.keys()])].flatMap((path) => {
    const kind = kindAt(path);
    if (textsAt(user.values, path.split(".")).some((text) => text !== "")) return [];
    const references = referencesByPath.get(path) ?? [];
    const sources = references.length > 0 ? sourcesOfReferences(references, user, search) : (patternsByPath.get(path) ?? []).map(({ text }) => sourceOfSymbol(symbolOf(text), knowledge));
    if (sources === null) return [];
    return sources.flatMap((source) => source === null ? [] : [{ user, path, source: { ...source, kind, cloud } }]);
  });
  if (connectionEnds === void 0) return uses;
  const isModule = ({ source }) => {
    const holder = search.resources.get(source.holder ?? "");
    return holder !== void 0 && isUnread(holder, search);
  };
  return withoutCommonHolder(uses.filter((use) => !isModule(use)));
}
function withoutCommonHolder(ends) {
  const holders = ends.map(({ source }) => source.holder);
  const isCommon2 = (holder) => holders.indexOf(holder) !== holders.lastIndexOf(holder);
  return ends.map((end) => isCommon2(end.source.holder) ? { ...end, source: { ...end.source, holder: null } } : end);
}
var hasAnyOf = ({ values }, when) => Object.entries(when).some(([path, texts]) => textsAt(values, path.split(".")).some((text) => texts.includes(text)));
function sourcesOfReferences(references, user, search) {
  const origins = [];
  for (const { to, path } of references) {
    const target = search.resources.get(to);
    if (target === void 0) continue;
    if (!isUnread(target, search) && (target.mode === "managed" || isContainerOrReferrer(target, search))) return null;
    const outputName = user.declared?.reads?.get(path) ?? "";
    const { factsOf: factsOf2, hasNetworkWord: hasNetworkWord2, isSubnetGroup: isSubnetGroup2 } = search.knowledge;
    const isSingleValue = factsOf2(target.type).valueAttributes !== void 0 || isSubnetGroup2(target.type);
    const holder = isSingleValue ? null : to;
    const name = isSingleValue ? hasNetworkWord2(target.name) ? target.name : "" : outputName;
    origins.push({
      key: isSingleValue ? to : `${to} ${outputName}`,
      holder,
      name,
      holderName: isSingleValue ? "" : target.name
    });
  }
  return origins;
}
var isUnread = ({ address }, { knowledge }) => knowledge.factsOf(parseAddress(address)?.type ?? "").unread === true;
var isContainerOrReferrer = ({ address, type }, { isPlace, knowledge, outgoing }) => isPlace(type) || knowledge.factsOf(type).several !== void 0 || (outgoing.get(address) ?? []).some(
  ({ path }) => path !== void 0 && knowledge.networkKindOf(nameOf(path), knowledge.cloudOf(type)) !== null
);
var SYMBOL = /^(?<module>(?:module\.[^.]+\.)*)(?<kind>var|local|output)\.(?<name>[^.]+)(?<members>(?:\.[^.]+)*)$/;
function sourceOfSymbol(symbol, { hasNetworkWord: hasNetworkWord2 }) {
  const { module: module92 = "", kind = "", name = "", members = "" } = SYMBOL.exec(symbol ?? "")?.groups ?? {};
  if (name === "") return null;
  const path = members.split(".").filter((member2) => member2 !== "" && !/^\d+$/.test(member2));
  const root = `${module92}${kind}.${name}`;
  if (path.length === 0) return { key: root, holder: null, name, holderName: "" };
  const holderName = hasNetworkWord2(name) ? name : "";
  return { key: [root, ...path].join("."), holder: root, name: path.join("_"), holderName };
}
var Networks = class {
  #parents = /* @__PURE__ */ new Map();
  /** Returns the key that stands for the set. Iterative, because the input may chain any number of sources. */
  rootOf(key) {
    const path = [];
    let root = key;
    for (let next = this.#parents.get(root); next !== void 0; next = this.#parents.get(root)) {
      path.push(root);
      root = next;
    }
    for (const passed of path) this.#parents.set(passed, root);
    return root;
  }
  join(first, second) {
    const [a, b] = [this.rootOf(first), this.rootOf(second)].sort(byText);
    if (a !== b) this.#parents.set(b, a);
  }
};
var keyOf2 = ({ cloud, kind, key }) => `${cloud} ${kind} ${key}`;
var holderOf = ({ cloud, holder }) => `${cloud} holder ${holder}`;
function lookedUpThrough({ resources, outgoing, knowledge }) {
  const { cloudOf: cloudOf3, factsOf: factsOf2, ownIdentities } = knowledge;
  return [...resources.values()].filter(({ mode, type }) => mode === "data" && factsOf2(type).ranges?.isNetwork === true).flatMap(
    ({ address: network, type }) => (outgoing.get(network) ?? []).filter(({ path, to }) => ownIdentities.includes(path ?? "") && resources.get(to)?.mode === "data").map(({ to }) => ({ holder: `${cloudOf3(type)} holder ${to}`, network }))
  );
}
function createNetworks(uses, search) {
  const networkSets = new Networks();
  const byUser = new Map(groupBy(uses, ({ user }) => user.address));
  for (const { source } of uses) if (source.holder !== null) networkSets.join(keyOf2(source), holderOf(source));
  const existing = new Map(joinUsers(byUser, networkSets, search));
  for (const { source } of uses) {
    const holder = search.resources.get(source.holder ?? "");
    if (holder !== void 0 && search.isPlace(holder.type))
      existing.set(networkSets.rootOf(keyOf2(source)), holder.address);
  }
  for (const { holder, network } of lookedUpThrough(search)) {
    const set = networkSets.rootOf(holder);
    if (!existing.has(set)) existing.set(set, network);
  }
  const owners2 = new Owners(search);
  const bySet = groupBy(uses, ({ source }) => networkSets.rootOf(keyOf2(source)));
  for (const [set, all] of bySet) if (owners2.hasSeveralGroups(all)) bySet.delete(set);
  const maker = new NetworkMaker(search, owners2);
  const isExplicit = (usesOfNetwork) => usesOfNetwork.some(({ source }) => source.kind === "network" || source.holder !== null);
  const explicit = [...bySet].filter(([set, all]) => isExplicit(all) && !existing.has(set));
  const implicit = [...bySet].filter(([set, all]) => !isExplicit(all) && !existing.has(set));
  const boxes = new Map(explicit.map(([set, all]) => [set, maker.network(all)]));
  const areaOf = ([, [first]]) => `${first.source.cloud} ${first.user.root ?? ""}`;
  for (const [area, open] of groupBy(implicit, areaOf)) {
    const explicitHere = explicit.filter((uses2) => areaOf(uses2) === area).map(([set]) => boxes.get(set));
    const networksHere = [...explicitHere, ...existingNetworksFor(open[0][1][0], search)];
    const sole2 = networksHere.length === 1 ? networksHere[0] : void 0;
    const network = sole2 ?? (networksHere.length === 0 ? maker.network(open.flatMap(([, all]) => all)) : null);
    for (const [set] of open) if (network !== null) boxes.set(set, network);
  }
  for (const [set, all] of bySet) maker.subnets(all, existing.get(set) ?? boxes.get(set) ?? null);
  const { added, references, replaced } = maker;
  return { added, references, isReplaced: ({ from, to, path }) => replaced.has(`${from} ${to} ${path}`) };
}
var existingNetworksFor = ({ user, source: { cloud } }, { resources, knowledge }) => [...resources.values()].filter(({ type, root }) => type === knowledge.networkTypes[cloud]?.network && root === user.root).map(({ address }) => address);
function joinUsers(byUser, networkSets, search) {
  const { resources, outgoing, knowledge } = search;
  const candidates = [];
  for (const [address, usesOfUser] of byUser) {
    const groups = (outgoing.get(address) ?? []).map(({ to }) => to).filter((to) => knowledge.factsOf(resources.get(to)?.type ?? "").securityGroupRefs !== void 0);
    const sources = [...usesOfUser, ...groups.flatMap((group2) => byUser.get(group2) ?? [])].map(({ source }) => source);
    const networks = sources.filter(({ kind }) => kind === "network");
    const subnets = sources.filter(({ kind }) => kind === "subnet");
    const [network, ...others] = new Set(networks.map((source) => networkSets.rootOf(keyOf2(source))));
    for (const source of subnets) {
      if (network !== void 0 && others.length === 0) networkSets.join(keyOf2(source), network);
      for (const to of network === void 0 ? networksOfGroups(groups, search) : [])
        candidates.push([keyOf2(source), to]);
    }
  }
  const existing = /* @__PURE__ */ new Map();
  const unclear = /* @__PURE__ */ new Set();
  for (const [key, to] of candidates) {
    const set = networkSets.rootOf(key);
    if (existing.has(set) && existing.get(set) !== to) unclear.add(set);
    existing.set(set, to);
  }
  for (const set of unclear) existing.delete(set);
  return existing;
}
var networksOfGroups = (groups, { resources, outgoing, knowledge }) => groups.flatMap((group2) => outgoing.get(group2) ?? []).filter(
  ({ to }) => Object.values(knowledge.networkTypes).some(({ network }) => network === resources.get(to)?.type)
).map(({ to }) => to);
var Owners = class {
  constructor(search) {
    this.search = search;
  }
  search;
  /** True if the users of a network are in several resource groups. */
  hasSeveralGroups(uses) {
    return this.#attributesOf(uses).some((attribute) => this.#groupsNamedBy(uses, attribute).size > 1);
  }
  /** Returns the values that name the network's group, taken from its users. */
  valuesOf(uses) {
    const values = this.#attributesOf(uses).flatMap((attribute) => {
      const [text] = uses.flatMap(({ user }) => textsAt(user.values, [attribute]));
      return text === void 0 || this.#groupsNamedBy(uses, attribute).size !== 1 ? [] : [[attribute, text]];
    });
    return Object.fromEntries(values);
  }
  /** Returns references from a network to the group that its users refer to. */
  referencesOf(from, uses) {
    return this.#attributesOf(uses).flatMap((path) => {
      const [to] = uses.flatMap(({ user }) => this.#referred(user, path));
      return to === void 0 || this.#groupsNamedBy(uses, path).size !== 1 ? [] : [{ from, to, path, via: "value" }];
    });
  }
  #attributesOf([first]) {
    const { networkTypes, placedBy } = this.search.knowledge;
    const types = first === void 0 ? void 0 : networkTypes[first.source.cloud];
    return types === void 0 ? [] : placedBy(types.network);
  }
  #referred({ address }, attribute) {
    const { isPlace, outgoing, resources } = this.search;
    return (outgoing.get(address) ?? []).filter(({ path, to }) => leadsInto(path, attribute) && isPlace(resources.get(to)?.type ?? "")).map(({ to }) => to);
  }
  /** Returns the groups of the users. Connections do not count, because each may be in the group of either end. */
  #groupsNamedBy(uses, attribute) {
    const groupsOf4 = ({ user }) => {
      const referred = this.#referred(user, attribute);
      return referred.length > 0 ? referred : textsAt(user.values, [attribute]);
    };
    const { factsOf: factsOf2 } = this.search.knowledge;
    return new Set(uses.filter(({ user }) => factsOf2(user.type).connectionEnds === void 0).flatMap(groupsOf4));
  }
};
var NetworkMaker = class {
  constructor(search, owners2) {
    this.search = search;
    this.owners = owners2;
    this.#takenAddresses = new Set(search.resources.keys());
  }
  search;
  owners;
  added = [];
  references = [];
  replaced = /* @__PURE__ */ new Set();
  #takenAddresses;
  /** Returns the address of a new network. */
  network(uses) {
    const [{ user, source }] = uses;
    const { network, plain } = this.search.knowledge.networkTypes[source.cloud];
    const names = uses.map(({ source: used }) => used).filter(({ kind, holder }) => kind === "network" || holder !== null).flatMap((used) => [...used.kind === "network" ? [used.name] : [], used.holderName]).map(this.search.knowledge.networkName);
    const name = names.find((candidate) => candidate !== "") ?? plain;
    const address = this.#add(network, name, source, user, {
      ...this.owners.valuesOf(uses),
      ...this.#rootOf(uses)
    });
    this.references.push(...this.owners.referencesOf(address, uses));
    return address;
  }
  /** Returns the name of the root module that builds the network, if a remote state gives it. */
  #rootOf(uses) {
    const { resources, knowledge } = this.search;
    const roots = new Set(
      uses.flatMap(({ source: { holder } }) => {
        const reader = resources.get(holder ?? "");
        if (reader === void 0) return [];
        const textAt3 = (path) => textsAt(reader.values, path.split("."))[0];
        return knowledge.rootNameOf(reader.type, textAt3) ?? [];
      })
    );
    const [root] = roots;
    return root !== void 0 && roots.size === 1 ? { [SHOWN_ROOT]: root } : {};
  }
  /** Adds references from the users to their network, or to a box for their subnets if the source names these. */
  subnets(uses, network) {
    const boxes = /* @__PURE__ */ new Map();
    const { networkName: networkName2, networkTypes } = this.search.knowledge;
    for (const { user, path, source } of uses) {
      const { subnet, networkAttribute, plain } = networkTypes[source.cloud];
      const tier = source.kind === "subnet" ? networkName2(source.name) : "";
      if (tier === "" && network !== null) {
        this.references.push({ from: user.address, to: network, path, via: "value" });
        continue;
      }
      const key = `${source.cloud} ${tier === "" ? keyOf2(source) : tier}`;
      const known = boxes.get(key);
      const box = known ?? this.#add(subnet, tier === "" ? plain : tier, source, user);
      if (known === void 0 && network !== null)
        this.references.push({ from: box, to: network, path: networkAttribute, via: "value" });
      boxes.set(key, box);
      this.replaced.add(`${user.address} ${network} ${path}`);
      this.references.push({ from: user.address, to: box, path, via: "value" });
    }
  }
  #add(type, name, { holder }, user, values = {}) {
    const slug = name.replace(/[^A-Za-z0-9_-]/g, "-");
    const module92 = this.search.resources.get(holder ?? "");
    const isModule = module92 !== void 0 && isUnread(module92, this.search);
    const modulePath = isModule ? parseAddress(module92.address)?.modules ?? [] : [];
    const addressOf2 = (text) => formatAddress({ modules: modulePath, type, name: text, indexes: [], copy: null });
    let address = addressOf2(slug);
    for (let n = 2; this.#takenAddresses.has(address); n++) address = addressOf2(`${slug}_${n}`);
    this.#takenAddresses.add(address);
    const { modules: modules2, ...resource } = createDataSource(address, type, name, values, user);
    this.added.push({ resource: { ...resource, modules: isModule ? module92.modules : modules2 }, proof: user.address });
    return address;
  }
};

// src/inference/selectors.ts
function referencesBySelection(resources, known, knowledge) {
  const managed = resources.filter(({ mode }) => mode === "managed");
  const selecting = managed.filter(({ type }) => knowledge.factsOf(type).selects !== void 0);
  if (selecting.length === 0) return [];
  const scopeOf3 = scopesIn(resources, known, knowledge);
  const selectedBy = selectedFinder(managed, scopeOf3, knowledge);
  const joined = new Set(known.map(({ from, to }) => `${from}
${to}`));
  return selecting.flatMap((resource) => {
    const { address: from, type, values } = resource;
    const added = [];
    for (const rule of knowledge.factsOf(type).selects ?? []) {
      if (!applies3(values, rule)) continue;
      for (const path of rule.paths) {
        for (const words of wordsAt(resource, rule.by, path)) {
          for (const to of selectedBy(scopeOf3(resource), rule.by, words)) {
            const key = `${from}
${to}`;
            if (to === from || joined.has(key)) continue;
            joined.add(key);
            added.push({ from, to, path, via: "value" });
          }
        }
      }
    }
    return added;
  });
}
var applies3 = (values, { when = {} }) => Object.entries(when).every(([path, texts]) => textsAt(values, path.split(".")).some((text) => texts.includes(text)));
function wordsAt(resource, by, path) {
  if (by === "name") return namesAt(resource, path).flatMap((text) => text === "" ? [] : [[text]]);
  const partlyKnown = (resource.patterns ?? []).filter((pattern) => pattern.path.startsWith(`${path}.`)).map(({ path: label2, text }) => [label2.slice(path.length + 1), isExact(text) ? text : null]);
  return blocksAt(resource.values, path.split(".")).flatMap((labels) => {
    const words = [...Object.entries(labels), ...partlyKnown].map(
      ([key, value]) => typeof value === "string" ? `${key}=${value}` : null
    );
    return words.length === 0 || words.includes(null) ? [] : [words];
  });
}
function selectedFinder(resources, scopeOf3, knowledge) {
  const addressesByWord = /* @__PURE__ */ new Map();
  const keyOf4 = (scope, by, word) => JSON.stringify([scope, by, word]);
  for (const resource of resources) {
    for (const rule of knowledge.factsOf(resource.type).selected ?? []) {
      if (!applies3(resource.values, rule)) continue;
      const words = new Set(rule.paths.flatMap((path) => wordsAt(resource, rule.by, path)).flat());
      for (const word of words) put(addressesByWord, keyOf4(scopeOf3(resource), rule.by, word), resource.address);
    }
  }
  return (scope, by, words) => {
    const [first = [], ...otherLists] = words.map((word) => addressesByWord.get(keyOf4(scope, by, word)) ?? []);
    const otherSets = otherLists.map((addresses) => new Set(addresses));
    return first.filter((address) => otherSets.every((addresses) => addresses.has(address)));
  };
}
function scopesIn(resources, known, knowledge) {
  const byAddress2 = new Map(resources.map((resource) => [resource.address, resource]));
  const outgoing = groupBy(known, ({ from }) => from);
  const targetsOf4 = (address, paths) => (outgoing.get(address) ?? []).flatMap(
    ({ to, path }) => paths.some((attribute) => leadsInto(path, attribute)) ? [to] : []
  );
  const textOf4 = ({ values }, paths) => paths.flatMap((path) => textsAt(values, path.split("."))).find((text) => text !== "");
  const nameOf3 = (group2) => {
    const resource = byAddress2.get(group2);
    const nameAttribute = resource && knowledge.factsOf(resource.type).grouped?.nameAttribute;
    return (nameAttribute && textOf4(resource, [nameAttribute])) ?? group2;
  };
  const scopes = /* @__PURE__ */ new Map();
  return (resource) => {
    const { address, type } = resource;
    const cached = scopes.get(address);
    if (cached !== void 0) return cached;
    const { attributes = [], clusterAttributes = [], defaultNames = [] } = knowledge.factsOf(type).grouped ?? {};
    const isGroup = (to) => knowledge.factsOf(byAddress2.get(to)?.type ?? "").grouped?.nameAttribute !== void 0;
    const [group2] = targetsOf4(address, attributes).filter(isGroup);
    const name = textOf4(resource, attributes) ?? (group2 === void 0 ? "" : nameOf3(group2));
    const scope = JSON.stringify(
      [defaultNames.includes(name) ? "" : name, ...new Set(targetsOf4(address, clusterAttributes))].sort()
    );
    scopes.set(address, scope);
    return scope;
  };
}

// src/inference/select.ts
var NONE = [];
var isOrderOnly = ({ path, via }) => path === void 0 && via === "configuration";
function contraction(all, outgoing, staysInPlay) {
  const cache2 = /* @__PURE__ */ new Map();
  return (data) => {
    const cached = cache2.get(data);
    if (cached !== void 0) return cached;
    const reached = /* @__PURE__ */ new Set();
    const seen = /* @__PURE__ */ new Set([data]);
    const queue = [data];
    for (let at = queue.pop(); at !== void 0; at = queue.pop()) {
      for (const reference of outgoing.get(at) ?? NONE) {
        const { to } = reference;
        const target = all.get(to);
        if (target === void 0 || seen.has(to) || isOrderOnly(reference)) continue;
        seen.add(to);
        if (staysInPlay(target)) reached.add(to);
        else queue.push(to);
      }
    }
    const result = [...reached].sort(byAddress);
    cache2.set(data, result);
    return result;
  };
}
function isLocatedByProvider(type, knowledge) {
  const facts = knowledge.factsOf(type);
  return facts.placedBy?.includes(PROVIDER) === true || facts.fold?.attributes?.includes(PROVIDER) === true || linksOf(facts).some(({ to }) => to.includes(PROVIDER));
}
var redirectToSame = (reference, firstByAddress) => ({
  ...reference,
  to: firstByAddress.get(reference.to)?.to ?? reference.to
});
var withRedirects = (inventory, firstByAddress) => ({
  ...inventory,
  references: inventory.references.map((reference) => redirectToSame(reference, firstByAddress))
});
var OTHER_STATES = /* @__PURE__ */ new Set(["terraform_remote_state", "tfe_outputs"]);
var withoutUnusedReferences = (references, all) => references.filter(
  ({ from, path }) => !OTHER_STATES.has(all.get(from)?.type ?? "") && (path === void 0 || all.get(from)?.values[path] !== "")
);
function select(inventory, knowledge) {
  const firstByAddress = sameObjects(inventory, knowledge);
  const typed = withSpecificTypes(withRedirects(inventory, firstByAddress), knowledge);
  const networks = withNetworks(withNamedSettings(typed, knowledge), knowledge);
  const { everything: sorted, inputResources, implied: externals, mayName } = networks;
  const all = new Map(sorted.map((resource) => [resource.address, resource]));
  const instances = new Map(sorted.map((resource) => [resource.address, instanceOf(resource)]));
  const stated = [...networks.references, ...referencesByAddress(inputResources, networks.references, knowledge)];
  const built = new Map([...lookedUpHere(inputResources, stated, knowledge), ...firstByAddress]);
  const named = inputResources.filter(({ address }) => !built.has(address));
  const identities = identitiesOf4(named, stated, instances, knowledge);
  const byIdentity = [
    ...referencesByIdentity(inputResources, stated, identities),
    ...referencesByKey(inputResources, stated, instances, knowledge),
    ...referencesBySelection(inputResources, stated, knowledge)
  ];
  const known = withoutUnusedReferences([...stated, ...byIdentity], all).map(
    (reference) => redirectToSame(reference, firstByAddress)
  );
  const outgoing = new Map(groupBy(known, ({ from }) => from));
  for (const [data, builtReference] of built) outgoing.set(data, [builtReference]);
  const lookups = { all, outgoing, built, hosts: networks.hosts };
  const staysInPlay = inPlayTest(lookups, knowledge);
  const targetsBehind = contraction(all, outgoing, staysInPlay);
  const inPlay = sorted.filter(staysInPlay);
  const makerOf = makerFinder(inPlay, knowledge);
  const soleReferences = soleFinder2(inPlay, makerOf, knowledge);
  const rank = new Map(sorted.map(({ address }, i) => [address, i]));
  const selected = [];
  for (const resource of inPlay) {
    const { address: from, type } = resource;
    const inPlayReferences = [];
    for (const reference of outgoing.get(from) ?? NONE) {
      const through = reference.to;
      const target = all.get(through);
      const isOfProvider = leadsInto(reference.path, PROVIDER) && !isLocatedByProvider(type, knowledge);
      if (target === void 0 || isOfProvider) continue;
      if (staysInPlay(target)) {
        inPlayReferences.push(
          ...[reference, ...forwardedReferences(reference, target, lookups, knowledge)].filter(({ to }) => to !== from)
        );
        continue;
      }
      const targets = targetsBehind(through);
      const block = built.has(through) ? instances.get(from)?.block : void 0;
      const isItself = (to) => to === from || block !== void 0 && instances.get(to)?.block === block;
      for (const to of targets) if (!isItself(to)) inPlayReferences.push({ ...reference, to, through });
      const maker = targets.length > 0 || reference.path === void 0 ? null : makerOf(target.type);
      if (maker !== null) inPlayReferences.push({ ...reference, to: maker, through, via: "maker" });
    }
    inPlayReferences.push(...soleReferences(resource, inPlayReferences));
    const withSharedKeys = sharingModuleKeys(from, inPlayReferences, instances);
    withSharedKeys.sort((a, b) => (rank.get(a.to) ?? 0) - (rank.get(b.to) ?? 0) || byText(a.path ?? "", b.path ?? ""));
    selected.push(...withSharedKeys);
  }
  const resources = new Map(inPlay.map((resource) => [resource.address, resource]));
  return createModel(
    { resources, references: selected, instances, externals, everyResource: all, identities, mayName },
    knowledge
  );
}
function forwardedReferences(reference, { address, type }, { all, outgoing }, knowledge) {
  const { hide: hide2, forwards = [] } = knowledge.factsOf(type);
  if (hide2 === void 0 || forwards.length === 0 || reference.path === void 0) return [];
  const forwarded = (outgoing.get(address) ?? NONE).filter(
    ({ path, to }) => all.get(to)?.mode === "managed" && forwards.some((name) => leadsInto(path, name))
  );
  const valueNames = new Map(forwarded.map(({ to, path = "" }) => [to, nameOf(path)]));
  return [...valueNames].map(([to, valueName]) => ({ valueName, ...reference, to, through: address }));
}
function inPlayTest({ all, outgoing, built, hosts }, knowledge) {
  const isAlwaysInPlay = ({ address, mode, type }) => mode === "managed" || hosts.has(address) || isPlaceType(type, knowledge) && !built.has(address) || knowledge.factsOf(type).identity === true && !outgoing.has(address);
  const isPlacing = ({ from, path }) => {
    const { mode, type = "" } = all.get(from) ?? {};
    const isLookup = mode === "data" && knowledge.isServiceType(type);
    return isLookup && knowledge.placedBy(type).some((attribute) => leadsInto(path, attribute));
  };
  const outgoingWithoutContainers = groupBy(
    [...outgoing.values()].flat().filter((reference) => !isPlacing(reference)),
    ({ from }) => from
  );
  const targetsBehind = contraction(all, outgoingWithoutContainers, isAlwaysInPlay);
  return (resource) => isAlwaysInPlay(resource) || knowledge.isServiceType(resource.type) && targetsBehind(resource.address).length === 0;
}
function withSpecificTypes(inventory, knowledge) {
  const renamers = /* @__PURE__ */ new Map();
  const cloudOf3 = cloudFinder(inventory, knowledge);
  const resources = inventory.resources.map((original) => {
    const resource = knowledge.factsOf(original.type).unread === true ? { ...original, values: knowledge.asModuleOf(original.values, cloudOf3(original)) } : original;
    const realType = knowledge.resolvedTypeOf(resource.type, resource.values);
    if (realType === null) return resource;
    const parent = parentOf(realType.type, knowledge) ?? realType.parent;
    renamers.set(resource.address, (path) => path === realType.parent ? parent : realType.renamePath(path));
    return {
      ...resource,
      type: realType.type,
      ...realType.values && { values: { ...resource.values, ...realType.values } }
    };
  });
  if (renamers.size === 0) return { ...inventory, resources };
  const references = inventory.references.map((reference) => {
    const renamed = reference.path === void 0 ? void 0 : renamers.get(reference.from)?.(reference.path);
    return renamed === void 0 ? reference : { ...reference, path: renamed };
  });
  return { ...inventory, resources, references };
}
function cloudFinder({ resources, references }, { cloudOf: cloudOf3 }) {
  const onlyCloudOf2 = (types) => {
    const [sole2 = OTHER, ...others] = new Set(types.map(cloudOf3).filter((cloud) => cloud !== OTHER));
    return others.length === 0 ? sole2 : OTHER;
  };
  const typeAt = new Map(resources.map(({ address, type }) => [address, type]));
  const onlyCloud = onlyCloudOf2(resources.map(({ type }) => type));
  if (onlyCloud !== OTHER) return () => onlyCloud;
  const neighbourTypes = groupBy(
    references.flatMap(({ from, to }) => [
      { address: from, type: typeAt.get(to) ?? "" },
      { address: to, type: typeAt.get(from) ?? "" }
    ]),
    ({ address: of }) => of
  );
  return ({ address }) => onlyCloudOf2((neighbourTypes.get(address) ?? []).map(({ type }) => type));
}
var OTHER = "other";
function parentOf(type, knowledge) {
  const { fold: fold2, placedBy, within } = knowledge.factsOf(type);
  return fold2?.attributes?.[0] ?? (within === void 0 ? void 0 : placedBy?.[0]);
}
function withNetworks({ resources, references, linkedRoots }, knowledge) {
  const mayName = nameScope(linkedRoots);
  const sorted = inOrder(resources);
  const inlines = inlineContainers(sorted, references, knowledge);
  const several = severalElsewhere(sorted, references, knowledge);
  const hosts = hostsElsewhere(sorted, references, knowledge);
  const peers = externalPeers(sorted, references, { knowledge, mayName });
  const isPlace = (type) => isPlaceType(type, knowledge);
  const exact = references.flatMap((reference) => several.redirected(inlines.redirected(reference)));
  const knownReferences = [
    ...exact,
    ...inlines.references,
    ...several.references,
    ...hosts.references,
    ...peers.references
  ];
  const knownHere = inOrder(sorted, inlines.added, several.added, hosts.resources, peers.added);
  const unknown = unknownNetworks(knownHere, knownReferences, knowledge, isPlace);
  const inputResources = inOrder(knownHere, unknown.added);
  const elsewhere = networksElsewhere(inputResources, knowledge, { isPlace, mayName });
  const all = inOrder(inputResources, elsewhere);
  const stated = [...knownReferences.filter((reference) => !unknown.isReplaced(reference)), ...unknown.references];
  const inferred = networksBeside(
    all,
    groupBy(stated, ({ from }) => from),
    knowledge
  );
  return {
    inputResources,
    everything: all,
    implied: [...inlines.added, ...several.added, ...hosts.resources, ...peers.added, ...unknown.added, ...elsewhere],
    hosts: new Set(hosts.resources.map(({ resource }) => resource.address)),
    references: [...stated, ...inferred],
    mayName
  };
}
function inOrder(resources, ...more) {
  const added = more.flat().map(({ resource }) => resource);
  return [...resources, ...added].sort((a, b) => byAddress(a.address, b.address));
}
function referencesByKey(resources, known, instances, knowledge) {
  const { factsOf: factsOf2 } = knowledge;
  const typeOf2 = new Map(resources.map(({ address, type }) => [address, type]));
  const isNamedIn2 = (type, path) => factsOf2(type).placementRefs?.test(nameOf(path)) === true;
  const isPlace = (address) => isPlaceType(typeOf2.get(address) ?? "", knowledge);
  const keyOf4 = (address) => /^"(.+)"$/.exec(instances.get(address)?.key ?? "")?.[1] ?? "";
  const inexactReferences = known.filter(({ from, to, path = "" }) => {
    return keyOf4(from) !== "" && isPlace(to) && !isPlace(from) && !isNamedIn2(typeOf2.get(to) ?? "", path);
  });
  if (inexactReferences.length === 0) return [];
  const byNetwork = resourcesByNetwork(resources, known, knowledge);
  const stated = new Set(known.map(({ from, to, path }) => `${from} ${path} ${typeOf2.get(to)}`));
  const added = [];
  for (const { from, to, path = "" } of inexactReferences) {
    const matching = (byNetwork.get(to)?.get(keyOf4(from)) ?? []).filter(({ type }) => isNamedIn2(type, path));
    const [only] = matching;
    if (only === void 0 || matching.length > 1) continue;
    if (!stated.has(`${from} ${path} ${only.type}`)) added.push({ from, to: only.address, path, via: "value" });
  }
  return added;
}
function resourcesByNetwork(resources, known, knowledge) {
  const inner = resources.filter(({ type }) => knowledge.factsOf(type).within !== void 0);
  const byAddress2 = new Map(inner.map((resource) => [resource.address, resource]));
  const byNetwork = /* @__PURE__ */ new Map();
  for (const { from, to } of known) {
    const resource = byAddress2.get(from);
    if (resource === void 0) continue;
    const byName2 = byNetwork.get(to) ?? /* @__PURE__ */ new Map();
    byNetwork.set(to, byName2);
    for (const name of new Set(knowledge.ownNamesOf(resource.type).flatMap((at) => textsAt(resource.values, [at])))) {
      const others = byName2.get(name) ?? [];
      if (!others.includes(resource)) byName2.set(name, [...others, resource]);
    }
  }
  return byNetwork;
}
var normalised3 = (text) => text.toLowerCase().replace(/\/32$/, "").replace(/\.$/, "");
var looksLikeAddress = (text) => /[.:]/.test(text);
var addressesAt = ({ values }, paths) => paths.flatMap((path) => textsAt(values, path.split("."))).map(normalised3).filter(looksLikeAddress);
function referencesByAddress(resources, known, { factsOf: factsOf2 }) {
  const users = resources.filter(({ type, mode }) => mode === "managed" && factsOf2(type).addressRefs !== void 0);
  if (users.length === 0) return [];
  const joined = new Set(known.map(({ from, to }) => `${from} ${to}`));
  const owners2 = /* @__PURE__ */ new Map();
  for (const resource of resources) {
    const paths = factsOf2(resource.type).addresses;
    if (paths === void 0 || resource.mode === "data") continue;
    for (const text of new Set(addressesAt(resource, paths))) {
      const others = owners2.get(text);
      if (others === void 0) owners2.set(text, [resource.address]);
      else others.push(resource.address);
    }
  }
  function ownerOf3(text) {
    const candidates = owners2.get(text) ?? [];
    if (candidates.length > ANSWERING_MAX) return void 0;
    const innermost = candidates.filter(
      (candidate) => !candidates.some((other) => joined.has(`${candidate} ${other}`))
    );
    return innermost.length === 1 ? innermost[0] : void 0;
  }
  const references = [];
  for (const user of users) {
    const seen = /* @__PURE__ */ new Set([user.address]);
    for (const path of factsOf2(user.type).addressRefs ?? []) {
      for (const text of addressesAt(user, [path])) {
        const to = ownerOf3(text);
        if (to === void 0 || seen.has(to)) continue;
        seen.add(to);
        references.push({ from: user.address, to, path, via: "value" });
      }
    }
  }
  return references;
}
function externalPeers(resources, references, { knowledge, mayName }) {
  const ends = endsIn2(resources, references, knowledge);
  if (ends.length === 0) return { added: [], references: [] };
  const existing = namesIn2(resources, knowledge);
  const takenAddresses = new Set(resources.map(({ address }) => address));
  const added = [];
  const named = [];
  for (const sameEnd of groupBy(ends, ({ type, text }) => `${type} ${text.toLowerCase()}`).values()) {
    const [{ type, text, name, user }] = sameEnd;
    const address = `${type}.${name.replace(/[^A-Za-z0-9_-]/g, "-")}`;
    if (takenAddresses.has(address) || [text, name].some((label2) => existing.get(`${type} ${label2.toLowerCase()}`)?.some((one) => mayName(user, one))))
      continue;
    takenAddresses.add(address);
    const { region: _, account: __, ...provider } = user;
    added.push({ resource: createDataSource(address, type, name, { id: text, name }, provider), proof: user.address });
    for (const { user: from, path } of sameEnd) named.push({ from: from.address, to: address, path, via: "value" });
  }
  return { added: added.sort((a, b) => byAddress(a.resource.address, b.resource.address)), references: named };
}
function endsIn2(resources, references, knowledge) {
  const connections = resources.filter(
    ({ mode, type }) => mode === "managed" && knowledge.factsOf(type).connectionEnds !== void 0
  );
  if (connections.length === 0) return [];
  const referencesByFrom = groupBy(references, ({ from }) => from);
  return connections.flatMap((user) => {
    const { type, attributes, pattern } = knowledge.factsOf(user.type).connectionEnds;
    return attributes.flatMap((path) => {
      const [text = ""] = textsAt(user.values, [path]);
      const match = pattern.exec(text);
      const isStated = referencesByFrom.get(user.address)?.some((reference) => leadsInto(reference.path, path)) === true;
      return match === null || isStated ? [] : [{ user, path, type, text, name: match.groups?.name ?? text }];
    });
  });
}
function namesIn2(resources, knowledge) {
  const named = /* @__PURE__ */ new Map();
  for (const resource of resources) {
    for (const at of [...knowledge.ownIdentities, "name"])
      for (const text of textsAt(resource.values, [at])) put(named, `${resource.type} ${text.toLowerCase()}`, resource);
  }
  return named;
}

// src/inference/views/detail.ts
function supportingEdges(scene, edges) {
  const { factsOf: factsOf2, knowledge, referencesOf, resources } = scene.model;
  const pair = (a, b) => a < b ? `${a} ${b}` : `${b} ${a}`;
  const joined = new Set(edges.map(({ from, to }) => pair(from, to)));
  const isSupporting = (address) => factsOf2(address).supporting === true;
  const added = [];
  const add2 = (from, to, reference) => {
    if (from === to || scene.isContainer(from) || scene.isContainer(to)) return;
    if (!scene.drawn.has(from) || !scene.drawn.has(to) || joined.has(pair(from, to))) return;
    joined.add(pair(from, to));
    added.push({ from, to, label: "", thin: true, evidence: [byReference(reference)] });
  };
  const isHelperOfAnother = ({ to }) => factsOf2(to).hide !== void 0 && scene.rootOf(to) !== to;
  const isGrant = ({ from, path }) => [factsOf2(from).grants ?? []].flat().some(({ principals = [] }) => principals.some((end) => leadsInto(path, end)));
  const isStoredObject = ({ from, path = "" }) => factsOf2(from).passive === true && !knowledge.supportingAttributes.has(topOf(path));
  const isAboutTarget = ({ path, to }, used) => isSupporting(used) || !isSupporting(to) && path !== void 0 && knowledge.supportingAttributes.has(topOf(path));
  for (const resource of resources.values()) {
    for (const link of linksOf(factsOf2(resource.address))) {
      for (const edge of supportingEdgesOf(resource, link, scene)) {
        if (!scene.drawn.has(edge.from) || !scene.drawn.has(edge.to) || scene.isContainer(edge.from)) continue;
        joined.add(pair(edge.from, edge.to));
        added.push(edge);
      }
    }
  }
  for (const { address } of resources.values()) {
    if (factsOf2(address).isMembership === true) continue;
    const links = linksOf(factsOf2(address));
    for (const reference of referencesOf(address)) {
      if (isStoredObject(reference) || !isUse(reference, links, knowledge) || isHelperOfAnother(reference)) continue;
      const roots = scene.rootsOf(reference.to);
      for (const user of scene.rootsOf(address)) {
        if (roots.includes(user)) continue;
        for (const used of roots) {
          if (!isAboutTarget(reference, used)) continue;
          if (isGrant(reference)) add2(used, user, reference);
          else add2(user, used, reference);
        }
      }
    }
  }
  return added;
}
function isUse({ path, via }, links, knowledge) {
  if (path === void 0) return via !== "configuration";
  return !(knowledge.attributesWithoutCalls.has(topOf(path)) || knowledge.ownerAttributes.has(nameOf(path)) || knowledge.isLeftOut(path) || knowledge.isCopiedProperty(path) || links.some(({ from, to }) => [...from, ...to].some((end) => leadsInto(path, end))));
}
function withSupporting(outcomes, edges, scene) {
  const ends = /* @__PURE__ */ new Map();
  for (const { from, to } of edges) ends.set(from, (ends.get(from) ?? /* @__PURE__ */ new Set()).add(to));
  const isDrawn = ({ from, to }) => {
    const targets = ends.get(scene.rootOf(from) ?? "");
    return targets !== void 0 && scene.rootsOf(to).some((used) => targets.has(used));
  };
  const isWithin2 = ({ from, to }) => {
    const user = scene.rootOf(from);
    return user !== null && scene.rootsOf(to).every((used) => used === user);
  };
  return outcomes.map((outcome) => {
    if (outcome.why !== "quiet") return outcome;
    if (isWithin2(outcome)) return { ...outcome, why: "folded" };
    return isDrawn(outcome) ? { ...outcome, why: null } : outcome;
  });
}
function dropSupporting(graph, knowledge) {
  const nodes = [...graph.nodes.values()];
  const supporting = nodes.filter(({ type }) => !isContainerType(type) && knowledge.factsOf(type).supporting === true);
  const leftOut = new Set(supporting.map(({ address }) => address));
  const hasOthers = nodes.some(({ address, type }) => !leftOut.has(address) && !isContainerType(type));
  if (leftOut.size === 0 || !hasOthers) return { graph, leftOut: /* @__PURE__ */ new Set() };
  return {
    graph: createGraph({
      ...headOf(graph),
      nodes: nodes.filter(({ address }) => !leftOut.has(address)),
      edges: graph.edges.filter(({ from, to }) => !leftOut.has(from) && !leftOut.has(to))
    }),
    leftOut
  };
}

// src/inference/index.ts
function understand(inventory, knowledge = KNOWLEDGE, detail = "normal") {
  const model = select(inventory, knowledge);
  const folds = fold(model, detail === "all");
  const places = placeResources(model, folds);
  const access2 = accessOf3(model);
  const { spans, copies } = mergeSubnets(model, folds, places, copy(model, folds, places), access2);
  const groups = group(model, folds, places, copies, spans);
  const full = createScene({ model, folds, places, copies, spans, groups });
  const drawing = withOutsiders(inferEdges(full, access2, detail), inventory);
  const { scene, placed, edges, entrances, outcomes } = drawing;
  const assembled = assemble(scene, placed, edges, entrances, outcomes);
  const graph = graphOf(assembled, scene);
  const ledger = createLedger(inventory, scene, assembled);
  const lowDetail = detail === "low" ? dropSupporting(graph, knowledge) : null;
  return {
    graph: lowDetail?.graph ?? graph,
    scene,
    ledger: lowDetail === null ? ledger : withoutNodes(ledger, lowDetail.leftOut, HIDDEN_IN_LOW_DETAIL),
    warnings: [...inventory.warnings, ...unknownWarning(graph, knowledge)]
  };
}
function inferEdges(fullScene, access2, detail) {
  const { edges: directed, outcomes } = directEdges(fullScene);
  const usedScene = withoutUnusedLookups(fullScene, directed);
  const { calls: requests, pulls } = withoutPulls(directed, usedScene);
  const routes = egressRoutes(usedScene);
  const entrances = ingress(usedScene, requests, access2, routes);
  const entered = new Set(entrances.edges.map(({ to }) => to));
  const { scene, calls } = withoutIdleNames(usedScene, requests, entered);
  const supporting = [...pulls, ...supportingEdges(scene, directed)];
  const placed = nodesOf2(scene, access2);
  const multiplied = multiplyEdges(calls, scene);
  const routed = egressEdges(placed, multiplied, routes, scene);
  const gatewayEdges = outletEdges(scene, access2, routes, gatewayFinder(scene));
  const outboundEdges = [...routed, ...gatewayEdges, ...sessions(placed, [...multiplied, ...routed], scene)];
  const { scene: finalScene, thin } = detail === "all" ? { scene, thin: supporting.map((edge) => ({ ...edge, thin: true })) } : connectIsolated(scene, supporting, endsOf4([...calls, ...entrances.edges, ...outboundEdges], placed));
  return {
    scene: finalScene,
    placed: finalScene === scene ? placed : nodesOf2(finalScene, access2),
    edges: [...multiplied, ...multiplyEdges(thin, finalScene), ...outboundEdges],
    entrances,
    outcomes: withSupporting(outcomes, thin, finalScene)
  };
}
function withoutUnusedLookups(scene, edges) {
  const { drawn, folds, isContainer, model, rootOf } = scene;
  const used = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const isHost = (address) => model.knowledge.isHostType(model.typeOf(address)) && model.referrersOf(address).some(({ from, path }) => model.factsOf(from).runsIn?.some((end) => leadsInto(path, end)));
  const managed = [...model.resources.values()].filter(({ mode }) => mode === "managed");
  const drawnFor = (parts) => new Set(parts.map(({ address }) => rootOf(address)));
  const withParts = drawnFor(managed.filter(({ address }) => !isSetting(model.factsOf(address))));
  const elsewhere = new Set(model.externals.map(({ resource }) => resource.address));
  const unconnected = [...drawn].filter(
    (address) => model.resources.get(address)?.mode === "data" && !elsewhere.has(address) && !withParts.has(address) && !isContainer(address) && model.knowledge.isServiceType(model.typeOf(address)) && !used.has(address) && !isHost(address)
  );
  const isEverything = unconnected.length === [...drawn].filter((address) => !isContainer(address)).length;
  const withSettings = isEverything ? drawnFor(managed) : withParts;
  const unused = unconnected.filter((address) => !withSettings.has(address));
  if (unused.length === 0) return scene;
  return createScene({
    ...scene,
    folds: withHidden(folds, new Map(unused.map((address) => [address, HIDDEN_DATA_SOURCE])))
  });
}
function withOutsiders(drawing, { references }) {
  const { scene, edges, entrances } = drawing;
  const outsideActors = outsiders(scene, references);
  return {
    ...drawing,
    edges: [...edges, ...outsideActors.edges],
    entrances: {
      ...entrances,
      nodes: [...entrances.nodes, ...outsideActors.nodes],
      implied: [...entrances.implied, ...outsideActors.implied]
    }
  };
}
function endsOf4(edges, placed) {
  const resources = new Map(placed.map(({ node, resource }) => [node.address, resource]));
  return new Set(edges.flatMap(({ from, to }) => [from, to].map((end) => resources.get(end) ?? end)));
}
function assemble(scene, placed, edges, entrances, outcomes) {
  const { model, copies, folds } = scene;
  const { knowledge } = model;
  const placedNodes = placed.map(({ node }) => node);
  const inAccounts = addAccounts(placedNodes, model, folds.partsOf);
  const resources = new Map(placed.map(({ node, resource }) => [node.address, resource]));
  const resourceOf2 = ({ address }) => resources.get(address) ?? address;
  const boxes = impliedBoxes(placedNodes, scene);
  const inProjects = addProjects(inAccounts.nodes, model, resourceOf2);
  const ownerByNode = new Map([...owners(inAccounts.nodes, model, resourceOf2), ...inProjects.ownerOf]);
  const ownerOf3 = (address) => ownerByNode.get(address) ?? null;
  const inRegions = addRegions(inAccounts.nodes, { model, resourceOf: resourceOf2, inNetworks: boxes, ownerOf: ownerOf3 });
  const within = rootFacts(placedNodes, model, resourceOf2);
  const inAll = withOtherRegions(withOwners(inRegions.nodes, ownerByNode), within, model, resourceOf2);
  const { nodes, ...inNamespaces } = namespaces(inAll, model, resourceOf2);
  const shown = ({ type, attributes }) => JSON.stringify((knowledge.factsOf(type).detail ?? []).map((name) => attributes[name] ?? ""));
  const leaves = nodes.filter(({ address }) => !scene.isContainer(address));
  const collapsed = collapse(leaves, edges, instancesOfCopies(model.instances, copies), shown);
  const external = model.externals.filter(({ resource }) => scene.drawn.has(resource.address));
  const implied = [
    ...boxes.map(({ address, proof }) => ({ address, proof })),
    ...external.map(({ resource, proof }) => ({ address: resource.address, proof })),
    ...inAccounts.implied,
    ...inProjects.implied,
    ...inRegions.implied,
    ...inNamespaces.implied,
    ...entrances.implied
  ];
  const outermost = [...inAccounts.boxes, ...inProjects.boxes, ...inRegions.boxes, ...inNamespaces.boxes];
  return { nodes, boxes, outermost, within, edges, entrances, collapsed, implied, outcomes };
}
function graphOf({ nodes, boxes, outermost, within, edges, entrances, collapsed }, { copies }) {
  const representative2 = (address) => collapsed.representativeOf.get(address) ?? address;
  const representatives = nodes.filter(({ address }) => !collapsed.representativeOf.has(address));
  const byAddress2 = new Map(nodes.map((node) => [node.address, node]));
  const mergedNode = ({ changed: changed2, ...original }) => {
    const node = original.runsIn === void 0 ? original : { ...original, runsIn: representative2(original.runsIn) };
    const members = collapsed.members.get(node.address);
    if (members === void 0) return createNode({ ...node, ...changed2 && { changed: changed2 } });
    const merged = members.map((member2) => byAddress2.get(member2));
    const attributes = withSharedName(node.attributes, merged);
    return createNode({ ...node, attributes, ...severalOf2(members), ...mergeChanges(merged) });
  };
  return createGraph({
    ...Object.keys(within).length > 0 && { within },
    nodes: [...representatives.map(mergedNode), ...boxes.map(impliedBoxNode), ...outermost, ...entrances.nodes],
    edges: [
      ...edges.map(
        ({ from, to, label: label2, twoWay, thin, isImplied }) => createEdge({
          ...{ from: representative2(from), to: representative2(to), label: label2, twoWay: twoWay === true },
          ...thin === true && { thin },
          ...isImplied === true && { provenance: "implied" }
        })
      ),
      ...edgesOf(entrances, copies, representative2)
    ]
  });
}
function unknownWarning(graph, knowledge) {
  const types = /* @__PURE__ */ new Set();
  for (const { type } of graph.nodes.values()) if (!knowledge.isKnown(type)) types.add(type);
  return types.size === 0 ? [] : [unknownTypes([...types].sort(byText))];
}
function sessions(placed, edges, scene) {
  const { factsOf: factsOf2 } = scene.model;
  const openers = placed.filter(({ resource }) => factsOf2(resource).opensSessionsOn !== void 0);
  if (openers.length === 0) return [];
  const machinesByNetwork = groupBy(placed, ({ node: { parent } }) => networkOf3(parent, scene));
  const joined = new Set(edges.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]));
  return openers.flatMap(({ node: { address: from, parent }, resource }) => {
    const network = networkOf3(parent, scene);
    const types = factsOf2(resource).opensSessionsOn ?? [];
    const machinesIn2 = (inNetwork3) => (machinesByNetwork.get(inNetwork3) ?? []).filter(({ node }) => types.includes(node.type)).map(({ node }) => node.address);
    const inNetwork2 = network === null ? [] : machinesIn2(network);
    const peered = network === null || inNetwork2.length > 0 ? [] : peersOf(network, scene).flatMap(machinesIn2);
    const targets = inNetwork2.length > 0 ? inNetwork2 : peered.length === 1 ? peered : [];
    if (targets.length > SESSIONS_MAX) return [];
    return targets.filter((to) => !joined.has(`${from} ${to}`)).map((to) => ({ from, to, label: "", evidence: [{ rule: "session", by: resource }] }));
  });
}
function peersOf(network, { model }) {
  const isNetwork = (address) => model.factsOf(address).ranges?.isNetwork === true;
  const connections = model.referrersOf(network).filter(({ from }) => model.factsOf(from).connection !== void 0);
  const joinedNetworks = connections.flatMap(({ from }) => model.referencesOf(from).map(({ to }) => to));
  return [...new Set(joinedNetworks)].filter((other) => other !== network && isNetwork(other)).sort(byAddress);
}
function networkOf3(start, { model, parentOf: parentOf2 }) {
  let at = start;
  while (at !== null && model.factsOf(at).ranges?.isNetwork !== true) at = parentOf2(at);
  return at;
}
function owners(nodes, model, resourceOf2) {
  const { factsOf: factsOf2, knowledge, namedBy: namedBy4, resources, valuesOf: valuesOf2 } = model;
  const ids = /* @__PURE__ */ new Map();
  const accounts = /* @__PURE__ */ new Map();
  for (const node of nodes) {
    const { accountId } = factsOf2(resourceOf2(node));
    if (accountId === void 0 || node.parent !== null) continue;
    accounts.set(node.address, knowledge.cloudOf(node.type));
    for (const id of textsAt(valuesOf2(resourceOf2(node)), [accountId])) ids.set(id, node.address);
  }
  if (accounts.size === 0) return /* @__PURE__ */ new Map();
  const ownerByNode = /* @__PURE__ */ new Map();
  const undecided = [];
  let hasOtherAccounts = false;
  for (const node of nodes) {
    const resource = resources.get(resourceOf2(node));
    const isInCloud = [...accounts.values()].includes(knowledge.cloudOf(node.type));
    if (node.parent !== null || resource === void 0 || !isInCloud) continue;
    if (knowledge.factsOf(node.type).holdsAccounts === true) continue;
    const [named] = namedBy4(resource.address, [...knowledge.ownerAttributes]).filter((target) => accounts.has(target));
    const { account } = locationOf(resource, knowledge);
    const isStated = account !== null && !knowledge.isPlaceholderAccount(account);
    const owner = named ?? (isStated ? ids.get(account) : void 0);
    if (owner !== void 0) ownerByNode.set(node.address, owner);
    else if (isStated) hasOtherAccounts = true;
    else undecided.push(node);
  }
  const [sole2] = accounts.keys();
  if (sole2 !== void 0 && accounts.size === 1 && !hasOtherAccounts)
    for (const { address } of undecided) ownerByNode.set(address, sole2);
  return ownerByNode;
}
var withOwners = (nodes, owned) => nodes.map((node) => {
  const owner = owned.get(node.address);
  const isFree = node.parent === null && node.runsIn === void 0;
  return owner !== void 0 && isFree ? createNode({ ...node, runsIn: owner }) : node;
});
var GROUP_CHAIN_MAX = 8;
function namespaces(nodes, model, resourceOf2) {
  const { factsOf: factsOf2, namedBy: namedBy4 } = model;
  const members = nodes.flatMap((node) => {
    const resource = resourceOf2(node);
    const rule = factsOf2(resource).grouped;
    const name = rule === void 0 ? null : groupNameOf(resource, model);
    if (rule === void 0 || name === null || rule.defaultNames.includes(name)) return [];
    const key = JSON.stringify([node.parent, rule.box, name, [...namedBy4(resource, rule.clusterAttributes)].sort()]);
    return [{ node, resource, rule, name, key, isGroup: rule.nameAttribute !== void 0 }];
  });
  const takenAddresses = new Set(nodes.map(({ address }) => address));
  const parents = /* @__PURE__ */ new Map();
  const boxes = [];
  const implied = [];
  for (const together of groupBy(members, ({ key }) => key).values()) {
    const [{ node, resource, rule, name }] = together;
    if (together.every(({ isGroup }) => isGroup)) continue;
    const address = freshAddress(rule.box, `${rule.noun}_${name.replace(/[^A-Za-z0-9_-]/g, "_")}`, takenAddresses);
    takenAddresses.add(address);
    const attributes = { name: `${rule.noun} ${name}` };
    boxes.push(createNode({ address, parent: node.parent, attributes, provenance: "implied" }));
    implied.push({ address, proof: resource });
    for (const member2 of together) parents.set(member2.node.address, address);
  }
  if (boxes.length === 0) return { nodes, boxes, implied };
  return {
    nodes: nodes.map((node) => createNode({ ...node, parent: parents.get(node.address) ?? node.parent })),
    boxes,
    implied
  };
}
function groupNameOf(address, model, depth = 0) {
  const { factsOf: factsOf2, referencesOf, resources, valuesOf: valuesOf2 } = model;
  const { grouped: rule } = factsOf2(address);
  if (rule === void 0 || depth > GROUP_CHAIN_MAX) return null;
  const paths = rule.nameAttribute === void 0 ? rule.attributes : [rule.nameAttribute];
  const known = paths.flatMap((path) => textsAt(valuesOf2(address), path.split("."))).find((text) => text !== "");
  if (known !== void 0) return known;
  if (rule.nameAttribute !== void 0) return resources.get(address)?.name ?? null;
  const named = referencesOf(address).filter(({ path, to }) => {
    const isGrouped = factsOf2(to).grouped !== void 0;
    return isGrouped && rule.attributes.some((attribute) => leadsInto(path, attribute));
  });
  const names = new Set(named.map(({ to }) => groupNameOf(to, model, depth + 1)));
  const [name = null] = names;
  return names.size === 1 ? name : null;
}

// elsewhere:src/graph/tree.ts
var module56 = require("./picture.js").modules["src/graph/tree.ts"]();
var ancestorsOf = module56.ancestorsOf;
var childrenOf = module56.childrenOf;

// src/inference/views/simplify/boxes.ts
function treeOf(graph) {
  const children = childrenOf(graph);
  const order = [];
  const stack = (children.get(null) ?? []).map(({ address }) => address).reverse();
  for (let at = stack.pop(); at !== void 0; at = stack.pop()) {
    order.push(at);
    for (const { address } of [...children.get(at) ?? []].reverse()) stack.push(address);
  }
  const first = new Map(order.map((address, i) => [address, i]));
  const last = new Map(first);
  for (const address of [...order].reverse()) {
    const parent = graph.nodes.get(address)?.parent ?? null;
    if (parent !== null) last.set(parent, Math.max(last.get(parent), last.get(address)));
  }
  const position = (address) => first.get(address) ?? -1;
  return {
    order,
    isInside: (address, container) => position(container) < position(address) && position(address) <= last.get(container)
  };
}
function parentsWithout(graph, tree, isRemoved) {
  const parents = /* @__PURE__ */ new Map();
  for (const address of tree.order) {
    const parent = graph.nodes.get(address)?.parent ?? null;
    parents.set(address, parent !== null && isRemoved(parent) ? parents.get(parent) : parent);
  }
  return parents;
}
function dissolve(arcs, container, members, outer, tree) {
  const sources = arcs.to(container);
  const isFew = members.length > 0 && members.length * sources.size <= CARRIED_MAX;
  const targets = isFew ? members : outer === null ? [] : [outer];
  for (const [from, arc] of sources) {
    for (const to of targets) if (to !== from && !tree.isInside(from, to)) arcs.add(from, to, arc);
  }
  arcs.remove(container);
}
function emptyContainers(graph, tree, isService2) {
  const full = /* @__PURE__ */ new Set();
  const empty = [];
  for (const address of [...tree.order].reverse()) {
    const { type, parent } = graph.nodes.get(address);
    if (isService2(address) || full.has(address)) {
      if (parent !== null) full.add(parent);
    } else if (isContainerType(type)) {
      empty.push(address);
    }
  }
  return empty;
}

// src/inference/views/overview/groups.ts
function groupingOf(graph, tree, levels) {
  const inTreeOrder = tree.order.map((address) => graph.nodes.get(address));
  const emptyContainers2 = containersOfContainers(inTreeOrder);
  const containers = inTreeOrder.filter(({ address, type }) => isContainerType(type) && !emptyContainers2.has(address));
  const leaves = [...graph.nodes.values()].filter(({ address, type }) => emptyContainers2.get(address) === address || !isContainerType(type)).map((node) => ({ node, modules: modulesOf(node.address) }));
  const peers = peersOf2(containers, levels);
  const withOwnIcon = changedNodes(leaves.map(({ node }) => node));
  return (view) => {
    const boxes = /* @__PURE__ */ new Map([[null, null]]);
    for (const { address, parent } of containers) {
      const level = levels.levelOf(address);
      const isMerged = view.innermost === "merged" && level === view.levels - 1;
      const drawnBox = isMerged ? peers.get(address)?.[0]?.address ?? address : address;
      boxes.set(address, level < view.levels ? drawnBox : boxes.get(parent));
    }
    const isLast = (box) => box !== null && levels.levelOf(box) === view.levels - 1;
    const groups = /* @__PURE__ */ new Map();
    for (const { node, modules: modules2 } of leaves) {
      const container = boxes.get(node.parent);
      const isClosed = view.innermost === "closed" && isLast(container);
      const module92 = isClosed ? "" : modules2[Math.min(view.modules, modules2.length) - 1] ?? "";
      const isContents = isClosed || view.areModulesClosed && module92 !== "";
      if (withOwnIcon.has(node.address)) {
        groups.set(node.address, { container, module: module92, isContents: false, members: [node] });
        continue;
      }
      const key = `${container ?? ""}
${module92}
${isContents ? "" : node.type}`;
      const group2 = groups.get(key);
      if (group2 === void 0) groups.set(key, { container, module: module92, isContents, members: [node] });
      else group2.members.push(node);
    }
    const boxOf3 = (address) => boxes.get(boxes.has(address) ? address : graph.nodes.get(address).parent) ?? null;
    const outerBoxes2 = /* @__PURE__ */ new Map();
    for (const { container } of groups.values()) {
      for (let at = container; at !== null && !outerBoxes2.has(at); at = outerBoxes2.get(at)) {
        outerBoxes2.set(at, boxes.get(graph.nodes.get(at).parent));
      }
    }
    return {
      groups: [...groups.values()],
      leafOf: (address) => emptyContainers2.get(address) ?? address,
      boxOf: boxOf3,
      boxes: outerBoxes2,
      containersIn: (box) => view.innermost === "merged" && isLast(box) ? peers.get(box) : [graph.nodes.get(box)]
    };
  };
}
function changedNodes(leaves) {
  const differing = leaves.filter(({ change, changed: changed2 }) => change !== "none" || changed2 !== void 0);
  const changing = differing.filter(({ change }) => change !== "none");
  const few = [differing, changing].find(({ length }) => length <= CHANGED_ALONE_MAX) ?? [];
  return new Set(few.map(({ address }) => address));
}
function containersOfContainers(inTreeOrder) {
  const filled = /* @__PURE__ */ new Set();
  for (const { address, type, parent } of [...inTreeOrder].reverse())
    if (parent !== null && (!isContainerType(type) || filled.has(address))) filled.add(parent);
  const outermost = /* @__PURE__ */ new Map();
  for (const { address, type, parent } of inTreeOrder) {
    if (!isContainerType(type) || filled.has(address)) continue;
    outermost.set(address, (parent === null ? void 0 : outermost.get(parent)) ?? address);
  }
  return outermost;
}
function peersOf2(containers, levels) {
  const byKey2 = /* @__PURE__ */ new Map();
  const peers = /* @__PURE__ */ new Map();
  for (const node of containers) {
    const key = `${levels.levelOf(node.address)} ${node.type} ${node.parent}`;
    const peersOfKey = byKey2.get(key) ?? [];
    peersOfKey.push(node);
    byKey2.set(key, peersOfKey);
    peers.set(node.address, peersOfKey);
  }
  return peers;
}
function levelsOf(graph, knowledge) {
  const levelByAddress = /* @__PURE__ */ new Map();
  const assignLevel = (start) => {
    const chain = [];
    let at = start;
    while (at !== void 0 && !levelByAddress.has(at.address)) {
      chain.push(at);
      at = at.parent === null ? void 0 : graph.nodes.get(at.parent);
    }
    let outer = at === void 0 ? void 0 : levelByAddress.get(at.address);
    for (const { address, type } of chain.reverse()) {
      const { rank } = knowledge.boxFactsOf(type);
      outer = { rank: Math.max(rank, outer?.rank ?? 0), depth: (outer?.depth ?? 0) + 1 };
      levelByAddress.set(address, outer);
    }
  };
  for (const node of graph.nodes.values()) if (isContainerType(node.type)) assignLevel(node);
  const key = ({ rank, depth }) => `${rank} ${depth}`;
  const distinct = [...new Map([...levelByAddress.values()].map((level) => [key(level), level])).values()].sort(
    (a, b) => a.rank - b.rank || a.depth - b.depth
  );
  const levels = new Map(distinct.map((each, level) => [key(each), level]));
  return {
    count: distinct.length,
    levelOf: (container) => levels.get(key(levelByAddress.get(container))),
    isClosable: (level) => (distinct[level]?.rank ?? Number.POSITIVE_INFINITY) <= CLOSED_RANK_MAX
  };
}
function viewsOf(graph, levels) {
  let deepest = 0;
  for (const address of graph.nodes.keys()) deepest = Math.max(deepest, modulesOf(address).length);
  const depths = [.../* @__PURE__ */ new Set([deepest, 1, 0])].filter((depth) => depth <= deepest);
  const views = [];
  for (let level = Math.min(levels.count, OVERVIEW_LEVELS); level >= 0; level--) {
    const innermosts = level > 0 && levels.isClosable(level - 1) ? ["open", "closed", "merged"] : ["open"];
    for (const modules2 of depths) {
      for (const innermost of innermosts) views.push({ levels: level, innermost, modules: modules2, areModulesClosed: false });
      if (modules2 > 0) views.push({ levels: level, innermost: "open", modules: modules2, areModulesClosed: true });
    }
  }
  return views;
}

// elsewhere:src/inference/views/overview/readable.ts
var module57 = require("./picture.js").modules["src/inference/views/overview/readable.ts"]();
var ALWAYS_OVERVIEW = module57.ALWAYS_OVERVIEW;
var READABLE = module57.READABLE;
var isReadable = module57.isReadable;
var isSmall = module57.isSmall;

// src/inference/views/overview/index.ts
var SIZES = { ...READABLE, size: OVERVIEW_SIZE };
function overview(graph, knowledge = KNOWLEDGE, sizes = SIZES) {
  if (isReadable(graph, sizes)) return null;
  const levels = levelsOf(graph, knowledge);
  const group2 = groupingOf(graph, treeOf(graph), levels);
  const view = largestThatFits(viewsOf(graph, levels), (candidate) => sizeOf(group2(candidate)), sizes.size);
  if (view === null || sizeOf(group2(view)) >= graph.nodes.size) return null;
  const { iconOf: _, ...drawn } = drawGrouped(graph, group2(view), knowledge);
  return drawn;
}
var sizeOf = ({ groups, boxes }) => groups.length + boxes.size;
function largestThatFits(views, sizeIn, limit) {
  let best = null;
  for (const view of views) {
    const size = sizeIn(view);
    if (size === 0) continue;
    const isBetter = best === null || (best.size > limit ? size < best.size : size <= limit && size > best.size);
    if (isBetter) best = { view, size };
  }
  return best?.view ?? null;
}
function drawGrouped(graph, grouped, knowledge) {
  const takenAddresses = new Set(graph.nodes.keys());
  const iconOf = /* @__PURE__ */ new Map();
  const icons = [];
  const groupsPerContainer = countBy(grouped.groups, ({ container }) => container);
  for (const group2 of grouped.groups) {
    const node = iconFor(group2, (address) => takenAddresses.has(address), knowledge);
    takenAddresses.add(node.address);
    icons.push({ ...node, parent: group2.container });
    for (const { address } of group2.members) iconOf.set(address, node.address);
    const isAlone = group2.container !== null && groupsPerContainer.get(group2.container) === 1;
    if (standsForContents(group2) && group2.module === "" && isAlone) iconOf.set(group2.container, node.address);
  }
  const boxes = [...grouped.boxes].map(([box, parent]) => ({ ...severalBox(grouped.containersIn(box)), parent }));
  const parents = new Map([...icons, ...boxes].map(({ address, parent }) => [address, parent]));
  const endOf = (address) => {
    const box = grouped.boxOf(address);
    return iconOf.get(grouped.leafOf(address)) ?? (box === null ? null : iconOf.get(box) ?? (grouped.boxes.has(box) ? box : null));
  };
  const bundles = joinDirections(bundlesOf2(graph.edges, endOf)).filter(({ from, to }) => !isInside(from, to, parents));
  const drawn = strongest(bundles, icons.length);
  return {
    graph: createGraph({ ...headOf(graph), nodes: [...boxes, ...icons], edges: drawn.map(edgeOf) }),
    full: { shapes: graph.nodes.size, lines: graph.edges.length },
    arrows: { found: bundles.length, drawn: drawn.length },
    drawnFor: (address) => graph.nodes.has(address) ? endOf(address) ?? void 0 : void 0,
    iconOf
  };
}
function countBy(items, keyOf4) {
  const counts = /* @__PURE__ */ new Map();
  for (const item of items) counts.set(keyOf4(item), (counts.get(keyOf4(item)) ?? 0) + 1);
  return counts;
}
var standsForContents = ({ isContents, members }) => isContents && members.length > 1;
function iconFor(group2, isTaken, knowledge) {
  if (standsForContents(group2)) return contentsOf(group2, isTaken, knowledge);
  if (isContainerType(group2.members[0].type)) return severalBox(group2.members);
  const node = mergeNodes(group2.members, isTaken);
  const isUseless = node.labelOverride !== void 0 && (node.change === "none" || group2.members.length > 1);
  return isUseless ? { ...node, labelOverride: "" } : node;
}
function isInside(address, container, parents) {
  let at = parents.get(address) ?? null;
  while (at !== null && at !== container) at = parents.get(at) ?? null;
  return at !== null;
}
function listKinds(members, knowledge) {
  const byTitle = /* @__PURE__ */ new Map();
  for (const node of members) {
    const { title } = knowledge.factsOf(node.type);
    const sameTitle = byTitle.get(title);
    if (sameTitle === void 0) byTitle.set(title, [node]);
    else sameTitle.push(node);
  }
  const counts = [...byTitle].map(([title, nodes]) => {
    const isPlumbing = knowledge.factsOf(nodes[0].type).plumbing === true;
    return { title, count: countDrawn(nodes), order: isPlumbing ? 1 : 0 };
  }).filter(({ count }) => count > 0).sort((a, b) => a.order - b.order || b.count - a.count || byText(a.title, b.title));
  const unlisted = counts.slice(KINDS_LISTED).reduce((sum, { count }) => sum + count, 0);
  return severalNames(
    counts.slice(0, KINDS_LISTED).map(({ count, title }) => nounWithCount(count, title)),
    unlisted
  );
}
function contentsOf(group2, isTaken, knowledge) {
  const { members, module: module92 } = group2;
  const type = knowledge.contentsTypeOf(knowledge.cloudOf(members[0].type));
  const prefix = module92 === "" ? "" : `${module92}.`;
  const step = parseAddress(`${prefix}${type}.contents`)?.modules.at(-1);
  const name = step === void 0 ? "" : `${unescapeName(step.name)}${step.index === null ? "" : ` ${step.index}`}: `;
  let address = `${prefix}${type}.contents`;
  for (let n = 1; isTaken(address); n++) address = `${prefix}${type}.contents[${n}]`;
  return createNode({
    address,
    type,
    parent: group2.container,
    ...mergeChanges(members),
    count: countResources(members),
    labelOverride: `${name}${listKinds(members, knowledge)}`
  });
}
function bundlesOf2(edges, endOf) {
  const bundles = /* @__PURE__ */ new Map();
  const put2 = (from, to, edge) => {
    if (from === null || to === null || from === to) return;
    const key = `${from}
${to}`;
    const bundle = bundles.get(key);
    if (bundle === void 0) bundles.set(key, { from, to, twoWay: false, edges: [edge] });
    else bundle.edges.push(edge);
  };
  for (const edge of edges) {
    put2(endOf(edge.from), endOf(edge.to), edge);
    if (edge.twoWay) put2(endOf(edge.to), endOf(edge.from), edge);
  }
  return [...bundles.values()];
}
function joinDirections(bundles) {
  const byEnds = new Map(bundles.map((bundle) => [`${bundle.from}
${bundle.to}`, bundle]));
  return bundles.flatMap((bundle) => {
    const opposite = byEnds.get(`${bundle.to}
${bundle.from}`);
    if (opposite === void 0) return [bundle];
    const difference = bundle.edges.length - opposite.edges.length || (bundle.from < bundle.to ? 1 : -1);
    if (difference < 0) return [];
    const isTwoWay = opposite.edges.length >= bundle.edges.length * OVERVIEW_BIDIRECTIONAL;
    return [{ ...bundle, twoWay: isTwoWay, edges: [...bundle.edges, ...opposite.edges] }];
  });
}
function strongest(bundles, icons) {
  const limit = Math.ceil(icons * OVERVIEW_EDGES);
  if (bundles.length <= limit) return bundles;
  const inOrder2 = [...bundles].sort((a, b) => b.edges.length - a.edges.length);
  const chosen = /* @__PURE__ */ new Set();
  const joined = /* @__PURE__ */ new Set();
  const choose = (bundle) => {
    chosen.add(bundle);
    joined.add(bundle.from).add(bundle.to);
  };
  for (const bundle of inOrder2) if (changeOfAll(bundle.edges) !== void 0 && chosen.size < limit) choose(bundle);
  const reached = /* @__PURE__ */ new Set();
  for (const bundle of inOrder2) {
    if (!reached.has(bundle.to)) choose(bundle);
    reached.add(bundle.to);
  }
  for (const bundle of inOrder2) if (!joined.has(bundle.from)) choose(bundle);
  for (const bundle of inOrder2) if (chosen.size < limit) choose(bundle);
  return bundles.filter((bundle) => chosen.has(bundle));
}
function edgeOf({ from, to, twoWay, edges }) {
  const [first] = edges;
  const label2 = edges.every((edge) => edge.label === first.label) ? first.label : "";
  const provenance = edges.some((edge) => edge.provenance === "planned") ? "planned" : first.provenance;
  const isThin = edges.every((edge) => edge.thin === true);
  const change = changeOfAll(edges);
  return createEdge({
    ...{ from, to, twoWay, label: label2, provenance },
    ...isThin && { thin: true },
    ...change !== void 0 && { change }
  });
}
function changeOfAll(edges) {
  const [first] = edges;
  const change = edges.every((edge) => edge.change === first?.change) ? first?.change : void 0;
  return change === "create" || change === "delete" ? change : void 0;
}

// src/inference/views/pages/index.ts
function pagesOf(graph, knowledge = KNOWLEDGE) {
  const split = splitIntoPages(graph, knowledge);
  if (split.pages.length === 0) return null;
  const { graph: overview2, pageOfIcon, drawnFor } = overviewOfPages(graph, split, knowledge);
  return {
    ...{ overview: overview2, drawnFor, pageOfIcon, ids: split.pages, pageOf: split.pageOf, total: split.total },
    page: (id) => pageGraph(graph, id, split)
  };
}
function pageGraph(graph, page, split) {
  const pageNodes = nodesOfPage(graph, page, split);
  const nodes = new Map([...pageNodes].map((address) => [address, graph.nodes.get(address)]));
  for (const address of pageNodes)
    for (const container of ancestorsOf(graph, address)) nodes.set(container.address, container);
  const crossing = graph.edges.filter(({ from, to }) => pageNodes.has(from) !== pageNodes.has(to));
  const outside2 = /* @__PURE__ */ new Map();
  const seen = /* @__PURE__ */ new Set();
  for (const { from, to } of crossing) {
    const address = pageNodes.has(from) ? to : from;
    if (seen.has(address)) continue;
    seen.add(address);
    const node = graph.nodes.get(address);
    const key = `${containerOf(graph, node, split)}
${split.pageOf(address)}
${node.type}`;
    put(outside2, key, node);
  }
  const stubs = stubsOf(graph, [...outside2.values()], nodes, split);
  const endOf = (address) => pageNodes.has(address) ? address : stubs.get(address);
  const inner = graph.edges.filter(({ from, to }) => pageNodes.has(from) && pageNodes.has(to));
  const outer = crossing.map((edge) => ({ ...edge, from: endOf(edge.from), to: endOf(edge.to) })).filter(({ from, to }) => !isWithin(from, to, nodes) && !isWithin(to, from, nodes));
  const { title, within } = graph;
  return createGraph({
    title,
    ...within !== void 0 && { within },
    nodes: nodes.values(),
    edges: [...inner, ...outer]
  });
}
function nodesOfPage(graph, page, { pageOf }) {
  const nodes = /* @__PURE__ */ new Set();
  for (const { address } of graph.nodes.values()) if (pageOf(address) === page) nodes.add(address);
  return nodes;
}
function containerOf(graph, { address }, { pageOf }) {
  const page = pageOf(address);
  if (page !== null && graph.nodes.has(page)) return page;
  return ancestorsOf(graph, address).at(-1)?.address ?? null;
}
function stubsOf(graph, outsideNodes, nodes, split) {
  const drawnAs2 = /* @__PURE__ */ new Map();
  const takenAddresses = new Set(graph.nodes.keys());
  for (const members of outsideNodes) {
    const [first] = members;
    const container = containerOf(graph, first, split);
    if (container !== null && !nodes.has(container)) nodes.set(container, stubBox(graph, container, nodes));
    if (isContainerType(first.type)) {
      const box = container !== null && split.pageOf(first.address) !== null ? container : first.address;
      if (!nodes.has(box))
        nodes.set(box, { ...severalBox(members), address: box, parent: container === box ? null : container });
      for (const { address } of members) drawnAs2.set(address, box);
      continue;
    }
    const node = mergeNodes(members, (address) => takenAddresses.has(address));
    takenAddresses.add(node.address);
    nodes.set(node.address, { ...node, parent: container });
    for (const { address } of members) drawnAs2.set(address, node.address);
  }
  return drawnAs2;
}
function stubBox(graph, container, nodes) {
  const parent = ancestorsOf(graph, container).find(({ address }) => nodes.has(address))?.address ?? null;
  return { ...graph.nodes.get(container), parent };
}
function isWithin(container, address, nodes) {
  let at = address;
  while (at !== null && at !== container) at = nodes.get(at)?.parent ?? null;
  return at !== null;
}
function overviewOfPages(graph, split, knowledge) {
  const inTreeOrder = treeOf(graph).order.map((address) => graph.nodes.get(address));
  const boxOf3 = drawnBoxes(graph, inTreeOrder, split);
  const emptyContainers2 = containersOfContainers(inTreeOrder);
  const leaves = inTreeOrder.filter(
    ({ address, type }) => !isContainerType(type) || emptyContainers2.get(address) === address && split.pageOf(address) === null
  );
  const groups = groupsOf3(leaves, split, boxOf3, knowledge);
  const boxes = /* @__PURE__ */ new Map();
  for (const { container } of groups) {
    for (let at = container; at !== null && !boxes.has(at); at = boxes.get(at))
      boxes.set(at, boxOf3(graph.nodes.get(at).parent));
  }
  const grouped = {
    groups,
    leafOf: (address) => emptyContainers2.get(address) ?? address,
    boxOf: boxOf3,
    boxes,
    containersIn: (box) => [graph.nodes.get(box)]
  };
  const { iconOf, ...drawn } = drawGrouped(graph, grouped, knowledge);
  const pageOfIcon = /* @__PURE__ */ new Map();
  for (const [address, icon] of iconOf) {
    const page = split.pageOf(address);
    if (page !== null) pageOfIcon.set(icon, page);
  }
  return { ...drawn, pageOfIcon };
}
function drawnBoxes(graph, inTreeOrder, { pageOf }) {
  const boxes = /* @__PURE__ */ new Map([[null, null]]);
  for (const { address, type, parent } of inTreeOrder) {
    const page = pageOf(address);
    const isOnPage = page !== null && page !== address && graph.nodes.has(page);
    boxes.set(address, isContainerType(type) && !isOnPage ? address : boxes.get(parent));
  }
  return (address) => boxes.get(address) ?? null;
}
function groupsOf3(leaves, split, boxOf3, knowledge) {
  const byPage = /* @__PURE__ */ new Map();
  const withoutPage = [];
  for (const node of leaves) {
    const page = split.pageOf(node.address);
    if (page === null) withoutPage.push(node);
    else put(byPage, page, node);
  }
  const isGroupedByType = withoutPage.length > OVERVIEW_SIZE / 2;
  const groups = [
    ...byKey(withoutPage, (node) => isGroupedByType ? `${node.parent}
${node.type}` : node.address)
  ].map((members) => ({ container: boxOf3(members[0].parent), module: "", isContents: false, members }));
  for (const members of byPage.values()) {
    for (const inContainer of byKey(members, ({ parent }) => String(boxOf3(parent)))) {
      const container = boxOf3(inContainer[0].parent);
      for (const { isContents, members: ofType } of mainTypesOf(inContainer, knowledge))
        groups.push({ container, module: moduleOf(ofType, split), isContents, members: ofType });
    }
  }
  return groups;
}
function moduleOf([first], { pageOf }) {
  const page = pageOf(first.address);
  return page === modulesOf(first.address)[0] ? page ?? "" : "";
}
function mainTypesOf(members, knowledge) {
  const plumbingRank = (type) => knowledge.factsOf(type).plumbing === true ? 1 : 0;
  const types = [...byKey(members, ({ type }) => type)].sort((a, b) => {
    const [x, y] = [a[0].type, b[0].type];
    return plumbingRank(x) - plumbingRank(y) || countResources(b) - countResources(a) || byText(x, y);
  });
  const shown = types.length === PAGE_TYPES_MAX + 1 ? types.length : PAGE_TYPES_MAX;
  const unlisted = new Set(types.slice(shown).flat());
  return [
    ...types.slice(0, shown).map((sameType) => ({ isContents: false, members: sameType })),
    ...unlisted.size > 0 ? [{ isContents: true, members: members.filter((node) => unlisted.has(node)) }] : []
  ];
}
function byKey(members, keyOf4) {
  const byKeyValue = /* @__PURE__ */ new Map();
  for (const node of members) put(byKeyValue, keyOf4(node), node);
  return byKeyValue.values();
}
function splitIntoPages(graph, knowledge) {
  const ancestorsAt = ancestorFinder(graph, knowledge);
  const pageByNode = /* @__PURE__ */ new Map();
  const sizes = /* @__PURE__ */ new Map();
  for (const { address, type } of graph.nodes.values()) {
    if (isContainerType(type) || isPseudoType(type)) continue;
    const { page, outermost } = ancestorsAt(address);
    const pageId = page ?? modulesOf(address)[0] ?? outermost;
    if (pageId === null) continue;
    pageByNode.set(address, pageId);
    sizes.set(pageId, (sizes.get(pageId) ?? 0) + 1);
  }
  const candidates = [...sizes].filter(([, size]) => size >= PAGE_ICONS);
  const largest2 = [...candidates].sort((a, b) => b[1] - a[1] || byText(a[0], b[0])).slice(0, PAGES_MAX);
  const chosen = new Set(largest2.map(([id]) => id));
  const pages = [...graph.nodes.keys(), ...sizes.keys()].filter((id) => chosen.delete(id));
  const chosenPages = new Set(pages);
  const pageOf = (address) => {
    const pageId = pageByNode.get(address) ?? ancestorsAt(address).page;
    return pageId !== null && chosenPages.has(pageId) ? pageId : null;
  };
  return { pages, pageOf, total: candidates.length };
}
function ancestorFinder(graph, knowledge) {
  const known = /* @__PURE__ */ new Map();
  return (address) => {
    const chain = [];
    let at = graph.nodes.get(address);
    while (at !== void 0 && !known.has(at.address)) {
      chain.push(at);
      at = at.parent === null ? void 0 : graph.nodes.get(at.parent);
    }
    let ancestors = (at && known.get(at.address)) ?? { page: null, outermost: null };
    for (const node of chain.reverse()) {
      if (isContainerType(node.type)) {
        const isPage = knowledge.boxFactsOf(node.type).isPage === true;
        ancestors = {
          page: ancestors.page ?? (isPage ? node.address : null),
          outermost: ancestors.outermost ?? node.address
        };
      }
      known.set(node.address, ancestors);
    }
    return ancestors;
  };
}

// src/inference/views/simplify/arcs.ts
var FROM_WEAKEST = ["implied", "assumed", "planned"];
var FROM_STRONGEST = [...FROM_WEAKEST].reverse();
var firstIn = (order, a, b) => order.indexOf(a) < order.indexOf(b) ? a : b;
var joinConsecutive = (first, second) => ({
  label: first.label === "" ? second.label : first.label,
  provenance: firstIn(FROM_WEAKEST, first.provenance, second.provenance),
  isHalf: first.isHalf && second.isHalf,
  isThin: first.isThin || second.isThin
});
var joinParallel = (a, b) => ({
  // Each label may already consist of several.
  label: [.../* @__PURE__ */ new Set([...a.label.split(", "), ...b.label.split(", ")])].filter((label2) => label2 !== "").join(", "),
  provenance: firstIn(FROM_STRONGEST, a.provenance, b.provenance),
  isHalf: a.isHalf || b.isHalf,
  isThin: a.isThin && b.isThin
});
var NONE2 = /* @__PURE__ */ new Map();
function createArcs(edges) {
  const outgoing = /* @__PURE__ */ new Map();
  const incoming = /* @__PURE__ */ new Map();
  const put2 = (index, here, there, arc) => {
    const ends = index.get(here);
    if (ends === void 0) index.set(here, /* @__PURE__ */ new Map([[there, arc]]));
    else ends.set(there, arc);
  };
  const add2 = (from, to, arc) => {
    const known = outgoing.get(from)?.get(to);
    const merged = known === void 0 ? arc : joinParallel(known, arc);
    put2(outgoing, from, to, merged);
    put2(incoming, to, from, merged);
  };
  for (const { from, to, twoWay, label: label2, provenance, thin } of edges) {
    const arc = { label: label2, provenance, isHalf: twoWay, isThin: thin === true };
    add2(from, to, arc);
    if (twoWay) add2(to, from, arc);
  }
  return {
    from: (address) => outgoing.get(address) ?? NONE2,
    to: (address) => incoming.get(address) ?? NONE2,
    add: add2,
    remove: (address) => {
      for (const end of outgoing.get(address)?.keys() ?? []) incoming.get(end)?.delete(address);
      for (const end of incoming.get(address)?.keys() ?? []) outgoing.get(end)?.delete(address);
      outgoing.delete(address);
      incoming.delete(address);
    },
    edges: () => edgesOf2(outgoing)
  };
}
function edgesOf2(outgoing) {
  const order = new Map([...outgoing.keys()].map((address, i) => [address, i]));
  const isBefore = (a, b) => order.get(a) < order.get(b);
  return [...outgoing].flatMap(
    ([from, ends]) => [...ends].flatMap(([to, arc]) => {
      const back = arc.isHalf && from !== to ? outgoing.get(to)?.get(from) : void 0;
      if (back?.isHalf !== true) return [edgeOf2(from, to, arc, false)];
      return isBefore(from, to) ? [edgeOf2(from, to, joinParallel(arc, back), true)] : [];
    })
  );
}
var edgeOf2 = (from, to, { label: label2, provenance, isThin }, twoWay) => ({
  ...{ from, to, twoWay, label: label2, provenance },
  ...isThin && { thin: true }
});

// src/inference/views/simplify/index.ts
function simplify(graph, knowledge = KNOWLEDGE) {
  const { graph: united, folded } = uniteCopies(graph);
  const first = pass(united, knowledge);
  if (first === null) return { graph, contracted: /* @__PURE__ */ new Set(), folded: /* @__PURE__ */ new Map() };
  let result = combine(graph, { graph: united, contracted: /* @__PURE__ */ new Set(), folded }, first);
  for (let last = first; hasChanged(last) && hasPlumbing(last.graph, knowledge); ) {
    last = pass(last.graph, knowledge);
    if (last === null) break;
    result = combine(graph, result, last);
  }
  return result;
}
var hasChanged = ({ contracted, folded }) => contracted.size + folded.size > 0;
var hasPlumbing = (graph, knowledge) => [...graph.nodes.values()].some((node) => knowledge.factsOf(node.type).plumbing === true);
function combine(graph, first, second) {
  const contracted = /* @__PURE__ */ new Set();
  const folded = /* @__PURE__ */ new Map();
  for (const address of graph.nodes.keys()) {
    const between2 = first.folded.get(address) ?? address;
    const end = second.folded.get(between2) ?? between2;
    if (first.contracted.has(address) || second.contracted.has(between2)) contracted.add(address);
    else if (end !== address) folded.set(address, end);
  }
  return { graph: second.graph, contracted, folded };
}
function pass(graph, knowledge) {
  const tree = treeOf(graph);
  const isPlumbing = ({ type }) => knowledge.factsOf(type).plumbing === true;
  const originalArcs = createArcs(graph.edges);
  const arcs = createArcs(withoutPlumbingEgress(graph, (address) => isPlumbing(graph.nodes.get(address))));
  const nodes = [...graph.nodes.values()];
  const leaves = nodes.filter(({ type }) => !isContainerType(type));
  const boxes = addressesOf(nodes.filter((node) => isContainerType(node.type) && isPlumbing(node)));
  const connected = leaves.filter(({ address }) => isJoined(address, originalArcs));
  removeContainers(graph, tree, arcs, new Set(boxes));
  const removed2 = new Set(contract(arcs, addressesOf(leaves.filter(isPlumbing)), tree.isInside));
  for (const { address, type } of connected) if (isPseudoType(type) && !isJoined(address, arcs)) removed2.add(address);
  const services = leaves.filter(({ address }) => !removed2.has(address));
  if (countDrawn(services) === 0) return null;
  const isService2 = new Set(addressesOf(services));
  const empty = emptyContainers(graph, tree, (address) => isService2.has(address));
  for (const address of [...boxes, ...empty]) removed2.add(address);
  removeContainers(graph, tree, arcs, removed2);
  return assemble2(
    graph,
    arcs,
    removed2,
    parentsWithout(graph, tree, (address) => removed2.has(address)),
    knowledge
  );
}
function withoutPlumbingEgress({ edges, nodes }, isPlumbing) {
  const isOutside3 = (address) => isPseudoType(nodes.get(address)?.type ?? "");
  const leadsOut = (from, to) => isOutside3(to) && isPlumbing(from);
  return edges.flatMap((edge) => {
    const { from, to, twoWay } = edge;
    if (leadsOut(from, to)) return twoWay ? [{ ...edge, from: to, to: from, twoWay: false }] : [];
    return twoWay && leadsOut(to, from) ? [{ ...edge, twoWay: false }] : [edge];
  });
}
var addressesOf = (nodes) => nodes.map(({ address }) => address);
var isJoined = (address, arcs) => arcs.from(address).size + arcs.to(address).size > 0;
function removeContainers(graph, tree, arcs, containers) {
  const parents = parentsWithout(graph, tree, (address) => containers.has(address));
  const members = /* @__PURE__ */ new Map();
  for (const address of tree.order) {
    const parent = graph.nodes.get(address)?.parent ?? null;
    if (parent === null || !containers.has(parent) || containers.has(address)) continue;
    const siblings = members.get(parent);
    if (siblings === void 0) members.set(parent, [address]);
    else siblings.push(address);
  }
  for (const address of [...tree.order].reverse()) {
    if (containers.has(address))
      dissolve(arcs, address, members.get(address) ?? [], parents.get(address) ?? null, tree);
  }
}
function assemble2(graph, arcs, removed2, parents, knowledge) {
  const remaining = [...graph.nodes.values()].filter(({ address }) => !removed2.has(address)).map((node) => ({ ...node, parent: parents.get(node.address) ?? null }));
  const leaves = remaining.filter(({ type }) => !isContainerType(type));
  const styleOf2 = (node) => {
    const { type, parent, provenance, lookedUp, attributes } = node;
    const details = (knowledge.factsOf(type).detail ?? []).map((name) => attributes[name] ?? "");
    return JSON.stringify([type, parent, ...markOf(node), provenance, lookedUp, details]);
  };
  const families = foldSiblings(arcs, leaves, styleOf2);
  const byAddress2 = new Map(leaves.map((node) => [node.address, node]));
  const taken = new Set(graph.nodes.keys());
  const representativeOf = /* @__PURE__ */ new Map();
  const folded = /* @__PURE__ */ new Map();
  const result = remaining.filter(({ type }) => isContainerType(type));
  for (const [first, members] of families) {
    const node = mergeNodes(
      members.map((member2) => byAddress2.get(member2)),
      (address) => taken.has(address)
    );
    taken.add(node.address);
    representativeOf.set(first, node.address);
    for (const member2 of members) if (member2 !== node.address) folded.set(member2, node.address);
    result.push(node);
  }
  const end = (address) => representativeOf.get(address) ?? address;
  const edges = arcs.edges().map((edge) => ({ ...edge, from: end(edge.from), to: end(edge.to) }));
  return { graph: createGraph({ ...headOf(graph), nodes: result, edges }), contracted: removed2, folded };
}
function contract(arcs, candidates, isInside4) {
  const unchecked = new Set(candidates);
  const contractible = new Set(unchecked);
  const removed2 = /* @__PURE__ */ new Set();
  for (const address of unchecked) {
    unchecked.delete(address);
    const [sources, targets] = [arcs.to(address), arcs.from(address)];
    if (sources.size * targets.size > CARRIED_MAX) continue;
    const neighbours = /* @__PURE__ */ new Set([...sources.keys(), ...targets.keys()]);
    for (const [from, first] of sources) {
      for (const [to, second] of targets) {
        if (from !== to && !isInside4(from, to)) arcs.add(from, to, joinConsecutive(first, second));
      }
    }
    arcs.remove(address);
    removed2.add(address);
    for (const neighbour of neighbours)
      if (contractible.has(neighbour) && !removed2.has(neighbour)) unchecked.add(neighbour);
  }
  return removed2;
}
function uniteCopies(graph) {
  const unitedNodeOf = /* @__PURE__ */ new Map();
  const united = [];
  for (const [address, copies] of copiesIn2(graph)) {
    const node = mergeNodes(copies, () => false);
    const unitedNode = {
      ...node,
      address: graph.nodes.has(address) ? node.address : address,
      parent: commonContainer(graph, copies)
    };
    united.push(unitedNode);
    for (const copy3 of copies) unitedNodeOf.set(copy3.address, unitedNode);
  }
  if (united.length === 0) return { graph, folded: /* @__PURE__ */ new Map() };
  const others = [...graph.nodes.values()].filter(({ address }) => !unitedNodeOf.has(address));
  const end = (address) => unitedNodeOf.get(address)?.address ?? address;
  const edges = graph.edges.flatMap((edge) => {
    const moved = { ...edge, from: end(edge.from), to: end(edge.to) };
    return moved.from === moved.to && edge.from !== edge.to ? [] : [moved];
  });
  const folded = new Map([...unitedNodeOf].map(([copy3, { address }]) => [copy3, address]));
  for (const { address } of united) folded.delete(address);
  return { graph: createGraph({ ...headOf(graph), nodes: [...others, ...united], edges }), folded };
}
function copiesIn2(graph) {
  const copies = /* @__PURE__ */ new Map();
  for (const node of graph.nodes.values()) {
    if (isContainerType(node.type) || (parseAddress(node.address)?.copy ?? null) === null) continue;
    const address = withCopy(node.address, null);
    const others = copies.get(address);
    if (others === void 0) copies.set(address, [node]);
    else others.push(node);
  }
  for (const [address, nodes] of copies) if (nodes.length < 2) copies.delete(address);
  return copies;
}
function commonContainer(graph, nodes) {
  const [first, ...others] = nodes.map(
    ({ address }) => ancestorsOf(graph, address).map((container) => container.address)
  );
  const otherAncestors = others.map((ancestors) => new Set(ancestors));
  return first.find((container) => otherAncestors.every((ancestors) => ancestors.has(container))) ?? null;
}
function foldSiblings(arcs, leaves, styleOf2) {
  const families = new Map(leaves.map(({ address }) => [address, [address]]));
  const styles = new Map(leaves.map((node) => [node.address, styleOf2(node)]));
  const order = new Map(leaves.map(({ address }, i) => [address, i]));
  const signatures = /* @__PURE__ */ new Map();
  let unchecked = leaves.map(({ address }) => address);
  while (unchecked.length > 0) {
    for (const address of unchecked)
      signatures.set(address, `${styles.get(address)}
${edgeSignatureOf(address, arcs)}`);
    const changed2 = /* @__PURE__ */ new Set();
    for (const [first, ...others] of sameSignature(signatures)) {
      for (const merged of others) {
        for (const end of [...arcs.from(merged).keys(), ...arcs.to(merged).keys()]) changed2.add(end);
        arcs.remove(merged);
        signatures.delete(merged);
        families.get(first)?.push(...families.get(merged));
        families.delete(merged);
      }
    }
    unchecked = [...changed2].filter((address) => signatures.has(address));
  }
  for (const members of families.values()) {
    members.sort((a, b) => order.get(a) - order.get(b));
  }
  return families;
}
function sameSignature(signatures) {
  const groups = /* @__PURE__ */ new Map();
  for (const [address, signature] of signatures) {
    const group2 = groups.get(signature);
    if (group2 === void 0) groups.set(signature, [address]);
    else group2.push(address);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}
function edgeSignatureOf(address, arcs) {
  const name = (end) => end === address ? "" : end;
  return [
    ...[...arcs.from(address)].map(([to, { label: label2, isHalf }]) => JSON.stringify([1, name(to), label2, isHalf])),
    ...[...arcs.to(address)].map(([from, { label: label2, isHalf }]) => JSON.stringify([0, name(from), label2, isHalf]))
  ].sort().join("\n");
}

// elsewhere:src/layout/heading.ts
var module58 = require("./picture.js").modules["src/layout/heading.ts"]();
var placeHeading = module58.placeHeading;

// elsewhere:src/layout/messages.ts
var module59 = require("./picture.js").modules["src/layout/messages.ts"]();
var BROKEN_TAG = module59.BROKEN_TAG;
var DOT_ANSWER_REMEDY = module59.DOT_ANSWER_REMEDY;
var DOT_ANSWER_UNREADABLE = module59.DOT_ANSWER_UNREADABLE;
var HAS_DECLARATIONS = module59.HAS_DECLARATIONS;
var LEGEND_BIDIRECTIONAL = module59.LEGEND_BIDIRECTIONAL;
var LEGEND_BY_OTHERS = module59.LEGEND_BY_OTHERS;
var LEGEND_COUNT = module59.LEGEND_COUNT;
var LEGEND_DASHED = module59.LEGEND_DASHED;
var LEGEND_LOOKED_UP = module59.LEGEND_LOOKED_UP;
var LEGEND_OPENED = module59.LEGEND_OPENED;
var LEGEND_SUGGESTED = module59.LEGEND_SUGGESTED;
var LEGEND_THIN = module59.LEGEND_THIN;
var LEGEND_TOUCHED = module59.LEGEND_TOUCHED;
var NOT_DRAWIO_REMEDY = module59.NOT_DRAWIO_REMEDY;
var NOT_UNPACKED = module59.NOT_UNPACKED;
var NO_PAGE = module59.NO_PAGE;
var TOO_DEEP = module59.TOO_DEEP;
var TOO_LONG = module59.TOO_LONG;
var TOO_MANY_ATTRIBUTES = module59.TOO_MANY_ATTRIBUTES;
var TOO_MANY_ELEMENTS = module59.TOO_MANY_ELEMENTS;
var legendOfChange = module59.legendOfChange;
var notDrawioFile = module59.notDrawioFile;

// elsewhere:src/layout/nested/routes/self-loops.ts
var module60 = require("./picture.js").modules["src/layout/nested/routes/self-loops.ts"]();
var placeSelfLoops = module60.placeSelfLoops;

// elsewhere:src/layout/nested/spatial-index.ts
var module61 = require("./picture.js").modules["src/layout/nested/spatial-index.ts"]();
var SpatialIndex = module61.SpatialIndex;
var cellFor = module61.cellFor;

// elsewhere:src/layout/scene/box.ts
var module62 = require("./picture.js").modules["src/layout/scene/box.ts"]();
var sceneBox = module62.sceneBox;
var titleHeight = module62.titleHeight;

// elsewhere:src/layout/limits.ts
var module63 = require("./picture.js").modules["src/layout/limits.ts"]();
var ATTRIBUTES_MAX = module63.ATTRIBUTES_MAX;
var COORDINATE_MAX = module63.COORDINATE_MAX;
var DOT_CAREFUL_NODES = module63.DOT_CAREFUL_NODES;
var DOT_EFFORT = module63.DOT_EFFORT;
var ELEMENTS_MAX = module63.ELEMENTS_MAX;
var GATES_MAX = module63.GATES_MAX;
var LANES_MAX = module63.LANES_MAX;
var NESTED_MAX = module63.NESTED_MAX;
var UNPACKED_MAX = module63.UNPACKED_MAX;

// src/layout/dot/to-dot.ts
var PORT = "i";
function toDot(scene, tree, links) {
  const rows = looseRows(tree, links);
  return [
    "digraph groundplan {",
    `graph ${attributeList({ rankdir: "LR", newrank: "true", compound: "true", margin: PADDING, nodesep: NODE_GAP / PIXELS_PER_INCH, ranksep: RANK_GAP / PIXELS_PER_INCH, ...effortLimits(scene) })}`,
    `node ${attributeList({ shape: "plain", margin: 0 })}`,
    `edge ${attributeList({ dir: "none" })}`,
    ...itemLines(scene, tree, new Set(rows.flat())),
    ...rows.flatMap((row) => chainLines(row, scene)),
    ...links.map((link) => linkLine(link, scene)),
    "}\n"
  ].join("\n");
}
function effortLimits({ items }) {
  const nodes = items.reduce((count, { kind }) => count + (kind === "node" ? 1 : 0), 0);
  return nodes <= DOT_CAREFUL_NODES ? {} : { nslimit: DOT_EFFORT, nslimit1: DOT_EFFORT, mclimit: DOT_EFFORT };
}
function itemLines(scene, tree, loose) {
  const lines = [];
  const contentOf2 = (item) => writingOrder(tree.children.get(item) ?? [], tree, loose).reverse();
  const stack = contentOf2(-1);
  for (let next = stack.pop(); next !== void 0; next = stack.pop()) {
    if (next === "}") {
      lines.push("}");
      continue;
    }
    const item = scene.items[next];
    if (item.kind === "node") {
      lines.push(`${nodeName(next)} ${attributeList({ label: nodeRoom(item) })}`);
      continue;
    }
    const content = contentOf2(next);
    lines.push(
      `subgraph ${boxName(next)} {`,
      `graph ${attributeList({ margin: PADDING, label: headerRoom(item) })}`,
      ...content.length > 0 ? [] : [`${fillerName(next)} ${attributeList({ label: emptyTable([FILLER]) })}`]
    );
    stack.push("}", ...content);
  }
  return lines;
}
var headerRoom = ({ headerHeight, minWidth }) => emptyTable([{ width: minWidth - GRAPHVIZ_LABEL_MARGIN * 2, height: headerHeight - PADDING - GRAPHVIZ_LABEL_MARGIN }]);
function nodeRoom({ width, height, iconX, iconY, iconSize }) {
  const gapX = Math.min(ICON_GAP, iconX, width - iconX - iconSize);
  const gapY = Math.min(ICON_GAP, iconY, height - iconY - iconSize);
  const icon = { width: iconSize + 2 * gapX, height: iconSize + 2 * gapY };
  const below = height - iconY - iconSize - gapY;
  const icons = [
    { width: iconX - gapX, height: icon.height },
    { ...icon, port: PORT },
    { width: width - iconX - iconSize - gapX, height: icon.height }
  ].filter((cell2) => cell2.width >= 1);
  return emptyTable(
    ...iconY - gapY < 1 ? [] : [[{ width, height: iconY - gapY }]],
    icons,
    ...below < 1 ? [] : [[{ width, height: below }]]
  );
}
var endName = (item, scene, side) => scene.items[item].kind === "node" ? `${nodeName(item)}:${PORT}:${side}` : `${fillerName(item)}:${side}`;
var chainLines = (row, scene) => row.slice(1).map((item, i) => `${endName(row[i], scene, "e")} -> ${endName(item, scene, "w")} [style=invis]`);
function linkLine({ edge, tail, head, tailBox, headBox }, scene) {
  const { label: label2 } = scene.edges[edge];
  return `${endName(tail, scene, "e")} -> ${endName(head, scene, "w")} ${attributeList({
    id: edgeId(edge),
    ...tailBox === null ? {} : { ltail: boxName(tailBox) },
    ...headBox === null ? {} : { lhead: boxName(headBox) },
    ...label2 === null ? {} : { label: emptyTable([{ width: label2.width + LABEL_PAD, height: LABEL_HEIGHT }]) }
  })}`;
}
function writingOrder(siblings, tree, loose) {
  const linked = siblings.filter((item) => !loose.has(item));
  const boxes = linked.filter((item) => isBox(tree, item));
  const nodes = linked.filter((item) => !isBox(tree, item));
  return [...siblings.filter((item) => loose.has(item)), ...nodes.reverse(), ...boxes.reverse()];
}
function looseRows(tree, links) {
  const linked = new Set(links.flatMap(({ tail, head }) => [tail, head]));
  const rows = [];
  for (const siblings of tree.children.values()) {
    const boxes = siblings.filter((item) => isBox(tree, item));
    const isLoose = (item) => tree.standIn[item] === item && !linked.has(item);
    rows.push(...inRows(siblings.filter((item) => !isBox(tree, item) && isLoose(item))));
    if (boxes.every(isLoose)) rows.push(...inRows(boxes));
  }
  return rows;
}
function inRows(items) {
  const length = Math.ceil(Math.sqrt(items.length));
  const rows = [];
  for (let start = 0; start < items.length; start += length) rows.push(items.slice(start, start + length));
  return rows;
}
var wholePixels = (length) => Math.max(1, Math.ceil(length));
var cell = ({ width, height, port }) => `<TD FIXEDSIZE="TRUE" WIDTH="${wholePixels(width)}" HEIGHT="${wholePixels(height)}"${port === void 0 ? "" : ` PORT="${port}"`}></TD>`;
function emptyTable(...rows) {
  const table = (content) => `<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="0">${content}</TABLE>`;
  const row = (cells) => `<TR>${cells.map(cell).join("")}</TR>`;
  const [only] = rows;
  if (rows.length === 1) return `<${table(row(only))}>`;
  return `<${table(rows.map((cells) => `<TR><TD>${table(row(cells))}</TD></TR>`).join(""))}>`;
}
var attributeList = (values) => `[${Object.entries(values).map(([name, value]) => `${name}=${value}`).join(" ")}]`;
var nodeName = (item) => `n${item}`;
var boxName = (item) => `cluster_${item}`;
var fillerName = (item) => `f${item}`;
var edgeId = (edge) => `e${edge}`;
var MARGIN = 24;
var PADDING = 20;
var NODE_GAP = 24;
var RANK_GAP = 56;
var ICON_GAP = 5;
var LABEL_PAD = 10;
var LABEL_HEIGHT = 16;
var FILLER = { width: 40, height: 24 };
var GRAPHVIZ_LABEL_MARGIN = 8;
var PIXELS_PER_INCH = 72;
var reversed = ({ edge, tail, head, tailBox, headBox }) => ({
  edge,
  tail: head,
  head: tail,
  tailBox: headBox,
  headBox: tailBox,
  isReversed: true
});
function withoutCycles(links) {
  const linksByTail = /* @__PURE__ */ new Map();
  const withIncoming = /* @__PURE__ */ new Set();
  for (const link of links) {
    withIncoming.add(link.head);
    const linksFromTail = linksByTail.get(link.tail);
    if (linksFromTail === void 0) linksByTail.set(link.tail, [link]);
    else linksFromTail.push(link);
  }
  const closing = /* @__PURE__ */ new Set();
  const open = /* @__PURE__ */ new Set();
  const seen = /* @__PURE__ */ new Set();
  const starts = [...linksByTail.keys()].sort(
    (a, b) => Number(withIncoming.has(a)) - Number(withIncoming.has(b)) || a - b
  );
  for (const start of starts) {
    const stack = seen.has(start) ? [] : [{ item: start, next: 0 }];
    for (let top = stack.at(-1); top !== void 0; top = stack.at(-1)) {
      seen.add(top.item);
      open.add(top.item);
      const link = linksByTail.get(top.item)?.[top.next++];
      if (link === void 0) open.delete(stack.pop().item);
      else if (open.has(link.head)) closing.add(link);
      else if (!seen.has(link.head)) stack.push({ item: link.head, next: 0 });
    }
  }
  return links.map((link) => closing.has(link) ? reversed(link) : link);
}
function treeOf2(scene) {
  const index = new Map(scene.items.map(({ id }, item) => [id, item]));
  const parent = scene.items.map((item) => item.parent === null ? -1 : index.get(item.parent));
  const boxes = new Set(scene.items.flatMap(({ kind }, item) => kind === "box" ? [item] : []));
  const children = /* @__PURE__ */ new Map();
  parent.forEach((outer, item) => {
    const siblings = children.get(outer);
    if (siblings === void 0) children.set(outer, [item]);
    else siblings.push(item);
  });
  const standIn2 = scene.items.map((_, item) => item);
  for (let item = scene.items.length - 1; item >= 0; item--) {
    const inside2 = children.get(item) ?? [];
    const direct = inside2.find((child) => !boxes.has(child));
    const first = direct ?? inside2.find((child) => !boxes.has(standIn2[child])) ?? inside2[0];
    if (first !== void 0) standIn2[item] = standIn2[first];
  }
  return { children, parent, standIn: standIn2, boxes, index };
}
var isBox = ({ boxes }, item) => boxes.has(item);
var isInside2 = ({ parent }, inner, outer) => {
  let item = inner;
  while (item !== -1 && item !== outer) item = parent[item];
  return item === outer;
};

// src/layout/dot/index.ts
async function arrangeDot(scene, askDot) {
  const tree = treeOf2(scene);
  const links = linksOf2(scene, tree);
  const answer = await askDot(toDot(scene, tree, links));
  const { boxes, nodes, edges, ...sheet } = fromDot(answer, scene, links);
  const loops = placeSelfLoops(scene, nodes);
  const missing = scene.edges.filter(({ from, to }, i) => from !== to && !edges.has(i));
  const inner = innerEdges(missing, nodes, boxes);
  const byEdge = new Map([...loops, ...inner].map((placed2) => [placed2.edge, placed2]));
  const placed = scene.edges.flatMap((edge, i) => edges.get(i) ?? byEdge.get(edge) ?? []);
  return {
    ...sheet,
    boxes,
    nodes,
    edges: clearLabels(placed, nodes, boxes)
  };
}
function linksOf2(scene, tree) {
  const links = [];
  scene.edges.forEach(({ from, to }, edge) => {
    const [tail, head] = [tree.index.get(from), tree.index.get(to)];
    if (isInside2(tree, tail, head) || isInside2(tree, head, tail)) return;
    const box = (item) => isBox(tree, item) ? item : null;
    links.push({
      edge,
      tail: tree.standIn[tail],
      head: tree.standIn[head],
      tailBox: box(tail),
      headBox: box(head),
      isReversed: false
    });
  });
  return withoutCycles(links);
}
function fromDot(json, scene, links) {
  const answer = readAnswer(json);
  const { height: above, ...heading2 } = placeHeading(scene, answer.width + 2 * MARGIN);
  const top = MARGIN + above;
  const ontoPage = (point) => ({ ...point, x: point.x + MARGIN, y: point.y + top });
  const boxes = [];
  const nodes = [];
  scene.items.forEach((item, i) => {
    if (item.kind === "box") {
      boxes.push({ box: item, ...ontoPage(lookUp(answer.boxes, boxName(i))) });
    } else {
      const middle = ontoPage(lookUp(answer.nodes, nodeName(i)));
      nodes.push({ node: item, x: middle.x - item.width / 2, y: middle.y - item.height / 2 });
    }
  });
  const edges = new Map(
    links.map((link) => [link.edge, placedEdge(link, scene.edges[link.edge], answer, ontoPage)])
  );
  return { ...heading2, height: answer.height + top + MARGIN, boxes, nodes, edges };
}
function placedEdge(link, edge, answer, ontoPage) {
  const id = edgeId(link.edge);
  const curve = lookUp(answer.curves, id).map(ontoPage);
  if (link.isReversed) curve.reverse();
  const middle = edge.label === null ? null : ontoPage(lookUp(answer.labels, id));
  const width = (edge.label?.width ?? 0) + LABEL_PAD;
  return {
    edge,
    points: curve.filter((_, i) => i % 3 === 0),
    curve,
    label: middle && { x: middle.x - width / 2, y: middle.y - LABEL_HEIGHT / 2, width, height: LABEL_HEIGHT }
  };
}
function lookUp(values, name) {
  return values.get(name) ?? rejectAnswer();
}
var endOfBox = ({ x, y, width, height }) => ({
  x,
  y,
  width,
  height,
  gap: 0,
  middle: y + height / 2
});
var endOfNode = ({ node, x, y }) => ({
  x: x + node.iconX,
  y: y + node.iconY,
  width: node.iconSize,
  height: node.iconSize,
  gap: ICON_GAP,
  middle: y + node.iconY + node.iconSize / 2
});
function innerEdges(edges, nodes, boxes) {
  const rects = new Map([
    ...boxes.map((placed) => [placed.box.id, endOfBox(placed)]),
    ...nodes.map((placed) => [placed.node.id, endOfNode(placed)])
  ]);
  return edges.map((edge) => {
    const [from, to] = [rects.get(edge.from), rects.get(edge.to)];
    const isOutward = from.width * from.height <= to.width * to.height;
    const [inner, outer] = isOutward ? [from, to] : [to, from];
    const cost = (line3) => hits(line3, nodes) * outer.width * 2 + Math.abs(line3[1].x - line3[0].x);
    const [left, right] = [lineToLeft(inner, outer), lineToRight(inner, outer)];
    const line2 = cost(left) < cost(right) ? left : right;
    return {
      edge,
      points: isOutward ? line2 : [line2[1], line2[0]],
      label: edge.label && plateOn(line2, edge.label.width)
    };
  });
}
var plateOn = ([a, b], textWidth) => {
  const width = textWidth + LABEL_PAD;
  return { x: (a.x + b.x - width) / 2, y: a.y - LABEL_HEIGHT / 2, width, height: LABEL_HEIGHT };
};
var lineToLeft = (inner, outer) => [
  { x: inner.x - inner.gap, y: inner.middle },
  { x: outer.x, y: inner.middle }
];
var lineToRight = (inner, outer) => [
  { x: inner.x + inner.width + inner.gap, y: inner.middle },
  { x: outer.x + outer.width, y: inner.middle }
];
function hits([start, end], nodes) {
  const [left, right] = [Math.min(start.x, end.x), Math.max(start.x, end.x)];
  const isHit = ({ node, x, y }) => x < right && left < x + node.width && y < start.y && start.y < y + node.height;
  return nodes.filter(isHit).length;
}
function readAnswer(text) {
  const graph = parseObject(text);
  const [, , width, height] = parseNumbers(graph.bb, 4);
  const pointOf = (pair) => {
    const [x, y] = parseNumbers(pair, 2);
    return { x, y: height - y };
  };
  const boxes = /* @__PURE__ */ new Map();
  const nodes = /* @__PURE__ */ new Map();
  for (const object of objectsIn(graph.objects)) {
    const name = String(object.name);
    if (Object.hasOwn(object, "pos")) nodes.set(name, pointOf(object.pos));
    else if (Object.hasOwn(object, "bb")) boxes.set(name, parseRect(object.bb, height));
  }
  const curves = /* @__PURE__ */ new Map();
  const labels = /* @__PURE__ */ new Map();
  for (const edge of objectsIn(graph.edges)) {
    if (!Object.hasOwn(edge, "id")) continue;
    curves.set(String(edge.id), parseCurve(edge.pos, pointOf));
    if (Object.hasOwn(edge, "lp")) labels.set(String(edge.id), pointOf(edge.lp));
  }
  return { width, height, boxes, nodes, curves, labels };
}
function parseObject(text) {
  try {
    const value = JSON.parse(text);
    if (typeof value === "object" && value !== null) return value;
  } catch (cause) {
    rejectAnswer(cause);
  }
  return rejectAnswer();
}
var objectsIn = (value) => Array.isArray(value) ? value.filter((item) => typeof item === "object" && item !== null) : [];
function parseNumbers(text, count) {
  const values = typeof text === "string" ? text.split(",").map(Number) : [];
  return values.length === count && values.every(Number.isFinite) ? values : rejectAnswer();
}
function parseRect(text, height) {
  const [left, bottom, right, top] = parseNumbers(text, 4);
  return { x: left, y: height - top, width: right - left, height: top - bottom };
}
function parseCurve(text, pointOf) {
  const numberPairs = typeof text === "string" ? text.split(/\s+/).filter((word) => word !== "" && !/^[se],/.test(word)) : [];
  const points = numberPairs.map(pointOf);
  return points.length >= 4 && points.length % 3 === 1 ? points : rejectAnswer();
}
function rejectAnswer(cause) {
  throw new External(DOT_ANSWER_UNREADABLE, { remedy: DOT_ANSWER_REMEDY, cause });
}
var SAMPLES = 48;
var FRACTIONS = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82];
function clearLabels(edges, nodes, boxes) {
  const occupied = new SpatialIndex();
  const titles = new SpatialIndex();
  for (const { node, x, y } of nodes) occupied.add({ x, y, width: node.width, height: node.height });
  for (const { box, x, y } of boxes) titles.add({ x, y, width: box.minWidth, height: titleHeight(box) });
  return edges.map((placed) => {
    const { label: label2 } = placed;
    if (label2 === null) return placed;
    const curve = placed.curve ?? straightCurve(placed.points);
    const onLine = [nearestPoint(curve, label2), ...FRACTIONS.map((fraction) => pointOn(curve, fraction))];
    const [best, ...others] = onLine.map((point) => centredAt(point, label2));
    const plates = [best, label2, ...others, ...others.map(aboveLine), ...others.map(belowLine)];
    const clear = plates.find((plate) => !titles.hits(plate) && !occupied.hits(plate)) ?? label2;
    occupied.add(clear);
    return { ...placed, label: clear };
  });
}
function straightCurve(points) {
  const [a, b] = [points[0], points.at(-1)];
  return [0, 1 / 3, 2 / 3, 1].map((t) => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }));
}
var centredAt = ({ x, y }, { width, height }) => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height
});
var aboveLine = (plate) => ({ ...plate, y: plate.y - plate.height - 2 });
var belowLine = (plate) => ({ ...plate, y: plate.y + plate.height + 2 });
function nearestPoint(curve, label2) {
  const [x, y] = [label2.x + label2.width / 2, label2.y + label2.height / 2];
  const samples = Array.from({ length: SAMPLES + 1 }, (_, i) => pointOn(curve, i / SAMPLES));
  const distance = (point) => (point.x - x) ** 2 + (point.y - y) ** 2;
  return samples.reduce((best, point) => distance(point) < distance(best) ? point : best);
}
function pointOn(curve, fraction) {
  const count = (curve.length - 1) / 3;
  const piece = Math.min(count - 1, Math.floor(fraction * count));
  const t = fraction * count - piece;
  const [a, b, c, d] = curve.slice(piece * 3, piece * 3 + 4);
  const mix = (axis) => axis(a) * (1 - t) ** 3 + 3 * axis(b) * t * (1 - t) ** 2 + 3 * axis(c) * t ** 2 * (1 - t) + axis(d) * t ** 3;
  return { x: mix(({ x }) => x), y: mix(({ y }) => y) };
}

// elsewhere:src/render/limits.ts
var module64 = require("./picture.js").modules["src/render/limits.ts"]();
var EVIDENCE_ADDRESS_MAX = module64.EVIDENCE_ADDRESS_MAX;
var EVIDENCE_BYTES = module64.EVIDENCE_BYTES;
var EVIDENCE_SHARE_OF_DRAWING = module64.EVIDENCE_SHARE_OF_DRAWING;
var EVIDENCE_TEXT_MAX = module64.EVIDENCE_TEXT_MAX;
var FONTS_MAX = module64.FONTS_MAX;
var FONT_BYTES_MAX = module64.FONT_BYTES_MAX;
var FONT_MEMORY_MAX = module64.FONT_MEMORY_MAX;
var FONT_SECONDS = module64.FONT_SECONDS;
var FOREIGN_TEXT_MAX = module64.FOREIGN_TEXT_MAX;
var ICONS_MAX = module64.ICONS_MAX;
var ICON_ATTRIBUTES_MAX = module64.ICON_ATTRIBUTES_MAX;
var ICON_BYTES_MAX = module64.ICON_BYTES_MAX;
var ICON_COORDINATE_MAX = module64.ICON_COORDINATE_MAX;
var ICON_DEPTH_MAX = module64.ICON_DEPTH_MAX;
var ICON_ELEMENTS_MAX = module64.ICON_ELEMENTS_MAX;
var ICON_PIXELS_MAX = module64.ICON_PIXELS_MAX;
var ICON_SCALE_MAX = module64.ICON_SCALE_MAX;
var MERMAID_CHARACTERS_MAX = module64.MERMAID_CHARACTERS_MAX;
var MERMAID_EDGES_MAX = module64.MERMAID_EDGES_MAX;
var MERMAID_LABEL_LENGTH_MAX = module64.MERMAID_LABEL_LENGTH_MAX;
var MERMAID_NODES_MAX = module64.MERMAID_NODES_MAX;
var OUTLINE_CHARACTERS_MAX = module64.OUTLINE_CHARACTERS_MAX;
var PNG_MAX_PIXELS = module64.PNG_MAX_PIXELS;
var PNG_USUAL_PIXELS = module64.PNG_USUAL_PIXELS;

// elsewhere:src/render/messages.ts
var module65 = require("./picture.js").modules["src/render/messages.ts"]();
var DIAGRAM = module65.DIAGRAM;
var FONT_PACKED_REMEDY = module65.FONT_PACKED_REMEDY;
var FONT_REMEDY = module65.FONT_REMEDY;
var FONT_WITHOUT_OUTLINES_REMEDY = module65.FONT_WITHOUT_OUTLINES_REMEDY;
var ICON_DOCTYPE = module65.ICON_DOCTYPE;
var ICON_EMPTY = module65.ICON_EMPTY;
var ICON_IDS = module65.ICON_IDS;
var ICON_NOT_SVG = module65.ICON_NOT_SVG;
var ICON_PNG_DAMAGED = module65.ICON_PNG_DAMAGED;
var ICON_PNG_KIND = module65.ICON_PNG_KIND;
var ICON_STYLESHEET = module65.ICON_STYLESHEET;
var ICON_WITHOUT_SIZE = module65.ICON_WITHOUT_SIZE;
var LEGEND_COUNT_SAMPLE = module65.LEGEND_COUNT_SAMPLE;
var NOTES_LAYER = module65.NOTES_LAYER;
var NOT_AN_SVG = module65.NOT_AN_SVG;
var NOT_A_FONT = module65.NOT_A_FONT;
var NOT_READABLE_SVG = module65.NOT_READABLE_SVG;
var OUTSIDE = module65.OUTSIDE;
var PAGE_COLLAPSE = module65.PAGE_COLLAPSE;
var PAGE_COPY_PNG = module65.PAGE_COPY_PNG;
var PAGE_COPY_SVG = module65.PAGE_COPY_SVG;
var PAGE_DETAILS = module65.PAGE_DETAILS;
var PAGE_DRIFT = module65.PAGE_DRIFT;
var PAGE_EXPAND = module65.PAGE_EXPAND;
var PAGE_FIT = module65.PAGE_FIT;
var PAGE_FLOW = module65.PAGE_FLOW;
var PAGE_IS_INSIDE = module65.PAGE_IS_INSIDE;
var PAGE_KEYS = module65.PAGE_KEYS;
var PAGE_KEYS_OF_CHANGE = module65.PAGE_KEYS_OF_CHANGE;
var PAGE_KEYS_OF_LEVELS = module65.PAGE_KEYS_OF_LEVELS;
var PAGE_LAYERS = module65.PAGE_LAYERS;
var PAGE_LEVELS = module65.PAGE_LEVELS;
var PAGE_LIST = module65.PAGE_LIST;
var PAGE_MORE = module65.PAGE_MORE;
var PAGE_OVERVIEW = module65.PAGE_OVERVIEW;
var PAGE_PRINT = module65.PAGE_PRINT;
var PAGE_SEARCH = module65.PAGE_SEARCH;
var PAGE_SIDES = module65.PAGE_SIDES;
var PAGE_THEME = module65.PAGE_THEME;
var PAGE_ZOOM = module65.PAGE_ZOOM;
var PAGE_ZOOM_IN = module65.PAGE_ZOOM_IN;
var PAGE_ZOOM_OUT = module65.PAGE_ZOOM_OUT;
var RASTERISER_FAILED = module65.RASTERISER_FAILED;
var RASTERISER_FAILED_REMEDY = module65.RASTERISER_FAILED_REMEDY;
var TITLE_WITHOUT_WORDS = module65.TITLE_WITHOUT_WORDS;
var WAS_HERE = module65.WAS_HERE;
var andMore = module65.andMore;
var edgeTooltip = module65.edgeTooltip;
var fontDamaged = module65.fontDamaged;
var fontPacked = module65.fontPacked;
var fontUndrawable = module65.fontUndrawable;
var fontUnknown = module65.fontUnknown;
var fontWithoutOutlines = module65.fontWithoutOutlines;
var iconElementUnknown = module65.iconElementUnknown;
var iconPixels = module65.iconPixels;
var iconTooDeep = module65.iconTooDeep;
var iconTooLarge = module65.iconTooLarge;
var iconTooManyElements = module65.iconTooManyElements;
var iconValueUnknown = module65.iconValueUnknown;
var inside = module65.inside;
var mermaidFolded = module65.mermaidFolded;
var mermaidOfBoxes = module65.mermaidOfBoxes;
var mermaidOfChanges = module65.mermaidOfChanges;
var mermaidOfKinds = module65.mermaidOfKinds;
var mermaidOfOuterBoxes = module65.mermaidOfOuterBoxes;
var mermaidOfPart = module65.mermaidOfPart;
var moreInside = module65.moreInside;
var notANumber = module65.notANumber;
var notDrawable = module65.notDrawable;
var pictureDescription = module65.pictureDescription;
var pngScaledDown = module65.pngScaledDown;
var textsUndrawn = module65.textsUndrawn;
var times = module65.times;
var titleOfChange = module65.titleOfChange;

// elsewhere:src/render/side.ts
var module66 = require("./picture.js").modules["src/render/side.ts"]();
var layoutOf = module66.layoutOf;
var presentationOf = module66.presentationOf;
var withoutBareBoxes = module66.withoutBareBoxes;

// elsewhere:src/catalog/exposure.ts
var module67 = require("./picture.js").modules["src/catalog/exposure.ts"]();
var ALL_OF_AZURE = module67.ALL_OF_AZURE;
var ANY_ADDRESS = module67.ANY_ADDRESS;
var ENDPOINT = module67.ENDPOINT;
var EVERYBODY = module67.EVERYBODY;
var EVERYBODY_WITHOUT_SIGN_IN = module67.EVERYBODY_WITHOUT_SIGN_IN;
var EVERYBODY_WITH_ACCOUNT = module67.EVERYBODY_WITH_ACCOUNT;
var INTERNET = module67.INTERNET;
var PUBLIC_ACCESS = module67.PUBLIC_ACCESS;
var PUBLIC_ADDRESS = module67.PUBLIC_ADDRESS;
var THE_FIREWALL = module67.THE_FIREWALL;
var UNAUTHORISED = module67.UNAUTHORISED;
var admittedInWords = module67.admittedInWords;
var exposureInWords = module67.exposureInWords;
var includesEveryAddress = module67.includesEveryAddress;
var isNarrowAudience = module67.isNarrowAudience;
var isOpened = module67.isOpened;
var isShutOut = module67.isShutOut;
var onlyPhrase = module67.onlyPhrase;
var opensToOutside = module67.opensToOutside;
var opensToOutsiders = module67.opensToOutsiders;
var widerThan = module67.widerThan;
var withoutNarrower = module67.withoutNarrower;

// src/render/mermaid/flowchart.ts
function treeOf3({ items }) {
  const byId = /* @__PURE__ */ new Map();
  for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item);
  const contents = /* @__PURE__ */ new Map();
  for (const item of byId.values()) {
    const parent = item.parent !== null && byId.has(item.parent) ? item.parent : null;
    const siblings = contents.get(parent);
    if (siblings === void 0) contents.set(parent, [item]);
    else siblings.push(item);
  }
  return { byId, contents };
}
function withoutUnreachable({ items, edges }) {
  const { contents } = treeOf3({ items });
  const reachable = [];
  const stack = [...contents.get(null) ?? []].reverse();
  for (let item = stack.pop(); item !== void 0; item = stack.pop()) {
    reachable.push(item);
    stack.push(...[...contents.get(item.id) ?? []].reverse());
  }
  const ids = new Set(reachable.map(({ id }) => id));
  return { items: reachable, edges: edges.filter(({ from, to }) => ids.has(from) && ids.has(to)) };
}
var styleNameOf = (item) => isOpened(item) ? "opened" : item.change;
var MINUS = "\u2212";
var sign = (change, changed2 = {}) => glyphOf(change, changed2).replaceAll("-", MINUS);
var COLOURS = {
  opened: { fill: "#ffebe9", stroke: "#cf222e" },
  create: { fill: "#dafbe1", stroke: "#1a7f37" },
  update: { fill: "#fff8c5", stroke: "#9a6700" },
  replace: { fill: "#ffeff7", stroke: "#bf3989" },
  delete: { fill: "#ffebe9", stroke: "#cf222e" },
  move: { fill: "#ddf4ff", stroke: "#0969da" },
  import: { fill: "#ddf4ff", stroke: "#0969da" },
  forget: { fill: "#f6f8fa", stroke: "#59636e" },
  deferred: { fill: "#f6f8fa", stroke: "#59636e" }
};
var INK = "#1f2328";
var FAMILY_NAMES = ["compute", "network", "storage", "data", "integration", "security", "ml", "general"];
var FAMILIES = {
  compute: "compute",
  containers: "compute",
  network: "network",
  storage: "storage",
  database: "data",
  analytics: "data",
  integration: "integration",
  security: "security",
  ml: "ml",
  management: "general",
  developer: "general",
  people: "general",
  other: "general"
};
var FAMILY_COLOURS = {
  compute: { fill: "#fff1e5", stroke: "#bc4c00" },
  network: { fill: "#fbefff", stroke: "#8250df" },
  storage: { fill: "#dafbe1", stroke: "#1a7f37" },
  data: { fill: "#ddf4ff", stroke: "#0969da" },
  integration: { fill: "#ffeff7", stroke: "#bf3989" },
  security: { fill: "#fff8c5", stroke: "#9a6700" },
  ml: { fill: "#d8f5f0", stroke: "#0f766e" },
  general: { fill: "#f6f8fa", stroke: "#59636e" }
};
var BORDER = "#8b949e";
var DASHED = "stroke-dasharray:4";
function styleOf(isSubgraph, name) {
  if (name === "none") return isSubgraph ? `fill:none,stroke:${BORDER}` : null;
  const { fill, stroke } = COLOURS[name];
  const colours = isSubgraph ? `fill:none,stroke:${stroke},stroke-width:2px` : `fill:${fill},stroke:${stroke},color:${INK}`;
  return name === "delete" ? `${colours},${DASHED}` : colours;
}
var COLOURED_CHANGES = Object.keys(COLOURS).filter((name) => name !== "opened");
function flowchart(chart) {
  const tree = treeOf3(chart);
  const ids = new Map(chart.items.map(({ id }, at) => [id, `n${at}`]));
  const arrows = chart.edges.map((edge) => arrow2(edge, ids));
  return [
    "flowchart LR",
    ...contentOf(null, tree, ids, "  "),
    ...arrows,
    ...classes(chart, tree, ids),
    ...linkStyles(chart)
  ].join("\n");
}
function contentOf(parent, tree, ids, indent) {
  return (tree.contents.get(parent) ?? []).flatMap((item) => {
    const within = `${indent}  `;
    const nodeText = (lines) => `${ids.get(item.id)}[${label(lines)}]`;
    if (!tree.contents.has(item.id)) return [`${indent}${nodeText(linesOf(item))}`];
    return [
      `${indent}subgraph ${nodeText([
        linesOf(item).filter((line2) => line2 !== "").join(" \xB7 ")
      ])}`,
      // Without a direction, Mermaid turns a subgraph that no edge enters or leaves.
      `${within}direction LR`,
      ...contentOf(item.id, tree, ids, within),
      `${indent}end`
    ];
  });
}
var classLines = (name, definition, members, ids) => [
  `  classDef ${name} ${definition}`,
  `  class ${members.map(({ id }) => ids.get(id)).join(",")} ${name}`
];
var classes = (chart, tree, ids) => [
  ...hasChangeMarks(chart) ? [] : familyClasses(chart, tree, ids),
  ...changeClasses(chart, tree, ids),
  ...hasChangeMarks(chart) ? [] : groupClasses(chart, tree, ids)
];
var hasChangeMarks = ({ items, edges }) => items.some(({ change, ghostOf }) => change !== "none" || ghostOf !== void 0) || edges.some(({ change }) => change !== void 0);
function familyClasses({ items }, tree, ids) {
  const icons = items.filter(
    (item) => !tree.contents.has(item.id) && styleNameOf(item) === "none" && item.kind !== "box"
  );
  const families = groupBy(icons, ({ type }) => FAMILIES[factsOf(type).category]);
  return FAMILY_NAMES.flatMap((family) => {
    const { fill, stroke } = FAMILY_COLOURS[family];
    const members = families.get(family);
    return members === void 0 ? [] : classLines(family, `fill:${fill},stroke:${stroke},color:${INK}`, members, ids);
  });
}
function groupClasses({ items }, tree, ids) {
  const colours = groupBy(items, ({ style, highlight }) => highlight?.colour ?? groupBoxColour(style ?? ""));
  return [...colours].flatMap(([colour, members]) => {
    if (colour === null) return [];
    const { border, fill } = groupColours(colour, "light");
    const [boxes, icons] = [true, false].map((isBox2) => members.filter(({ id }) => tree.contents.has(id) === isBox2));
    const name = `group${colour.slice(1)}`;
    return [
      ...boxes.length === 0 ? [] : classLines(`${name}Box`, `fill:none,stroke:${border}`, boxes, ids),
      ...icons.length === 0 ? [] : classLines(name, `fill:${fill},stroke:${border},color:${INK}`, icons, ids)
    ];
  });
}
var changeClasses = ({ items }, tree, ids) => [true, false].flatMap(
  (isSubgraph) => ["none", ...COLOURED_CHANGES, "opened"].flatMap((style) => {
    const definition = styleOf(isSubgraph, style);
    const members = items.filter((item) => styleNameOf(item) === style && tree.contents.has(item.id) === isSubgraph);
    if (definition === null || members.length === 0) return [];
    return classLines(isSubgraph ? `${style}Box` : style, definition, members, ids);
  })
);
var LINES_MAX = 2;
function linesOf(item) {
  const details = item.details.slice(0, LINES_MAX).join(", ");
  const { changeLines = [], ghostOf } = item;
  const mark = sign(item.change, item.changed);
  const title = mark === "" ? item.title : `${mark} ${item.title}`;
  const changeTexts = changeLines.length > 0 ? changeLines.slice(0, LINES_MAX) : [item.alert];
  const ends = ghostOf === void 0 ? changeTexts : [WAS_HERE];
  if (item.kind === "box") return [title, details, ...ends];
  return [`${title} ${item.badge}`, item.name, details, ...ends];
}
var DOTTED = /* @__PURE__ */ new Set(["delete", "move"]);
function arrow2({ from, to, twoWay, inferred, thin = false, label: text, change }, ids) {
  const isDotted = inferred || DOTTED.has(change);
  const line2 = isDotted ? "-.->" : "-->";
  const direction = twoWay ? `<${line2}` : line2;
  const changeText = change === void 0 ? text : `${sign(change)} ${text}`.trim();
  return `  ${ids.get(from)} ${thin && !isDotted ? "---" : direction}${arrowLabel(changeText)} ${ids.get(to)}`;
}
var linkStyles = ({ edges }) => COLOURED_CHANGES.flatMap((change) => {
  const numbers = edges.flatMap((edge, at) => edge.change === change ? at : []);
  if (numbers.length === 0) return [];
  return [`  linkStyle ${numbers.join(",")} stroke:${COLOURS[change].stroke},stroke-width:2px`];
});
var escapeText = (text) => short(text, MERMAID_LABEL_LENGTH_MAX).replace(/^-/, MINUS).replace(/[^\p{L}\p{N} \u00b7\u00d7,._/-]/gu, (char) => `#${char.codePointAt(0)};`);
var UNNAMED = escapeText(MINUS);
function label(lines) {
  const texts = lines.map(escapeText).filter((text) => text !== "");
  return `"${texts.length === 0 ? UNNAMED : texts.join("<br/>")}"`;
}
var arrowLabel = (text) => escapeText(text) === "" ? "" : `|${label([text])}|`;
var TITLE_LENGTH_MAX = 4 * MERMAID_LABEL_LENGTH_MAX;
var yamlText = (text) => `"${short(text, TITLE_LENGTH_MAX).replace(/[<>]/g, (char) => char === "<" ? "\u2039" : "\u203A").replace(
  /[^\p{L}\p{N} \u00b7\u00d7.,:\u2039\u203a_/-]/gu,
  (char) => `\\U${char.codePointAt(0).toString(16).toUpperCase().padStart(8, "0")}`
)}"`;

// src/render/mermaid/index.ts
var write = (whole, { side }) => {
  const presentation = withoutBareBoxes(presentationOf(whole, side));
  const { text, leftOut } = drawChart(presentation) ?? EMPTY_CHART;
  const { sentence = "" } = presentation;
  const title = [presentation.title, sentence, presentation.note ?? "", ...legendOf(presentation), leftOut].filter((part) => part !== "").join(" \xB7 ");
  const heading2 = title === "" ? "" : `---
title: ${yamlText(title)}
---
`;
  return {
    content: `${heading2}${text}
`,
    note: leftOut === "" ? null : mermaidFolded(leftOut)
  };
};
function legendOf({ title, changeSummary, changes = {} }) {
  if (title === "") return [];
  const counted = CHANGES.flatMap((change) => {
    const count = changes[change] ?? 0;
    return change === "none" || count === 0 ? [] : [titleOfChange(sign(change), count, change)];
  });
  return changeSummary === void 0 ? counted : [changeSummary, ...counted];
}
var EMPTY_CHART = { text: "flowchart LR", leftOut: "" };
function drawChart(whole, total = whole.items.length) {
  const chart = withoutUnreachable(whole);
  if (chart.items.length === 0) return null;
  const complete = textWithinLimits(chart);
  if (complete !== null)
    return {
      text: complete,
      leftOut: total > chart.items.length ? mermaidOfPart(chart.items.length, total) : ""
    };
  const alike = groupAlike(chart);
  const views = [
    [aroundChanges(chart), mermaidOfChanges],
    [[alike], mermaidOfKinds],
    [[onlyBoxes(alike)], mermaidOfBoxes],
    [outerBoxes(alike), mermaidOfOuterBoxes],
    [firstItems(alike), mermaidOfPart]
  ];
  for (const [charts, words] of views) {
    for (const view of charts) {
      const text = view.items.length === 0 ? null : textWithinLimits(view);
      if (text !== null) return { text, leftOut: words(view.items.length, total) };
    }
  }
  return null;
}
function textWithinLimits(chart) {
  if (chart.items.length > MERMAID_NODES_MAX || chart.edges.length > MERMAID_EDGES_MAX) return null;
  const text = flowchart(chart);
  return text.length > MERMAID_CHARACTERS_MAX ? null : text;
}
function aroundChanges({ items, edges }) {
  const { byId } = treeOf3({ items });
  const changed2 = new Set(items.filter(({ change }) => change !== "none").map(({ id }) => id));
  const touching = edges.filter(({ from, to, change }) => changed2.has(from) || changed2.has(to) || change !== void 0);
  const remaining = /* @__PURE__ */ new Set();
  for (const id of [...changed2, ...touching.flatMap(({ from, to }) => [from, to])]) {
    for (let at = byId.get(id); at !== void 0 && !remaining.has(at.id); at = byId.get(at.parent ?? ""))
      remaining.add(at.id);
  }
  return [{ items: items.filter(({ id }) => remaining.has(id)), edges: touching }];
}
function groupAlike(chart) {
  const counted = /* @__PURE__ */ new Map();
  const standsFor = /* @__PURE__ */ new Map();
  for (const item of chart.items) {
    if (item.kind === "box") continue;
    const key = JSON.stringify([item.parent, item.title, item.change]);
    const group2 = counted.get(key) ?? { id: item.id, count: 0 };
    group2.count += item.count;
    counted.set(key, group2);
    standsFor.set(item.id, group2.id);
  }
  const counts = new Map([...counted.values()].map(({ id, count }) => [id, count]));
  const items = chart.items.flatMap((item) => {
    if (item.kind === "box") return [item];
    const count = counts.get(item.id);
    if (count === void 0) return [];
    if (count === item.count) return [item];
    const { changeLines: _, ...alike } = item;
    return [{ ...alike, name: "", details: [], count, badge: times(count) }];
  });
  return { items, edges: redirectedEdges(chart.edges, (id) => standsFor.get(id) ?? id) };
}
var onlyBoxes = (chart) => foldInto(chart, ({ kind, parent }) => kind === "box" || parent === null);
function* outerBoxes(chart) {
  const depths = depthsOf(chart);
  for (let depth = Math.max(...depths.values()); depth > 0; depth--) {
    yield foldInto(chart, ({ id }) => depths.get(id) < depth);
  }
}
function depthsOf({ items }) {
  const depths = /* @__PURE__ */ new Map();
  for (const { id, parent } of items) depths.set(id, parent === null ? 0 : (depths.get(parent) ?? -1) + 1);
  return depths;
}
function foldInto({ items, edges }, isKept) {
  const shownAt = /* @__PURE__ */ new Map();
  const inside2 = /* @__PURE__ */ new Map();
  const changes = /* @__PURE__ */ new Map();
  for (const item of items) {
    const at = isKept(item) ? item.id : shownAt.get(item.parent ?? "");
    shownAt.set(item.id, at);
    if (at === item.id || item.ghostOf !== void 0) continue;
    const count = item.kind === "node" ? item.count : 1;
    if (item.kind === "node") inside2.set(at, (inside2.get(at) ?? 0) + count);
    const counts = changes.get(at) ?? /* @__PURE__ */ new Map();
    changes.set(at, counts.set(item.change, (counts.get(item.change) ?? 0) + count));
  }
  const shown = items.filter(({ id }) => shownAt.get(id) === id);
  const tree = treeOf3({ items: shown });
  return {
    items: shown.map((item) => {
      const count = inside2.get(item.id);
      if (count === void 0) return item;
      const signs = signsOf(changes.get(item.id) ?? /* @__PURE__ */ new Map());
      return {
        ...item,
        details: [tree.contents.has(item.id) ? moreInside(count) : inside(count), ...signs]
      };
    }),
    edges: redirectedEdges(edges, (id) => shownAt.get(id), tree)
  };
}
var signsOf = (counts) => CHANGES.flatMap((change) => change === "none" || !counts.has(change) ? [] : `${sign(change)}${counts.get(change)}`);
function* firstItems({ items, edges }) {
  for (let count = MERMAID_NODES_MAX; count > 0; count = Math.floor(count / 2)) {
    const ids = new Set(items.slice(0, count).map(({ id }) => id));
    const between2 = edges.filter(({ from, to }) => ids.has(from) && ids.has(to));
    yield { items: items.slice(0, count), edges: between2.slice(0, Math.min(count, MERMAID_EDGES_MAX)) };
  }
}
function redirectedEdges(edges, shownAt, tree) {
  const between2 = /* @__PURE__ */ new Map();
  for (const edge of edges) {
    const [from, to] = [shownAt(edge.from), shownAt(edge.to)];
    if (from === to && edge.from !== edge.to) continue;
    if (tree !== void 0 && (isInside3(from, to, tree) || isInside3(to, from, tree))) continue;
    const key = JSON.stringify([from, to]);
    const known = between2.get(key);
    between2.set(key, {
      from,
      to,
      twoWay: edge.twoWay || known?.twoWay === true,
      label: known === void 0 || known.label === edge.label ? edge.label : "",
      inferred: edge.inferred && known?.inferred !== false,
      thin: edge.thin === true && (known === void 0 || known.thin === true),
      ...changeOf(known === void 0 ? [edge] : [known, edge])
    });
  }
  return [...between2.values()];
}
function changeOf(edges) {
  const [first, ...more] = new Set(edges.map(({ change: change2 }) => change2));
  const change = more.length === 0 ? first : "update";
  return change === void 0 ? {} : { change };
}
function isInside3(id, box, { byId }) {
  for (let at = byId.get(id); at !== void 0; at = byId.get(at.parent ?? "")) if (at.id === box) return true;
  return false;
}

// src/terraform/hcl/walk.ts
var TOP = { path: [], block: null, names: [] };
function attributesIn(body) {
  const attributes = [];
  visitBody(body, TOP, attributes);
  return attributes;
}
function visitBody(body, context, attributes) {
  const { path, block, names } = context;
  for (const attribute of body.attributes)
    attributes.push({ attribute, path: [...path, attribute.name], block, names });
  for (const inner of body.blocks) {
    if (isDynamic(inner)) visitDynamic(inner, context, attributes);
    else visitBody(inner.body, { path: [...path, inner.type], block: inner, names }, attributes);
  }
}
var isDynamic = (block) => block.type === "dynamic" && block.labels.length === 1;
function visitDynamic(block, context, attributes) {
  const type = block.labels[0];
  const path = [...context.path, type];
  const iterator = iteratorOf(block) ?? type;
  const names = [...context.names, iterator];
  for (const attribute of block.body.attributes) {
    if (attribute.name === "for_each") attributes.push({ attribute, path, block, names: context.names });
    else if (attribute.name === "labels") attributes.push({ attribute, path, block, names });
  }
  for (const content of block.body.blocks) {
    if (content.type === "content") visitBody(content.body, { path, block: content, names }, attributes);
  }
}
function iteratorOf(block) {
  const value = block.body.attributes.find(({ name }) => name === "iterator")?.value;
  return value?.kind === "traversal" && typeof value.root === "string" ? value.root : null;
}
function childrenOf2(expression) {
  switch (expression.kind) {
    case "literal":
    case "unreadable":
      return [];
    case "template":
      return expression.parts;
    case "tuple":
      return expression.items;
    case "object":
      return expression.entries.flatMap(({ key, value }) => [key, value]);
    case "traversal": {
      const keys = expression.steps.flatMap((step) => step.kind === "index" ? [step.key] : []);
      return typeof expression.root === "string" ? keys : [expression.root, ...keys];
    }
    case "call":
      return expression.arguments;
    case "for":
      return [expression.collection, expression.key, expression.value, expression.condition].filter(
        (child) => child !== null
      );
    case "conditional":
      return [expression.condition, expression.whenTrue, expression.whenFalse];
    case "operation":
      return expression.operands;
    case "parenthesised":
      return [expression.inner];
  }
}
function mapChildren(expression, replace) {
  const optional = (child) => child && replace(child);
  switch (expression.kind) {
    case "literal":
    case "unreadable":
      return expression;
    case "call":
      return { ...expression, arguments: expression.arguments.map(replace) };
    case "template":
      return { ...expression, parts: expression.parts.map(replace) };
    case "tuple":
      return { ...expression, items: expression.items.map(replace) };
    case "object": {
      const entries = expression.entries.map(({ key, value }) => ({ key: replace(key), value: replace(value) }));
      return { ...expression, entries };
    }
    case "traversal": {
      const root = typeof expression.root === "string" ? expression.root : replace(expression.root);
      const steps = expression.steps.map(
        (step) => step.kind === "index" ? { ...step, key: replace(step.key) } : step
      );
      return { ...expression, root, steps };
    }
    case "for": {
      const [collection, key] = [replace(expression.collection), optional(expression.key)];
      return {
        ...expression,
        collection,
        key,
        value: replace(expression.value),
        condition: optional(expression.condition)
      };
    }
    case "conditional": {
      const [condition, whenTrue] = [replace(expression.condition), replace(expression.whenTrue)];
      return { ...expression, condition, whenTrue, whenFalse: replace(expression.whenFalse) };
    }
    case "operation":
      return { ...expression, operands: expression.operands.map(replace) };
    case "parenthesised":
      return { ...expression, inner: replace(expression.inner) };
  }
}
function* expressionsIn(expression) {
  yield expression;
  for (const child of childrenOf2(expression)) yield* expressionsIn(child);
}
function traversalsIn(expression, names = []) {
  const traversals = [];
  visitTraversals(expression, new Set(names), traversals);
  return traversals;
}
function visitTraversals(expression, bound, traversals) {
  if (isNamed(expression) && !bound.has(expression.root)) traversals.push(expression);
  if (expression.kind === "for") {
    visitTraversals(expression.collection, bound, traversals);
    const inner2 = /* @__PURE__ */ new Set([...bound, ...expression.names]);
    for (const child of [expression.key, expression.value, expression.condition]) {
      if (child !== null) visitTraversals(child, inner2, traversals);
    }
    return;
  }
  const inner = expression.kind === "template" && expression.names ? /* @__PURE__ */ new Set([...bound, ...expression.names]) : bound;
  for (const child of childrenOf2(expression)) visitTraversals(child, inner, traversals);
}
var isNamed = (expression) => expression.kind === "traversal" && typeof expression.root === "string";
function literalText(expression) {
  switch (expression.kind) {
    case "literal":
      return typeof expression.value === "string" ? expression.value : null;
    case "parenthesised":
      return literalText(expression.inner);
    case "template": {
      const texts = expression.parts.map((part) => part.kind === "literal" ? part.value : null);
      return expression.heredoc && texts.every((text) => typeof text === "string") ? texts.join("") : null;
    }
    default:
      return null;
  }
}
var attributeOf2 = (body, name) => body.attributes.find((attribute) => attribute.name === name) ?? null;
var argumentOf = (body, name) => attributeOf2(body, name)?.value ?? null;

// src/terraform/blocks.ts
var LABEL_COUNTS = /* @__PURE__ */ new Map([
  ["resource", 2],
  ["data", 2],
  ["ephemeral", 2],
  ["module", 1],
  ["variable", 1],
  ["output", 1],
  ["provider", 1]
]);
var META_ARGUMENTS = /* @__PURE__ */ new Set([
  "count",
  "for_each",
  "depends_on",
  "provider",
  "lifecycle",
  "provisioner",
  "connection"
]);
var REPEATED_BLOCKS = /* @__PURE__ */ new Set(["resource", "data", "ephemeral", "module"]);
var RESERVED_VARIABLES = /* @__PURE__ */ new Set([
  "source",
  "version",
  "providers",
  "count",
  "for_each",
  "lifecycle",
  "depends_on",
  "locals"
]);
var isSchemaName = (name) => /^[a-z0-9_]+$/.test(name);
var configuresProvider = ({ body }) => body.blocks.length > 0 || body.attributes.some(({ name }) => name !== "alias" && name !== "version");
var mayBeTrue = (expression) => expression !== null && !(expression.kind === "literal" && FALSE_VALUES.has(expression.value));
var FALSE_VALUES = /* @__PURE__ */ new Set([false, null, "false", ""]);
var isMarkedSecret = ({ body }) => mayBeTrue(argumentOf(body, "sensitive")) || mayBeTrue(argumentOf(body, "ephemeral"));

// src/terraform/engine/environment.ts
var ALWAYS = {
  // Prevents the request to checkpoint.hashicorp.com for a newer version.
  CHECKPOINT_DISABLE: "1",
  TF_INPUT: "0",
  TF_IN_AUTOMATION: "1",
  TF_LOG: void 0,
  TF_LOG_CORE: void 0,
  TF_LOG_PROVIDER: void 0,
  // Users set these to add `-chdir` or `-json` to their own commands; the commands run here must not get them.
  TF_CLI_ARGS: void 0,
  TF_CLI_ARGS_version: void 0
};
var PLANNING = {
  // May contain -backend-config for the user's backend, which a local backend replaces here.
  TF_CLI_ARGS_init: void 0,
  TF_CLI_ARGS_workspace: void 0,
  TF_CLI_ARGS_show: void 0,
  TF_CLI_ARGS_graph: void 0,
  // Would prevent selecting a workspace; readWorkspace reads it instead.
  TF_WORKSPACE: void 0,
  // Set by `terraform test` and by the offline planner.
  TF_REATTACH_PROVIDERS: void 0
};
var engineEnvironment = (env, overrides = {}) => ({
  ...env,
  ...ALWAYS,
  ...overrides
});
var planningEnvironment = (env, dataDirectory, temporary) => engineEnvironment(env, {
  ...PLANNING,
  ...registryToken(env),
  TF_DATA_DIR: dataDirectory,
  TMPDIR: temporary,
  TMP: temporary,
  TEMP: temporary
});
var DEFAULT_HOST = "app.terraform.io";
function registryToken(env) {
  const token2 = env.TFE_TOKEN ?? "";
  const host = (env.TFE_HOSTNAME || DEFAULT_HOST).toLowerCase();
  if (token2 === "" || !/^[a-z0-9.-]+$/.test(host)) return {};
  const name = `TF_TOKEN_${host.replaceAll("-", "__").replaceAll(".", "_")}`;
  return env[name] === void 0 ? { [name]: token2 } : {};
}

// src/terraform/fetch/network/fetch-error.ts
var FetchError = class extends External {
  /** True if the host did not answer. Another request to it would wait just as long. */
  isSilent;
  /** True if credentials are missing or insufficient. */
  isLogin;
  /** True if the host does not have the requested resource. */
  isMissing;
  constructor(message, options = {}) {
    super(message, options);
    this.isSilent = options.kind === "silent";
    this.isLogin = options.kind === "login";
    this.isMissing = options.kind === "missing";
  }
};

// src/terraform/fetch/network/get.ts
var import_ipaddr = __toESM(require_ipaddr());

// elsewhere:src/catalog/cloud.ts
var module68 = require("./picture.js").modules["src/catalog/cloud.ts"]();
var ACCOUNT2 = module68.ACCOUNT;
var ACCOUNT_OF_ROLE = module68.ACCOUNT_OF_ROLE;
var ACCOUNT_TYPES = module68.ACCOUNT_TYPES;
var CLOUDS = module68.CLOUDS;
var CURRENT_ACCOUNT = module68.CURRENT_ACCOUNT;
var METADATA_ADDRESSES = module68.METADATA_ADDRESSES;
var METADATA_HOSTS = module68.METADATA_HOSTS;
var NO_CREDENTIALS = module68.NO_CREDENTIALS;
var PROJECT_ATTRIBUTES = module68.PROJECT_ATTRIBUTES;
var PROVIDER_ARGUMENTS = module68.PROVIDER_ARGUMENTS;
var PROVIDER_VARIABLES = module68.PROVIDER_VARIABLES;
var PROVING_ACCOUNT = module68.PROVING_ACCOUNT;
var STATED_LOCATIONS = module68.STATED_LOCATIONS;
var SUBSCRIPTION_ID = module68.SUBSCRIPTION_ID;
var accountName = module68.accountName;
var actorTypeOf = module68.actorTypeOf;
var cloudOf2 = module68.cloudOf;
var contentsTypeOf = module68.contentsTypeOf;
var isProjectId = module68.isProjectId;
var isScaffolding = module68.isScaffolding;
var localModelOf = module68.localModelOf;
var mostUsedCloud = module68.mostUsedCloud;
var outerRegionOf = module68.outerRegionOf;
var regionBoxOf = module68.regionBoxOf;
var regionContaining = module68.regionContaining;
var replaceIds = module68.replaceIds;

// elsewhere:src/platform/text/hosts.ts
var module69 = require("../cli.js").modules["src/platform/text/hosts.ts"]();
var isLoopback2 = module69.isLoopback;
var isProxyRefusal = module69.isProxyRefusal;
var proxyRefusal = module69.proxyRefusal;

// elsewhere:src/terraform/fetch/limits.ts
var module70 = require("./picture.js").modules["src/terraform/fetch/limits.ts"]();
var ADDRESS_LENGTH_MAX2 = module70.ADDRESS_LENGTH_MAX;
var ASK_SECONDS = module70.ASK_SECONDS;
var CACHE_BYTES_MAX = module70.CACHE_BYTES_MAX;
var CHECKOUT_BYTES_MAX = module70.CHECKOUT_BYTES_MAX;
var CHECKOUT_FILES_MAX = module70.CHECKOUT_FILES_MAX;
var COMMITS_CACHED_MAX = module70.COMMITS_CACHED_MAX;
var CONNECT_SECONDS = module70.CONNECT_SECONDS;
var EXTENSIONS_BYTES_MAX = module70.EXTENSIONS_BYTES_MAX;
var FILES_INSPECTED_MAX = module70.FILES_INSPECTED_MAX;
var FILE_BYTES_MAX = module70.FILE_BYTES_MAX;
var FOLDERS_LISTED = module70.FOLDERS_LISTED;
var FOLDERS_SEARCHED_MAX = module70.FOLDERS_SEARCHED_MAX;
var FOLDER_DEPTH_MAX = module70.FOLDER_DEPTH_MAX;
var FOLDER_DEPTH_SEARCHED_MAX = module70.FOLDER_DEPTH_SEARCHED_MAX;
var GIT_MEMORY_MAX = module70.GIT_MEMORY_MAX;
var GIT_SETTINGS_BYTES_MAX = module70.GIT_SETTINGS_BYTES_MAX;
var HEADER_KEYS_MAX = module70.HEADER_KEYS_MAX;
var HEAD_BYTES_MAX = module70.HEAD_BYTES_MAX;
var HISTORY_BYTES_MAX = module70.HISTORY_BYTES_MAX;
var INODE_BYTES = module70.INODE_BYTES;
var INSPECTED_BYTES_MAX = module70.INSPECTED_BYTES_MAX;
var LEVELS_ABOVE_MAX = module70.LEVELS_ABOVE_MAX;
var LINKS_MAX = module70.LINKS_MAX;
var LINK_BYTES_MAX = module70.LINK_BYTES_MAX;
var LINK_NAMES_MAX = module70.LINK_NAMES_MAX;
var LISTING_BYTES_MAX = module70.LISTING_BYTES_MAX;
var LOCAL_GIT_SECONDS = module70.LOCAL_GIT_SECONDS;
var NAME_BYTES_MAX = module70.NAME_BYTES_MAX;
var PATH_BYTES_MAX = module70.PATH_BYTES_MAX;
var RATIO_FROM_BYTES = module70.RATIO_FROM_BYTES;
var RATIO_MAX = module70.RATIO_MAX;
var REGISTRY_SECONDS = module70.REGISTRY_SECONDS;
var REPOSITORY_BYTES_MAX = module70.REPOSITORY_BYTES_MAX;
var REPOSITORY_ENTRIES_MAX = module70.REPOSITORY_ENTRIES_MAX;
var REVISION_LENGTH_MAX = module70.REVISION_LENGTH_MAX;
var RUN_DISK_BYTES_MAX = module70.RUN_DISK_BYTES_MAX;
var RUN_ENTRIES_MAX = module70.RUN_ENTRIES_MAX;
var RUN_INODES_MAX = module70.RUN_INODES_MAX;
var RUN_REQUESTS_MAX = module70.RUN_REQUESTS_MAX;
var RUN_SECONDS_MAX = module70.RUN_SECONDS_MAX;
var RUN_UNPACKED_BYTES_MAX = module70.RUN_UNPACKED_BYTES_MAX;
var RUN_WIRE_BYTES_MAX = module70.RUN_WIRE_BYTES_MAX;
var SILENT_SECONDS = module70.SILENT_SECONDS;
var TITLE_LENGTH_MAX2 = module70.TITLE_LENGTH_MAX;

// elsewhere:src/terraform/fetch/messages.ts
var module71 = require("./picture.js").modules["src/terraform/fetch/messages.ts"]();
var ADDRESS_REMEDY2 = module71.ADDRESS_REMEDY;
var ADVICE_CERTIFICATE = module71.ADVICE_CERTIFICATE;
var ADVICE_FORBIDDEN = module71.ADVICE_FORBIDDEN;
var ADVICE_HOST_KEY = module71.ADVICE_HOST_KEY;
var ADVICE_MOVED = module71.ADVICE_MOVED;
var ADVICE_NETWORK_UNWANTED = module71.ADVICE_NETWORK_UNWANTED;
var ADVICE_NOT_FOUND = module71.ADVICE_NOT_FOUND;
var ADVICE_OWNER = module71.ADVICE_OWNER;
var ADVICE_UNAUTHORISED = module71.ADVICE_UNAUTHORISED;
var ADVICE_UNKNOWN = module71.ADVICE_UNKNOWN;
var ADVICE_UNREACHABLE = module71.ADVICE_UNREACHABLE;
var ANSIBLE = module71.ANSIBLE;
var ARCHIVE_BROKEN = module71.ARCHIVE_BROKEN;
var ARCHIVE_TOO_LARGE = module71.ARCHIVE_TOO_LARGE;
var ARCHIVE_UNKNOWN = module71.ARCHIVE_UNKNOWN;
var AZURE = module71.AZURE;
var CACHE_REMEDY = module71.CACHE_REMEDY;
var CDK = module71.CDK;
var CDKTF = module71.CDKTF;
var CERTIFICATE_UNTRUSTED = module71.CERTIFICATE_UNTRUSTED;
var CLONE_REMEDY = module71.CLONE_REMEDY;
var CLOUDFORMATION = module71.CLOUDFORMATION;
var CODE = module71.CODE;
var COMPOSE = module71.COMPOSE;
var DISK_FULL = module71.DISK_FULL;
var DOT = module71.DOT;
var DUMB = module71.DUMB;
var ENCRYPTED = module71.ENCRYPTED;
var FILES_UNREADABLE = module71.FILES_UNREADABLE;
var FOLDER_NAME_UNFIT = module71.FOLDER_NAME_UNFIT;
var FORBIDDEN = module71.FORBIDDEN;
var GIT_MISSING = module71.GIT_MISSING;
var GIT_MISSING_REMEDY = module71.GIT_MISSING_REMEDY;
var HCP_RUN = module71.HCP_RUN;
var HCP_STATE = module71.HCP_STATE;
var HELM = module71.HELM;
var HOST_KEY_UNKNOWN = module71.HOST_KEY_UNKNOWN;
var KUBERNETES = module71.KUBERNETES;
var LOCAL_TOO_LARGE = module71.LOCAL_TOO_LARGE;
var LOGIN_REQUIRED = module71.LOGIN_REQUIRED;
var MERGE_BASE_REMEDY = module71.MERGE_BASE_REMEDY;
var MERGE_BASE_SHALLOW_REMEDY = module71.MERGE_BASE_SHALLOW_REMEDY;
var MOVED = module71.MOVED;
var NETWORK_UNWANTED = module71.NETWORK_UNWANTED;
var NOT_FOUND = module71.NOT_FOUND;
var NOT_REPOSITORY_REMEDY = module71.NOT_REPOSITORY_REMEDY;
var NO_COMMITS_REMEDY = module71.NO_COMMITS_REMEDY;
var NO_COMMIT_REMEDY = module71.NO_COMMIT_REMEDY;
var NO_REPOSITORY = module71.NO_REPOSITORY;
var NO_RESOURCES_IN_IT = module71.NO_RESOURCES_IN_IT;
var NO_SUCH_FOLDER = module71.NO_SUCH_FOLDER;
var OLD_STATE = module71.OLD_STATE;
var OWNED_BY_OTHERS = module71.OWNED_BY_OTHERS;
var PROTOCOL_REFUSED = module71.PROTOCOL_REFUSED;
var PROXY_REMEDY = module71.PROXY_REMEDY;
var PULUMI = module71.PULUMI;
var REFUSED_AT = module71.REFUSED_AT;
var REFUSED_CONTROL = module71.REFUSED_CONTROL;
var REFUSED_DASH = module71.REFUSED_DASH;
var REFUSED_DEPTH = module71.REFUSED_DEPTH;
var REFUSED_FILE_HOST = module71.REFUSED_FILE_HOST;
var REFUSED_FRAGMENT = module71.REFUSED_FRAGMENT;
var REFUSED_LENGTH = module71.REFUSED_LENGTH;
var REFUSED_NO_PATH = module71.REFUSED_NO_PATH;
var REFUSED_PLAIN_CREDENTIALS = module71.REFUSED_PLAIN_CREDENTIALS;
var REFUSED_REF = module71.REFUSED_REF;
var REFUSED_REF_TWICE = module71.REFUSED_REF_TWICE;
var REFUSED_SHAPE = module71.REFUSED_SHAPE;
var REFUSED_SPACE = module71.REFUSED_SPACE;
var REFUSED_SSH_PASSWORD = module71.REFUSED_SSH_PASSWORD;
var REFUSED_SUBFOLDER = module71.REFUSED_SUBFOLDER;
var REPOSITORY_EMPTY = module71.REPOSITORY_EMPTY;
var REVISION_REMEDY = module71.REVISION_REMEDY;
var RUN_TIME_OVER = module71.RUN_TIME_OVER;
var RUN_TOO_MUCH = module71.RUN_TOO_MUCH;
var SAM = module71.SAM;
var SAVED_PLAN = module71.SAVED_PLAN;
var SERVERLESS = module71.SERVERLESS;
var SHOW_OF_NOTHING = module71.SHOW_OF_NOTHING;
var SSH_FOREIGN = module71.SSH_FOREIGN;
var STACKS = module71.STACKS;
var SUBFOLDER_NONE = module71.SUBFOLDER_NONE;
var TOO_MANY_FILES = module71.TOO_MANY_FILES;
var TOO_MUCH = module71.TOO_MUCH;
var TREE_UNFIT = module71.TREE_UNFIT;
var UNREACHABLE = module71.UNREACHABLE;
var addressRefused2 = module71.addressRefused;
var adviceSshForeign = module71.adviceSshForeign;
var answerTooLarge = module71.answerTooLarge;
var answered = module71.answered;
var cacheUnwritable = module71.cacheUnwritable;
var characters = module71.characters;
var cloneFailed = module71.cloneFailed;
var cloneRemedy = module71.cloneRemedy;
var codeBelow = module71.codeBelow;
var containsKnownFile = module71.containsKnownFile;
var endedBySignal2 = module71.endedBySignal;
var endedLate = module71.endedLate;
var endedWithCode = module71.endedWithCode;
var filesLeftOut = module71.filesLeftOut;
var hopRefused = module71.hopRefused;
var hopsTooMany = module71.hopsTooMany;
var hostPrivate = module71.hostPrivate;
var hostPrivateRemedy = module71.hostPrivateRemedy;
var isKnownFile = module71.isKnownFile;
var linksLeftOut = module71.linksLeftOut;
var loginRequired = module71.loginRequired;
var mergeBaseOf = module71.mergeBaseOf;
var namesLeftOut = module71.namesLeftOut;
var networkEndedLate = module71.networkEndedLate;
var noCommitShallow = module71.noCommitShallow;
var noCommits = module71.noCommits;
var noMergeBase = module71.noMergeBase;
var noRevision = module71.noRevision;
var noSuchCommit = module71.noSuchCommit;
var noSuchRef = module71.noSuchRef;
var notRefreshed = module71.notRefreshed;
var notRepository = module71.notRepository;
var notStarted2 = module71.notStarted;
var nothingThere = module71.nothingThere;
var onlyTerraformFiles = module71.onlyTerraformFiles;
var plainHttp = module71.plainHttp;
var proxyUnknown = module71.proxyUnknown;
var refusedHelper = module71.refusedHelper;
var refusedParameter = module71.refusedParameter;
var refusedScheme = module71.refusedScheme;
var stepAsking = module71.stepAsking;
var stepFetching = module71.stepFetching;
var subfolderMissing = module71.subfolderMissing;
var subfolderRemedy = module71.subfolderRemedy;
var unreachable = module71.unreachable;
var withStatus = module71.withStatus;

// src/terraform/fetch/network/get.ts
async function get({ url, login = null, bytesMax }, network) {
  let at = url;
  for (let hop = 0; hop <= HOPS_MAX; hop++) {
    const authorization = login !== null && isSameHost(at, url) && mayCarryLogin(at) ? login : null;
    const { status, headers, bytes } = await ask(at, authorization, bytesMax, network);
    if (status >= 200 && status < 300) return { url: at, status, headers, bytes };
    if (!REDIRECTIONS.has(status)) throw refusal(at, status);
    at = nextHop(at, headers.get("location") ?? "");
  }
  throw new FetchError(hopsTooMany(url.host));
}
async function lastHop(url, network) {
  let at = url;
  for (let hop = 0; hop <= HOPS_MAX; hop++) {
    const { status, headers } = await ask(at, null, ANSWER_BYTES_MAX, network);
    if (!REDIRECTIONS.has(status)) return at;
    at = nextHop(at, headers.get("location") ?? "");
  }
  throw new FetchError(hopsTooMany(url.host));
}
var REDIRECTIONS = /* @__PURE__ */ new Set([301, 302, 303, 307, 308]);
var mayCarryLogin = ({ protocol, hostname }) => protocol === "https:" || isLoopback2(nameOf2(hostname));
var isSameHost = (a, b) => a.host === b.host && a.protocol === b.protocol;
function nextHop(from, location) {
  const to = URL.canParse(location, from.href) ? new URL(location, from) : null;
  const isSafe = to?.protocol === "https:" || to?.protocol === "http:" && from.protocol === "http:";
  if (to === null || !isSafe || to.username !== "" || to.password !== "") {
    throw new FetchError(hopRefused(from.host));
  }
  return to;
}
var HEADERS = { "user-agent": "git/groundplan", "git-protocol": "version=2" };
async function ask(url, login, bytesMax, network) {
  const { io, privateHosts, quota } = network;
  const reach = reachOf(url.host, privateHosts);
  if (reach === "nowhere") throw hostRefused(url.host);
  quota.spend({ requests: 1 });
  const { wireBytes } = quota.left;
  const result = await io.download(url.href, {
    headers: { ...HEADERS, ...login !== null && { authorization: login } },
    mayConnect: mayConnect(reach),
    env: io.env,
    seconds: network.seconds,
    budget: quota.time,
    silentSeconds: Math.min(network.seconds, network.silentSeconds ?? REGISTRY_SECONDS),
    bytesMax: Math.min(bytesMax, wireBytes)
  });
  return responseIn(result, url, quota);
}
function responseIn(result, url, quota) {
  switch (result.end) {
    case "forbidden":
      throw hostRefused(url.host);
    case "time-out":
      throw new FetchError(networkEndedLate(url.host), { kind: "silent" });
    case "unreachable":
      throw new FetchError(unreachable(url.host, codeOf(result.reason)), {
        kind: "silent",
        remedy: UNREACHABLE_REMEDY
      });
    case "proxy-unknown":
      throw new FetchError(proxyUnknown(url.host), { kind: "silent", remedy: PROXY_REMEDY });
    case "too-large":
      throw new FetchError(answerTooLarge(url.host));
    case "response":
      quota.spend({ wireBytes: result.bytes.length });
      return result;
  }
}
var codeOf = (reason) => /^[A-Z][A-Z0-9_]{1,60}$/.test(reason) ? reason : "EPROTO";
function hostRefused(host) {
  const name = shownHost(host);
  return new FetchError(hostPrivate(name), { remedy: hostPrivateRemedy(name) });
}
function refusal({ host }, status) {
  if (status === 401 || status === 403) return new FetchError(loginRequired(host, status), { kind: "login" });
  if (status === 404 || status === 410) return new FetchError(nothingThere(host, status), { kind: "missing" });
  const kind = status === 429 || status >= 500 ? { kind: "silent" } : {};
  return new FetchError(answered(host, status), kind);
}
function reachOf(host, privateHosts) {
  const name = nameOf2(host);
  if (privateHosts.some((allowed) => nameOf2(allowed) === name && name !== "")) return "anywhere";
  if (name.includes(":")) return isPublicAddress(name) ? "public" : "nowhere";
  if (name.length > NAME_LENGTH_MAX) return "nowhere";
  const labels = name.split(".");
  if (/^(0x[0-9a-f]*|\d+)$/.test(labels.at(-1))) {
    return /^(0|[1-9]\d{0,2})(\.(0|[1-9]\d{0,2})){3}$/.test(name) && isPublicAddress(name) ? "public" : "nowhere";
  }
  const isLocal = labels.length < 2 || labels.includes("") || LOCAL.has(labels.at(-1)) || METADATA_HOSTS.has(name);
  return isLocal || spellsAddress(name) ? "nowhere" : "public";
}
function spellsAddress(name) {
  const decimalParts = [...name.matchAll(/(?<![a-z0-9])(?=((?:\d{1,3}[.-]){3}\d{1,3})(?![a-z0-9]))/g)].map(
    ([, text]) => text
  );
  const hexParts = name.split(/[.-]/).filter((label2) => /^[0-9a-f]{8}$/.test(label2));
  const addresses = [
    ...decimalParts.map((text) => text.split(/[.-]/).map(Number).join(".")),
    ...hexParts.map((digits) => Buffer.from(digits, "hex").join("."))
  ];
  return addresses.some(
    (address) => import_ipaddr.default.IPv4.isValidFourPartDecimal(address) && PRIVATE_RANGES.has(import_ipaddr.default.IPv4.parse(address).range())
  );
}
var PRIVATE_RANGES = /* @__PURE__ */ new Set(["private", "loopback", "linkLocal", "carrierGradeNat"]);
var mayConnect = (reach) => reach === "anywhere" ? () => true : reach === "public" ? isPublicAddress : () => false;
function nameOf2(host) {
  const text = host.trim().toLowerCase();
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(text);
  if (bracketed !== null) return bracketed[1];
  return /^[^:]*:\d+$/.test(text) ? text.slice(0, text.indexOf(":")) : text;
}
var NAME_LENGTH_MAX = 253;
var shownHost = (host) => nameOf2(host).slice(0, NAME_LENGTH_MAX);
var LOCAL = /* @__PURE__ */ new Set([
  ...["localhost", "localdomain", "local", "internal", "arpa", "onion", "test", "invalid", "alt"],
  ...["intranet", "private", "corp", "home", "lan", "svc"]
]);
function isPublicAddress(address) {
  if (!import_ipaddr.default.isValid(address)) return false;
  const parsed = import_ipaddr.default.parse(address);
  if (parsed.range() !== "unicast" || METADATA_ADDRESSES.has(parsed.toString())) return false;
  return parsed.kind() === "ipv4" || (parsed.toByteArray()[0] & 224) === 32;
}

// src/terraform/messages.ts
var TOKEN_REQUIRED = "TFE_TOKEN required for module registry";
var TOKEN_REQUIRED_REMEDY = "Set TFE_TOKEN (and TFE_HOSTNAME for a host other than app.terraform.io), TF_TOKEN_<host>, or a credentials block in ~/.terraformrc.";
var MODULE_SOURCE_NOT_FOUND = "Module source not found";
var MODULE_SOURCE_NOT_FOUND_REMEDY = "Configure Git credentials or SSH keys, and check with git ls-remote <address>. groundplan never prompts: use a credential helper or an SSH agent.";
var MODULE_NOT_FOUND = "Module not found";
var MODULE_DOWNLOAD_FAILED = "Module download failed";
var MODULE_REMEDY = "Remove .terraform/ and ~/.groundplan/, run terraform init, retry. A private registry needs TFE_TOKEN or TF_TOKEN_<host>.";
var TERRAFORM_MISSING = "terraform command not found";
var TERRAFORM_MISSING_REMEDY = "Install Terraform, check with terraform version. Or draw without it: --planner static.";
var TOFU_MISSING = "tofu command not found";
var TOFU_MISSING_REMEDY = "Install OpenTofu, check with tofu version. Or use --engine terraform.";
var versionTooOld = (command, version, minimum) => `Terraform version not supported: ${command} is ${version}, ${minimum} or newer is needed`;
var versionTooOldRemedy = (command) => `Upgrade, check with ${command} version.`;
var engineFailed = (command, end, output) => `${command} version failed (${end})${output === "" ? "" : `: ${output}`}`;
var engineUnreadable = (command, output) => `${command} version printed no version${output === "" ? "" : `: ${output}`}`;
var engineRemedy = (command) => `Check that ${command} version works here. With a version manager, install and select a version for this directory.`;
var endedWithCode2 = (code) => `exit code ${code}`;
var endedLate2 = (seconds) => `not finished after ${seconds} seconds`;
var diagnosticSummary = (summary, location) => `${summary}${location === "" ? "" : ` (${location})`}`;
var indented = (line2) => `    ${line2}`;
var snippetLine = (line2, code) => `    ${line2}: ${code}`;
var withValue = (traversal, statement) => `    with ${traversal} ${statement}`;
var atAddress = (address) => `    in ${address}`;
var diagnosticsNotShown = (count) => `  and ${count} more message${count === 1 ? "" : "s"}; --debug shows all`;
var VERSION_NOT_SUPPORTED = "Terraform version not supported";
var VERSION_OF_CONFIGURATION_REMEDY = "The configuration requires another version (required_version): install it. Or use --planner offline, which ignores it.";
var LOCAL_MODULE_REMEDY = 'Check the path in source = "...": it is relative to the file that calls the module. The source directory may be part of a larger repository.';
var MODULE_UNREACHABLE_REMEDY = "The host cannot be reached: check the network, the proxy (https_proxy) and the host name. Or use --planner offline, which draws the module as one box.";
var BACKEND_CHANGED = "Backend configuration changed";
var BACKEND_CHANGED_REMEDY = "Expected with a remote backend: groundplan plans with a local one and leaves the state alone. If this stops the run, remove the override file that configures a backend.";
var STATE_LOCKED = "State locked";
var STATE_LOCKED_REMEDY = "Expected while somebody else applies: groundplan neither locks nor changes a state. If this stops the run, retry later, or use --planner offline.";
var VARIABLES_MISSING = "Variables without a value";
var VARIABLES_MISSING_REMEDY = "Pass a file with --varfile, or set TF_VAR_<name>. Or use --planner offline, which uses placeholders.";
var LOCK_FILE_MISFIT = "The lock file does not allow the providers of this platform";
var LOCK_FILE_MISFIT_REMEDY = "Add them: terraform providers lock -platform=<os>_<architecture>. Or use --planner offline, which needs no providers.";
var PROVIDERS_NOT_STARTED = "Providers cannot be started";
var PROVIDERS_NOT_STARTED_REMEDY = "They run from the temporary directory: set TMPDIR to a directory with a short path in which programs can run. Or use --planner offline.";
var PROVIDERS_MISSING = "Providers cannot be installed";
var PROVIDERS_MISSING_REMEDY = "Run terraform init to check the network and the required versions. Or use --planner offline, which needs no providers.";
var CREDENTIALS_MISSING = "Cloud credentials are missing or expired";
var CREDENTIALS_MISSING_REMEDY = "Log in as for terraform plan. Or use --planner offline, which needs none.";
var DISK_FULL2 = "The disk is full";
var DISK_FULL_REMEDY = "Providers take up to a gigabyte: free up space, or set TMPDIR to a larger disk.";
var ENGINE_CRASHED = "Terraform crashed";
var ENGINE_CRASHED_REMEDY = "Try another version of Terraform, or --planner offline.";
var stepFailed = (command, step, end) => `${command} ${step} failed (${end})`;
var stepRemedy = (command, step) => `Run ${command} ${step} in that directory; --debug shows the full output. Or use --planner offline.`;
var TIME_OUT_REMEDY = "Allow more time with --timeout <seconds>, or use --planner offline.";
var token = (text) => `\`${text}\``;
var expected = (expectation, actual) => `expected ${expectation}, found ${actual}`;
var END_OF_LINE = "the end of the line";
var END_OF_FILE = "the end of the file";
var VALUE = "a value";
var ATTRIBUTE_NAME = "the name of an attribute";
var FUNCTION_NAME = "the name of a function";
var FOR_NAME = "a name for the element";
var FOR_IN = "`in`";
var EQUALS_OF_ENTRY = "`=` or `:` after the key";
var commaOr = (closer) => `a comma or \`${closer}\``;
var END_OF_SEQUENCE = "`}` at the end of the expression in the text";
var DIRECTIVE = "`if`, `else`, `endif`, `for` or `endfor`";
var ITEM = "the name of an argument or block";
var AFTER_NAME = "`=` or a block after the name";
var LABEL_OR_BODY = "a label or `{`";
var NEW_LINE = "a new line";
var nestedTooDeep = (limit) => `nested more than ${limit} levels deep`;
var STRING_NOT_CLOSED = "this string is not closed on its line";
var heredocNotClosed = (marker) => `this heredoc is not closed: a line with only ${marker} is missing`;
var UNKNOWN_ESCAPE = "unknown escape: a backslash is written \\\\";
var misplacedDirective = (word) => `%{ ${word} } has no matching directive before it`;
var unknownDirective = (word) => `unknown directive %{ ${word} }`;
var directiveNotClosed = (word) => `%{ ${word} } is not closed before the end of the text`;
var COMMENT_NOT_CLOSED = "this comment is not closed: */ is missing";
var blockNotClosed = (type, line2) => `the block ${type} on line ${line2} is not closed`;
var NOTHING_TO_CLOSE = "this } closes no block";
var LABEL_IS_TEMPLATE = "a label must be plain text, not a template";
var definedTwice = (name) => `${name} is set twice in this block`;
var fileTooLarge2 = (limit) => `the file is larger than ${limit / 1024 / 1024} MB and is not read`;
var NOT_UTF8 = "the file is not UTF-8 text";
var declaredTwice = (address) => `${address} is declared twice; the first one is used`;
var nothingToOverride = (address) => `${address} is overridden here but not declared`;
var wrongLabels = (type, count) => `a ${type} block has ${count === 1 ? "one label" : "two labels"}: its ${count === 1 ? "name" : "type and name"}`;
var END_OF_TEXT = "the end of the text";
var OBJECT_EXPECTED = "expected an object, or an array of objects";
var STAND_IN_PROVIDER = "groundplan stands in for this provider";
var applyRefused = (type) => `${type} is not created, changed or destroyed: the plan was made without the real provider, for a diagram only.`;
var callFailed = (reason) => `The request failed: ${reason}.`;
var typeUnknown = (type) => `unknown type ${type}`;
var noDirectory = (path) => `${path}: no such directory`;
var NO_DIRECTORY_REMEDY = "Check the name and the working directory.";
var NEIGHBOURS_WITHOUT_REPOSITORY = "the code is not in a Git repository: modules in neighbouring directories are read, but their expressions can only read files in their own directory";
var pathUnreadable = (path, reason) => `${path} cannot be read (${reason})`;
var PERMISSIONS_REMEDY = "Check its permissions.";
var moduleTreeFileTooLarge = (path, bytes, limit) => `${path} has ${bytes} bytes; the limit for a Terraform file is ${limit} bytes`;
var codeTooLarge = (path, limit) => `the Terraform code has more than ${limit} bytes in total; ${path} exceeds the limit`;
var TOO_LARGE_REMEDY = "Check that it is Terraform code, or draw a part of the configuration.";
var moduleCycle = (calls) => `modules call each other in a cycle: ${calls.map(({ name, source }) => `${name} (source ${source})`).join(" calls ")}, which leads back to an earlier directory`;
var MODULE_CYCLE_REMEDY = "Terraform rejects this, too. Point one of these sources to another directory.";
var modulesTooDeep = (name, depth) => `${name} is more than ${depth} modules deep`;
var modulesTooMany = (name, limit) => `the configuration has more than ${limit} module calls; ${name} exceeds the limit`;
var MODULES_TOO_MANY_REMEDY = "Draw a part of the configuration: --source with the directory of that part.";
var SOURCE_NOT_PLAIN = "its source is an expression whose value is not known without planning";
var SOURCE_MISSING = "it has no source";
var localMissing = (source) => `${source} is not a directory`;
var OUTSIDE2 = {
  repository: "the repository that is drawn",
  directory: "the directory that is drawn",
  package: "the package of the module that calls it"
};
var localOutside = (source, what) => `${source} is outside ${OUTSIDE2[what]}`;
var localEmpty = (source) => `${source} has no Terraform files`;
var expectedMissing = (source) => `the directory of the fetched module ${source} is missing`;
var NAMES_LISTED2 = 3;
var modulesOpaque = (names, reason) => {
  const more = names.length - NAMES_LISTED2;
  const listed2 = `${names.slice(0, NAMES_LISTED2).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
  return `${listed2} ${names.length === 1 ? "is" : "are each"} drawn as one box: ${reason}`;
};
var manifestUnreadable = (path, reason) => `${path} is not read (${reason}): modules that it lists are searched for elsewhere`;
var MANIFEST_NOT_JSON = "not a JSON list of modules";
var manifestOutside = (isRepository = true) => `it links outside the ${isRepository ? "repository" : "source directory"}`;
var MANIFEST_TOO_LARGE = "too large";
var notAFile2 = (path) => path.includes("\uFFFD") ? `${path} is ignored: its name is not valid UTF-8; rename it` : `${path} is neither a file nor a link to one and is ignored`;
var FILES_LISTED = 5;
var listedFiles = (paths) => listedUpTo(paths.map(printable), FILES_LISTED);
var otherDialect = (paths, tofu) => {
  const subject = `${listedFiles(paths)} ${paths.length === 1 ? "is" : "are"} not read`;
  return tofu ? `${subject}: OpenTofu reads the .tofu file of the same name instead` : `${subject}: Terraform does not read .tofu files; pass --engine tofu to draw the code of OpenTofu`;
};
var tofuAsTerraform = (paths) => `${listedFiles(paths)} ${paths.length === 1 ? "is" : "are"} OpenTofu code in a directory without .tf files: Terraform would not read it, but it is drawn`;
var codeFault = (path, line2, column, problem) => `${path}:${line2}:${column}: ${problem}; the rest of the file is drawn`;
var moreFaults = (path, count) => `${path}: ${plural(count, "more error")}`;
var SOURCE_TOO_LONG = "its source is too long";
var SOURCE_UNREADABLE = "its source cannot be read";
var schemeNotFetched = (scheme) => `modules in ${scheme} are not fetched; run terraform init to use the copy in .terraform/modules`;
var REFUSED_LOCAL = "fetched code may not refer to a directory or repository on this machine";
var REFUSED_REPOSITORY_REMEDY = "A file:// source must be within the repository that is drawn. Use a relative path or a remote address; to draw another repository, pass its address to --source.";
var directoryMissing = (path) => `${path} is not a directory`;
var hostFailedBefore = (host) => `${host} did not answer earlier in this run`;
var HOST_FAILED_OFTEN = "too many modules from its host failed before";
var hostFailedOften = (host, count) => `${printable(host)}: ${count} modules in a row failed, so no more are requested from it. Fix the first one and run again.`;
var MODULE_UNFIT = "the fetched code is too large, or outside its directory";
var because2 = (message, detail) => detail === "" ? message : `${message}: ${detail}`;
var remedyFor = (message, remedy) => `${message}: ${remedy}`;
var stepFetching2 = (source) => `fetching ${source}`;
var stepOfModule = (number, count, step) => count === 1 ? step : `module ${number} of ${count}: ${step}`;
var formatNotRead = (format) => `archive format ${format} is not supported; use zip, tar.gz or tar`;
var FORMAT_UNKNOWN = "its archive format is unknown; use zip, tar.gz or tar";
var CHECKSUM_UNKNOWN = "its checksum cannot be read; use sha1, sha256, sha384 or sha512, in hexadecimal";
var CHECKSUM_WRONG = "the checksum of the archive does not match";
var PASSWORD_PLAIN = "a password would travel unencrypted over http";
var CONSTRAINT_UNREADABLE = "its version cannot be read, or has too many conditions";
var noSuchVersion = (constraint) => constraint === null ? "the registry has no version of it" : "the registry has no version that meets its constraint";
var REGISTRY_UNREADABLE = "the answer of the registry cannot be read";
var noRegistry = (host) => `${host} has no module registry`;
var LOCATION_REFUSED = "the server refers to an unsupported address; only https, and Git over https or SSH, are supported";
var LOCATION_UNCLEAR = "the server does not say where the module is";
var FOLDER_MISSING = "there is no such folder in it, or several";
var movedStillExists = (file, line2, address) => `${file}:${line2}: Terraform rejects this moved block, because ${address} still exists; remove the block, or the resource`;

// elsewhere:src/terraform/limits.ts
var module72 = require("./picture.js").modules["src/terraform/limits.ts"]();
var ARCHIVE_BYTES_MAX = module72.ARCHIVE_BYTES_MAX;
var CONDITIONS_MAX = module72.CONDITIONS_MAX;
var CONSTRAINT_LENGTH_MAX = module72.CONSTRAINT_LENGTH_MAX;
var DETAIL_LINES = module72.DETAIL_LINES;
var DIAGNOSTICS_SHOWN = module72.DIAGNOSTICS_SHOWN;
var EVERY_PAIR_MAX = module72.EVERY_PAIR_MAX;
var EXPRESSION_DEPTH = module72.EXPRESSION_DEPTH;
var FAULTS_LISTED = module72.FAULTS_LISTED;
var FETCHES_AT_ONCE = module72.FETCHES_AT_ONCE;
var FORCING_MAX = module72.FORCING_MAX;
var HCL_DEPTH = module72.HCL_DEPTH;
var HCL_FAULTS_MAX = module72.HCL_FAULTS_MAX;
var HCL_FILE_BYTES_MAX = module72.HCL_FILE_BYTES_MAX;
var HOSTS_AT_ONCE = module72.HOSTS_AT_ONCE;
var HOST_FAILURES_MAX = module72.HOST_FAILURES_MAX;
var IDENTITY_LENGTH_MIN2 = module72.IDENTITY_LENGTH_MIN;
var LINK_STEPS_MAX = module72.LINK_STEPS_MAX;
var LINK_WORK_MAX = module72.LINK_WORK_MAX;
var MEMBERS_MAX = module72.MEMBERS_MAX;
var MODULES_SECONDS = module72.MODULES_SECONDS;
var MODULE_CALLS_MAX = module72.MODULE_CALLS_MAX;
var MODULE_FAN_OUT_MAX = module72.MODULE_FAN_OUT_MAX;
var MODULE_SHARE_MIN = module72.MODULE_SHARE_MIN;
var NEARBY_TEXTS_MAX = module72.NEARBY_TEXTS_MAX;
var NEARBY_TEXT_LENGTH_MAX = module72.NEARBY_TEXT_LENGTH_MAX;
var PACKAGES_AT_ONCE = module72.PACKAGES_AT_ONCE;
var PATH_LOCALS_DEPTH = module72.PATH_LOCALS_DEPTH;
var QUOTE_LINES = module72.QUOTE_LINES;
var READ_TEXTS_MAX = module72.READ_TEXTS_MAX;
var READ_TEXT_BYTES_MAX = module72.READ_TEXT_BYTES_MAX;
var REFERENCES_MAX = module72.REFERENCES_MAX;
var REFERENCE_VALUE_DEPTH = module72.REFERENCE_VALUE_DEPTH;
var SECRET_LENGTH_MIN = module72.SECRET_LENGTH_MIN;
var SECRET_SOURCES_MAX = module72.SECRET_SOURCES_MAX;
var SEGMENTS_MAX = module72.SEGMENTS_MAX;
var SETTINGS_BYTES_MAX = module72.SETTINGS_BYTES_MAX;
var TYPE_ENDS_MAX = module72.TYPE_ENDS_MAX;
var VERSIONS_MAX = module72.VERSIONS_MAX;
var WIRE_DEPTH_MAX = module72.WIRE_DEPTH_MAX;

// src/terraform/hcl/scanner.ts
var codeOf2 = (char) => char.charCodeAt(0);
var TAB = codeOf2("	");
var NEWLINE = codeOf2("\n");
var RETURN = codeOf2("\r");
var SPACE2 = codeOf2(" ");
var QUOTE = codeOf2('"');
var HASH = codeOf2("#");
var STAR = codeOf2("*");
var SLASH = codeOf2("/");
var LESS_THAN = codeOf2("<");
var IDENTIFIER = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy;
var NUMBER = /[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
var HEREDOC = /<<-?[\p{ID_Start}_][\p{ID_Continue}-]*[ \t]*\r?\n/uy;
var PAIRS = new Map(
  ["::", "=>", "~}", "==", "!=", "<=", ">=", "&&", "||"].map((kind) => [kind, kind])
);
var SINGLES = [];
for (const kind of "{}[](),:.=?<>!+-*/%") SINGLES[codeOf2(kind)] = kind;
var ENDS_PAIR = /[:=>}&|]/;
var lineEnd = (text, from) => {
  const offset = text.indexOf("\n", from);
  return offset < 0 ? text.length : offset;
};
var isBetween = (code, first, last) => code >= codeOf2(first) && code <= codeOf2(last);
var isDigit2 = (code) => isBetween(code, "0", "9");
var canStartWord = (code) => isBetween(code, "a", "z") || isBetween(code, "A", "Z") || code === codeOf2("_") || code > 127;
var Scanner = class {
  constructor(source) {
    this.source = source;
    this.text = source.text;
  }
  source;
  kind = "newline";
  start = 0;
  end = 0;
  /** End of the previous token. */
  previousEnd = 0;
  /** True if line breaks are tokens, as in a body. Within other brackets they are whitespace. */
  newlinesAreTokens = true;
  text;
  is(kind) {
    return this.kind === kind;
  }
  /** Returns the text of the current token. */
  word() {
    return this.text.slice(this.start, this.end);
  }
  /** True if the current token is this name. */
  isWord(word) {
    return this.kind === "identifier" && this.word() === word;
  }
  /** Moves to the first token at or after `offset`. */
  jump(offset) {
    this.end = offset;
    this.advance();
  }
  /** Moves to the next token. */
  advance() {
    this.previousEnd = this.end;
    const start = this.skipSpace(this.end);
    this.start = start;
    const code = this.text.charCodeAt(start);
    if (canStartWord(code) && this.match("identifier", IDENTIFIER)) return;
    if (isDigit2(code) && this.match("number", NUMBER)) return;
    if (Number.isNaN(code)) this.set("end", 0);
    else if (code === NEWLINE) this.set("newline", 1);
    else if (code === QUOTE) this.set("quote", 1);
    else if (code === LESS_THAN && this.match("heredoc", HEREDOC)) return;
    else this.punctuation(code);
  }
  punctuation(code) {
    const { text, start } = this;
    const pair = ENDS_PAIR.test(text.charAt(start + 1)) ? PAIRS.get(text.slice(start, start + 2)) : void 0;
    if (pair !== void 0) this.set(pair, 2);
    else if (text.startsWith("...", start)) this.set("...", 3);
    else this.set(SINGLES[code] ?? "unknown", 1);
  }
  /** Sets the token if the pattern matches here; returns false otherwise. */
  match(kind, pattern) {
    const end = matchEnd(pattern, this.text, this.start);
    if (end === this.start) return false;
    this.set(kind, end - this.start);
    return true;
  }
  set(kind, length) {
    this.kind = kind;
    this.end = this.start + length;
  }
  /**
   * Returns the offset after a comment. A comment that is not closed is a fault, and extends to the end of the text.
   */
  commentEnd(start) {
    const end = this.text.indexOf("*/", start + 2);
    if (end < 0) this.source.fault(start, COMMENT_NOT_CLOSED);
    return end < 0 ? this.text.length : end + 2;
  }
  /**
   * Returns the offset after spaces and comments. A carriage return counts as space only before a line break, as in
   * Terraform.
   */
  skipSpace(from) {
    const text = this.text;
    let offset = from;
    for (; ; ) {
      const code = text.charCodeAt(offset);
      if (code === SPACE2 || code === TAB || code === NEWLINE && !this.newlinesAreTokens) offset++;
      else if (code === RETURN && text.charCodeAt(offset + 1) === NEWLINE) offset++;
      else if (code === HASH) offset = lineEnd(text, offset);
      else if (code === SLASH && text.charCodeAt(offset + 1) === SLASH) offset = lineEnd(text, offset);
      else if (code === SLASH && text.charCodeAt(offset + 1) === STAR) offset = this.commentEnd(offset);
      else return offset;
    }
  }
};
var MARKER = /^<<(-?)([^ \t\r\n]+)/;
var INDENT = /[ \t]*/y;
var REST_OF_LINE = /[ \t\r]*(?:\n|$)/y;
function heredocStart(opening) {
  const [, dash, marker] = MARKER.exec(opening);
  return { marker, indented: dash === "-" };
}
function markerEnd(text, lineStart, marker) {
  const start = matchEnd(INDENT, text, lineStart);
  if (!text.startsWith(marker, start)) return -1;
  const end = start + marker.length;
  REST_OF_LINE.lastIndex = end;
  return REST_OF_LINE.test(text) ? end : -1;
}
var MARKER_LINE = /^[ \t]*([\p{ID_Start}_][\p{ID_Continue}-]*)[ \t\r]*$/gmu;
function lastMarkers(text) {
  const last = /* @__PURE__ */ new Map();
  for (const match of text.matchAll(MARKER_LINE)) last.set(match[1], match.index);
  return last;
}

// src/terraform/hcl/source.ts
var Unexpected = class {
  constructor(offset, problem) {
    this.offset = offset;
    this.problem = problem;
  }
  offset;
  problem;
};
var FileSource = class {
  constructor(text) {
    this.text = text;
    for (let offset = text.indexOf("\n"); offset >= 0; offset = text.indexOf("\n", offset + 1))
      this.lineStarts.push(offset + 1);
  }
  text;
  faults = [];
  lineStarts = [0];
  /** Index of the line that was looked up last: the next lookup is usually on the same line. */
  lastLine = 0;
  span(start, end) {
    return { start, end, line: this.lineAt(start) + 1 };
  }
  columnOf(offset) {
    return offset - this.lineStarts[this.lineAt(offset)];
  }
  /** Records at most one fault per line: the others on that line are usually consequences of the first. */
  fault(offset, problem) {
    const line2 = this.lineAt(offset) + 1;
    if (this.faults.length >= HCL_FAULTS_MAX || this.faults.at(-1)?.line === line2) return;
    this.faults.push({ line: line2, column: this.columnOf(offset) + 1, problem });
  }
  /** Returns the index of the line, from 0. */
  lineAt(offset) {
    const starts = this.lineStarts;
    const next = starts[this.lastLine + 1];
    if (offset >= starts[this.lastLine] && (next === void 0 || offset < next)) return this.lastLine;
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = low + high + 1 >> 1;
      if (starts[middle] <= offset) low = middle;
      else high = middle - 1;
    }
    this.lastLine = low;
    return low;
  }
};

// src/terraform/hcl/parser.ts
var Parser = class extends Scanner {
  constructor(source, grammar) {
    super(source);
    this.grammar = grammar;
  }
  grammar;
  /**
   * The closers that are still expected, innermost last: `]`, `)`, `}`, `"`, or `<EOT` for a heredoc. Recovery uses
   * them.
   */
  open = [];
  /** Nesting level of blocks and expressions at this position. */
  depth = 0;
  /** Deepest level of the current expression. */
  deepest = 0;
  /**
   * True after a heredoc without an end. From then on `canEndHeredoc` is checked first: each search for an end reads
   * all text.
   */
  hasUnclosedHeredoc = false;
  /** The result of `lastMarkers`; null until it is needed. */
  markers = null;
  /**
   * Parses one expression.
   * @throws Unexpected for a syntax error
   */
  expression() {
    this.enter();
    const expression = this.grammar(this);
    this.depth--;
    return expression;
  }
  /** True if a line after this offset could end a heredoc with this marker. */
  canEndHeredoc(marker, from) {
    this.markers ??= lastMarkers(this.text);
    return (this.markers.get(marker) ?? -1) >= from;
  }
  /** Goes one nesting level deeper. The caller decrements `depth` afterwards. */
  enter() {
    this.depth++;
    this.reach(this.depth);
  }
  /**
   * Records a nesting level.
   * @throws Unexpected if the tree would be deeper than its readers may recurse
   */
  reach(depth) {
    if (depth > HCL_DEPTH) throw new Unexpected(this.start, nestedTooDeep(HCL_DEPTH));
    if (depth > this.deepest) this.deepest = depth;
  }
  /** Moves past the current token if it has this kind; returns false otherwise. */
  take(kind) {
    if (this.kind !== kind) return false;
    this.advance();
    return true;
  }
  /** Moves past the current token if it is this word; returns false otherwise. */
  takeWord(word) {
    if (!this.isWord(word)) return false;
    this.advance();
    return true;
  }
  /**
   * Moves past a token that the grammar requires.
   * @param expected description for the message
   * @throws Unexpected if the current token is of another kind
   */
  expect(kind, expected2) {
    if (!this.take(kind)) throw this.unexpected(expected2);
  }
  /**
   * Reads a name.
   * @param expected description for the message
   * @throws Unexpected if the current token is not a name
   */
  identifier(expected2) {
    if (this.kind !== "identifier") throw this.unexpected(expected2);
    const name = this.word();
    this.advance();
    return name;
  }
  /** Moves past an opening bracket. Returns the previous `newlinesAreTokens`, for `closeBracket`. */
  openBracket(closer) {
    const before = this.newlinesAreTokens;
    this.open.push(closer);
    this.newlinesAreTokens = false;
    this.advance();
    return before;
  }
  /**
   * Moves past a closing bracket.
   * @param newlinesBefore the result of `openBracket`
   * @throws Unexpected if the current token is not the bracket
   */
  closeBracket(closer, newlinesBefore, expected2 = token(closer)) {
    if (this.kind !== closer) throw this.unexpected(expected2);
    this.open.pop();
    this.newlinesAreTokens = newlinesBefore;
    this.advance();
  }
  /** Returns the range from the offset to the end of the previous token. */
  spanFrom(start) {
    return this.source.span(start, this.previousEnd);
  }
  /** Returns the current token, for messages. */
  tokenInWords() {
    if (this.kind === "end") return END_OF_FILE;
    return this.kind === "newline" ? END_OF_LINE : quote(this.word());
  }
  /**
   * Reads `key, value in collection` after the word `for`, in tuples, objects and template directives.
   * @throws Unexpected for a syntax error
   */
  forIntroduction() {
    const names = [this.identifier(FOR_NAME)];
    if (this.take(",")) names.push(this.identifier(FOR_NAME));
    if (!this.takeWord("in")) throw this.unexpected(FOR_IN);
    return { names, collection: this.expression() };
  }
  /** Returns the error for the current token; the caller throws it. */
  unexpected(expected2) {
    return new Unexpected(this.start, expected(expected2, this.tokenInWords()));
  }
};

// src/terraform/hcl/template.ts
function quotedTemplate(parser) {
  const { start } = parser;
  parser.open.push('"');
  const parts = new TemplateParts();
  const end = readTemplate(parser, parser.end, { kind: "quoted" }, parts);
  parser.open.pop();
  parser.jump(end + 1);
  const text = parts.onlyText();
  const span = parser.source.span(start, end + 1);
  return text === null ? templateOf(parser.source, parts, false, span) : { kind: "literal", value: text, span };
}
function heredocTemplate(parser) {
  const { start, end: textStart } = parser;
  const { marker, indented: indented2 } = heredocStart(parser.word());
  if (parser.hasUnclosedHeredoc && !parser.canEndHeredoc(marker, textStart))
    throw new Unexpected(start, heredocNotClosed(marker));
  parser.open.push(`<${marker}`);
  const parts = new TemplateParts();
  const lineStart = readTemplate(parser, textStart, { kind: "heredoc", marker }, parts);
  parser.open.pop();
  const end = markerEnd(parser.source.text, lineStart, marker);
  if (end < 0) {
    parser.hasUnclosedHeredoc = true;
    throw new Unexpected(start, heredocNotClosed(marker));
  }
  parser.jump(end);
  if (indented2) parts.removeIndent();
  return templateOf(parser.source, parts, true, parser.source.span(start, end));
}
function wholeTemplate(parser) {
  const parts = new TemplateParts();
  const end = readTemplate(parser, 0, { kind: "whole" }, parts);
  const text = parts.onlyText();
  const span = parser.source.span(0, end);
  return text === null ? templateOf(parser.source, parts, false, span) : { kind: "literal", value: text, span };
}
function readTemplate(parser, from, delimiters, parts) {
  const { text } = parser.source;
  let offset = readText(parser, from, delimiters, parts);
  while (isSequenceAt(text, offset)) {
    const sequenceEnd = readSequence(parser, offset, parts);
    offset = readText(parser, sequenceEnd, delimiters, parts);
  }
  if (parts.open.length > 0) parser.source.fault(offset, directiveNotClosed(parts.open.at(-1)));
  return offset;
}
function templateOf(source, parts, isHeredoc, span) {
  const names = parts.names.length > 0 ? { names: parts.names } : {};
  const directives = parts.hasDirectives ? { directives: parts.withDirectives(source, span) } : {};
  return { kind: "template", parts: parts.expressions(source), heredoc: isHeredoc, span, ...names, ...directives };
}
function readSequence(parser, offset, parts) {
  const { text } = parser.source;
  const trimBefore = text[offset + 2] === "~";
  const newlinesBefore = parser.newlinesAreTokens;
  parser.open.push("}");
  parser.newlinesAreTokens = false;
  parser.jump(offset + (trimBefore ? 3 : 2));
  const sequence = text[offset] === "%" ? readDirective(parser, parts) : { kind: "sequence", expression: parser.expression() };
  const trimAfter = parser.is("~}");
  if (!trimAfter && !parser.is("}")) throw parser.unexpected(END_OF_SEQUENCE);
  parser.open.pop();
  parser.newlinesAreTokens = newlinesBefore;
  parts.addSequence(sequence, trimBefore, trimAfter);
  return parser.end;
}
function readDirective(parser, parts) {
  const { start } = parser;
  const word = parser.identifier(DIRECTIVE);
  const innermost = parts.open.at(-1);
  const directive = { word, names: [] };
  const misplaced = () => parser.source.fault(start, misplacedDirective(word));
  switch (word) {
    case "if":
      parts.open.push("if");
      return { kind: "sequence", expression: parser.expression(), directive };
    case "for": {
      const { names, collection } = parser.forIntroduction();
      parts.open.push("for");
      parts.names.push(...names);
      return { kind: "sequence", expression: collection, directive: { word, names } };
    }
    case "else":
      if (innermost === "if") parts.open[parts.open.length - 1] = "else";
      else misplaced();
      break;
    case "endif":
    case "endfor": {
      const closes = word === "endfor" ? innermost === "for" : innermost === "if" || innermost === "else";
      if (closes) parts.open.pop();
      else misplaced();
      break;
    }
    default:
      parser.source.fault(start, unknownDirective(word));
  }
  return { kind: "sequence", expression: null, directive };
}
var PLAIN = {
  quoted: /[^"\\$%\r\n]*/y,
  heredoc: /[^$%\n]*/y,
  whole: /[^$%]*/y
};
var isSequenceAt = (text, offset) => text[offset + 1] === "{" && (text[offset] === "$" || text[offset] === "%");
function readText(parser, from, delimiters, parts) {
  const { text } = parser.source;
  const plain = PLAIN[delimiters.kind];
  let value = "";
  let offset = from;
  while (!isMarkerLine(text, offset, delimiters)) {
    const plainEnd = matchEnd(plain, text, offset);
    value += text.slice(offset, plainEnd);
    offset = plainEnd;
    const special = readSpecial(parser, offset, delimiters);
    if (special === null) break;
    value += special.value;
    offset = special.end;
  }
  parts.addText(value, from, offset);
  return offset;
}
var isMarkerLine = (text, offset, delimiters) => delimiters.kind === "heredoc" && text[offset - 1] === "\n" && markerEnd(text, offset, delimiters.marker) >= 0;
function readSpecial(parser, offset, { kind }) {
  const { text } = parser.source;
  const char = text[offset];
  if (char === "$" || char === "%") {
    if (isSequenceAt(text, offset)) return null;
    const isEscaped = text[offset + 1] === char && text[offset + 2] === "{";
    return isEscaped ? { value: `${char}{`, end: offset + 3 } : { value: char, end: offset + 1 };
  }
  if (char === "\\") return readEscape(parser, offset);
  if (char === "\n" && kind === "heredoc") return { value: char, end: offset + 1 };
  if (char !== '"' && kind === "quoted") throw new Unexpected(offset, STRING_NOT_CLOSED);
  return null;
}
var ESCAPES = /* @__PURE__ */ new Map([
  ["n", "\n"],
  ["r", "\r"],
  ["t", "	"],
  ['"', '"'],
  ["\\", "\\"]
]);
var LAST_CODE_POINT = 1114111;
var CODE_POINT = /\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8}))/y;
function readEscape(parser, offset) {
  const { text } = parser.source;
  const simple = ESCAPES.get(text[offset + 1] ?? "");
  if (simple !== void 0) return { value: simple, end: offset + 2 };
  CODE_POINT.lastIndex = offset;
  const [sequence = "", shortCode, longCode] = CODE_POINT.exec(text) ?? [];
  const code = Number.parseInt(shortCode ?? longCode ?? "", 16);
  if (code <= LAST_CODE_POINT) return { value: String.fromCodePoint(code), end: offset + sequence.length };
  parser.source.fault(offset, UNKNOWN_ESCAPE);
  return { value: "\\", end: offset + 1 };
}
var TemplateParts = class {
  /** Directives that are not yet closed, innermost last. */
  open = [];
  /** Names that `%{ for }` binds. */
  names = [];
  list = [];
  /** True after a sequence that ends in `~}`. */
  trimNext = false;
  /** Adds the text between two sequences, if there is any. */
  addText(value, start, end) {
    if (end > start) this.list.push({ kind: "text", value: this.trimNext ? trimFirstLine(value) : value, start, end });
    this.trimNext = false;
  }
  /**
   * Adds a sequence.
   * @param trimBefore true for `${~`
   * @param trimAfter true for `~}`
   */
  addSequence(sequence, trimBefore, trimAfter) {
    const before = this.list.at(-1);
    if (trimBefore && before?.kind === "text") before.value = trimLastLine(before.value);
    this.list.push(sequence);
    this.trimNext = trimAfter;
  }
  /** True if a directive was read: each one ends with `%{ endif }` or `%{ endfor }`, which have no expression. */
  get hasDirectives() {
    return this.list.some((part) => part.kind === "sequence" && part.expression === null);
  }
  /** Removes the indentation that all lines share, as `<<-` demands. */
  removeIndent() {
    removeIndent(this.list);
  }
  /** Returns the text if the template has no sequences, else null. */
  onlyText() {
    const [first, ...others] = this.list;
    if (first === void 0) return "";
    return first.kind === "text" && others.length === 0 ? first.value : null;
  }
  /** Returns the texts that are not empty, as literals, and the expressions of the sequences. */
  expressions(source) {
    const expressions = [];
    for (const part of this.list) {
      if (part.kind === "sequence") {
        if (part.expression !== null) expressions.push(part.expression);
      } else if (part.value !== "") {
        expressions.push({ kind: "literal", value: part.value, span: source.span(part.start, part.end) });
      }
    }
    return expressions;
  }
  /**
   * Returns the parts with each directive as one expression. Their value is a text. Null if a directive is misplaced or
   * not closed.
   */
  withDirectives(source, span) {
    const top = [];
    const open = [];
    const add2 = (part) => part !== null && (open.at(-1)?.branches.at(-1) ?? top).push(part);
    for (const part of this.list) {
      const word = part.kind === "sequence" ? part.directive?.word : void 0;
      if (part.kind === "text") add2({ kind: "literal", value: part.value, span: source.span(part.start, part.end) });
      else if (word === void 0) add2(part.expression);
      else if (word === "if" || word === "for") open.push({ sequence: part, branches: [[]] });
      else {
        const innermost = word === "else" ? open.at(-1) : open.pop();
        if (innermost === void 0) return null;
        if (word === "else") innermost.branches.push([]);
        else add2(directiveOf(innermost, span));
      }
    }
    return open.length > 0 ? null : top;
  }
};
function directiveOf({ sequence: { expression, directive }, branches }, span) {
  const [first, second] = branches.map((parts) => ({ kind: "template", parts, heredoc: true, span }));
  const empty = { kind: "literal", value: "", span };
  if (expression === null || first === void 0) return null;
  if (directive?.word !== "for")
    return { kind: "conditional", condition: expression, whenTrue: first, whenFalse: second ?? empty, span };
  const shared = { key: null, condition: null, span };
  const loop = { kind: "for", names: directive.names, collection: expression, value: first, ...shared };
  return { kind: "call", name: "join", arguments: [empty, loop], span };
}
function trimFirstLine(text) {
  const end = text.indexOf("\n") + 1 || text.length;
  return text.slice(0, end).trimStart() + text.slice(end);
}
function trimLastLine(text) {
  const start = text.lastIndexOf("\n", text.length - 2) + 1;
  return text.slice(0, start) + text.slice(start).trimEnd();
}
var isBlank = (line2) => /^\s*\n$/.test(line2);
var linesOf2 = (text) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
var indentOf = (line2) => line2.search(/[^\s]|\n|$/);
function removeIndent(parts) {
  const common = commonIndent(parts);
  if (common === 0 || common === Number.POSITIVE_INFINITY) return;
  let atLineStart = true;
  for (const part of parts) {
    if (part.kind === "text") {
      const lines = linesOf2(part.value);
      const cut = lines.map(
        (line2, index) => (index > 0 || atLineStart) && !isBlank(line2) ? line2.slice(common) : line2
      );
      part.value = cut.join("");
    }
    atLineStart = endsLine(part);
  }
}
function commonIndent(parts) {
  let common = Number.POSITIVE_INFINITY;
  let atLineStart = true;
  for (const part of parts) {
    const lines = part.kind === "text" ? linesOf2(part.value) : [""];
    for (const line2 of atLineStart ? lines : lines.slice(1)) {
      if (!isBlank(line2)) common = Math.min(common, indentOf(line2));
    }
    atLineStart = endsLine(part);
  }
  return common;
}
var endsLine = (part) => part.kind === "text" && part.value.endsWith("\n");

// src/terraform/hcl/expression.ts
var parserOf = (source) => new Parser(source, parseExpression);
function parseTemplate(text) {
  const source = new FileSource(text);
  try {
    const template = wholeTemplate(parserOf(source));
    return source.faults.length === 0 ? template : null;
  } catch (error) {
    if (error instanceof Unexpected) return null;
    throw error;
  }
}
var PRECEDENCE = /* @__PURE__ */ new Map([
  ["||", 1],
  ["&&", 2],
  ["==", 3],
  ["!=", 3],
  ["<", 4],
  ["<=", 4],
  [">", 4],
  [">=", 4],
  ["+", 5],
  ["-", 5],
  ["*", 6],
  ["/", 6],
  ["%", 6]
]);
function parseExpression(parser) {
  const start = parser.start;
  const condition = parseOperations(parser, 0);
  if (!parser.take("?")) return condition;
  const whenTrue = parser.expression();
  parser.expect(":", token(":"));
  const whenFalse = parser.expression();
  return { kind: "conditional", condition, whenTrue, whenFalse, span: parser.spanFrom(start) };
}
function parseOperations(parser, precedence) {
  const start = parser.start;
  const deepestBefore = parser.deepest;
  parser.deepest = parser.depth;
  let left = parseUnary(parser);
  while ((PRECEDENCE.get(parser.kind) ?? 0) > precedence) {
    const operator = parser.kind;
    parser.advance();
    const right = parseOperations(parser, PRECEDENCE.get(operator));
    parser.reach(parser.deepest + 1);
    left = { kind: "operation", operator, operands: [left, right], span: parser.spanFrom(start) };
  }
  parser.deepest = Math.max(deepestBefore, parser.deepest);
  return left;
}
function parseUnary(parser) {
  if (!parser.is("-") && !parser.is("!")) return parseWithSteps(parser);
  const start = parser.start;
  const operator = parser.kind;
  parser.enter();
  parser.advance();
  const operand = parseUnary(parser);
  parser.depth--;
  return { kind: "operation", operator, operands: [operand], span: parser.spanFrom(start) };
}
function parseWithSteps(parser) {
  const start = parser.start;
  const base = parseTerm(parser);
  if (!parser.is(".") && !parser.is("[")) return base;
  const steps = [];
  while (parser.is(".") || parser.is("[")) {
    parser.reach(steps.length);
    steps.push(parser.is(".") ? parseDotStep(parser) : parseBracketStep(parser));
  }
  const root = base.kind === "traversal" && typeof base.root === "string" ? base.root : base;
  return { kind: "traversal", root, steps, span: parser.spanFrom(start) };
}
function parseDotStep(parser) {
  parser.advance();
  if (parser.is("identifier")) return { kind: "attribute", name: parser.identifier("") };
  if (parser.take("*")) return { kind: "splat", attributesOnly: true };
  if (parser.is("number")) return { kind: "index", key: parseLegacyIndex(parser) };
  throw parser.unexpected(ATTRIBUTE_NAME);
}
function parseLegacyIndex(parser) {
  const digits = /^[0-9]+/.exec(parser.word())?.[0];
  const { start } = parser;
  parser.jump(start + digits.length);
  return { kind: "literal", value: Number(digits), span: parser.spanFrom(start) };
}
function parseBracketStep(parser) {
  const before = parser.openBracket("]");
  if (parser.take("*")) {
    parser.closeBracket("]", before);
    return { kind: "splat" };
  }
  const key = parser.expression();
  parser.closeBracket("]", before);
  return { kind: "index", key };
}
var KEYWORDS = /* @__PURE__ */ new Map([
  ["true", true],
  ["false", false],
  ["null", null]
]);
function parseTerm(parser) {
  switch (parser.kind) {
    case "identifier":
      return parseNameOrCall(parser);
    case "quote":
      return quotedTemplate(parser);
    case "number":
      return parseNumber(parser);
    case "{":
      return parseObjectOrFor(parser);
    case "[":
      return parseTupleOrFor(parser);
    case "(":
      return parseParenthesised(parser);
    case "heredoc":
      return heredocTemplate(parser);
    default:
      throw parser.unexpected(VALUE);
  }
}
function parseNumber(parser) {
  const { start } = parser;
  const value = Number(parser.word());
  parser.advance();
  return { kind: "literal", value, span: parser.spanFrom(start) };
}
function parseParenthesised(parser) {
  const { start } = parser;
  const before = parser.openBracket(")");
  const inner = parser.expression();
  parser.closeBracket(")", before);
  return { kind: "parenthesised", inner, span: parser.spanFrom(start) };
}
function parseNameOrCall(parser) {
  const { start } = parser;
  const name = parser.word();
  parser.advance();
  if (parser.is("(") || parser.is("::")) return parseCall(parser, start, name);
  const keyword = KEYWORDS.get(name);
  if (keyword !== void 0) return { kind: "literal", value: keyword, span: parser.spanFrom(start) };
  return { kind: "traversal", root: name, steps: [], span: parser.spanFrom(start) };
}
function parseCall(parser, start, firstName) {
  let name = firstName;
  while (parser.take("::")) name += `::${parser.identifier(FUNCTION_NAME)}`;
  if (!parser.is("(")) throw parser.unexpected(token("("));
  const before = parser.openBracket(")");
  const args = [];
  let expands = false;
  while (!parser.is(")") && !expands) {
    args.push(parser.expression());
    expands = parser.take("...");
    if (!expands && !parser.take(",")) break;
  }
  parser.closeBracket(")", before, commaOr(")"));
  return { kind: "call", name, arguments: args, span: parser.spanFrom(start), ...expands && { expands } };
}
function parseTupleOrFor(parser) {
  const { start } = parser;
  const before = parser.openBracket("]");
  if (parser.isWord("for")) return parseFor(parser, start, "]", before);
  const items = [];
  while (!parser.is("]")) {
    items.push(parser.expression());
    if (!parser.take(",")) break;
  }
  parser.closeBracket("]", before, commaOr("]"));
  return { kind: "tuple", items, span: parser.spanFrom(start) };
}
function parseObjectOrFor(parser) {
  const { start } = parser;
  const before = parser.openBracket("}");
  if (parser.isWord("for")) return parseFor(parser, start, "}", before);
  parser.newlinesAreTokens = true;
  const entries = [];
  while (!parser.is("}")) {
    entries.push(parseEntry(parser));
    if (!parser.is(",") && !parser.is("newline")) break;
    skipSeparators(parser);
  }
  parser.closeBracket("}", before, commaOr("}"));
  return { kind: "object", entries, span: parser.spanFrom(start) };
}
function skipSeparators(parser) {
  parser.take(",");
  while (parser.is("newline")) parser.advance();
}
function parseEntry(parser) {
  const key = parser.expression();
  if (!parser.take("=") && !parser.take(":")) throw parser.unexpected(EQUALS_OF_ENTRY);
  return { key: asKey(key), value: parser.expression() };
}
function asKey(key) {
  if (key.kind === "traversal" && key.steps.length === 0 && typeof key.root === "string") {
    return { kind: "literal", value: key.root, span: key.span };
  }
  const isKeyword = key.kind === "literal" && (key.value === null || typeof key.value === "boolean");
  return isKeyword ? { kind: "literal", value: String(key.value), span: key.span } : key;
}
function parseFor(parser, start, closer, before) {
  parser.advance();
  const { names, collection } = parser.forIntroduction();
  parser.expect(":", token(":"));
  const first = parser.expression();
  let key = null;
  let value = first;
  let grouped = false;
  if (closer === "}") {
    parser.expect("=>", token("=>"));
    key = first;
    value = parser.expression();
    grouped = parser.take("...");
  }
  const condition = parser.takeWord("if") ? parser.expression() : null;
  parser.closeBracket(closer, before);
  const span = parser.spanFrom(start);
  return { kind: "for", names, collection, key, value, condition, span, ...grouped && { grouped } };
}

// src/terraform/hcl/parse.ts
function parseHcl(text, path) {
  const source = new FileSource(text);
  const parser = parserOf(source);
  parser.jump(text.startsWith("\uFEFF") ? 1 : 0);
  const body = fileBody(parser);
  return { path, text, syntax: "native", body, faults: source.faults };
}
function fileBody(parser) {
  const items = { attributes: [], blocks: [] };
  readItems(parser, items);
  while (!parser.is("end")) {
    parser.source.fault(parser.start, NOTHING_TO_CLOSE);
    parser.advance();
    readItems(parser, items);
  }
  return { ...items, span: parser.source.span(0, parser.source.text.length) };
}
function readItems(parser, items) {
  const names = /* @__PURE__ */ new Set();
  while (!parser.is("}") && !parser.is("end")) {
    if (!parser.take("newline")) readItem(parser, items, names);
  }
}
function readItem(parser, items, names) {
  const { start, depth } = parser;
  try {
    const name = readItemName(parser);
    if (parser.is("=")) {
      if (names.has(name)) parser.source.fault(start, definedTwice(name));
      names.add(name);
      items.attributes.push(readAttribute(parser, start, name));
    } else {
      readBlock(parser, start, name, items);
    }
    expectEndOfLine(parser);
  } catch (fault) {
    resumeAfter(parser, fault, start, depth);
  }
}
function readItemName(parser) {
  return parser.is("quote") ? readPlainText(parser) : parser.identifier(ITEM);
}
function readPlainText(parser) {
  const { start } = parser;
  const text = quotedTemplate(parser);
  if (text.kind === "literal") return String(text.value);
  throw new Unexpected(start, LABEL_IS_TEMPLATE);
}
function readAttribute(parser, start, name) {
  const { depth } = parser;
  parser.advance();
  const valueStart = parser.start;
  let value;
  try {
    parser.deepest = parser.depth;
    value = parser.expression();
  } catch (fault) {
    resumeAfter(parser, fault, start, depth);
    const end = valueStart + parser.source.text.slice(valueStart, parser.previousEnd).trimEnd().length;
    value = { kind: "unreadable", span: parser.source.span(valueStart, end) };
    return { name, value, span: parser.source.span(start, end) };
  }
  return { name, value, span: parser.spanFrom(start) };
}
function readBlock(parser, start, type, parent) {
  const labels = [];
  if (!parser.is("{") && !parser.is("identifier") && !parser.is("quote")) throw parser.unexpected(AFTER_NAME);
  while (!parser.is("{"))
    labels.push(parser.is("quote") ? readPlainText(parser) : parser.identifier(LABEL_OR_BODY));
  const bodyStart = parser.end;
  parser.enter();
  parser.advance();
  const items = { attributes: [], blocks: [] };
  readItems(parser, items);
  parser.depth--;
  const isClosed = parser.is("}");
  const strays = isClosed ? null : takeStrays(parser, start, items);
  const bodyEnd = strays?.start ?? parser.start;
  if (isClosed) parser.advance();
  else parser.source.fault(parser.start, blockNotClosed(type, parser.source.span(start, start).line));
  const body = { ...items, span: parser.source.span(bodyStart, bodyEnd) };
  parent.blocks.push({ type, labels, body, span: parser.source.span(start, isClosed ? parser.previousEnd : bodyEnd) });
  if (strays !== null) {
    for (const attribute of strays.attributes) parent.attributes.push(attribute);
    for (const block of strays.blocks) parent.blocks.push(block);
  }
}
function takeStrays(parser, blockStart, items) {
  const column = parser.source.columnOf(blockStart);
  const strayStarts = [...items.attributes, ...items.blocks].map(({ span }) => span.start).filter((start2) => parser.source.columnOf(start2) <= column);
  if (strayStarts.length === 0) return null;
  const start = strayStarts.reduce((first, next) => Math.min(first, next));
  return { attributes: takeFrom(items.attributes, start), blocks: takeFrom(items.blocks, start), start };
}
function takeFrom(list, start) {
  const index = list.findIndex(({ span }) => span.start >= start);
  return index < 0 ? [] : list.splice(index);
}
function expectEndOfLine(parser) {
  if (parser.is("newline") || parser.is("}") || parser.is("end")) return;
  const fault = parser.unexpected(NEW_LINE);
  parser.source.fault(fault.offset, fault.problem);
  if (!parser.take(",") && !parser.is("identifier") && !parser.is("quote")) throw fault;
}
function resumeAfter(parser, fault, itemStart, depth) {
  if (!(fault instanceof Unexpected)) throw fault;
  parser.source.fault(fault.offset, fault.problem);
  parser.depth = depth;
  parser.newlinesAreTokens = true;
  parser.jump(recover(parser, itemStart, fault.offset));
  parser.open.length = 0;
}
var CLOSERS = /* @__PURE__ */ new Map([
  ["{", "}"],
  ["[", "]"],
  ["(", ")"]
]);
var ITEM_START = /[\p{ID_Start}_][\p{ID_Continue}-]*(?:[ \t]*=(?![=>])|(?:[ \t]+(?:"[^"\n]*"|[\p{ID_Start}_][\p{ID_Continue}-]*))*[ \t]*\{)/uy;
function recover(parser, itemStart, faultAt2) {
  const { text } = parser.source;
  const { open } = parser;
  const column = parser.source.columnOf(itemStart);
  const faultLineStart = faultAt2 - parser.source.columnOf(faultAt2);
  const inHeredoc = open.some((closer) => closer.startsWith("<"));
  if (faultLineStart > itemStart && !inHeredoc && startsItem(parser, faultLineStart, column)) return faultLineStart - 1;
  const scanner = new Scanner(parser.source);
  let offset = faultAt2;
  while (offset < text.length) {
    const innermost = open.at(-1);
    if (innermost === '"' || innermost?.startsWith("<")) {
      offset = afterText(text, offset, open);
      continue;
    }
    scanner.jump(offset);
    const isOutside3 = open.length === 0;
    if (scanner.is("newline") && (isOutside3 || startsItem(parser, scanner.end, column))) return scanner.start;
    if (scanner.is("end") || scanner.is("}") && isOutside3) return scanner.start;
    offset = afterToken(parser, scanner);
  }
  return offset;
}
function afterToken(parser, scanner) {
  const closer = CLOSERS.get(scanner.kind);
  if (closer !== void 0) parser.open.push(closer);
  else if (scanner.is("quote")) parser.open.push('"');
  else if (scanner.is("]") || scanner.is(")") || scanner.is("}") || scanner.is("~}")) parser.open.pop();
  if (!scanner.is("heredoc")) return scanner.end;
  const { marker } = heredocStart(scanner.word());
  if (parser.canEndHeredoc(marker, scanner.end)) {
    parser.open.push(`<${marker}`);
    return scanner.end;
  }
  return scanner.end - 1;
}
function startsItem(parser, lineStart, column) {
  const { text } = parser.source;
  const start = matchEnd(SPACE3, text, lineStart);
  const indent = start - lineStart;
  if (text[start] === "}") return indent < column;
  return indent <= column && matchEnd(ITEM_START, text, start) > start;
}
var SPACE3 = /[ \t]*/y;
var PLAIN_IN_STRING = /[^"\\$%\n]*/y;
var PLAIN_IN_HEREDOC = /[^$%\n]*/y;
function afterText(text, from, open) {
  const closer = open.at(-1);
  const isString = closer === '"';
  if (!isString && text[from - 1] === "\n") {
    const end = markerEnd(text, from, closer.slice(1));
    if (end >= 0) {
      open.pop();
      return end;
    }
  }
  const offset = matchEnd(isString ? PLAIN_IN_STRING : PLAIN_IN_HEREDOC, text, from);
  if (isString && (text[offset] === '"' || text[offset] === "\n")) {
    open.pop();
    return text[offset] === '"' ? offset + 1 : offset;
  }
  if (isSequenceAt(text, offset)) {
    open.push("}");
    return offset + 2;
  }
  if (text[offset] === "\\" || text[offset + 1] === text[offset] && text[offset] !== "\n") return offset + 2;
  return offset + 1;
}

// src/terraform/modules/cli-config.ts
var import_node_path = require("node:path");

// elsewhere:src/platform/json/foreign.ts
var module73 = require("./picture.js").modules["src/platform/json/foreign.ts"]();
var entriesOf = module73.entriesOf;
var integerAt = module73.integerAt;
var listOf = module73.listOf;
var member = module73.member;
var memberAt = module73.memberAt;
var objectOf = module73.objectOf;
var textAt = module73.textAt;
var textOf3 = module73.textOf;

// src/terraform/modules/cli-config.ts
async function readCliConfig(io) {
  const services = /* @__PURE__ */ new Map();
  const tokens = /* @__PURE__ */ new Map();
  for (const path of pathsOf(io)) {
    const text = await textAt2(path, io);
    for (const [kind, host, value] of text === null ? [] : settingsIn2(text, path)) {
      const settings = kind === "host" ? services : tokens;
      if (!settings.has(host)) settings.set(host, value);
    }
  }
  return { services, tokens };
}
function pathsOf({ env, home, platform }) {
  const configured = env.TF_CLI_CONFIG_FILE || env.TERRAFORM_CONFIG;
  const isWindows = platform === "win32";
  const folder = isWindows ? env.APPDATA ?? home : home;
  const defaults = isWindows ? ["terraform.rc", "tofu.rc"] : [".terraformrc", ".tofurc"];
  const main = configured ? [configured] : defaults.map((name) => (0, import_node_path.join)(folder, name));
  return [...main, (0, import_node_path.join)(folder, isWindows ? "terraform.d" : ".terraform.d", "credentials.tfrc.json")];
}
async function textAt2(path, io) {
  try {
    const size = await io.sizeOf(path);
    if (size === null || size > SETTINGS_BYTES_MAX) return null;
    return Buffer.from(await io.readFile(path)).toString("utf8");
  } catch {
    return null;
  }
}
function settingsIn2(text, path) {
  return text.trimStart().startsWith("{") ? settingsOfJson(text) : settingsOfHcl(text, path);
}
function settingsOfHcl(text, path) {
  const settings = [];
  for (const block of parseHcl(text, path).body.blocks) {
    const host = block.labels.length === 1 ? block.labels[0].toLowerCase() : "";
    const value = block.type === "credentials" ? textOfLiteral(argumentIn(block, "token")) : block.type === "host" ? serviceOf(block) : null;
    if (value !== null) settings.push([block.type, host, value]);
  }
  return settings;
}
var argumentIn = ({ body }, name) => body.attributes.find((candidate) => candidate.name === name)?.value;
var textOfLiteral = (expression) => expression?.kind === "literal" ? textOf3(expression.value) : null;
function serviceOf(host) {
  const services = argumentIn(host, "services");
  if (services?.kind === "object") {
    return textOfLiteral(services.entries.find(({ key }) => textOfLiteral(key) === REGISTRY_SERVICE)?.value);
  }
  const block = host.body.blocks.find(({ type }) => type === "services");
  return block === void 0 ? null : textOfLiteral(argumentIn(block, REGISTRY_SERVICE));
}
var REGISTRY_SERVICE = "modules.v1";
function settingsOfJson(text) {
  let config;
  try {
    config = JSON.parse(text);
  } catch {
    return [];
  }
  const settingsOf = (kind, read) => entriesOf(member(config, kind)).flatMap(([host, value]) => {
    const setting = textOf3(read(value));
    return setting === null ? [] : [[kind, host.toLowerCase(), setting]];
  });
  return [
    ...settingsOf("credentials", (value) => member(value, "token")),
    ...settingsOf("host", (value) => memberAt(value, "services", REGISTRY_SERVICE))
  ];
}
async function readLogins(io) {
  const config = await readCliConfig(io);
  const tokens = tokensIn({ ...io.env, ...registryToken(io.env) }, config);
  const netrc = await textAt2(io.env.NETRC || (0, import_node_path.join)(io.home, ".netrc"), io);
  const passwords = netrc === null ? /* @__PURE__ */ new Map() : machinesIn(netrc);
  return {
    serviceOf: (host) => config.services.get(host) ?? null,
    tokenFor: (host) => secretOf(tokens.get(host)),
    passwordFor: (host) => secretOf(passwords.get(host))
  };
}
var secretOf = (secret) => secret !== void 0 && secret !== "" && !/[^\x20-\x7e]/.test(secret) ? secret : null;
var TOKEN_VARIABLE_PREFIX = "TF_TOKEN_";
function tokensIn(env, { tokens }) {
  const all = new Map(tokens);
  for (const [name, value] of Object.entries(env)) {
    if (!name.startsWith(TOKEN_VARIABLE_PREFIX) || !value) continue;
    const host = name.slice(TOKEN_VARIABLE_PREFIX.length).replaceAll("__", "-").replaceAll("_", ".").toLowerCase();
    all.set(host, value);
  }
  return all;
}
function machinesIn(text) {
  const machines = /* @__PURE__ */ new Map();
  const words = text.replace(/^\s*#.*$/gm, "").split(/\s+/);
  let host = null;
  let login = "";
  for (let i = 0; i < words.length; i++) {
    if (words[i] === "machine") [host, login] = [words[++i]?.toLowerCase() ?? null, ""];
    else if (words[i] === "default" || words[i] === "macdef") host = null;
    else if (words[i] === "login") login = words[++i] ?? "";
    else if (words[i] === "password") {
      const password = words[++i] ?? "";
      if (host !== null && !machines.has(host)) machines.set(host, `${login}:${password}`);
    }
  }
  return machines;
}

// src/terraform/modules/registry.ts
async function locateModule(module92, logins, network) {
  const constraint = parseConstraint(module92.version ?? "");
  if (constraint === null) throw new FetchError(CONSTRAINT_UNREADABLE);
  const { base, token: token2 } = await serviceOf2(module92.host, logins, network);
  const login = token2 === null || !mayCarryLogin(base) ? null : `Bearer ${token2}`;
  const request = (path) => get({ url: new URL(`${module92.name}/${path}`, base), login, bytesMax: ANSWER_BYTES_MAX }, network);
  const version = newest(versionsIn(await request("versions")), constraint);
  if (version === null) throw new FetchError(noSuchVersion(module92.version), { kind: "missing" });
  const answer = await request(`${encodeURIComponent(version.text)}/download`);
  const source = answer.headers.get("x-terraform-get") || textOf3(member(jsonOf(answer), "location"));
  if (!source) throw new FetchError(REGISTRY_UNREADABLE);
  return { source, from: answer.url };
}
async function serviceOf2(host, logins, network) {
  const token2 = logins.tokenFor(host);
  const configured = logins.serviceOf(host);
  if (configured !== null) return { base: baseOf(configured, new URL(`https://${host}/`), HTTP_ALLOWED), token: token2 };
  const discovery = new URL(`https://${host}/.well-known/terraform.json`);
  const login = token2 === null ? null : `Bearer ${token2}`;
  const answer = await get({ url: discovery, login, bytesMax: ANSWER_BYTES_MAX }, network);
  const service = textOf3(member(jsonOf(answer), REGISTRY_SERVICE));
  if (service === null) throw new FetchError(noRegistry(host));
  const base = baseOf(service, answer.url, HTTPS_ONLY);
  return { base, token: isSameHost(base, discovery) ? token2 : null };
}
var HTTPS_ONLY = ["https:"];
var HTTP_ALLOWED = ["https:", "http:"];
function baseOf(service, from, protocols) {
  const url = URL.canParse(service, from.href) ? new URL(service, from) : null;
  if (url === null || !protocols.includes(url.protocol)) throw new FetchError(REGISTRY_UNREADABLE);
  if (!url.pathname.endsWith("/")) url.pathname += "/";
  return url;
}
function versionsIn(answer) {
  const [module92] = listOf(member(jsonOf(answer), "modules"));
  return listOf(member(module92, "versions")).slice(0, VERSIONS_MAX).flatMap((entry) => textOf3(member(entry, "version")) ?? []);
}
function jsonOf({ bytes }) {
  try {
    return JSON.parse(Buffer.from(bytes).toString("utf8"));
  } catch {
    return void 0;
  }
}
var VERSION2 = /^v?(\d{1,18}(?:\.\d{1,18})*)(?:-([0-9A-Za-z.~-]{1,200}))?(?:\+[0-9A-Za-z.~-]{1,200})?$/;
function parseVersion(text) {
  const [, numbers, prerelease = ""] = VERSION2.exec(text.trim()) ?? [];
  const parts = numbers?.split(".").map(BigInt);
  if (parts === void 0 || parts.length > SEGMENTS_MAX) return null;
  const numbersInText = parts.length;
  while (parts.length < 3) parts.push(0n);
  return { text: text.trim(), numbers: parts, numbersInText, prerelease };
}
function compareVersions(a, b) {
  for (let i = 0; i < Math.max(a.numbers.length, b.numbers.length); i++) {
    const [numberOfA, numberOfB] = [a.numbers[i] ?? 0n, b.numbers[i] ?? 0n];
    if (numberOfA !== numberOfB) return numberOfA < numberOfB ? -1 : 1;
  }
  if (a.prerelease === b.prerelease) return 0;
  if (a.prerelease === "" || b.prerelease === "") return a.prerelease === "" ? 1 : -1;
  return comparePrereleases(a.prerelease.split("."), b.prerelease.split("."));
}
function comparePrereleases(a, b) {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const order = compareIdentifiers(a[i], b[i]);
    if (order !== 0) return order;
  }
  return 0;
}
var NUMERIC = /^\d+$/;
function compareIdentifiers(a, b) {
  if (a === b) return 0;
  if (a === void 0) return -1;
  if (b === void 0) return 1;
  const [isNumericA, isNumericB] = [NUMERIC.test(a), NUMERIC.test(b)];
  if (isNumericA !== isNumericB) return isNumericA ? -1 : 1;
  if (isNumericA && BigInt(a) !== BigInt(b)) return BigInt(a) < BigInt(b) ? -1 : 1;
  return a < b ? -1 : 1;
}
function parseConstraint(text) {
  if (text.length > CONSTRAINT_LENGTH_MAX) return null;
  if (text.trim() === "") return [];
  const conditionTexts = text.split(",");
  if (conditionTexts.length > CONDITIONS_MAX) return null;
  const conditions = [];
  for (const conditionText of conditionTexts) {
    const [, operator, versionText] = /^\s*(=|!=|>=|<=|~>|>|<|)\s*(\S+)\s*$/.exec(conditionText) ?? [];
    const version = versionText === void 0 ? null : parseVersion(versionText);
    if (version === null) return null;
    conditions.push({ operator: operator || "=", version });
  }
  return conditions;
}
function newest(versions, constraint) {
  let best = null;
  for (const text of versions) {
    const version = parseVersion(text);
    if (version === null || !constraint.every((condition) => meets(version, condition))) continue;
    if (version.prerelease !== "" && !constraint.some((condition) => isExactly(version, condition))) continue;
    if (best === null || compareVersions(version, best) > 0) best = version;
  }
  return best;
}
function upperLimitOf(text) {
  const limits = (parseConstraint(text) ?? []).flatMap(({ operator, version }) => {
    const { numbers, numbersInText } = version;
    if (operator === "<") return [numbers];
    if (operator === "=" || operator === "<=") return [increased(numbers, 2)];
    return operator === "~>" && numbersInText > 1 ? [increased(numbers, numbersInText - 2)] : [];
  });
  const [lowest] = limits.map((numbers) => parseVersion(numbers.join("."))).sort(compareVersions);
  return lowest?.text ?? null;
}
var increased = (numbers, index) => numbers.map((number, i) => i < index ? number : i === index ? number + 1n : 0n);
var isExactly = (version, condition) => condition.operator === "=" && compareVersions(version, condition.version) === 0;
function meets(version, { operator, version: bound }) {
  const order = compareVersions(version, bound);
  switch (operator) {
    case "!=":
      return order !== 0;
    case ">":
      return order > 0;
    case ">=":
      return order >= 0;
    case "<":
      return order < 0;
    case "<=":
      return order <= 0;
    case "~>":
      return order >= 0 && haveSameNumbers(version, bound, bound.numbersInText - 1);
    default:
      return order === 0;
  }
}
var haveSameNumbers = (a, b, count) => b.numbers.slice(0, count).every((number, index) => a.numbers[index] === number);

// elsewhere:src/platform/json/decode-text.ts
var module74 = require("./picture.js").modules["src/platform/json/decode-text.ts"]();
var decodeText = module74.decodeText;

// elsewhere:src/platform/json/in-words.ts
var module75 = require("./picture.js").modules["src/platform/json/in-words.ts"]();
var addressInWords = module75.addressInWords;
var isLikeAddress = module75.isLikeAddress;
var textInWords = module75.textInWords;
var tokenInWords = module75.tokenInWords;

// elsewhere:src/platform/json/tokens.ts
var module76 = require("./picture.js").modules["src/platform/json/tokens.ts"]();
var findJsonFault = module76.findJsonFault;
var positionAt = module76.positionAt;
var tokenAt = module76.tokenAt;

// elsewhere:src/terraform/references/addresses.ts
var module77 = require("./picture.js").modules["src/terraform/references/addresses.ts"]();
var configAddressOf = module77.configAddressOf;
var instanceKey = module77.instanceKey;
var instanceText = module77.instanceText;
var moduleOf2 = module77.moduleOf;

// elsewhere:src/terraform/plan/messages.ts
var module78 = require("./picture.js").modules["src/terraform/plan/messages.ts"]();
var CONFIGURATION_MISSING = module78.CONFIGURATION_MISSING;
var LINKS_TOO_MANY = module78.LINKS_TOO_MANY;
var NOTHING_BUT_DEPOSED_REMEDY = module78.NOTHING_BUT_DEPOSED_REMEDY;
var NOT_A_PLAN_REMEDY = module78.NOT_A_PLAN_REMEDY;
var NOT_DOT_REMEDY = module78.NOT_DOT_REMEDY;
var NO_RESOURCE_CHANGES = module78.NO_RESOURCE_CHANGES;
var NO_RESOURCE_CHANGES_REMEDY = module78.NO_RESOURCE_CHANGES_REMEDY;
var PLAN_FORMAT_REMEDY = module78.PLAN_FORMAT_REMEDY;
var PLAN_INCOMPLETE = module78.PLAN_INCOMPLETE;
var PLAN_IN_PART = module78.PLAN_IN_PART;
var STATE_EMPTY_REMEDY = module78.STATE_EMPTY_REMEDY;
var STATE_REMEDY = module78.STATE_REMEDY;
var STATE_TOO_OLD_REMEDY = module78.STATE_TOO_OLD_REMEDY;
var UNKNOWN_PLAN_FORMAT = module78.UNKNOWN_PLAN_FORMAT;
var actionsNotDrawn = module78.actionsNotDrawn;
var entriesWithoutAddress = module78.entriesWithoutAddress;
var entryWithoutAddress = module78.entryWithoutAddress;
var notDot = module78.notDot;
var nothingButDeposed = module78.nothingButDeposed;
var onlyDeposed2 = module78.onlyDeposed;
var planFormatUnknown = module78.planFormatUnknown;
var referencesTooMany = module78.referencesTooMany;
var stateIsEmpty = module78.stateIsEmpty;
var stateIsNoPlan = module78.stateIsNoPlan;
var stateTooOld = module78.stateTooOld;

// src/terraform/plan/dot.ts
var HEADER = /^[ \t\ufeff]*(?:strict[ \t]+)?(?:di)?graph\b[^\n{]*\{/m;
var KEYWORDS2 = /* @__PURE__ */ new Set(["node", "edge", "graph"]);
function parseDot(source, file) {
  const text = typeof source === "string" ? source : decodeText(source, file);
  const header = HEADER.exec(text);
  if (header === null) throw faultAt(text, dotTokenAt(text, 0), file);
  const edges = readStatements2(text, header.index + header[0].length, file);
  return { file, dependencies: dependenciesOf(edges) };
}
function readStatements2(text, start, file) {
  const edges = [];
  let depth = 1;
  let token2 = dotTokenAt(text, start);
  const next = () => {
    token2 = dotTokenAt(text, token2.end);
    return token2;
  };
  while (depth > 0) {
    if (token2.kind === "}") depth--;
    else if (token2.kind === "{") depth++;
    else if (token2.kind === "[") token2 = attributesEnd(text, token2, file);
    else if (token2.kind === "id") {
      const after = dotTokenAt(text, token2.end);
      if (!token2.isQuoted && token2.text === "subgraph") {
        if (after.kind === "id") token2 = after;
      } else if (after.kind === "=") token2 = dotTokenAt(text, after.end);
      else if (token2.isQuoted || !KEYWORDS2.has(token2.text)) {
        token2 = readChain(text, token2, edges);
        continue;
      }
    } else if (token2.kind !== ";" && token2.kind !== ",") throw faultAt(text, token2, file);
    next();
  }
  return edges;
}
function readChain(text, first, edges) {
  edges.push([first.text, null]);
  let from = first.text;
  let token2 = afterPort(text, first);
  while (token2.kind === "edge") {
    const target = dotTokenAt(text, token2.end);
    if (target.kind !== "id") return target;
    edges.push([from, target.text]);
    from = target.text;
    token2 = afterPort(text, target);
  }
  return token2;
}
function afterPort(text, node) {
  let token2 = dotTokenAt(text, node.end);
  while (token2.kind === ":") token2 = dotTokenAt(text, dotTokenAt(text, token2.end).end);
  return token2;
}
function attributesEnd(text, open, file) {
  let token2 = open;
  while (token2.kind !== "]") {
    if (token2.kind === "end" || token2.kind === "bad") throw faultAt(text, token2, file);
    token2 = dotTokenAt(text, token2.end);
  }
  return token2;
}
function dependenciesOf(edges) {
  const addresses = /* @__PURE__ */ new Map();
  const addressOf2 = (id) => {
    const known = addresses.get(id);
    if (known !== void 0) return known;
    const address = nodeAddress(id);
    addresses.set(id, address);
    return address;
  };
  const dependencies = /* @__PURE__ */ new Map();
  for (const [from, to] of edges) {
    const dependent = addressOf2(from);
    if (dependent === null) continue;
    const targets = dependencies.get(dependent) ?? /* @__PURE__ */ new Set();
    dependencies.set(dependent, targets);
    const target = to === null ? null : addressOf2(to);
    if (target !== null && target !== dependent) targets.add(target);
  }
  return new Map([...dependencies].map(([from, targets]) => [from, [...targets]]));
}
function faultAt(text, token2, file) {
  const actual = token2.kind === "end" ? "" : tokenInWords(text.slice(token2.start, token2.end));
  return new InvalidInput(notDot(file, positionAt(text, token2.start), actual), {
    remedy: NOT_DOT_REMEDY
  });
}
var ROOT = "[root] ";
var ACTION = / \(([^()]*)\)$/;
var EXPAND = "expand";
var PROVIDER2 = /(?:^|\.)provider[.[]/;
function nodeAddress(id) {
  const plain = id.startsWith(ROOT) ? id.slice(ROOT.length) : id;
  const action = ACTION.exec(plain);
  if (action !== null && action[1] !== EXPAND || PROVIDER2.test(plain)) return null;
  return configAddressOf(action === null ? plain : plain.slice(0, action.index));
}
var TRIVIA = /(?:[ \t\r\n\ufeff]|\/\/[^\n]*|#[^\n]*|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/)/y;
var BARE_ID = /[A-Za-z_0-9.\u0080-\uffff]+/y;
var PUNCTUATION = /* @__PURE__ */ new Set(["{", "}", "[", "]", "=", ";", ",", ":"]);
function matchEnd2(pattern, text, start) {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : start;
}
function skipTrivia(text, start) {
  let offset = start;
  for (let next = matchEnd2(TRIVIA, text, offset); next > offset; next = matchEnd2(TRIVIA, text, offset)) offset = next;
  return offset;
}
function quotedId(text, start) {
  let offset = start + 1;
  while (offset < text.length && text[offset] !== '"') offset += text[offset] === "\\" ? 2 : 1;
  const isClosed = offset < text.length;
  const inside2 = text.slice(start + 1, offset).replace(/\\(["\\])/g, "$1");
  return {
    kind: isClosed ? "id" : "bad",
    text: inside2,
    isQuoted: true,
    start,
    end: Math.min(offset + 1, text.length)
  };
}
function htmlId(text, start) {
  let depth = 0;
  let end = start;
  do {
    if (text[end] === "<") depth++;
    if (text[end] === ">") depth--;
    end++;
  } while (depth > 0 && end < text.length);
  return { kind: depth === 0 ? "id" : "bad", text: text.slice(start, end), isQuoted: true, start, end };
}
function dotTokenAt(text, from) {
  const start = skipTrivia(text, from);
  const char = text[start];
  const token2 = (kind, end2) => {
    return { kind, text: text.slice(start, end2), isQuoted: false, start, end: end2 };
  };
  if (char === void 0) return token2("end", start);
  if (PUNCTUATION.has(char)) return token2(char, start + 1);
  if (char === '"') return quotedId(text, start);
  if (char === "<") return htmlId(text, start);
  if (text.startsWith("->", start) || text.startsWith("--", start)) return token2("edge", start + 2);
  const idStart = char === "-" ? start + 1 : start;
  const end = matchEnd2(BARE_ID, text, idStart);
  return end > idStart ? token2("id", end) : token2("bad", start + 1);
}

// elsewhere:src/terraform/fetch/classify.ts
var module79 = require("./picture.js").modules["src/terraform/fetch/classify.ts"]();
var classifyJson = module79.classifyJson;

// elsewhere:src/terraform/plan/configuration.ts
var module80 = require("./picture.js").modules["src/terraform/plan/configuration.ts"]();
var addressIn = module80.addressIn;
var isWithoutConfiguration = module80.isWithoutConfiguration;
var readConfiguration = module80.readConfiguration;
var readManaged = module80.readManaged;
var scopesOf2 = module80.scopesOf;

// elsewhere:src/terraform/plan/entries.ts
var module81 = require("./picture.js").modules["src/terraform/plan/entries.ts"]();
var isShortOrigin = module81.isShortOrigin;
var originOf = module81.originOf;
var priorValues = module81.priorValues;
var valueEntries = module81.valueEntries;

// elsewhere:src/catalog/locations.ts
var module82 = require("./picture.js").modules["src/catalog/locations.ts"]();
var ALL_ZONE_ATTRIBUTES = module82.ALL_ZONE_ATTRIBUTES;
var LOCATION_ATTRIBUTES = module82.LOCATION_ATTRIBUTES;
var PROVIDER_ZONE_ATTRIBUTE = module82.PROVIDER_ZONE_ATTRIBUTE;
var REGION_ATTRIBUTE = module82.REGION_ATTRIBUTE;
var REGION_OR_ZONE = module82.REGION_OR_ZONE;
var REGION_PATTERN = module82.REGION_PATTERN;
var UNKNOWN_LOCATIONS = module82.UNKNOWN_LOCATIONS;
var UNKNOWN_REGIONS = module82.UNKNOWN_REGIONS;
var UNKNOWN_ZONES = module82.UNKNOWN_ZONES;
var ZONE_LETTERS = module82.ZONE_LETTERS;
var ZONE_PATTERN = module82.ZONE_PATTERN;
var displayName = module82.displayName;
var geographicNameOf = module82.geographicNameOf;
var isInUserKeyedMap = module82.isInUserKeyedMap;
var isKnownRegionOrZone = module82.isKnownRegionOrZone;
var isRegionOrZone = module82.isRegionOrZone;
var isUnknownLocation = module82.isUnknownLocation;
var locationAttributesOf = module82.locationAttributesOf;
var regionLabel = module82.regionLabel;
var statedLocation2 = module82.statedLocation;
var unknownZone = module82.unknownZone;
var unknownZoneIndex = module82.unknownZoneIndex;
var zoneIdOf = module82.zoneIdOf;
var zoneNameIn = module82.zoneNameIn;

// elsewhere:src/graph/terraform-names.ts
var module83 = require("./common.js").modules["src/graph/terraform-names.ts"]();
var CODE_FILE = module83.CODE_FILE;
var LOCK_FILE = module83.LOCK_FILE;
var REPEATERS = module83.REPEATERS;
var UNIT_FILE = module83.UNIT_FILE;

// elsewhere:src/terraform/references/config-graph.ts
var module84 = require("./picture.js").modules["src/terraform/references/config-graph.ts"]();
var ANY_MEMBER = module84.ANY_MEMBER;
var ConfigGraphBuilder = module84.ConfigGraphBuilder;
var PROVIDER3 = module84.PROVIDER;
var beforeAnyMember = module84.beforeAnyMember;
var hasCycle = module84.hasCycle;
var hasInlineContainers = module84.hasInlineContainers;
var isSelected = module84.isSelected;
var mergeGraphs = module84.mergeGraphs;
var passesMembersOn = module84.passesMembersOn;
var referencesFrom = module84.referencesFrom;

// elsewhere:src/catalog/placement.ts
var module85 = require("./picture.js").modules["src/catalog/placement.ts"]();
var IDENTITIES = module85.IDENTITIES;
var INTERFACE_ATTRIBUTES = module85.INTERFACE_ATTRIBUTES;
var MULTI_SUBNET_ATTRIBUTES = module85.MULTI_SUBNET_ATTRIBUTES;
var NAMED_CONTAINERS = module85.NAMED_CONTAINERS;
var NAMED_HOSTS = module85.NAMED_HOSTS;
var NETWORK_TYPES = module85.NETWORK_TYPES;
var PLACED_BY = module85.PLACED_BY;
var ROUTING = module85.ROUTING;
var ZONE_ATTRIBUTES = module85.ZONE_ATTRIBUTES;
var hasNetworkWord = module85.hasNetworkWord;
var isSubnetGroup = module85.isSubnetGroup;
var namesNetwork = module85.namesNetwork;
var networkKindOf = module85.networkKindOf;
var networkName = module85.networkName;
var tiersFor = module85.tiersFor;

// elsewhere:src/terraform/module-tree/opaque.ts
var module86 = require("./picture.js").modules["src/terraform/module-tree/opaque.ts"]();
var OPAQUE_TYPE = module86.OPAQUE_TYPE;
var isOpaqueResource = module86.isOpaqueResource;
var opaqueResource = module86.opaqueResource;
var purposeWordsOf = module86.purposeWordsOf;

// src/terraform/references/block-expressions.ts
var PROVIDER4 = "provider";
var ORDER_ONLY = /* @__PURE__ */ new Set([
  "depends_on",
  "lifecycle",
  "provisioner",
  "connection",
  "precondition"
]);
var IGNORE_CHANGES = "lifecycle.ignore_changes";
function expressionsInBlock(body) {
  const expressions = [];
  const repeatedTypes = repeatedTypesIn(body);
  const seenPaths = /* @__PURE__ */ new Set();
  for (const placed of attributesIn(body)) {
    const { attribute, block, names } = placed;
    const path = placed.path.join(".");
    const top = placed.path[0];
    if (path === PROVIDER4 || path === IGNORE_CHANGES) continue;
    expressions.push({
      path: ORDER_ONLY.has(top) ? null : path,
      expression: attribute.value,
      boundNames: new Set(names),
      valueName: valueNameInBlock(block, attribute.name),
      ...repeatedTypes.has(top) && literalsOfBlock(placed),
      ...seenPaths.has(path) && { line: attribute.value.span.line }
    });
    seenPaths.add(path);
  }
  return expressions;
}
function repeatedTypesIn({ blocks }) {
  const types = blocks.map((block) => isDynamic(block) ? block.labels[0] : block.type);
  return new Set(types.filter((type, index) => types.indexOf(type) !== index));
}
function literalsOfBlock({ path, block }) {
  if (block === null) return {};
  if (!isDynamic(block)) return path.length === 2 ? { block: literalsIn(block) } : {};
  const content = block.body.blocks.find(({ type }) => type === "content");
  return path.length === 1 && content !== void 0 ? { block: literalsIn(content) } : {};
}
function literalsIn({ body }) {
  const literals = body.attributes.slice(0, LITERALS_MAX).flatMap(({ name, value }) => {
    const text = shortLiteral(value);
    return text === null ? [] : [[name, text]];
  });
  return Object.fromEntries(literals);
}
function shortLiteral(value) {
  const plain = value.kind === "literal" ? value.value : literalText(value);
  const text = plain === null ? "" : String(plain);
  return text === "" || text.length > LITERAL_LENGTH_MAX ? null : text;
}
function literalListsIn({ attributes }) {
  const lists = attributes.slice(0, LITERALS_MAX).flatMap(({ name, value }) => {
    const texts = (value.kind === "tuple" ? value.items.slice(0, LITERALS_MAX + 1) : [value]).map(shortLiteral);
    return texts.length <= LITERALS_MAX && texts.every((text) => text !== null) ? [[name, texts]] : [];
  });
  return Object.fromEntries(lists);
}
function declaredBlocks(body) {
  const declared = /* @__PURE__ */ new Map();
  addDeclaredBlocks("", body, declared);
  return declared;
}
function addDeclaredBlocks(path, { attributes, blocks }, declared) {
  const siblings = declared.get(path) ?? [];
  declared.set(path, siblings);
  const lines = new Map(attributes.map(({ name, value }) => [name, value.span.line]));
  const names = namesIn3({ attributes });
  siblings.push({ lines, literals: literalListsIn({ attributes }), ...names !== void 0 && { names } });
  for (const block of blocks) {
    const type = isDynamic(block) ? block.labels[0] : block.type;
    const contents = isDynamic(block) ? block.body.blocks.filter((child) => child.type === "content") : [block];
    for (const { body } of contents) addDeclaredBlocks(path === "" ? type : `${path}.${type}`, body, declared);
  }
}
function namesIn3({ attributes }) {
  const names = attributes.slice(0, LITERALS_MAX).flatMap(({ name, value }) => {
    const items = value.kind === "tuple" ? value.items.slice(0, LITERALS_MAX) : [value];
    const read = items.flatMap((item) => readNameOf(item) ?? []);
    return read.length === 0 ? [] : [[name, read]];
  });
  return names.length === 0 ? void 0 : Object.fromEntries(names);
}
var NAME_AFTER = { data: 1, module: 1 };
var NAMELESS_ROOTS = /* @__PURE__ */ new Set(["count", "each", "path", "self", "terraform"]);
var OUTPUTS = "outputs";
function readNameOf(expression) {
  if (expression.kind !== "traversal" || typeof expression.root !== "string") return void 0;
  if (NAMELESS_ROOTS.has(expression.root)) return void 0;
  const position = Object.hasOwn(NAME_AFTER, expression.root) ? NAME_AFTER[expression.root] : 0;
  const names = expression.steps.flatMap((step) => step.kind === "attribute" ? [step.name] : []);
  const output = names[names.indexOf(OUTPUTS) + 1];
  return names.includes(OUTPUTS) && output !== void 0 ? output : names[position];
}
var LITERALS_MAX = 16;
var LITERAL_LENGTH_MAX = 64;
var VALUE_ATTRIBUTES = /* @__PURE__ */ new Set(["value", "valueFrom", "value_from"]);
var textIn = (expression) => (expression === void 0 || expression === null ? null : literalText(expression)) ?? void 0;
function valueNameInEntry({ entries }, key) {
  const name = textIn(key);
  if (name === void 0 || !VALUE_ATTRIBUTES.has(name)) return name;
  return textIn(entries.find((entry) => textIn(entry.key) === "name")?.value) ?? name;
}
var valueNameInBlock = (block, attribute) => block === null || !VALUE_ATTRIBUTES.has(attribute) ? void 0 : textIn(argumentOf(block.body, "name"));

// src/terraform/references/links.ts
var linkBudget = () => ({ left: LINK_WORK_MAX });
function linksFrom(from, stepsOf, isResource, budget = linkBudget()) {
  const links = [];
  const attributeOf4 = ({ path, block }) => `${path ?? ""}
${block === void 0 ? "" : JSON.stringify(block)}`;
  for (const firstSteps of groupBy(stepsOf(from), attributeOf4).values()) {
    const { path, block } = firstSteps[0];
    const isForProgram = isProgramSetting(path ?? "");
    const visited = new VisitedSteps();
    const pending = firstSteps.map((step) => ({ ...step, moduleSelections: [], ...guessOf(step), ...valuePathOf(from, step) })).reverse();
    for (let step = pending.pop(); step !== void 0; step = pending.pop()) {
      if (step.to === from || visited.has(step)) continue;
      visited.add(step);
      if (isResource(step.to)) {
        links.push({ ...step, from, path: step.path === null ? null : path, ...block !== void 0 && { block } });
        continue;
      }
      for (const reference of stepsOf(step.to)) {
        if (budget.left <= 0) break;
        const next = followStep(step, reference, isForProgram);
        budget.left -= costOf(next);
        if (!visited.has(next)) pending.push(next);
      }
    }
  }
  return links;
}
var isPlain = (step) => {
  const { keys, moduleSelections, nearbyTexts, members, elements, valueName, valuePath, describes } = step;
  const selection = nearbyTexts ?? members ?? elements ?? valueName ?? valuePath ?? describes;
  return keys.length + moduleSelections.length === 0 && selection === void 0;
};
function costOf(step) {
  if (isPlain(step)) return 1;
  const texts = [
    step.keys,
    step.nearbyTexts ?? [],
    step.members ?? [],
    step.elements ?? [],
    step.valuePath ?? [],
    ...step.moduleSelections.map(({ keys }) => keys)
  ].flat();
  return 1 + texts.length + texts.reduce((sum, { length }) => sum + length, 0) / CHARACTERS_OF_STEP;
}
var CHARACTERS_OF_STEP = 16;
var VisitedSteps = class {
  /** Nodes of plain steps. Two flags distinguish these, so that no key has to be built for most steps. */
  #plain = {
    order: { keyed: /* @__PURE__ */ new Set(), unkeyed: /* @__PURE__ */ new Set() },
    input: { keyed: /* @__PURE__ */ new Set(), unkeyed: /* @__PURE__ */ new Set() }
  };
  /** Keys of all other steps. */
  #others = /* @__PURE__ */ new Set();
  /** Nodes visited after LINK_STEPS_MAX; only the node distinguishes them. */
  #late = /* @__PURE__ */ new Set();
  #size = 0;
  /** True if an equal step was added. */
  has(step) {
    const [steps, key] = this.#entryOf(step);
    return steps.has(key);
  }
  add(step) {
    const [steps, key] = this.#entryOf(step);
    steps.add(key);
    this.#size++;
  }
  /** Returns the set that records a step, and the key of the step in that set. */
  #entryOf(step) {
    const { to, path, keys, keyed, moduleSelections, nearbyTexts, members, elements, valueName } = step;
    const { valuePath, hasOpenPath, describes } = step;
    if (this.#size >= LINK_STEPS_MAX) return [this.#late, to];
    if (isPlain(step)) return [this.#plain[path === null ? "order" : "input"][keyed ? "keyed" : "unkeyed"], to];
    const selection = [keys, keyed, moduleSelections, nearbyTexts, members, elements, valueName, describes];
    if (valuePath !== void 0) selection.push(valuePath, hasOpenPath);
    return [this.#others, JSON.stringify([to, path === null, ...selection])];
  }
};
function followStep(previous, { members: nextMembers, valueName: nextName, line: _, ...next }, isForProgram) {
  const depth = previous.keys.length === 0 ? 0 : moduleDepthOf(previous.to);
  const moduleSelections = depth === 0 ? previous.moduleSelections : [...previous.moduleSelections, { depth, keys: previous.keys }];
  const selected = previous.members ?? [];
  const memberNames = memberNamesIn(next.path);
  const isOrderOnly2 = previous.path === null || !isSelected(selected, memberNames) || isManagedResource(previous.to);
  const path = isOrderOnly2 ? null : next.path;
  const remainingMembers = next.isEntireValue === true ? selected.slice(memberNames.length) : [];
  const members = [...nextMembers ?? [], ...remainingMembers].slice(0, MEMBERS_MAX);
  const elements = [.../* @__PURE__ */ new Set([...previous.elements ?? [], ...next.elements ?? []])].slice(0, MEMBERS_MAX);
  const isOfElement = previous.isOfElement === true || next.isOfElement === true;
  const valueName = isForProgram ? previous.valueName ?? nextName ?? memberNames.at(-1) : void 0;
  const nearbyTexts = depth === 0 && hasInlineContainers(next.to) ? previous.keys.map(unquoted) : [];
  return {
    ...next,
    path,
    keyed: previous.keyed || next.keyed,
    moduleSelections,
    ...members.length > 0 && { members },
    ...elements.length > 0 && { elements },
    ...isOfElement && { isOfElement },
    ...nearbyTexts.length > 0 && { nearbyTexts: [...nearbyTexts, ...next.nearbyTexts ?? []] },
    ...valueName !== void 0 && { valueName },
    ...previous.line !== void 0 && { line: previous.line },
    ...nextValuePath(previous, { ...next, path }),
    ...previous.guessedOutput === void 0 ? guessOf(next) : { guessedOutput: previous.guessedOutput }
  };
}
var valuePathOf = (from, { path, isEntireValue = false }) => passesMembersOn(from) ? { valuePath: memberNamesIn(path), hasOpenPath: isEntireValue } : {};
function nextValuePath({ valuePath, hasOpenPath = false, to, members = [] }, { path, isEntireValue = false }) {
  if (valuePath === void 0) return {};
  const isOpen = hasOpenPath && passesMembersOn(to);
  const added = isOpen ? memberNamesIn(path).slice(members.length) : [];
  return {
    valuePath: [...valuePath, ...added].slice(0, MEMBERS_MAX),
    hasOpenPath: isOpen && isEntireValue && valuePath.length + added.length <= MEMBERS_MAX
  };
}
var guessOf = ({ isGuessed, to }) => isGuessed === true ? { guessedOutput: to } : {};
function isManagedResource(address) {
  const names = address.split(".");
  const [mode, type] = [names.at(-3), names.at(-2)];
  return type?.includes("_") === true && mode !== "data" && mode !== "ephemeral";
}
var memberNamesIn = (path) => path?.split(".").slice(1) ?? [];
var unquoted = (key) => key.replace(/^"|"$/g, "");
function moduleDepthOf(address) {
  const parts = parseTerraformAddress(address);
  return parts?.type === "output" ? parts.modules.length : 0;
}

// elsewhere:src/platform/text/versions.ts
var module87 = require("./picture.js").modules["src/platform/text/versions.ts"]();
var byVersion = module87.byVersion;
var isAtLeast = module87.isAtLeast;

// src/terraform/references/subject.ts
var MODE_PREFIXES = { managed: "", data: "data.", ephemeral: "ephemeral." };
var resourceAddress = ({ mode, type, name }) => `${MODE_PREFIXES[mode]}${type}.${name}`;
var isRepeated = ({ block }) => block.body.attributes.some(({ name }) => REPEATERS.has(name));
var namesOf3 = (code) => ({
  resources: new Set(code.resources.map(resourceAddress)),
  calls: new Map(code.calls.map((call) => [call.name, isRepeated(call)]))
});
function subjectOf2({ root, steps }, names) {
  if (typeof root !== "string") return null;
  const [first, second] = steps.map((step) => step.kind === "attribute" ? step.name : null);
  const node = (address, stepCount) => ({
    kind: "node",
    address,
    steps: steps.slice(stepCount)
  });
  const resource = (address, stepCount) => names.resources.has(address) ? node(address, stepCount) : null;
  if (first === void 0 || first === null) return null;
  switch (root) {
    case "var":
    case "local":
      return { ...node(`${root}.${first}`, 1), members: membersOf2(steps.slice(1)) };
    case "count":
      return { kind: "key", address: "", steps: [] };
    case "each":
      return first === "value" ? { kind: "value", address: "", steps: steps.slice(1), members: membersOf2(steps.slice(1)) } : { kind: "key", address: "", steps: steps.slice(1) };
    case "module":
      return moduleSubject(first, steps.slice(1), names);
    case "data":
    case "ephemeral":
      return resource(`${root}.${first}.${second}`, 2);
    case "resource":
      return resource(`${first}.${second}`, 2);
    default:
      return resource(`${root}.${first}`, 1);
  }
}
function moduleSubject(name, steps, names) {
  const isRepeatedCall = names.calls.get(name);
  if (isRepeatedCall === void 0) return null;
  const instanceSteps = isRepeatedCall && steps[0]?.kind !== "attribute" ? steps.slice(0, 1) : [];
  const outputStep = steps[instanceSteps.length];
  const output = outputStep === void 0 ? null : memberIn(outputStep);
  if (output === null) return { kind: "module", address: `module.${name}`, steps: instanceSteps };
  const members = membersOf2(steps.slice(instanceSteps.length + 1));
  return { kind: "node", address: `module.${name}.output.${output}`, steps: instanceSteps, members };
}
function membersOf2(steps) {
  const names = steps.map(memberIn);
  const end = names.indexOf(null);
  return end < 0 ? names : names.slice(0, end);
}
function memberIn(step) {
  if (step.kind === "attribute") return step.name;
  return step.kind === "index" && step.key.kind === "literal" && typeof step.key.value === "string" ? step.key.value : null;
}
function attributeIn(steps) {
  const first = steps.find(({ kind }) => kind === "attribute");
  return first?.kind === "attribute" ? first.name : "";
}
function keyOf3([step]) {
  return step?.kind === "index" && step.key.kind === "literal" ? instanceKey(step.key.value) : null;
}
var prefixOf = (path) => path.map((name) => `module.${name}.`).join("");
var scopeOf = (node, parent) => ({
  node,
  parent,
  prefix: prefixOf(node.path),
  names: namesOf3(node.code)
});
function callOf(child, { node }) {
  return node.code.calls.find(({ name }) => name === child.path.at(-1)) ?? null;
}

// src/terraform/references/providers.ts
function withProviderLimits(inventory, root, lock) {
  const limits = /* @__PURE__ */ new Map();
  const limit = (source, constraint) => {
    const name = source.slice(source.lastIndexOf("/") + 1);
    const below = upperLimitOf(constraint);
    const before = limits.get(name);
    if (below !== null && (before === void 0 || byVersion(below, before) < 0)) limits.set(name, below);
  };
  const addConstraints = ({ code, children }) => {
    for (const [name, constraint] of code.requiredVersions ?? [])
      limit(code.requiredProviders.get(name) ?? name, constraint);
    for (const child of children.values()) if ("code" in child) addConstraints(child);
  };
  addConstraints(root);
  for (const { type, labels, body } of lock === null ? [] : parseHcl(lock, LOCK_FILE).body.blocks) {
    const version = argumentOf(body, "version");
    const text = version && literalText(version);
    if (type === "provider" && text != null) limit(labels[0] ?? "", text);
  }
  return limits.size === 0 ? inventory : { ...inventory, providersBelow: Object.fromEntries(limits) };
}
var providerAddress = ({ name, alias }) => `provider.${name}${alias === null ? "" : `.${alias}`}`;
function providerOf(type, block, scope) {
  const argument = argumentOf(block.body, "provider");
  const name = (argument && providerNameOf(argument)) ?? { name: localNameOf(type), alias: null };
  return findProvider(name, scope, keyIn(name, scope, null));
}
var keyIn = ({ key }, scope, inside2) => key && { expression: key, scope, inside: inside2 };
var localNameOf = (type) => type.split("_", 1)[0];
function findProvider(requested, scope, key) {
  const { node, parent } = scope;
  const code = node.code.providers.find(({ name, alias }) => name === requested.name && alias === requested.alias);
  const inModule = code === void 0 ? null : { scope, code, ...key && { key } };
  if (parent === null || inModule !== null && configuresProvider(inModule.code.block)) return inModule;
  const call = parent.node.code.calls.find(({ name }) => name === node.path.at(-1));
  const passed = call === void 0 ? null : passedProvider(requested, call.block);
  if (passed === null && requested.alias !== null) return inModule;
  return findProvider(passed ?? requested, parent, passed === null ? key : keyIn(passed, parent, scope)) ?? inModule;
}
function passedProvider(requested, call) {
  const map = argumentOf(call.body, "providers");
  if (map?.kind !== "object") return null;
  for (const { key, value } of map.entries) {
    const name = providerNameOf(key);
    if (name !== null && name.name === requested.name && name.alias === requested.alias) return providerNameOf(value);
  }
  return null;
}
function providerNameOf(expression) {
  if (expression.kind === "parenthesised") return providerNameOf(expression.inner);
  if (expression.kind === "literal" && typeof expression.value === "string") {
    const [address = "", key] = expression.value.split(/(?=\[)/);
    const [name, alias] = address.split(".");
    const unreadable = { kind: "unreadable", span: expression.span };
    return { name, alias: alias ?? null, ...key !== void 0 && { key: unreadable } };
  }
  if (expression.kind !== "traversal" || typeof expression.root !== "string") return null;
  const [step, index] = expression.steps;
  return {
    name: expression.root,
    alias: step?.kind === "attribute" ? step.name : null,
    ...index?.kind === "index" && { key: index.key }
  };
}
function withProviderConfigurations(inventory, root) {
  const configurations = configurationsIn(root);
  const configurationOf2 = ({ origin }) => configurations.get(configAddressOf(origin) ?? "");
  const regions = /* @__PURE__ */ new Map();
  for (const resource of inventory.resources) {
    const configuration = configurationOf2(resource);
    const region = hasOwnRegion(resource) ? null : regionOfZone(resource);
    if (configuration === void 0 || region === null) continue;
    regions.set(configuration.key, (regions.get(configuration.key) ?? /* @__PURE__ */ new Set()).add(region));
  }
  const resources = inventory.resources.map((resource) => {
    const configuration = configurationOf2(resource);
    if (configuration === void 0) return resource;
    const { key: configured, isRepeated: isRepeated2 } = configuration;
    const [region, ...others] = regions.get(configured) ?? [];
    const isProven = region !== void 0 && others.length === 0 && !isRepeated2;
    if (!isProven || resource.region !== void 0 || hasOwnRegion(resource)) return { ...resource, configured };
    return { ...resource, configured, region };
  });
  return { ...inventory, resources };
}
var hasOwnRegion = ({ values, declared }) => Object.hasOwn(values, REGION_ATTRIBUTE) || declared?.lines.has(REGION_ATTRIBUTE) === true;
function regionOfZone({ values }) {
  const zone = Object.hasOwn(values, PROVIDER_ZONE_ATTRIBUTE) ? values[PROVIDER_ZONE_ATTRIBUTE] : null;
  if (typeof zone !== "string" || isUnknownLocation(zone)) return null;
  return ZONE_PATTERN.exec(zone)?.[1] ?? null;
}
function configurationsIn(root) {
  const configurations = /* @__PURE__ */ new Map();
  const scopes = [{ node: root, parent: null }];
  for (const scope of scopes) {
    const { path, code, children } = scope.node;
    for (const resource of code.resources) {
      configurations.set(`${prefixOf(path)}${resourceAddress(resource)}`, configurationOf(resource, scope));
    }
    for (const child of children.values()) if ("code" in child) scopes.push({ node: child, parent: scope });
  }
  return configurations;
}
function configurationOf({ type, block }, scope) {
  const configured = providerOf(type, block, scope);
  if (configured === null) return { key: providerAddress({ name: localNameOf(type), alias: null }), isRepeated: false };
  const { code, key } = configured;
  return { key: `${prefixOf(configured.scope.node.path)}${providerAddress(code)}`, isRepeated: key !== void 0 };
}

// elsewhere:src/terraform/references/traversal.ts
var module88 = require("./picture.js").modules["src/terraform/references/traversal.ts"]();
var parseTraversal = module88.parseTraversal;

// src/terraform/references/uses.ts
var NO_USES = { uses: [], elementUses: [] };
function usesIn2(expression, names, bound = /* @__PURE__ */ new Set(), isValue = true) {
  if (expression.kind === "literal") return NO_USES;
  const uses = [];
  const elementUses = /* @__PURE__ */ new Map();
  const whole = { keyed: null, isOnlyTested: false, memberPath: "", isEntireValue: true, nearbyTexts: [] };
  const pending = [{ expression, bound, isValue, ...whole }];
  for (let current = pending.pop(); current !== void 0; current = pending.pop()) {
    const keyed = current.keyed ?? (canSelectInstance(current.expression) ? isKeyed(current, names) : null);
    const subject = subjectAt(current, names);
    if (subject?.kind === "value") {
      const elementUse = { memberPath: current.memberPath, members: subject.members ?? [] };
      elementUses.set(JSON.stringify(elementUse), elementUse);
    }
    if (subject?.kind === "node" || subject?.kind === "module") uses.push(useOf({ ...current, keyed }, subject));
    const nearbyTexts = nearbyTextsIn(current);
    for (const child of subexpressionsOf({ ...current, keyed, nearbyTexts }, names).reverse()) pending.push(child);
  }
  return { uses: withoutRedundantTests(uses), elementUses: [...elementUses.values()] };
}
function useOf(subexpression, { kind, address, steps, members = [] }) {
  const key = keyOf3(steps);
  const { memberPath, isEntireValue, valueName } = subexpression;
  return {
    kind,
    address,
    key,
    keyed: key === null && subexpression.keyed === true,
    isOnlyTested: subexpression.isOnlyTested,
    describes: isProperty(attributeIn(steps)),
    isHandedOver: isHandedOver(address, attributeIn(steps)),
    memberPath,
    members,
    isEntireValue,
    nearbyTexts: hasInlineContainers(address) ? subexpression.nearbyTexts : [],
    valueName
  };
}
function nearbyTextsIn({ nearbyTexts, expression }) {
  const texts = literalTextsIn(expression);
  return texts.length === 0 ? nearbyTexts : [...nearbyTexts, ...texts].slice(0, NEARBY_TEXTS_MAX);
}
function literalTextsIn(expression) {
  return textExpressionsIn(expression).map(literalText).filter((text) => text !== null && text !== "" && text.length <= NEARBY_TEXT_LENGTH_MAX);
}
function textExpressionsIn(expression) {
  if (expression.kind === "template") return expression.parts;
  if (expression.kind === "for") return expression.condition?.kind === "operation" ? expression.condition.operands : [];
  if (expression.kind !== "traversal" || typeof expression.root === "string") return [];
  return expression.steps.flatMap((step) => step.kind === "index" ? [step.key] : []);
}
var canSelectInstance = ({ kind }) => kind === "traversal" || kind === "call" || kind === "for";
function subjectAt({ expression, bound }, names) {
  if (expression.kind !== "traversal") return null;
  return typeof expression.root === "string" && bound.has(expression.root) ? null : subjectOf2(expression, names);
}
function isKeyed(subexpression, names) {
  const pending = subexpressionsOf(subexpression, names);
  for (let current = pending.pop(); current !== void 0; current = pending.pop()) {
    const kind = subjectAt(current, names)?.kind;
    if (kind === "key" || kind === "value") return true;
    for (const child of subexpressionsOf(current, names)) pending.push(child);
  }
  return false;
}
function subexpressionsOf(parent, names) {
  const { expression } = parent;
  const asValue = (child, changes = {}) => ({
    ...parent,
    ...changes,
    expression: child
  });
  const asInner = (child, changes = {}) => asValue(child, { ...changes, isValue: false, isEntireValue: false });
  switch (expression.kind) {
    case "literal":
    case "unreadable":
      return [];
    case "template": {
      const bound = expression.names === void 0 ? parent.bound : /* @__PURE__ */ new Set([...parent.bound, ...expression.names]);
      return expression.parts.map((item) => asInner(item, { bound }));
    }
    case "tuple":
      return expression.items.map((item) => asValue(item, { isEntireValue: false }));
    case "object":
      return expression.entries.flatMap((entry) => [
        asInner(entry.key),
        asValue(entry.value, {
          ...positionOf(parent, entry.key),
          valueName: valueNameInEntry(expression, entry.key) ?? parent.valueName
        })
      ]);
    case "traversal": {
      const keys = expression.steps.flatMap((step) => step.kind === "index" ? [asInner(step.key)] : []);
      if (typeof expression.root === "string") return keys;
      const roots = outputsOfInstances(expression, names) ?? [expression.root];
      return [...roots.map((root) => asInner(root)), ...keys];
    }
    case "call": {
      const isOnlyTested = parent.isOnlyTested || TEST_FUNCTIONS.has(expression.name);
      const argument = PASS_THROUGH_FUNCTIONS.has(expression.name) ? asValue : asInner;
      const isEntireValue = parent.isEntireValue && MEMBER_KEEPING_FUNCTIONS.has(expression.name);
      return expression.arguments.map((item) => argument(item, { isOnlyTested, isEntireValue }));
    }
    case "for": {
      const bound = /* @__PURE__ */ new Set([...parent.bound, ...expression.names]);
      const { key, condition } = expression;
      const element = key === null || !parent.isValue ? { isEntireValue: false } : { memberPath: `${parent.memberPath}.${ANY_MEMBER}` };
      return [
        ...collectionsOf(expression, names).map((collection) => asInner(collection)),
        asValue(expression.value, { bound, ...element }),
        ...key === null ? [] : [asInner(key, { bound })],
        ...condition === null ? [] : [asInner(condition, { bound, isOnlyTested: true })]
      ];
    }
    case "conditional": {
      const { condition, whenTrue, whenFalse } = expression;
      return [asInner(condition, { isOnlyTested: true }), asValue(whenTrue), asValue(whenFalse)];
    }
    case "operation":
      return expression.operands.map(
        (item) => asInner(item, BOOLEAN_OPERATORS.has(expression.operator) ? { isOnlyTested: true } : {})
      );
    case "parenthesised":
      return [asValue(expression.inner)];
  }
}
var TEST_FUNCTIONS = new Set(
  "length can contains alltrue anytrue startswith endswith issensitive".split(" ")
);
var BOOLEAN_OPERATORS = new Set("== != < > <= >= && || !".split(" "));
var PASS_THROUGH_FUNCTIONS = new Set(
  "merge concat tolist toset tomap compact distinct flatten coalesce coalescelist try sensitive nonsensitive".split(
    " "
  )
);
var MEMBER_KEEPING_FUNCTIONS = new Set(
  "merge tomap coalesce try sensitive nonsensitive".split(" ")
);
var MEMBER_NAME = /^[A-Za-z_][\w-]*$/;
function positionOf({ memberPath, isValue, isEntireValue }, key) {
  const name = isValue ? literalText(key) : null;
  return name !== null && MEMBER_NAME.test(name) ? { memberPath: `${memberPath}.${name}`, isValue, isEntireValue } : { memberPath, isValue: false, isEntireValue: false };
}
function withoutRedundantTests(uses) {
  if (uses.length < 2) return uses;
  const isValue = (use) => !use.isOnlyTested && !use.isHandedOver;
  const usedAsValue = new Set(uses.filter(isValue).map(({ address }) => address));
  const unique2 = /* @__PURE__ */ new Map();
  for (const use of uses) {
    if (!isValue(use) && usedAsValue.has(use.address)) continue;
    const { address, keyed, key, memberPath, members, nearbyTexts, valueName, describes } = use;
    unique2.set(
      JSON.stringify([address, keyed, key, memberPath, members, nearbyTexts, valueName ?? null, describes]),
      use
    );
  }
  return [...unique2.values()];
}
function collectionsOf({ names: bound, collection, key, value }, names) {
  const module92 = repeatedModule(collection, names);
  if (module92 === null) return [collection];
  const elementName = bound.at(-1) ?? "";
  const reads = [value, ...key === null ? [] : [key]].flatMap((part) => traversalsIn(part)).filter(({ root }) => root === elementName);
  return outputsRead(module92, collection, reads);
}
function outputsOfInstances({ root, steps }, names) {
  if (typeof root === "string" || steps[0]?.kind !== "splat") return null;
  const module92 = repeatedModule(root, names);
  return module92 === null ? null : outputsRead(module92, root, [{ steps: steps.slice(1) }]);
}
function outputsRead(module92, collection, reads) {
  const outputs = reads.map(({ steps: [first] }) => first?.kind === "attribute" ? first : null);
  if (outputs.length === 0 || outputs.includes(null)) return [collection];
  return outputs.map((output) => ({ ...module92, steps: [...module92.steps, output] }));
}
function repeatedModule(expression, names) {
  if (expression.kind === "parenthesised") return repeatedModule(expression.inner, names);
  if (expression.kind === "call") {
    const [only] = expression.name === "values" ? expression.arguments : [];
    return only === void 0 ? null : repeatedModule(only, names);
  }
  if (expression.kind !== "traversal" || expression.root !== "module" || expression.steps.length !== 1) return null;
  const [call] = expression.steps;
  return call?.kind === "attribute" && names.calls.get(call.name) === true ? expression : null;
}

// src/terraform/references/graph.ts
var ORDER_ARGUMENTS = /* @__PURE__ */ new Set([...REPEATERS, "depends_on"]);
var FIXED_ARGUMENTS = /* @__PURE__ */ new Set(["source", "version", "providers"]);
var BEFORE2 = "before";
var WHOLE = "whole";
function hclReferences(root) {
  const reader = new GraphReader();
  const pending = [scopeOf(root, null)];
  for (let scope = pending.pop(); scope !== void 0; scope = pending.pop()) {
    reader.readModule(scope);
    const modules2 = [...scope.node.children.values()].filter((child) => "code" in child);
    for (const module92 of modules2.reverse()) pending.push(scopeOf(module92, scope));
  }
  reader.addWholeModules();
  return reader.builder.graph;
}
var NO_CONTEXT = { forEach: null, boundNames: /* @__PURE__ */ new Set() };
var GraphReader = class {
  builder = new ConfigGraphBuilder();
  #resources = [];
  /** Prefixes of modules that are referenced as a whole. */
  #wholeModules = /* @__PURE__ */ new Set();
  /** Referenced outputs of modules without code. */
  #opaqueOutputs = /* @__PURE__ */ new Set();
  /** Adds the references of a module. */
  readModule(scope) {
    const { code, children } = scope.node;
    const { prefix } = scope;
    for (const [name, value] of code.locals) this.#addExpression(`${prefix}local.${name}`, name, value, scope);
    for (const name of code.variables.keys()) this.builder.addNode(`${prefix}var.${name}`);
    for (const { name, block } of code.outputs.values()) this.#addBody(`${prefix}output.${name}`, block.body, scope);
    for (const provider of code.providers) {
      this.#addBody(`${prefix}${providerAddress(provider)}`, provider.block.body, scope);
    }
    for (const resource of code.resources) this.#addResource(resource, scope);
    for (const child of children.values()) this.#addCall(child, scope);
  }
  /** Adds the references of a resource, to its provider too. */
  #addResource(resource, scope) {
    const address = `${scope.prefix}${resourceAddress(resource)}`;
    this.#resources.push(address);
    this.#addBody(address, resource.block.body, scope, resource.overrides === void 0);
    const provider = providerOf(resource.type, resource.block, scope);
    if (provider !== null) {
      const to = `${provider.scope.prefix}${providerAddress(provider.code)}`;
      this.builder.add(address, { to, path: PROVIDER3, keys: [], keyed: false });
    }
    if (scope.parent !== null) this.#addOrder(address, `${scope.prefix}${BEFORE2}`);
  }
  /** Adds the inputs of a module call as the references of the module's variables. */
  #addCall(child, scope) {
    const call = callOf(child, scope);
    if (call === null) return;
    const childPrefix = prefixOf(child.path);
    const before = `${childPrefix}${BEFORE2}`;
    const opaque = "code" in child ? null : `${childPrefix}${opaqueResource(call.name)}`;
    if (opaque !== null) {
      this.#resources.push(opaque);
      this.builder.addNode(opaque);
      this.#addOrder(opaque, before);
    }
    if (scope.parent !== null) this.#addOrder(before, `${scope.prefix}${BEFORE2}`);
    const forEach = argumentOf(call.block.body, "for_each");
    for (const { name, value } of call.block.body.attributes) {
      if (name === "for_each") this.#addUses(before, null, usesOfElement(value, [], scope), scope);
      else if (ORDER_ARGUMENTS.has(name)) this.#addExpression(before, null, value, scope);
      else if (!FIXED_ARGUMENTS.has(name)) {
        this.#addExpression(opaque ?? `${childPrefix}var.${name}`, name, value, scope, { ...NO_CONTEXT, forEach });
      }
    }
  }
  /**
   * Adds the references in a block.
   * @param hasLines true if no override file adds to the block, so that its lines are all in the file that declares the
   * resource
   */
  #addBody(from, body, scope, hasLines = false) {
    this.builder.addNode(from);
    const forEach = argumentOf(body, "for_each");
    for (const { path, expression, boundNames, block, valueName, line: line2 } of expressionsInBlock(body)) {
      if (path === "for_each") this.#addUses(from, path, usesOfElement(expression, [], scope), scope);
      else {
        const context = { forEach, boundNames, block, valueName, ...hasLines && { line: line2 } };
        this.#addExpression(from, path, expression, scope, context);
      }
    }
  }
  /**
   * Adds the references of an expression.
   * @param path attribute of `from`; null for an ordering dependency
   */
  #addExpression(from, path, expression, scope, context = NO_CONTEXT) {
    this.builder.addNode(from);
    const { forEach, boundNames, block, line: line2 } = context;
    const hasAttributeNames = path !== null && !isInUserKeyedMap(path);
    const { uses, elementUses } = usesIn2(expression, scope.names, boundNames, hasAttributeNames);
    const isForProgram = isProgramSetting(path ?? "");
    const usesInBlock = uses.map((use) => ({
      ...use,
      valueName: isForProgram ? use.valueName ?? context.valueName : void 0,
      block,
      line: line2
    }));
    this.#addUses(from, path, usesInBlock, scope);
    if (path === null) this.#addUses(from, null, quotedUses(expression), scope);
    if (forEach === null) return;
    for (const { memberPath, members } of elementUses) {
      const usesOfMembers = usesOfElement(forEach, members, scope).map((use) => ({
        ...use,
        isOfElement: true
      }));
      this.#addUses(from, memberOf3(path, memberPath), usesOfMembers, scope);
    }
  }
  /**
   * Adds a reference for each use.
   * @param path attribute of `from`; null for an ordering dependency
   */
  #addUses(from, path, uses, scope) {
    for (const use of uses) {
      const { key, keyed, memberPath, nearbyTexts, members, isEntireValue, isOfElement, block, valueName, line: line2 } = use;
      const isForOrder = use.isOnlyTested || use.isHandedOver && !namesNetwork(nameOf(path ?? ""));
      const usedPath = isForOrder && !REPEATERS.has(path ?? "") ? null : path;
      const isGuessed = use.kind === "module" && usedPath !== null;
      for (const { to, member: member2 } of this.#targetsOf(use, usedPath, scope)) {
        const fullMemberPath = `${memberPath}${isEntireValue ? member2 : ""}`;
        this.builder.add(from, {
          to,
          path: memberOf3(usedPath, passesMembersOn(from) ? fullMemberPath : beforeAnyMember(memberPath)),
          keys: key === null ? [] : [key],
          keyed,
          ...isGuessed && { isGuessed },
          ...isOfElement && { isOfElement },
          ...members.length > 0 && { members },
          ...isEntireValue && { isEntireValue },
          ...nearbyTexts.length > 0 && { nearbyTexts },
          ...block !== void 0 && { block },
          ...valueName !== void 0 && { valueName },
          ...use.describes && { describes: true },
          ...line2 !== void 0 && { line: line2 }
        });
      }
    }
  }
  /** Returns the nodes that a use refers to: one, or all outputs of a module that is used as a value. */
  #targetsOf({ kind, address, key }, path, scope) {
    const [root, name] = address.split(".", 2);
    const child = root === "module" ? scope.node.children.get(name) : void 0;
    if (child === void 0) return [{ to: `${scope.prefix}${address}`, member: "" }];
    const childPrefix = prefixOf(child.path);
    if (kind === "module" && path === null) {
      this.#wholeModules.add(childPrefix);
      return [{ to: `${childPrefix}${WHOLE}`, member: "" }];
    }
    if (kind === "module" && "code" in child) {
      const element = scope.names.calls.get(name) === true && key === null ? `.${ANY_MEMBER}` : "";
      return [...child.code.outputs.keys()].map((output2) => ({
        to: `${childPrefix}output.${output2}`,
        member: `${element}.${output2}`
      }));
    }
    const output = kind === "module" ? `${childPrefix}output` : `${scope.prefix}${address}`;
    if (!("code" in child)) this.#addOpaqueOutput(output, `${childPrefix}${opaqueResource(name)}`, name);
    return [{ to: output, member: "" }];
  }
  /** Adds the reference from an output of a module without code to the resource that represents the module. */
  #addOpaqueOutput(output, to, callName) {
    if (this.#opaqueOutputs.has(output)) return;
    this.#opaqueOutputs.add(output);
    const path = endsInOwner(nameOf(output)) ? null : callName;
    this.builder.add(output, { to, path, keys: [], keyed: false });
  }
  /** Adds an ordering dependency. */
  #addOrder(from, to) {
    this.builder.add(from, { to, path: null, keys: [], keyed: false });
  }
  /** Adds the nodes for modules that are referenced as a whole. Call it last, when all resources are known. */
  addWholeModules() {
    for (const prefix of this.#wholeModules) {
      this.builder.addNode(`${prefix}${WHOLE}`);
      const addresses = finalResources(prefix, this.#resources, this.builder.graph);
      for (const address of addresses) this.#addOrder(`${prefix}${WHOLE}`, address);
    }
  }
};
var memberOf3 = (path, memberPath) => path === null ? null : `${path}${memberPath}`;
var USE_KINDS = /* @__PURE__ */ new Map([
  ["resource", "node"],
  ["output", "node"],
  ["module", "module"]
]);
function quotedUses(expression) {
  if (expression.kind !== "tuple") return [];
  return expression.items.flatMap((item) => {
    if (item.kind !== "literal" || typeof item.value !== "string") return [];
    const traversal = parseTraversal(item.value);
    const kind = USE_KINDS.get(traversal.kind);
    return kind === void 0 ? [] : [{ ...PLAIN_USE, kind, address: traversal.address, key: traversal.key }];
  });
}
var PLAIN_USE = {
  keyed: false,
  memberPath: "",
  members: [],
  isEntireValue: false,
  nearbyTexts: [],
  isOnlyTested: false,
  describes: false,
  isHandedOver: false
};
function usesOfElement(forEach, members, scope) {
  const hasMembers = members.length > 0;
  const uses = usesIn2(forEach, scope.names, /* @__PURE__ */ new Set(), hasMembers).uses.map((use) => ({
    ...use,
    keyed: use.key === null
  }));
  if (!hasMembers) return uses;
  const selected = [ANY_MEMBER, ...members];
  return uses.flatMap((use) => {
    const path = use.memberPath.split(".").slice(1);
    if (!isSelected(selected, path)) return [];
    const isObject = use.isEntireValue && !scope.names.resources.has(use.address);
    const membersOfObject = isObject ? selected.slice(path.length) : [];
    return [{ ...use, memberPath: "", members: [...use.members, ...membersOfObject] }];
  });
}
var NO_REFERENCES2 = [];
function finalResources(prefix, resources, graph) {
  const inModule = new Set(resources.filter((address) => address.startsWith(prefix)));
  const stepsInModule = (address) => address.startsWith(prefix) ? referencesFrom(graph, address) : NO_REFERENCES2;
  const dependencies = /* @__PURE__ */ new Set();
  for (const from of inModule) {
    for (const { to } of linksFrom(from, stepsInModule, (address) => inModule.has(address))) dependencies.add(to);
  }
  const final = [...inModule].filter((address) => !dependencies.has(address));
  return final.length > 0 ? final : [...inModule];
}
function moduleSizes(addresses) {
  const sizes = /* @__PURE__ */ new Map();
  for (const address of addresses) increment(sizes, moduleOf2(address));
  return sizes;
}
function wholeModules(from, direct, covered, sizes) {
  const directCounts = moduleSizes(direct);
  const coveredCounts = moduleSizes(covered);
  const ownModule = moduleOf2(from);
  const whole = /* @__PURE__ */ new Set();
  for (const [module92, directCount] of directCounts) {
    if (module92 === ownModule || module92 === "") continue;
    const coversModule = directCount >= MODULE_SHARE_MIN && coveredCounts.get(module92) === sizes.get(module92);
    if (directCount > MODULE_FAN_OUT_MAX || coversModule) whole.add(module92);
  }
  return whole;
}
var increment = (counts, key) => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

// src/terraform/references/instances.ts
function instancesOf(resources) {
  const instances = /* @__PURE__ */ new Map();
  for (const { origin, address } of resources) {
    const parts = parseTerraformAddress(origin);
    const instance = {
      address,
      moduleNames: parts.modules.map((step) => step.name),
      moduleKeys: parts.modules.map((step) => step.index),
      key: parts.index
    };
    const configAddress = configAddressOf(origin);
    const known = instances.get(configAddress);
    if (known === void 0) instances.set(configAddress, [instance]);
    else known.push(instance);
  }
  return instances;
}
function pairInstances(referrers, targets, pairing) {
  const shared = sharedDepth(referrers[0], targets[0]);
  const groups = groupBy(chosenTargets(targets, pairing), (target) => scopeOf2(target, shared));
  const pairs = [];
  for (const [scope, group2] of groupBy(referrers, (referrer) => scopeOf2(referrer, shared))) {
    const candidates = groups.get(scope);
    if (candidates !== void 0) pairGroup(group2, candidates, shared, pairing, pairs);
  }
  return pairs;
}
function pairGroup(referrers, candidates, shared, pairing, pairs) {
  const isFewPairs = (pairsEach) => referrers.length === 1 || referrers.length * pairsEach <= EVERY_PAIR_MAX;
  const isNarrowed = pairing.selection !== "all" || !isFewPairs(candidates.length);
  const byKey2 = isNarrowed ? indexByKey(candidates, shared) : void 0;
  const isFlag = referrers.every(({ key }) => key === FLAG_KEY);
  for (const { key, ...referrer } of referrers) {
    const modules2 = referrer.moduleKeys.slice(shared).reverse();
    const matching = matchKeys(isFlag ? [...modules2, key] : [key, ...modules2], candidates, byKey2);
    const chosen = isFewPairs(matching.length) ? matching : [roundRobinTarget(key, matching)];
    for (const target of chosen)
      if (target.address !== referrer.address) pairs.push([referrer.address, target.address]);
  }
}
var FLAG_KEY = "0";
function matchKeys(keys, candidates, byKey2) {
  if (byKey2 === void 0 || candidates.length === 1) return candidates;
  for (const key of keys) {
    const matching = key === null ? void 0 : byKey2.get(key);
    if (matching !== void 0) return matching;
  }
  return candidates;
}
function indexByKey(instances, shared) {
  const index = /* @__PURE__ */ new Map();
  for (const instance of instances) {
    for (const key of /* @__PURE__ */ new Set([instance.key, ...instance.moduleKeys.slice(shared)])) {
      if (key === null) continue;
      const known = index.get(key);
      if (known === void 0) index.set(key, [instance]);
      else known.push(instance);
    }
  }
  return index;
}
var NUMBER_AT_END = /(?:^|[._-])(\d+)"?$/;
function roundRobinTarget(key, targets) {
  const number = Number(NUMBER_AT_END.exec(key ?? "")?.[1] ?? 0);
  return targets[number % targets.length];
}
function chosenTargets(targets, pairing) {
  const named = targets.filter((target) => isNamed2(target, pairing));
  const { elements = [] } = pairing;
  const selected = named.filter(({ key }) => key !== null && elements.includes(key));
  return selected.length > 0 ? selected : named;
}
var isNamed2 = (target, { keys, moduleSelections }) => (keys.length === 0 || target.key === null || keys.includes(target.key)) && moduleSelections.every(({ depth, keys: keys2 }) => {
  const key = target.moduleKeys[depth - 1] ?? null;
  return key === null || keys2.includes(key);
});
function sharedDepth(first, second) {
  let depth = 0;
  while (first?.moduleNames[depth] !== void 0 && first.moduleNames[depth] === second?.moduleNames[depth]) depth++;
  return depth;
}
var scopeOf2 = (instance, depth) => depth === 0 ? "" : JSON.stringify(instance.moduleKeys.slice(0, depth));

// elsewhere:src/terraform/plan/outputs.ts
var module89 = require("./picture.js").modules["src/terraform/plan/outputs.ts"]();
var likelyLinks = module89.likelyLinks;
var likelyOutputs = module89.likelyOutputs;
var namesSubnets = module89.namesSubnets;

// src/terraform/plan/references.ts
var WITHOUT_KEYS = { keys: [], moduleSelections: [], selection: "unknown" };
function readReferences(plan, resources, dot, code, proof = null) {
  const instances = instancesOf(resources);
  const collector = new ReferenceCollector(instances, resources, proof);
  const configuration = readConfiguration(plan);
  const isComplete = addConfigured(code === null ? configuration : mergeGraphs(code, configuration), collector);
  if (dot !== null) {
    for (const { from, to } of dotLinks(dot, (address) => instances.has(address))) collector.add(from, to, "dot");
  }
  addPriorState(plan, collector);
  for (const reference of referencesByValue(resources)) collector.addValue(reference);
  const { references, isFull } = collector;
  const warnings = [
    ...isComplete ? [] : [LINKS_TOO_MANY],
    ...isFull ? [referencesTooMany(REFERENCES_MAX)] : []
  ];
  return { references, warnings };
}
var ReferenceCollector = class {
  constructor(instances, resources, proof) {
    this.instances = instances;
    this.proof = proof;
    this.#resources = new Map(resources.map((resource) => [resource.address, resource]));
  }
  instances;
  proof;
  references = [];
  /** True if a reference was dropped because the limit was reached. */
  isFull = false;
  /** References of each resource, by configuration address. */
  links = /* @__PURE__ */ new Map();
  /** Targets of each instance, by graph address. */
  #pairs = /* @__PURE__ */ new Map();
  /** References of the configuration by ends and path, because several routes may lead to the same one. */
  #configured = /* @__PURE__ */ new Set();
  #resources;
  /** Returns the instances of a resource by its configuration address. */
  instancesOf(config) {
    const all = (this.instances.get(config) ?? []).map(({ address }) => this.#resources.get(address));
    return all.filter((resource) => resource !== void 0);
  }
  /** Adds a link of the configuration between those instances that it may refer to. */
  addConfigured(from, link) {
    const { to, path, keys, keyed, elements = [], moduleSelections } = link;
    const { isOfElement = false, nearbyTexts, block, valueName, describes, line: line2 } = link;
    const pairing = { keys, moduleSelections, elements, selection: keyed ? "keyed" : "all" };
    if (path !== PROVIDER3) addTarget(this.links, from, to);
    if (!this.#hasRoom()) return;
    const pairs = this.#pair(from, to, pairing).filter(([source]) => !this.#isUnset(source, path));
    for (const [source, target] of this.#provenPairs(pairs, { to, path, isOfElement })) {
      for (const exactPath of this.#pathsOf(source, target, path))
        this.#addReference(
          [source, target],
          exactPath,
          {
            ...nearbyTexts && { nearbyTexts },
            ...block && { block },
            ...valueName && { valueName },
            ...describes && { describes }
          },
          line2
        );
    }
  }
  /**
   * Adds a reference of the configuration, unless it was added before.
   * @param line line of the reference; for equal references, the line of the first one stays
   */
  #addReference([from, to], path, details, line2) {
    const identity = `${from}
${to}
${path ?? ""}
${JSON.stringify(details)}`;
    if (this.#configured.has(identity) || !this.#hasRoom()) return;
    this.#configured.add(identity);
    addTarget(this.#pairs, from, to);
    const atLine = path !== null && line2 !== void 0 && { line: line2 };
    this.references.push({ from, to, ...path !== null && { path }, ...details, ...atLine, via: "configuration" });
  }
  /**
   * Narrows a path to the nested attributes that contain the target's identity. A plan lists all references of an
   * attribute together; for an object, only the values tell them apart.
   */
  #pathsOf(source, target, path) {
    const sourceResource = this.#resources.get(source);
    const targetResource = this.#resources.get(target);
    if (path === null || isInUserKeyedMap(path)) return [path];
    if (sourceResource === void 0 || targetResource === void 0) return [path];
    const value = sourceResource.values[topOf(path)];
    if (typeof value !== "object" || value === null) return [path];
    const inner = pathsOfIdentity(topOf(path), value, targetResource).filter((nested) => leadsInto(nested, path));
    return inner.length > 0 ? inner : [path];
  }
  /** Adds a link without a path if no earlier source has linked the two. */
  add(from, to, via) {
    if (this.links.get(from)?.has(to)) return;
    addTarget(this.links, from, to);
    for (const [source, target] of this.#pair(from, to, WITHOUT_KEYS)) {
      if (!this.#hasRoom()) return;
      addTarget(this.#pairs, source, target);
      this.references.push({ from: source, to: target, via });
    }
  }
  /** Adds a reference by value if the two are not linked yet in either direction. */
  addValue(reference) {
    const { from, to } = reference;
    if (this.#pairs.get(from)?.has(to) || this.#pairs.get(to)?.has(from) || !this.#hasRoom()) return;
    addTarget(this.#pairs, from, to);
    this.references.push(reference);
  }
  /** True if another reference may be added. Otherwise records that the list is full, because one is then dropped. */
  #hasRoom() {
    const hasRoom = this.references.length < REFERENCES_MAX;
    if (!hasRoom) this.isFull = true;
    return hasRoom;
  }
  /**
   * True if the attribute takes nothing from its references. Without code, a plan lists the references of both branches
   * of a conditional; a null value shows that neither was used.
   */
  #isUnset(source, path) {
    if (path === null) return false;
    if (this.proof === null) return isNullAt(this.#resources.get(source)?.values, path);
    return this.proof.leavesOut(this.#resources.get(source)?.origin ?? "", topOf(path));
  }
  /** Selects, of the instances that a path may refer to, those that the code or the values prove. */
  #provenPairs(pairs, { to, path, isOfElement }) {
    if (path === null || path === PROVIDER3) return pairs;
    return this.#provenByValue(this.#provenByCode(pairs, { to, path, isOfElement }), path);
  }
  /** Keeps a pair if the code proves nothing about its source; else returns the targets that the code proves. */
  #provenByCode(pairs, { to, path, isOfElement }) {
    if (this.proof === null) return pairs;
    const addresses = this.#addressesByOrigin(to);
    const origins = new Set(addresses.keys());
    const proven = /* @__PURE__ */ new Map();
    for (const [source] of pairs) {
      const from = this.#resources.get(source)?.origin;
      if (proven.has(source)) continue;
      const proof = this.proof.provenTargets(to, origins, from ?? "", topOf(path));
      proven.set(source, proof?.length === 0 && !isOfElement && REPEATERS.has(path) ? null : proof);
    }
    const provenPairs = [...proven].flatMap(
      ([source, targets]) => (targets ?? []).map((origin) => [source, addresses.get(origin)])
    );
    return [...pairs.filter(([source]) => proven.get(source) === null), ...provenPairs];
  }
  /** Returns the graph addresses of a resource's instances, by Terraform address. */
  #addressesByOrigin(config) {
    const addresses = (this.instances.get(config) ?? []).map(({ address }) => address);
    return new Map(addresses.map((address) => [this.#resources.get(address).origin, address]));
  }
  /** Keeps, for each source that contains an identity of a target, only the targets whose identity it contains. */
  #provenByValue(pairs, path) {
    const proven = /* @__PURE__ */ new Map();
    for (const [source, target] of pairs) {
      const value = this.#resources.get(source)?.values[topOf(path)];
      const candidate = this.#resources.get(target);
      if (value !== void 0 && candidate !== void 0 && containsIdentity(value, candidate))
        addTarget(proven, source, target);
    }
    return pairs.filter(([source, target]) => proven.get(source)?.has(target) ?? true);
  }
  /** Returns the pairs of instances of two resources that a link connects. */
  #pair(from, to, pairing) {
    return pairInstances(this.instances.get(from) ?? [], this.instances.get(to) ?? [], pairing);
  }
};
function addTarget(map, from, to) {
  const targets = map.get(from);
  if (targets === void 0) map.set(from, /* @__PURE__ */ new Set([to]));
  else targets.add(to);
}
function addConfigured(graph, collector) {
  const stepsOf = (address) => referencesFrom(graph, address);
  const isResource = (address) => collector.instances.has(address);
  const budget = linkBudget();
  for (const from of collector.instances.keys()) {
    if (collector.isFull) break;
    const links = likelyLinks(linksFrom(from, stepsOf, isResource, budget), collector.instancesOf(from));
    for (const link of links) collector.addConfigured(from, link);
  }
  return budget.left > 0;
}
function addPriorState(plan, collector) {
  const { instances } = collector;
  const unlinked = new Set([...instances.keys()].filter((address) => !collector.links.has(address)));
  const known = (address) => collector.links.get(address) ?? [];
  for (const [from, dependencies] of priorDependencies(plan, (address) => unlinked.has(address), known)) {
    for (const to of dependencies) if (instances.has(to)) collector.add(from, to, "prior-state");
  }
}
function dotLinks(dot, isResource) {
  const stepsOf = (address) => (dot.dependencies.get(address) ?? []).map((to) => ({ to, path: null, keys: [], keyed: false }));
  const resources = [...dot.dependencies.keys()].filter(isResource);
  const targets = new Map(resources.map((from) => [from, linksFrom(from, stepsOf, isResource).map(({ to }) => to)]));
  const sizes = moduleSizes(resources);
  const links = [];
  for (const [from, direct] of targets) {
    const whole = wholeModules(from, direct, coveredBy(direct, targets), sizes);
    for (const to of direct) if (!whole.has(moduleOf2(to))) links.push({ from, to });
  }
  return links;
}
function coveredBy(direct, targets) {
  const covered = new Set(direct);
  for (const address of covered) for (const further of targets.get(address) ?? []) covered.add(further);
  return [...covered];
}
var isNullAt = (values, path) => isNull(values, path.split("."));
function isNull(value, names) {
  const [name, ...rest] = names;
  if (value === null || name === void 0) return value === null;
  if (Array.isArray(value)) return value.every((item) => isNull(item, names));
  return typeof value === "object" && Object.hasOwn(value, name) ? isNull(value[name], rest) : false;
}
function allDependencies(plan) {
  const recorded = /* @__PURE__ */ new Map();
  for (const entry of valueEntries(priorValues(plan))) {
    const from = configAddressOf(originOf(entry) ?? "");
    if (from === null) continue;
    const dependencies = recorded.get(from) ?? /* @__PURE__ */ new Set();
    for (const text of listOf(member(entry, "depends_on"))) {
      const to = typeof text === "string" ? configAddressOf(text) : null;
      if (to !== null && to !== from) dependencies.add(to);
    }
    recorded.set(from, dependencies);
  }
  return recorded;
}
function priorDependencies(plan, isIncluded, known) {
  const recorded = allDependencies(plan);
  const sizes = moduleSizes(recorded.keys());
  const direct = /* @__PURE__ */ new Map();
  for (const [from, dependencies] of recorded) {
    if (!isIncluded(from)) continue;
    const indirect = /* @__PURE__ */ new Set();
    for (const dependency of dependencies) {
      if (indirect.has(dependency)) continue;
      for (const reached of reachedWithin(dependency, dependencies, recorded, known)) indirect.add(reached);
    }
    const unreached = [...dependencies].filter((dependency) => !indirect.has(dependency));
    const whole = wholeModules(from, unreached, [...dependencies], sizes);
    direct.set(
      from,
      unreached.filter((dependency) => !whole.has(moduleOf2(dependency)))
    );
  }
  return direct;
}
function reachedWithin(start, among, recorded, known) {
  const reached = /* @__PURE__ */ new Set([start]);
  for (const address of reached) {
    for (const further of [...recorded.get(address) ?? [], ...known(address)])
      if (among.has(further)) reached.add(further);
  }
  reached.delete(start);
  return reached;
}
var NAME_ENDS = /_(?:name|names)$/;
function referencesByValue(resources) {
  const owners2 = findOwners(resources);
  const references = [];
  for (const resource of resources) {
    const seen = /* @__PURE__ */ new Set();
    for (const [attribute, value] of Object.entries(resource.values)) {
      for (const { name, path, text } of namedTexts(attribute, value)) {
        const owner = ownerOf2(name, text, owners2);
        if (owner === null || owner === resource || seen.has(owner.address) || isSelfReference(path)) continue;
        seen.add(owner.address);
        references.push({ from: resource.address, to: owner.address, path, via: "value" });
      }
    }
  }
  return references;
}
var containsIdentity = (value, resource) => pathsOfIdentity("", value, resource).length > 0;
function pathsOfIdentity(attribute, value, { values }) {
  const texts = [...IDENTITY_ATTRIBUTES, "name"].map((name) => values[name]);
  const identities = texts.filter((text) => typeof text === "string" && text.length >= IDENTITY_LENGTH_MIN2);
  if (identities.length === 0) return [];
  const paths = /* @__PURE__ */ new Set();
  for (const { text, path } of namedTexts(attribute, value)) if (identities.includes(text)) paths.add(path);
  return [...paths];
}
function findOwners(resources) {
  const byIdentity = /* @__PURE__ */ new Map();
  const byName2 = /* @__PURE__ */ new Map();
  for (const resource of resources) {
    for (const identity of new Set(IDENTITY_ATTRIBUTES.map((name2) => resource.values[name2]))) {
      if (typeof identity !== "string" || identity.length < IDENTITY_LENGTH_MIN2) continue;
      const known = byIdentity.get(identity);
      byIdentity.set(identity, known === void 0 ? resource : preferManaged(known, resource));
    }
    const name = resource.values.name;
    if (typeof name !== "string" || name === "") continue;
    for (const end of endsOf5(resource.type)) {
      const named = byName2.get(end) ?? /* @__PURE__ */ new Map();
      byName2.set(end, named.set(name, named.has(name) ? null : resource));
    }
  }
  return { byIdentity, byName: byName2 };
}
function endsOf5(type) {
  const ends = [];
  for (let at = type.lastIndexOf("_"); at >= 0 && ends.length < TYPE_ENDS_MAX; at = type.lastIndexOf("_", at - 1)) {
    ends.push(type.slice(at));
    if (at === 0) break;
  }
  return ends;
}
function preferManaged(known, other) {
  if (known === null || known.mode === other.mode) return null;
  return known.mode === "managed" ? known : other;
}
function ownerOf2(name, text, { byIdentity, byName: byName2 }) {
  if (namesOwner(name)) return null;
  if (holdsIdentities(name)) {
    const owner = byIdentity.get(text);
    if (owner !== void 0) return owner;
  }
  return byName2.get(`_${name.replace(NAME_ENDS, "")}`)?.get(text) ?? null;
}
function* namedTexts(attribute, value, path = attribute, depth = 0) {
  if (typeof value === "string") yield { name: attribute, path, text: value };
  if (typeof value !== "object" || value === null || depth === REFERENCE_VALUE_DEPTH) return;
  if (Array.isArray(value)) {
    for (let index = value.length - 1; index >= 0; index--) {
      const item = value[index];
      if (typeof item === "string") yield { name: attribute, path, text: item };
      else yield* namedTexts(attribute, item, path, depth + 1);
    }
    return;
  }
  for (const [inner, item] of Object.entries(value).reverse()) {
    yield* namedTexts(inner, item, `${path}.${inner}`, depth + 1);
  }
}

// elsewhere:src/terraform/provider-config.ts
var module90 = require("./picture.js").modules["src/terraform/provider-config.ts"]();
var configOf = module90.configOf;
var locationFrom = module90.locationFrom;
var providerConfigs = module90.providerConfigs;
var shortProvider = module90.shortProvider;

// src/terraform/plan/values.ts
var emptyValues = () => /* @__PURE__ */ Object.create(null);
function withoutSensitive(value, mask) {
  const values = objectOf(value) === null || isMarked(value, mask) ? null : copy2(value, mask, 0);
  return values ?? emptyValues();
}
function copy2(value, mask, depth) {
  if (typeof value !== "object" || value === null) return isScalar(value) ? value : null;
  if (depth === VALUE_DEPTH) return null;
  if (Array.isArray(value)) {
    const marks = Array.isArray(mask) ? mask : [];
    return value.map((item, index) => isMarked(item, marks[index]) ? null : copy2(item, marks[index], depth + 1));
  }
  const result = emptyValues();
  for (const [name, item] of Object.entries(value)) {
    const mark = member(mask, name);
    if (!isMarked(item, mark)) result[name] = copy2(item, mark, depth + 1);
  }
  return result;
}
function isMarked(value, mask) {
  if (mask === void 0 || mask === null || mask === false) return false;
  if (typeof mask !== "object") return true;
  const isOfShape = typeof value === "object" && value !== null && Array.isArray(value) === Array.isArray(mask);
  return !isOfShape && Object.keys(mask).length > 0;
}
var isScalar = (value) => typeof value === "string" || typeof value === "number" || typeof value === "boolean";
function plannedValues(change) {
  const after = member(change, "after");
  return objectOf(after) !== null ? withoutSensitive(after, member(change, "after_sensitive")) : withoutSensitive(member(change, "before"), member(change, "before_sensitive"));
}
function valuesWhere(values, isShown) {
  const entries = Object.entries(values);
  const shown = entries.filter(([name]) => isShown(name));
  if (shown.length === entries.length) return values;
  const remaining = emptyValues();
  for (const [name, value] of shown) remaining[name] = value;
  return remaining;
}
function sidesOf(change) {
  const masks = [member(change, "before_sensitive"), member(change, "after_sensitive")];
  const after = withoutSensitive(member(change, "after"), masks[1]);
  const before = withoutSensitive(member(change, "before"), masks[0]);
  const isHidden = (name) => masks.some((mask) => hasMark(mask === true ? mask : member(mask, name), 0));
  return { before: hideDifferences(isHidden, before, after), after };
}
function hideDifferences(isHidden, before, after) {
  const result = emptyValues();
  for (const [name, value] of Object.entries(before)) if (!isHidden(name)) result[name] = value;
  for (const [name, value] of Object.entries(after)) if (isHidden(name)) result[name] = value;
  return result;
}
function hasMark(mask, depth) {
  if (mask === void 0 || mask === null || mask === false) return false;
  if (typeof mask !== "object" || depth === VALUE_DEPTH) return true;
  return Object.values(mask).some((inner) => hasMark(inner, depth + 1));
}

// src/terraform/plan/resource-changes.ts
var UNCHANGED = /* @__PURE__ */ new Set(["no-op", "read"]);
var WITH_BOTH_SIDES = /* @__PURE__ */ new Set(["update", "replace"]);
function readChanges(plan) {
  const resources = /* @__PURE__ */ new Map();
  const warnings = [];
  const deposed = [];
  let withoutAddress = 0;
  listOf(member(plan, "resource_changes")).forEach((entry, index) => {
    const origin = originOf(entry);
    if (origin === null) {
      if (++withoutAddress > WARNINGS_OF_A_KIND) return;
      const address = textOf3(member(entry, "address")) ?? "";
      warnings.push(entryWithoutAddress(`resource_changes[${index}]`, isLikeAddress(address) ? address : ""));
      return;
    }
    const resource = readEntry(entry, origin);
    if (textOf3(member(entry, "deposed")) !== null) deposed.push(resource);
    else resources.set(origin, withSecondEntry(resources.get(origin), resource));
  });
  if (withoutAddress > WARNINGS_OF_A_KIND)
    warnings.push(entriesWithoutAddress(withoutAddress - WARNINGS_OF_A_KIND));
  for (const resource of deposed) {
    const current = resources.get(resource.origin);
    if (current === void 0 && UNCHANGED.has(resource.change)) continue;
    resources.set(resource.origin, current === void 0 ? resource : withDeposed(current, resource.change));
  }
  addDeferred(resources, plan);
  for (const [origin, drifted] of driftIn(plan)) {
    const resource = resources.get(origin);
    if (resource !== void 0) resources.set(origin, { ...resource, drifted });
  }
  return { resources, warnings };
}
function readEntry(entry, origin) {
  const { change, changed: changed2 } = changeOf2(entry, origin);
  const { before, after } = WITH_BOTH_SIDES.has(change) ? sidesOf(member(entry, "change")) : { before: null, after: plannedValues(member(entry, "change")) };
  const forcing = change === "replace" ? forcingOf(entry) : [];
  return {
    origin,
    provider: shortProvider(textOf3(member(entry, "provider_name"))),
    change,
    ...changed2 !== void 0 && { changed: changed2 },
    values: after,
    ...before !== null && { before },
    ...forcing.length > 0 && { forcing }
  };
}
var withSecondEntry = (known, resource) => known === void 0 ? resource : { ...known, change: combineChanges(known.change, resource.change) };
function withDeposed(current, change) {
  if (change === "no-op" || change === "read") return current;
  const folded = addCount(current.changed?.folded, change);
  return { ...current, changed: { ...current.changed, folded } };
}
function addDeferred(resources, plan) {
  for (const deferred of listOf(member(plan, "deferred_changes"))) {
    const entry = member(deferred, "resource_change");
    const origin = originOf(entry);
    if (origin === null || resources.has(origin) || textOf3(member(entry, "deposed")) !== null) continue;
    const change = parseTerraformAddress(origin)?.mode === "managed" ? "deferred" : "read";
    const provider = shortProvider(textOf3(member(entry, "provider_name")));
    resources.set(origin, { origin, provider, change, values: plannedValues(member(entry, "change")) });
  }
}
var NO_VALUES2 = { before: {}, after: {} };
function driftIn(plan) {
  const drift = /* @__PURE__ */ new Map();
  for (const entry of listOf(member(plan, "resource_drift"))) {
    const origin = originOf(entry);
    const change = member(entry, "change");
    if (origin === null || textOf3(member(entry, "deposed")) !== null) continue;
    if (actionOf(entry).change === "no-op") continue;
    const hasBothSides = objectOf(member(change, "before")) !== null && objectOf(member(change, "after")) !== null;
    drift.set(origin, hasBothSides ? sidesOf(change) : NO_VALUES2);
  }
  return drift;
}
function readValues(values, change) {
  const resources = /* @__PURE__ */ new Map();
  for (const entry of valueEntries(values)) {
    const origin = originOf(entry);
    if (origin === null || resources.has(origin) || textOf3(member(entry, "deposed_key")) !== null) continue;
    resources.set(origin, {
      origin,
      provider: shortProvider(textOf3(member(entry, "provider_name"))),
      change: change(member(entry, "mode")),
      values: withoutSensitive(member(entry, "values"), member(entry, "sensitive_values"))
    });
  }
  return resources;
}
var REASON = /^[a-z][a-z_]{0,79}$/;
var ATTRIBUTE = /^[a-z][a-z0-9_]{0,63}$/;
function changeOf2(entry, origin) {
  const action = actionOf(entry);
  if (parseTerraformAddress(origin)?.mode !== "managed") return { change: action.change };
  const movedFrom = previousAddressOf(entry, origin);
  const isImported = objectOf(memberAt(entry, "change", "importing")) !== null;
  const change = action.change === "no-op" ? changeOfAddress(movedFrom, isImported) : action.change;
  const reason = textOf3(member(entry, "action_reason"));
  const changed2 = {
    ...action.changed,
    ...movedFrom !== null && { movedFrom },
    ...isImported && change !== "import" && { isImported },
    ...reason !== null && REASON.test(reason) && !UNCHANGED.has(change) && { reason }
  };
  return Object.keys(changed2).length === 0 ? { change } : { change, changed: changed2 };
}
function changeOfAddress(movedFrom, isImported) {
  if (movedFrom !== null) return "move";
  return isImported ? "import" : "no-op";
}
function previousAddressOf(entry, origin) {
  const address = textOf3(member(entry, "previous_address"));
  if (address === null || address === origin || !isShortOrigin(address)) return null;
  return isSameByCount(address, origin) ? null : address;
}
function forcingOf(entry) {
  const paths = listOf(memberAt(entry, "change", "replace_paths"));
  const names = paths.flatMap((path) => textOf3(listOf(path)[0]) ?? []).filter((name) => ATTRIBUTE.test(name));
  return [...new Set(names)].slice(0, FORCING_MAX);
}
var ACTIONS = /* @__PURE__ */ new Map([
  ["no-op", { change: "no-op" }],
  ["create", { change: "create" }],
  ["read", { change: "read" }],
  ["update", { change: "update" }],
  ["delete", { change: "delete" }],
  ["forget", { change: "forget" }],
  ["delete create", { change: "replace" }],
  ["create delete", { change: "replace", changed: { createsFirst: true } }],
  ["create forget", { change: "replace", changed: { createsFirst: true, isForgotten: true } }],
  ["forget create", { change: "replace", changed: { isForgotten: true } }]
]);
var NO_OP = { change: "no-op" };
function actionOf(entry) {
  const names = listOf(memberAt(entry, "change", "actions")).filter((action) => typeof action === "string");
  return ACTIONS.get(names.join(" ")) ?? NO_OP;
}
function combineChanges(first, second) {
  const both = /* @__PURE__ */ new Set([first, second]);
  if (both.has("create") && both.has("delete")) return "replace";
  return first === "no-op" ? second : first;
}

// src/terraform/plan/resources.ts
var EmptyPlan = class extends InvalidInput {
};
var isData = (resource) => parseTerraformAddress(resource.origin)?.mode === "data";
var unchanged2 = (mode) => mode === "data" ? "read" : "no-op";
function readResources(plan, proof = null) {
  const { resources, warnings } = readChanges(plan);
  const prior = readValues(priorValues(plan), unchanged2);
  addWhere(resources, prior, isData);
  if (![...resources.values()].some((resource) => !isData(resource))) addWhere(resources, prior, () => true);
  if (resources.size === 0) addWhere(resources, readValues(member(plan, "planned_values"), unchanged2), () => true);
  const deposed = leftoversIn(plan, (origin) => resources.has(origin));
  if (resources.size === 0) {
    if (deposed.length > 0) throw onlyDeposedError(deposed);
    throw new EmptyPlan(NO_RESOURCE_CHANGES, { remedy: NO_RESOURCE_CHANGES_REMEDY });
  }
  warnings.push(...removeLongAddresses(resources), ...removeBeyondLimit(resources));
  if ([...resources.values()].every((resource) => UNCHANGED.has(resource.change))) {
    warnings.push(NO_RESOURCE_CHANGES);
  }
  warnings.push(...warningsOfPlan(plan));
  return { resources: withAddresses(resources, plan, proof), deposed, warnings };
}
function onlyDeposedError(deposed) {
  const addresses = [...new Set(deposed.map(({ origin }) => configAddressOf(origin) ?? origin))];
  const text = nothingButDeposed(addresses.slice(0, NAMES_LISTED), addresses.length - NAMES_LISTED);
  return new InvalidInput(text, { remedy: NOTHING_BUT_DEPOSED_REMEDY });
}
function warningsOfPlan(plan) {
  const invocations = listOf(member(plan, "action_invocations")).length;
  const isErrored = member(plan, "errored") === true;
  return [
    ...isErrored ? [PLAN_INCOMPLETE] : [],
    ...!isErrored && member(plan, "complete") === false ? [PLAN_IN_PART] : [],
    ...invocations > 0 ? [actionsNotDrawn(invocations)] : []
  ];
}
function removeLongAddresses(resources) {
  const tooLong = [...resources.keys()].filter((origin) => !isShort(toGraphAddress(origin) ?? ""));
  for (const origin of tooLong) resources.delete(origin);
  if (tooLong.length === 0) return [];
  const warning = addressesTooLong(tooLong.length, ADDRESS_LENGTH_MAX, MODULE_DEPTH);
  if (resources.size === 0) throw new EmptyPlan(warning, { remedy: NOT_A_PLAN_REMEDY });
  return [warning];
}
function removeBeyondLimit(resources) {
  const total = resources.size;
  if (total <= RESOURCES_MAX) return [];
  for (const origin of [...resources.keys()].slice(RESOURCES_MAX)) resources.delete(origin);
  return [resourcesTooMany(total - RESOURCES_MAX, total)];
}
function addWhere(resources, others, isMatch) {
  for (const [origin, resource] of others) {
    if (!resources.has(origin) && isMatch(resource)) resources.set(origin, resource);
  }
}
function withAddresses(resources, plan, proof) {
  const addresses = assignAddresses(resources.keys());
  const locationOf2 = locationsIn(plan, resources);
  return [...resources.values()].map((resource) => {
    const address = addresses.get(resource.origin);
    const { mode, type, name } = parseTerraformAddress(resource.origin);
    return {
      ...resource,
      ...locationOf2(resource.origin),
      ...proof?.locationOf(resource.origin),
      address,
      mode,
      type,
      name,
      modules: modulesOf(address),
      provenance: "planned"
    };
  });
}
function locationsIn(plan, resources) {
  const managed = readManaged(plan);
  const managedBy = (origin) => managed.get(configAddressOf(origin) ?? "");
  const regions = new Proofs();
  const accounts = new Proofs();
  for (const { origin, values } of resources.values()) {
    const { key, hasOwnRegion: hasOwnRegion2 } = managedBy(origin) ?? {};
    if (key === void 0) continue;
    if (hasOwnRegion2 !== true) regions.add(key, regionIn(origin, values));
    accounts.add(key, accountIn(origin, values));
  }
  return (origin) => {
    const provider = managedBy(origin);
    if (provider === void 0) return void 0;
    const { location, key, hasOwnRegion: hasOwnRegion2 } = provider;
    const region = hasOwnRegion2 || location.region !== void 0 ? void 0 : regions.only(key);
    const account = location.account ?? accounts.only(key);
    return {
      ...location,
      configured: key,
      ...region !== void 0 && { region },
      ...account !== void 0 && { account }
    };
  };
}
var Proofs = class {
  #values = /* @__PURE__ */ new Map();
  /** Adds a proof; null proves nothing. */
  add(key, text) {
    if (text !== null) this.#values.set(key, (this.#values.get(key) ?? /* @__PURE__ */ new Set()).add(text));
  }
  /**
   * Returns the region or account of a provider configuration; undefined if nothing proves it, or if the resources
   * disagree: one key then stands for several configurations.
   */
  only(key) {
    const [text, ...others] = this.#values.get(key) ?? [];
    return others.length > 0 ? void 0 : text;
  }
};
var DATA = /(?:^|\.)data\.([^.]+)\./;
function regionIn(origin, values) {
  const [, zone] = ZONE_PATTERN.exec(textOf3(member(values, PROVIDER_ZONE_ATTRIBUTE)) ?? "") ?? [];
  if (zone !== void 0) return zone;
  const [, type = ""] = DATA.exec(origin) ?? [];
  const answers = (factsOf(type).lookup?.region ?? []).map((name) => textOf3(member(values, name)));
  return answers.find((text) => text !== null && REGION_PATTERN.test(text)) ?? null;
}
function accountIn(origin, values) {
  const text = DATA.test(origin) ? null : textOf3(member(values, PROVING_ACCOUNT.attribute));
  return PROVING_ACCOUNT.pattern.exec(text ?? "")?.groups?.account ?? null;
}
function leftoversIn(plan, isResource) {
  const keys = /* @__PURE__ */ new Map();
  const addKey = (entry, name) => {
    const key = textOf3(member(entry, name));
    const origin = key === null ? null : originOf(entry);
    if (key === null || origin === null || isResource(origin)) return;
    keys.set(origin, (keys.get(origin) ?? /* @__PURE__ */ new Set()).add(key));
  };
  for (const entry of listOf(member(plan, "resource_changes"))) addKey(entry, "deposed");
  for (const entry of valueEntries(priorValues(plan))) addKey(entry, "deposed_key");
  return [...keys].map(([origin, { size }]) => ({ origin, objects: size }));
}
function withLeftoversNamed(inventory) {
  const { deposed = [], warnings } = inventory;
  if (deposed.length === 0) return inventory;
  const names = deposed.slice(0, NAMES_LISTED).map(({ origin }) => origin);
  return { ...inventory, warnings: [...warnings, onlyDeposed2(names, deposed.length - names.length)] };
}
var withChangeDetails = ({ resources, ...inventory }) => ({
  ...inventory,
  resources: resources.map(withDetails)
});
function withDetails({ drifted, forcing = [], ...resource }) {
  const { before } = resource;
  const values = before === void 0 ? [] : differences({ before, after: resource.values }, new Set(forcing));
  if (values.length === 0 && forcing.length === 0 && drifted === void 0) return resource;
  const changed2 = {
    ...resource.changed,
    ...values.length > 0 && { values },
    ...forcing.length > 0 && { forcedBy: forcing },
    ...drifted !== void 0 && { drift: differences(drifted, /* @__PURE__ */ new Set()) }
  };
  return { ...resource, changed: changed2 };
}
function differences({ before, after }, forcing) {
  const [shownBefore, shownAfter] = [valuesShown(before), valuesShown(after)];
  const names = [.../* @__PURE__ */ new Set([...Object.keys(shownBefore), ...Object.keys(shownAfter)])].sort(byText);
  return names.filter((name) => shownBefore[name] !== shownAfter[name]).map((name) => ({
    name,
    before: shownBefore[name] ?? null,
    after: shownAfter[name] ?? null,
    ...forcing.has(name) && { forces: true }
  }));
}

// elsewhere:src/terraform/plan/expressions.ts
var module91 = require("./picture.js").modules["src/terraform/plan/expressions.ts"]();
var expressionsIn2 = module91.expressionsIn;
var referenceTexts = module91.referenceTexts;
var referencesIn = module91.referencesIn;

// src/terraform/plan/secrets.ts
function withoutSecrets(inventory, plan, code) {
  const secrets = new Secrets(plan, code === null);
  const secretTexts = secretTextsOf(inventory);
  if (!secrets.hasAny && secretTexts.size === 0) return inventory;
  const graphs = [readConfiguration(plan), ...code === null ? [] : [code]];
  const filter = new SecretFilter(secrets, graphs, secretTexts);
  const shown = { ...inventory, resources: inventory.resources.map((resource) => filter.withoutSecrets(resource)) };
  return withoutSecretKeys(shown, filter.isKey);
}
var Secrets = class {
  /** @param mustGuess true if no code is at hand to tell which module output is referenced */
  constructor(plan, mustGuess) {
    this.mustGuess = mustGuess;
    for (const scope of scopesOf2(plan)) this.#read(scope);
  }
  mustGuess;
  /** Variables and outputs that contain a secret, by configuration address. */
  nodes = /* @__PURE__ */ new Set();
  /** Attributes that read a secret, by the address of their resource. */
  attributes = /* @__PURE__ */ new Map();
  /** Addresses of resources and module calls whose `for_each` reads a secret. */
  keys = /* @__PURE__ */ new Set();
  /** Locals and variables in the `for_each` of a module call, by its address. */
  iterated = /* @__PURE__ */ new Map();
  /** Values of hidden outputs that are literals. */
  texts = /* @__PURE__ */ new Set();
  get hasAny() {
    return this.nodes.size > 0 || this.attributes.size > 0 || this.keys.size > 0;
  }
  #read(scope) {
    const { module: module92, prefix } = scope;
    for (const resource of listOf(member(module92, "resources"))) {
      const address = addressIn(scope, resource);
      const forEach = member(resource, "for_each_expression");
      if (address !== null && readsSecretKey(forEach, module92)) this.keys.add(address);
      for (const [name, expression] of entriesOf(member(resource, "expressions"))) {
        if (address !== null && this.#isSecret(expression, { name, forEach, module: module92 }))
          this.#addAttribute(address, name);
      }
    }
    for (const [name, output] of entriesOf(member(module92, "outputs"))) {
      const expression = member(output, "expression");
      const isHidden = prefix !== "" && member(output, "sensitive") === true;
      if (isHidden || this.#isSecret(expression, { name, forEach: null, module: module92 }))
        this.nodes.add(`${prefix}output.${name}`);
      const text = textOf3(member(expression, "constant_value"));
      if (isHidden && text !== null && text.length >= SECRET_LENGTH_MIN) this.texts.add(text);
    }
    for (const [call, content] of entriesOf(member(module92, "module_calls"))) {
      const forEach = member(content, "for_each_expression");
      if (readsSecretKey(forEach, module92)) this.keys.add(`${prefix}module.${call}`);
      this.iterated.set(`${prefix}module.${call}`, localsIn(forEach, prefix));
      for (const [name, expression] of entriesOf(member(content, "expressions"))) {
        const isSecret2 = this.#isSecret(expression, { name, forEach, module: module92 });
        if (isSecret2) this.nodes.add(`${prefix}module.${call}.var.${name}`);
      }
    }
  }
  /** True if an expression reads a secret, or may read one whose output the plan does not name. */
  #isSecret(expression, context) {
    const texts = referenceTexts(expression);
    const elements = texts.some((text) => text.startsWith(ELEMENT2)) ? referenceTexts(context.forEach) : [];
    const isRead = texts.some((text) => {
      if (text === KEY) return readsSecretKey(context.forEach, context.module);
      if (text.startsWith(ELEMENT2))
        return elements.some((element) => readsSecret(`${element}${text.slice(ELEMENT2.length)}`));
      return readsSecret(text) || isHiddenOutput(text, context.module);
    });
    return isRead || this.mustGuess && mayBeHidden(expression, context);
  }
  #addAttribute(address, name) {
    const known = this.attributes.get(address);
    if (known === void 0) this.attributes.set(address, /* @__PURE__ */ new Set([name]));
    else known.add(name);
  }
};
var ELEMENT2 = "each.value";
var KEY = "each.key";
var readsSecretKey = (forEach, module92) => referenceTexts(forEach).some((text) => readsSecret(text) || isHiddenOutput(text, module92));
var localsIn = (expression, prefix) => referenceTexts(expression).flatMap((text) => {
  const [local] = /^(?:local|var)\.[^.[\]]+/.exec(text) ?? [];
  return local === void 0 ? [] : [`${prefix}${local}`];
});
function readsSecret(text) {
  const words = text.replace(/\[[^\]]*\]/g, "").split(".");
  if (words[0] === "data") words.shift();
  const [type = "", , ...path] = words;
  return path.some((_, index) => isSecret(type, path.slice(0, index + 1)));
}
var OUTPUT = /^module\.([^.[\]]+)(?:\[[^\]]*\])?(?:\["([^"]+)"\]|\.([^.[\]]+))/;
var outputsOf = (call, module92) => memberAt(module92, "module_calls", call, "module", "outputs");
function isHiddenOutput(text, module92) {
  const [, call = "", byKey2, output = byKey2 ?? ""] = OUTPUT.exec(text) ?? [];
  return member(member(outputsOf(call, module92), output), "sensitive") === true;
}
function mayBeHidden(expression, { name, module: module92 }) {
  return referencesIn(expression).wholeModules.some((whole) => {
    const outputs = entriesOf(outputsOf(whole.slice("module.".length), module92));
    const open = outputs.flatMap(([output, content]) => member(content, "sensitive") === true ? [] : [output]);
    return open.length < outputs.length && likelyOutputs(name, open).length === 0;
  });
}
var VALUE2 = /(?:^|\.)(?:var|local|output)\.[^.]+$/;
var SecretFilter = class {
  /** @param secretTexts strings in secret attributes, by the address of their resource */
  constructor(secrets, graphs, secretTexts) {
    this.secrets = secrets;
    this.graphs = graphs;
    this.secretTexts = secretTexts;
    this.#nodes = nodesReading(secrets.nodes, graphs);
  }
  secrets;
  graphs;
  secretTexts;
  /** Variables, locals and outputs with a secret, by configuration address. */
  #nodes;
  /** Secret attributes. */
  #attributes = /* @__PURE__ */ new Map();
  /** Secret texts by attribute, from the resources that the attribute may be built from. */
  #texts = /* @__PURE__ */ new Map();
  /** True for a secret instance key. */
  isKey = (address, key) => {
    if (this.secrets.keys.has(address) || this.#attributesOf(address).has("for_each")) return true;
    const isFromLocal = this.secrets.iterated.get(address)?.some((local) => this.#nodes.has(local)) ?? false;
    return isFromLocal || occursIn(key, this.secrets.texts) || occursIn(key, this.#textsOf(address).get("for_each") ?? NONE3);
  };
  /** Returns the resource without secret values, and without its previous address if that contains a secret key. */
  withoutSecrets(resource) {
    const { origin, values, before, drifted, changed: changed2 } = resource;
    const address = configAddressOf(origin) ?? origin;
    const attributes = this.#attributesOf(address);
    const texts = this.#textsOf(address);
    const keys = secretKeysOf(origin, this.isKey);
    const isSecretIn = (side, name) => Object.hasOwn(side, name) && (attributes.has(name) || containsSecret(side[name], this.secrets.texts) || containsSecret(side[name], texts.get(name) ?? NONE3) || containsKey(side[name], keys));
    const shown = (side) => valuesWhere(side, (name) => !isSecretIn(side, name));
    const withoutSecretDifferences = (old, after) => hideDifferences((name) => isSecretIn(old, name) || isSecretIn(after, name), old, shown(after));
    const { movedFrom, ...rest } = changed2 ?? {};
    const hasSecretMove = movedFrom !== void 0 && (keys.length > 0 || secretKeysOf(movedFrom, this.isKey).length > 0);
    return {
      ...resource,
      ...hasSecretMove && { changed: rest },
      values: shown(values),
      ...before !== void 0 && { before: withoutSecretDifferences(before, values) },
      ...drifted !== void 0 && {
        drifted: { before: withoutSecretDifferences(drifted.before, drifted.after), after: shown(drifted.after) }
      }
    };
  }
  /** Returns the attributes of a resource that read a secret. */
  #attributesOf(address) {
    const known = this.#attributes.get(address);
    if (known !== void 0) return known;
    const names = new Set(this.secrets.attributes.get(address));
    for (const graph of this.graphs) {
      for (const { to, path, isGuessed } of preciseReferences(graph, address)) {
        if (path !== null && isGuessed !== true && this.#nodes.has(to)) names.add(topOf(path));
      }
    }
    this.#attributes.set(address, names);
    return names;
  }
  /**
   * Returns the secret strings that each attribute may be built from: all secret strings of the resources that it
   * refers to. With `[*]`, `one(...)` and loops, a plan only names the resource, not the attribute that is read.
   */
  #textsOf(address) {
    const known = this.#texts.get(address);
    if (known !== void 0) return known;
    const byAttribute2 = /* @__PURE__ */ new Map();
    for (const graph of this.secretTexts.size === 0 ? [] : this.graphs) {
      for (const { to, path } of referencesFrom(graph, address)) {
        if (path === null || to === address) continue;
        const attribute = topOf(path);
        for (const source of sourcesOf(graph, to)) {
          for (const text of this.secretTexts.get(source) ?? NONE3) {
            byAttribute2.set(attribute, (byAttribute2.get(attribute) ?? /* @__PURE__ */ new Set()).add(text));
          }
        }
      }
    }
    this.#texts.set(address, byAttribute2);
    return byAttribute2;
  }
};
var NONE3 = /* @__PURE__ */ new Set();
function containsSecret(value, secrets) {
  if (secrets.size === 0) return false;
  return occursIn(JSON.stringify(value), secrets);
}
var occursIn = (json, secrets) => [...secrets].some((secret) => json.includes(JSON.stringify(secret).slice(1, -1)));
function sourcesOf(graph, address) {
  const reached = /* @__PURE__ */ new Set([address]);
  for (const node of reached) {
    if (reached.size > SECRET_SOURCES_MAX || !VALUE2.test(node)) continue;
    for (const { to } of referencesFrom(graph, node)) reached.add(to);
  }
  return [...reached].filter((node) => !VALUE2.test(node));
}
var preciseReferences = (graph, address) => referencesFrom(graph, address).filter(({ isOfElement }) => isOfElement !== true);
function nodesReading(secrets, graphs) {
  const readers = /* @__PURE__ */ new Map();
  for (const graph of graphs) {
    for (const from of graph.keys()) {
      if (!VALUE2.test(from)) continue;
      for (const { to, isGuessed } of preciseReferences(graph, from)) {
        if (isGuessed === true || !VALUE2.test(to)) continue;
        const known = readers.get(to);
        if (known === void 0) readers.set(to, [from]);
        else known.push(from);
      }
    }
  }
  const reached = new Set(secrets);
  for (const node of reached) for (const reader of readers.get(node) ?? []) reached.add(reader);
  return reached;
}
function secretTextsOf({ resources }) {
  const texts = /* @__PURE__ */ new Map();
  for (const { type, origin, values, before = {}, drifted } of resources) {
    const add2 = (text) => {
      if (text.length < SECRET_LENGTH_MIN) return;
      const address = configAddressOf(origin) ?? origin;
      texts.set(address, (texts.get(address) ?? /* @__PURE__ */ new Set()).add(text));
    };
    for (const side of [values, before, drifted?.before ?? {}, drifted?.after ?? {}])
      collectSecretTexts(side, type, add2);
  }
  return texts;
}
function collectSecretTexts(whole, type, add2) {
  const pending = [{ value: whole, path: [], isHidden: false }];
  for (let next = pending.pop(); next !== void 0; next = pending.pop()) {
    const { value, path, isHidden } = next;
    if (typeof value === "string" && isHidden) add2(value);
    if (typeof value !== "object" || value === null) continue;
    if (Array.isArray(value)) {
      for (const item of value) {
        if (typeof item === "object") pending.push({ value: item, path, isHidden });
        else if (typeof item === "string" && isHidden) add2(item);
      }
      continue;
    }
    if (path.length >= VALUE_DEPTH) continue;
    for (const [name, item] of Object.entries(value)) {
      const itemPath = [...path, name];
      pending.push({ value: item, path: itemPath, isHidden: isHidden || isSecret(type, itemPath) });
    }
  }
}
function withKeys(origin, replace) {
  const parts = parseTerraformAddress(origin);
  if (parts === null) return origin;
  const keyOf4 = (address, index) => index?.startsWith('"') ? replace(address, index) : index;
  let prefix = "";
  const modules2 = parts.modules.map(({ name, index }) => {
    const address = `${prefix}module.${name}`;
    prefix = `${address}.`;
    return { name, index: keyOf4(address, index) };
  });
  return formatTerraformAddress({ ...parts, modules: modules2, index: keyOf4(configAddressOf(origin) ?? origin, parts.index) });
}
var inJson = (key) => key.slice(1, -1).replace(/([$%])\1\{/g, "$1{");
function secretKeysOf(origin, isSecret2) {
  const keys = [];
  withKeys(origin, (address, key) => {
    if (isSecret2(address, inJson(key))) keys.push(inJson(key));
    return key;
  });
  return keys;
}
function containsKey(value, keys) {
  if (keys.length === 0) return false;
  const text = JSON.stringify(value);
  return keys.some((key) => key.length < SECRET_LENGTH_MIN ? text === `"${key}"` : text.includes(key));
}
function withoutSecretKeys(inventory, isSecret2) {
  const { deposed = [] } = inventory;
  const names = shownKeys([...inventory.resources, ...deposed], isSecret2);
  const shownOrigin = ({ origin }) => withKeys(origin, (address, key) => names.get(address)?.get(key) ?? key);
  const renamedDeposed = deposed.length > 0 && {
    deposed: deposed.map((object) => ({ ...object, origin: shownOrigin(object) }))
  };
  const renamed = inventory.resources.map((resource) => ({ resource, origin: shownOrigin(resource) }));
  if (renamed.every(({ resource, origin }) => resource.origin === origin)) return { ...inventory, ...renamedDeposed };
  const addresses = assignAddresses(renamed.map(({ origin }) => origin));
  const newAddresses = new Map(
    renamed.map(({ resource, origin }) => [resource.address, addresses.get(origin)])
  );
  const newAddressOf = (address) => newAddresses.get(address) ?? address;
  return {
    ...inventory,
    ...renamedDeposed,
    resources: renamed.map(({ resource, origin }) => {
      const address = newAddressOf(resource.address);
      return { ...resource, address, origin, modules: modulesOf(address) };
    }),
    references: inventory.references.map((reference) => ({
      ...reference,
      from: newAddressOf(reference.from),
      to: newAddressOf(reference.to)
    }))
  };
}
function shownKeys(resources, isSecret2) {
  const names = /* @__PURE__ */ new Map();
  const record = (address, key) => {
    names.set(address, (names.get(address) ?? /* @__PURE__ */ new Map()).set(key, key));
    return key;
  };
  for (const { origin } of resources) withKeys(origin, record);
  for (const [address, keys] of names) {
    let number = 0;
    for (const key of [...keys.keys()]) {
      if (!isSecret2(address, inJson(key))) continue;
      do
        number++;
      while (keys.has(numbered(number)));
      keys.set(key, numbered(number));
    }
  }
  return names;
}
var numbered = (number) => `"secret ${number}"`;

// src/terraform/plan/index.ts
function readPlan(value, file, dot, code = null, proof = null) {
  return withChangeDetails(withLeftoversNamed(withoutSecrets(inventoryOf(value, file, dot, code, proof), value, code)));
}
var readMarkedPlan = (value, file, dot, code, proof) => withChangeDetails(withLeftoversNamed(inventoryOf(value, file, dot, code, proof)));
function inventoryOf(value, file, dot, code, proof) {
  refuseOtherFiles(value, file);
  const { resources, deposed, warnings } = readResources(value, proof);
  const { references, warnings: leftOut } = readReferences(value, resources, dot, code, proof);
  const isWithoutReferences = code === null && dot === null && isWithoutConfiguration(value) && resources.filter(remains).length > 1;
  const configurationWarnings = isWithoutReferences ? [CONFIGURATION_MISSING] : [];
  return {
    resources,
    references,
    ...deposed.length > 0 && { deposed },
    warnings: [...warnings, ...configurationWarnings, ...leftOut]
  };
}
var originsIn = (plan) => [...listOf(member(plan, "resource_changes")), ...valueEntries(priorValues(plan))].flatMap(
  (entry) => originOf(entry) ?? []
);
var remains = ({ mode, change }) => mode === "managed" && change !== "delete" && change !== "forget";
var KNOWN_MAJORS = /* @__PURE__ */ new Set(["0", "1"]);
var VERSION3 = /^\d{1,4}(?:\.\d{1,4}){0,2}$/;
function refuseOtherFiles(value, file) {
  const kind = classifyJson(value);
  if (kind === "state") throw new InvalidInput(stateIsNoPlan(file), { remedy: STATE_REMEDY });
  if (kind !== "plan") {
    throw new InvalidInput(NO_RESOURCE_CHANGES_MEMBER, { remedy: NOT_A_PLAN_REMEDY });
  }
  const version = member(value, "format_version");
  if (version === void 0 || version === null) return;
  const text = typeof version === "object" ? "an object" : String(version);
  if (!KNOWN_MAJORS.has(text.split(".", 1)[0])) {
    throw new InvalidInput(planFormatUnknown(file, VERSION3.test(text) ? text : UNKNOWN_PLAN_FORMAT), {
      remedy: PLAN_FORMAT_REMEDY
    });
  }
}

// src/terraform/plan/state.ts
var WARNINGS_OF_EVERY_STATE = /* @__PURE__ */ new Set([
  CONFIGURATION_MISSING,
  NO_RESOURCE_CHANGES
]);
function readState(value, file) {
  try {
    const { warnings, ...inventory } = readPlan(planOfState(value, file), file, null);
    return { ...inventory, warnings: warnings.filter((text) => !WARNINGS_OF_EVERY_STATE.has(text)) };
  } catch (error) {
    if (!(error instanceof EmptyPlan)) throw error;
    throw new InvalidInput(stateIsEmpty(file), { remedy: STATE_EMPTY_REMEDY, cause: error });
  }
}
function planOfState(state, file) {
  const version = member(state, "format_version");
  const values = Array.isArray(member(state, "resources")) ? rawOf(state, file) : member(state, "values");
  return {
    ...typeof version === "string" && { format_version: version },
    resource_changes: [],
    prior_state: { values }
  };
}
var RAW_VERSION = 4;
function rawOf(state, file) {
  if (member(state, "version") !== RAW_VERSION) {
    throw new InvalidInput(stateTooOld(file, RAW_VERSION), { remedy: STATE_TOO_OLD_REMEDY });
  }
  return rawValues(listOf(member(state, "resources")));
}
var rawValues = (resources) => ({
  root_module: { resources: resources.flatMap(instancesOf2) }
});
function instancesOf2(resource) {
  const instances = listOf(member(resource, "instances"));
  if (instances.length === 0) return [];
  const shared = {
    mode: member(resource, "mode"),
    type: member(resource, "type"),
    name: member(resource, "name"),
    module_address: member(resource, "module"),
    provider_name: providerOf2(textOf3(member(resource, "provider")) ?? "")
  };
  return instances.map((instance) => ({
    ...shared,
    index: member(instance, "index_key"),
    values: member(instance, "attributes"),
    sensitive_values: sensitiveOf(instance),
    depends_on: listOf(member(instance, "dependencies")),
    deposed_key: member(instance, "deposed")
  }));
}
var providerOf2 = (text) => /\["([^"]+)"\]/.exec(text)?.[1] ?? /provider\.([\w-]+)/.exec(text)?.[1] ?? "";
function sensitiveOf(instance) {
  const paths = member(instance, "sensitive_attributes") ?? [];
  if (!Array.isArray(paths)) return true;
  const names = paths.map(attributeOf3);
  return names.includes(null) ? true : Object.fromEntries(names.map((name) => [name, true]));
}
function attributeOf3(path) {
  const first = listOf(path)[0];
  return member(first, "type") === "get_attr" ? textOf3(member(first, "value")) : null;
}

// parts/plan.js
var modules = {
  "src/catalog/nouns.ts": () => ({ EFFECTS, HOST_ATTRIBUTE, NOUNS, PATH_ATTRIBUTE, ROUTE_ATTRIBUTES, formerly, isAssociation, isAttachment, isNamedAfterJoining, isReplacementReported, isReportedByEffect, nounOf, outsideInText, stateOf, statesFirewallRules }),
  "src/catalog/outsiders.ts": () => ({ POOL_PROVIDER, accountOfProvider, accountOutsider, accountsInDocument, isKubernetesCluster, isPoolMember, issuedBy, lookedUpOutsider, outsiderOf, outsiderWithKey }),
  "src/catalog/secrets.ts": () => ({ isSecret }),
  "src/catalog/type-names.ts": () => ({ isAttachmentType, isOwnedType, isPartType, isPublicName }),
  "src/cli/graphdata.ts": () => ({ graphdata }),
  "src/inference/access/documents.ts": () => ({ fullStatementsIn, statementsIn }),
  "src/inference/declared-blocks.ts": () => ({ hasUnknownItem, isUnknownIn, matchBlocks, namesIn }),
  "src/inference/index.ts": () => ({ understand }),
  "src/inference/permissions/members.ts": () => ({ appendTo, enclosingRanges, isMemberRef, labelToken, membersIn, rangeOf, rangeToken }),
  "src/inference/permissions/ports.ts": () => ({ coversPorts, labelsOf, limitToListening, parseRange, portTexts, portsIn, protocolsWithoutCallsIn }),
  "src/inference/permissions/rules.ts": () => ({ isEnabled, statedPermissions, statedRules }),
  "src/inference/placement/access.ts": () => ({ accessOf: accessOf3 }),
  "src/inference/rights/index.ts": () => ({ rightsIn, statedRights }),
  "src/inference/scene.ts": () => ({ createScene, memoised }),
  "src/inference/values.ts": () => ({ blocksAt, hasAny, isBlock, isSet, textsAt, textsIn }),
  "src/inference/views/detail.ts": () => ({ dropSupporting, supportingEdges, withSupporting }),
  "src/inference/views/overview/index.ts": () => ({ drawGrouped, edgeOf, overview }),
  "src/inference/views/pages/index.ts": () => ({ pagesOf }),
  "src/inference/views/simplify/index.ts": () => ({ simplify }),
  "src/layout/dot/index.ts": () => ({ arrangeDot, clearLabels, fromDot, innerEdges, linksOf: linksOf2 }),
  "src/render/mermaid/index.ts": () => ({ drawChart, write }),
  "src/terraform/blocks.ts": () => ({ LABEL_COUNTS, META_ARGUMENTS, REPEATED_BLOCKS, RESERVED_VARIABLES, configuresProvider, isMarkedSecret, isSchemaName }),
  "src/terraform/engine/environment.ts": () => ({ engineEnvironment, planningEnvironment, registryToken }),
  "src/terraform/fetch/network/fetch-error.ts": () => ({ FetchError }),
  "src/terraform/fetch/network/get.ts": () => ({ get, isPublicAddress, isSameHost, lastHop, mayCarryLogin, mayConnect, nameOf: nameOf2, reachOf, shownHost }),
  "src/terraform/hcl/expression.ts": () => ({ parseTemplate, parserOf }),
  "src/terraform/hcl/parse.ts": () => ({ parseHcl }),
  "src/terraform/hcl/source.ts": () => ({ FileSource, Unexpected }),
  "src/terraform/hcl/template.ts": () => ({ heredocTemplate, isSequenceAt, quotedTemplate, wholeTemplate }),
  "src/terraform/hcl/walk.ts": () => ({ argumentOf, attributeOf: attributeOf2, attributesIn, childrenOf: childrenOf2, expressionsIn, isDynamic, literalText, mapChildren, traversalsIn }),
  "src/terraform/messages.ts": () => ({ AFTER_NAME, ATTRIBUTE_NAME, BACKEND_CHANGED, BACKEND_CHANGED_REMEDY, CHECKSUM_UNKNOWN, CHECKSUM_WRONG, COMMENT_NOT_CLOSED, CONSTRAINT_UNREADABLE, CREDENTIALS_MISSING, CREDENTIALS_MISSING_REMEDY, DIRECTIVE, DISK_FULL: DISK_FULL2, DISK_FULL_REMEDY, END_OF_FILE, END_OF_LINE, END_OF_SEQUENCE, END_OF_TEXT, ENGINE_CRASHED, ENGINE_CRASHED_REMEDY, EQUALS_OF_ENTRY, FOLDER_MISSING, FORMAT_UNKNOWN, FOR_IN, FOR_NAME, FUNCTION_NAME, HOST_FAILED_OFTEN, ITEM, LABEL_IS_TEMPLATE, LABEL_OR_BODY, LOCAL_MODULE_REMEDY, LOCATION_REFUSED, LOCATION_UNCLEAR, LOCK_FILE_MISFIT, LOCK_FILE_MISFIT_REMEDY, MANIFEST_NOT_JSON, MANIFEST_TOO_LARGE, MODULES_TOO_MANY_REMEDY, MODULE_CYCLE_REMEDY, MODULE_DOWNLOAD_FAILED, MODULE_NOT_FOUND, MODULE_REMEDY, MODULE_SOURCE_NOT_FOUND, MODULE_SOURCE_NOT_FOUND_REMEDY, MODULE_UNFIT, MODULE_UNREACHABLE_REMEDY, NEIGHBOURS_WITHOUT_REPOSITORY, NEW_LINE, NOTHING_TO_CLOSE, NOT_UTF8, NO_DIRECTORY_REMEDY, OBJECT_EXPECTED, PASSWORD_PLAIN, PERMISSIONS_REMEDY, PROVIDERS_MISSING, PROVIDERS_MISSING_REMEDY, PROVIDERS_NOT_STARTED, PROVIDERS_NOT_STARTED_REMEDY, REFUSED_LOCAL, REFUSED_REPOSITORY_REMEDY, REGISTRY_UNREADABLE, SOURCE_MISSING, SOURCE_NOT_PLAIN, SOURCE_TOO_LONG, SOURCE_UNREADABLE, STAND_IN_PROVIDER, STATE_LOCKED, STATE_LOCKED_REMEDY, STRING_NOT_CLOSED, TERRAFORM_MISSING, TERRAFORM_MISSING_REMEDY, TIME_OUT_REMEDY, TOFU_MISSING, TOFU_MISSING_REMEDY, TOKEN_REQUIRED, TOKEN_REQUIRED_REMEDY, TOO_LARGE_REMEDY, UNKNOWN_ESCAPE, VALUE, VARIABLES_MISSING, VARIABLES_MISSING_REMEDY, VERSION_NOT_SUPPORTED, VERSION_OF_CONFIGURATION_REMEDY, applyRefused, atAddress, because: because2, blockNotClosed, callFailed, codeFault, codeTooLarge, commaOr, declaredTwice, definedTwice, diagnosticSummary, diagnosticsNotShown, directiveNotClosed, directoryMissing, endedLate: endedLate2, endedWithCode: endedWithCode2, engineFailed, engineRemedy, engineUnreadable, expected, expectedMissing, fileTooLarge: fileTooLarge2, formatNotRead, heredocNotClosed, hostFailedBefore, hostFailedOften, indented, localEmpty, localMissing, localOutside, manifestOutside, manifestUnreadable, misplacedDirective, moduleCycle, moduleTreeFileTooLarge, modulesOpaque, modulesTooDeep, modulesTooMany, moreFaults, movedStillExists, nestedTooDeep, noDirectory, noRegistry, noSuchVersion, notAFile: notAFile2, nothingToOverride, otherDialect, pathUnreadable, remedyFor, schemeNotFetched, snippetLine, stepFailed, stepFetching: stepFetching2, stepOfModule, stepRemedy, tofuAsTerraform, token, typeUnknown, unknownDirective, versionTooOld, versionTooOldRemedy, withValue, wrongLabels }),
  "src/terraform/modules/cli-config.ts": () => ({ REGISTRY_SERVICE, readLogins }),
  "src/terraform/modules/registry.ts": () => ({ locateModule, newest, parseConstraint, upperLimitOf }),
  "src/terraform/plan/dot.ts": () => ({ parseDot }),
  "src/terraform/plan/index.ts": () => ({ originsIn, readMarkedPlan, readPlan }),
  "src/terraform/plan/references.ts": () => ({ dotLinks, readReferences, referencesByValue }),
  "src/terraform/plan/resource-changes.ts": () => ({ UNCHANGED, actionOf, readChanges, readValues }),
  "src/terraform/plan/resources.ts": () => ({ EmptyPlan, readResources, withChangeDetails, withLeftoversNamed }),
  "src/terraform/plan/state.ts": () => ({ planOfState, readState }),
  "src/terraform/references/block-expressions.ts": () => ({ declaredBlocks, expressionsInBlock, valueNameInEntry }),
  "src/terraform/references/graph.ts": () => ({ hclReferences, moduleSizes, wholeModules }),
  "src/terraform/references/instances.ts": () => ({ instancesOf, pairInstances }),
  "src/terraform/references/links.ts": () => ({ linkBudget, linksFrom }),
  "src/terraform/references/providers.ts": () => ({ findProvider, localNameOf, providerAddress, providerNameOf, providerOf, withProviderConfigurations, withProviderLimits }),
  "src/terraform/references/subject.ts": () => ({ attributeIn, callOf, isRepeated, keyOf: keyOf3, namesOf: namesOf3, prefixOf, resourceAddress, scopeOf, subjectOf: subjectOf2 }),
  "src/terraform/references/uses.ts": () => ({ usesIn: usesIn2 })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
