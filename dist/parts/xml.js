"use strict";
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
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

// node_modules/xmlchars/xml/1.0/ed5.js
var require_ed5 = __commonJS({
  "node_modules/xmlchars/xml/1.0/ed5.js"(exports2) {
    "use strict";
    Object.defineProperty(exports2, "__esModule", { value: true }), exports2.CHAR = `	
\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}`, exports2.S = ` 	\r
`, exports2.NAME_START_CHAR = ":A-Z_a-z\xC0-\xD6\xD8-\xF6\xF8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}", exports2.NAME_CHAR = "-" + exports2.NAME_START_CHAR + ".0-9\xB7\u0300-\u036F\u203F-\u2040", exports2.CHAR_RE = new RegExp("^[" + exports2.CHAR + "]$", "u"), exports2.S_RE = new RegExp("^[" + exports2.S + "]+$", "u"), exports2.NAME_START_CHAR_RE = new RegExp(
      "^[" + exports2.NAME_START_CHAR + "]$",
      "u"
    ), exports2.NAME_CHAR_RE = new RegExp("^[" + exports2.NAME_CHAR + "]$", "u"), exports2.NAME_RE = new RegExp("^[" + exports2.NAME_START_CHAR + "][" + exports2.NAME_CHAR + "]*$", "u"), exports2.NMTOKEN_RE = new RegExp("^[" + exports2.NAME_CHAR + "]+$", "u");
    var TAB = 9;
    var NL = 10;
    var CR = 13;
    var SPACE = 32;
    exports2.S_LIST = [SPACE, NL, CR, TAB];
    function isChar(c) {
      return c >= SPACE && c <= 55295 || c === NL || c === CR || c === TAB || c >= 57344 && c <= 65533 || c >= 65536 && c <= 1114111;
    }
    exports2.isChar = isChar;
    function isS(c) {
      return c === SPACE || c === NL || c === CR || c === TAB;
    }
    exports2.isS = isS;
    function isNameStartChar(c) {
      return c >= 65 && c <= 90 || c >= 97 && c <= 122 || c === 58 || c === 95 || c === 8204 || c === 8205 || c >= 192 && c <= 214 || c >= 216 && c <= 246 || c >= 248 && c <= 767 || c >= 880 && c <= 893 || c >= 895 && c <= 8191 || c >= 8304 && c <= 8591 || c >= 11264 && c <= 12271 || c >= 12289 && c <= 55295 || c >= 63744 && c <= 64975 || c >= 65008 && c <= 65533 || c >= 65536 && c <= 983039;
    }
    exports2.isNameStartChar = isNameStartChar;
    function isNameChar(c) {
      return isNameStartChar(c) || c >= 48 && c <= 57 || c === 45 || c === 46 || c === 183 || c >= 768 && c <= 879 || c >= 8255 && c <= 8256;
    }
    exports2.isNameChar = isNameChar;
  }
});

// node_modules/xmlchars/xml/1.1/ed2.js
var require_ed2 = __commonJS({
  "node_modules/xmlchars/xml/1.1/ed2.js"(exports2) {
    "use strict";
    Object.defineProperty(exports2, "__esModule", { value: true }), exports2.CHAR = "-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}", exports2.RESTRICTED_CHAR = "-\b\v\f-\x7F-\x84\x86-\x9F", exports2.S = ` 	\r
`, exports2.NAME_START_CHAR = ":A-Z_a-z\xC0-\xD6\xD8-\xF6\xF8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}", exports2.NAME_CHAR = "-" + exports2.NAME_START_CHAR + ".0-9\xB7\u0300-\u036F\u203F-\u2040", exports2.CHAR_RE = new RegExp("^[" + exports2.CHAR + "]$", "u"), exports2.RESTRICTED_CHAR_RE = new RegExp("^[" + exports2.RESTRICTED_CHAR + "]$", "u"), exports2.S_RE = new RegExp("^[" + exports2.S + "]+$", "u"), exports2.NAME_START_CHAR_RE = new RegExp("^[" + exports2.NAME_START_CHAR + "]$", "u"), exports2.NAME_CHAR_RE = new RegExp("^[" + exports2.NAME_CHAR + "]$", "u"), exports2.NAME_RE = new RegExp("^[" + exports2.NAME_START_CHAR + "][" + exports2.NAME_CHAR + "]*$", "u"), exports2.NMTOKEN_RE = new RegExp("^[" + exports2.NAME_CHAR + "]+$", "u");
    var TAB = 9;
    var NL = 10;
    var CR = 13;
    var SPACE = 32;
    exports2.S_LIST = [SPACE, NL, CR, TAB];
    function isChar(c) {
      return c >= 1 && c <= 55295 || c >= 57344 && c <= 65533 || c >= 65536 && c <= 1114111;
    }
    exports2.isChar = isChar;
    function isRestrictedChar(c) {
      return c >= 1 && c <= 8 || c === 11 || c === 12 || c >= 14 && c <= 31 || c >= 127 && c <= 132 || c >= 134 && c <= 159;
    }
    exports2.isRestrictedChar = isRestrictedChar;
    function isCharAndNotRestricted(c) {
      return c === 9 || c === 10 || c === 13 || c > 31 && c < 127 || c === 133 || c > 159 && c <= 55295 || c >= 57344 && c <= 65533 || c >= 65536 && c <= 1114111;
    }
    exports2.isCharAndNotRestricted = isCharAndNotRestricted;
    function isS(c) {
      return c === SPACE || c === NL || c === CR || c === TAB;
    }
    exports2.isS = isS;
    function isNameStartChar(c) {
      return c >= 65 && c <= 90 || c >= 97 && c <= 122 || c === 58 || c === 95 || c === 8204 || c === 8205 || c >= 192 && c <= 214 || c >= 216 && c <= 246 || c >= 248 && c <= 767 || c >= 880 && c <= 893 || c >= 895 && c <= 8191 || c >= 8304 && c <= 8591 || c >= 11264 && c <= 12271 || c >= 12289 && c <= 55295 || c >= 63744 && c <= 64975 || c >= 65008 && c <= 65533 || c >= 65536 && c <= 983039;
    }
    exports2.isNameStartChar = isNameStartChar;
    function isNameChar(c) {
      return isNameStartChar(c) || c >= 48 && c <= 57 || c === 45 || c === 46 || c === 183 || c >= 768 && c <= 879 || c >= 8255 && c <= 8256;
    }
    exports2.isNameChar = isNameChar;
  }
});

// node_modules/xmlchars/xmlns/1.0/ed3.js
var require_ed3 = __commonJS({
  "node_modules/xmlchars/xmlns/1.0/ed3.js"(exports2) {
    "use strict";
    Object.defineProperty(exports2, "__esModule", { value: true }), exports2.NC_NAME_START_CHAR = "A-Z_a-z\xC0-\xD6\xD8-\xF6\xF8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}", exports2.NC_NAME_CHAR = "-" + exports2.NC_NAME_START_CHAR + ".0-9\xB7\u0300-\u036F\u203F-\u2040", exports2.NC_NAME_START_CHAR_RE = new RegExp("^[" + exports2.NC_NAME_START_CHAR + "]$", "u"), exports2.NC_NAME_CHAR_RE = new RegExp(
      "^[" + exports2.NC_NAME_CHAR + "]$",
      "u"
    ), exports2.NC_NAME_RE = new RegExp("^[" + exports2.NC_NAME_START_CHAR + "][" + exports2.NC_NAME_CHAR + "]*$", "u");
    function isNCNameStartChar(c) {
      return c >= 65 && c <= 90 || c === 95 || c >= 97 && c <= 122 || c >= 192 && c <= 214 || c >= 216 && c <= 246 || c >= 248 && c <= 767 || c >= 880 && c <= 893 || c >= 895 && c <= 8191 || c >= 8204 && c <= 8205 || c >= 8304 && c <= 8591 || c >= 11264 && c <= 12271 || c >= 12289 && c <= 55295 || c >= 63744 && c <= 64975 || c >= 65008 && c <= 65533 || c >= 65536 && c <= 983039;
    }
    exports2.isNCNameStartChar = isNCNameStartChar;
    function isNCNameChar(c) {
      return isNCNameStartChar(c) || c === 45 || c === 46 || c >= 48 && c <= 57 || c === 183 || c >= 768 && c <= 879 || c >= 8255 && c <= 8256;
    }
    exports2.isNCNameChar = isNCNameChar;
  }
});

// node_modules/saxes/saxes.js
var require_saxes = __commonJS({
  "node_modules/saxes/saxes.js"(exports2) {
    "use strict";
    Object.defineProperty(exports2, "__esModule", { value: true }), exports2.SaxesParser = exports2.EVENTS = void 0;
    var ed5 = require_ed5();
    var ed2 = require_ed2();
    var NSed3 = require_ed3();
    var isS = ed5.isS;
    var isChar10 = ed5.isChar;
    var isNameStartChar = ed5.isNameStartChar;
    var isNameChar = ed5.isNameChar;
    var S_LIST = ed5.S_LIST;
    var NAME_RE = ed5.NAME_RE;
    var isChar11 = ed2.isChar;
    var isNCNameStartChar = NSed3.isNCNameStartChar;
    var isNCNameChar = NSed3.isNCNameChar;
    var NC_NAME_RE = NSed3.NC_NAME_RE;
    var XML_NAMESPACE = "http://www.w3.org/XML/1998/namespace";
    var XMLNS_NAMESPACE = "http://www.w3.org/2000/xmlns/";
    var rootNS = {
      __proto__: null,
      xml: XML_NAMESPACE,
      xmlns: XMLNS_NAMESPACE
    };
    var XML_ENTITIES = { __proto__: null, amp: "&", gt: ">", lt: "<", quot: '"', apos: "'" };
    var EOC = -1;
    var NL_LIKE = -2;
    var S_BEGIN = 0;
    var S_BEGIN_WHITESPACE = 1;
    var S_DOCTYPE = 2;
    var S_DOCTYPE_QUOTE = 3;
    var S_DTD = 4;
    var S_DTD_QUOTED = 5;
    var S_DTD_OPEN_WAKA = 6;
    var S_DTD_OPEN_WAKA_BANG = 7;
    var S_DTD_COMMENT = 8;
    var S_DTD_COMMENT_ENDING = 9;
    var S_DTD_COMMENT_ENDED = 10;
    var S_DTD_PI = 11;
    var S_DTD_PI_ENDING = 12;
    var S_TEXT = 13;
    var S_ENTITY = 14;
    var S_OPEN_WAKA = 15;
    var S_OPEN_WAKA_BANG = 16;
    var S_COMMENT = 17;
    var S_COMMENT_ENDING = 18;
    var S_COMMENT_ENDED = 19;
    var S_CDATA = 20;
    var S_CDATA_ENDING = 21;
    var S_CDATA_ENDING_2 = 22;
    var S_PI_FIRST_CHAR = 23;
    var S_PI_REST = 24;
    var S_PI_BODY = 25;
    var S_PI_ENDING = 26;
    var S_XML_DECL_NAME_START = 27;
    var S_XML_DECL_NAME = 28;
    var S_XML_DECL_EQ = 29;
    var S_XML_DECL_VALUE_START = 30;
    var S_XML_DECL_VALUE = 31;
    var S_XML_DECL_SEPARATOR = 32;
    var S_XML_DECL_ENDING = 33;
    var S_OPEN_TAG = 34;
    var S_OPEN_TAG_SLASH = 35;
    var S_ATTRIB = 36;
    var S_ATTRIB_NAME = 37;
    var S_ATTRIB_NAME_SAW_WHITE = 38;
    var S_ATTRIB_VALUE = 39;
    var S_ATTRIB_VALUE_QUOTED = 40;
    var S_ATTRIB_VALUE_CLOSED = 41;
    var S_ATTRIB_VALUE_UNQUOTED = 42;
    var S_CLOSE_TAG = 43;
    var S_CLOSE_TAG_SAW_WHITE = 44;
    var TAB = 9;
    var NL = 10;
    var CR = 13;
    var SPACE = 32;
    var BANG = 33;
    var DQUOTE = 34;
    var AMP = 38;
    var SQUOTE = 39;
    var MINUS = 45;
    var FORWARD_SLASH = 47;
    var SEMICOLON = 59;
    var LESS = 60;
    var EQUAL = 61;
    var GREATER = 62;
    var QUESTION = 63;
    var OPEN_BRACKET = 91;
    var CLOSE_BRACKET = 93;
    var NEL = 133;
    var LS = 8232;
    var isQuote = (c) => c === DQUOTE || c === SQUOTE;
    var QUOTES = [DQUOTE, SQUOTE];
    var DOCTYPE_TERMINATOR = [...QUOTES, OPEN_BRACKET, GREATER];
    var DTD_TERMINATOR = [...QUOTES, LESS, CLOSE_BRACKET];
    var XML_DECL_NAME_TERMINATOR = [EQUAL, QUESTION, ...S_LIST];
    var ATTRIB_VALUE_UNQUOTED_TERMINATOR = [...S_LIST, GREATER, AMP, LESS];
    function nsPairCheck(parser, prefix, uri) {
      switch (prefix) {
        case "xml":
          uri !== XML_NAMESPACE && parser.fail(`xml prefix must be bound to ${XML_NAMESPACE}.`);
          break;
        case "xmlns":
          uri !== XMLNS_NAMESPACE && parser.fail(`xmlns prefix must be bound to ${XMLNS_NAMESPACE}.`);
          break;
        default:
      }
      switch (uri) {
        case XMLNS_NAMESPACE:
          parser.fail(prefix === "" ? `the default namespace may not be set to ${uri}.` : `may not assign a prefix (even "xmlns") to the URI ${XMLNS_NAMESPACE}.`);
          break;
        case XML_NAMESPACE:
          switch (prefix) {
            case "xml":
              break;
            case "":
              parser.fail(`the default namespace may not be set to ${uri}.`);
              break;
            default:
              parser.fail("may not assign the xml namespace to another prefix.");
          }
          break;
        default:
      }
    }
    function nsMappingCheck(parser, mapping) {
      for (const local of Object.keys(mapping)) nsPairCheck(parser, local, mapping[local]);
    }
    var isNCName = (name) => NC_NAME_RE.test(name);
    var isName = (name) => NAME_RE.test(name);
    var FORBIDDEN_START = 0;
    var FORBIDDEN_BRACKET = 1;
    var FORBIDDEN_BRACKET_BRACKET = 2;
    exports2.EVENTS = ["xmldecl", "text", "processinginstruction", "doctype", "comment", "opentagstart", "attribute", "opentag", "closetag", "cdata", "error", "end", "ready"];
    var EVENT_NAME_TO_HANDLER_NAME = { xmldecl: "xmldeclHandler", text: "textHandler", processinginstruction: "piHandler", doctype: "doctypeHandler", comment: "commentHandler", opentagstart: "openTagStartHandler", attribute: "attributeHandler", opentag: "openTagHandler", closetag: "closeTagHandler", cdata: "cdataHandler", error: "errorHandler", end: "endHandler", ready: "readyHandler" };
    var SaxesParser3 = class {
      constructor(opt) {
        this.opt = opt ?? {}, this.fragmentOpt = !!this.opt.fragment;
        const xmlnsOpt = this.xmlnsOpt = !!this.opt.xmlns;
        if (this.trackPosition = this.opt.position !== false, this.fileName = this.opt.fileName, xmlnsOpt) {
          this.nameStartCheck = isNCNameStartChar, this.nameCheck = isNCNameChar, this.isName = isNCName, this.processAttribs = this.processAttribsNS, this.pushAttrib = this.pushAttribNS, this.ns = Object.assign({ __proto__: null }, rootNS);
          const additional = this.opt.additionalNamespaces;
          additional != null && (nsMappingCheck(this, additional), Object.assign(this.ns, additional));
        } else this.nameStartCheck = isNameStartChar, this.nameCheck = isNameChar, this.isName = isName, this.processAttribs = this.processAttribsPlain, this.pushAttrib = this.pushAttribPlain;
        this.stateTable = [
          this.sBegin,
          this.sBeginWhitespace,
          this.sDoctype,
          this.sDoctypeQuote,
          this.sDTD,
          this.sDTDQuoted,
          this.sDTDOpenWaka,
          this.sDTDOpenWakaBang,
          this.sDTDComment,
          this.sDTDCommentEnding,
          this.sDTDCommentEnded,
          this.sDTDPI,
          this.sDTDPIEnding,
          this.sText,
          this.sEntity,
          this.sOpenWaka,
          this.sOpenWakaBang,
          this.sComment,
          this.sCommentEnding,
          this.sCommentEnded,
          this.sCData,
          this.sCDataEnding,
          this.sCDataEnding2,
          this.sPIFirstChar,
          this.sPIRest,
          this.sPIBody,
          this.sPIEnding,
          this.sXMLDeclNameStart,
          this.sXMLDeclName,
          this.sXMLDeclEq,
          this.sXMLDeclValueStart,
          this.sXMLDeclValue,
          this.sXMLDeclSeparator,
          this.sXMLDeclEnding,
          this.sOpenTag,
          this.sOpenTagSlash,
          this.sAttrib,
          this.sAttribName,
          this.sAttribNameSawWhite,
          this.sAttribValue,
          this.sAttribValueQuoted,
          this.sAttribValueClosed,
          this.sAttribValueUnquoted,
          this.sCloseTag,
          this.sCloseTagSawWhite
        ], this._init();
      }
      get closed() {
        return this._closed;
      }
      _init() {
        var _a;
        this.openWakaBang = "", this.text = "", this.name = "", this.piTarget = "", this.entity = "", this.q = null, this.tags = [], this.tag = null, this.topNS = null, this.chunk = "", this.chunkPosition = 0, this.i = 0, this.prevI = 0, this.carriedFromPrevious = void 0, this.forbiddenState = FORBIDDEN_START, this.attribList = [];
        const { fragmentOpt } = this;
        this.state = fragmentOpt ? S_TEXT : S_BEGIN, this.reportedTextBeforeRoot = this.reportedTextAfterRoot = this.closedRoot = this.sawRoot = fragmentOpt, this.xmlDeclPossible = !fragmentOpt, this.xmlDeclExpects = ["version"], this.entityReturnState = void 0;
        let { defaultXMLVersion } = this.opt;
        if (defaultXMLVersion === void 0) {
          if (this.opt.forceXMLVersion === true) throw new Error("forceXMLVersion set but defaultXMLVersion is not set");
          defaultXMLVersion = "1.0";
        }
        this.setXMLVersion(defaultXMLVersion), this.positionAtNewLine = 0, this.doctype = false, this._closed = false, this.xmlDecl = { version: void 0, encoding: void 0, standalone: void 0 }, this.line = 1, this.column = 0, this.ENTITIES = Object.create(XML_ENTITIES), (_a = this.readyHandler) === null || _a === void 0 || _a.call(this);
      }
      get position() {
        return this.chunkPosition + this.i;
      }
      get columnIndex() {
        return this.position - this.positionAtNewLine;
      }
      on(name, handler) {
        this[EVENT_NAME_TO_HANDLER_NAME[name]] = handler;
      }
      off(name) {
        this[EVENT_NAME_TO_HANDLER_NAME[name]] = void 0;
      }
      makeError(message) {
        var _a;
        let msg = (_a = this.fileName) !== null && _a !== void 0 ? _a : "";
        return this.trackPosition && (msg.length > 0 && (msg += ":"), msg += `${this.line}:${this.column}`), msg.length > 0 && (msg += ": "), new Error(msg + message);
      }
      fail(message) {
        const err = this.makeError(message), handler = this.errorHandler;
        if (handler === void 0)
          throw err;
        return handler(err), this;
      }
      write(chunk) {
        if (this.closed) return this.fail("cannot write after close; assign an onready handler.");
        let end = false;
        chunk === null ? (end = true, chunk = "") : typeof chunk == "object" && (chunk = chunk.toString()), this.carriedFromPrevious !== void 0 && (chunk = `${this.carriedFromPrevious}${chunk}`, this.carriedFromPrevious = void 0);
        let limit = chunk.length;
        const lastCode = chunk.charCodeAt(limit - 1);
        !end && (lastCode === CR || lastCode >= 55296 && lastCode <= 56319) && (this.carriedFromPrevious = chunk[limit - 1], limit--, chunk = chunk.slice(0, limit));
        const { stateTable } = this;
        for (this.chunk = chunk, this.i = 0; this.i < limit; )
          stateTable[this.state].call(this);
        return this.chunkPosition += limit, end ? this.end() : this;
      }
      close() {
        return this.write(null);
      }
      getCode10() {
        const { chunk, i } = this;
        if (this.prevI = i, this.i = i + 1, i >= chunk.length) return EOC;
        const code = chunk.charCodeAt(i);
        if (this.column++, code < 55296) {
          if (code >= SPACE || code === TAB) return code;
          switch (code) {
            case NL:
              return this.line++, this.column = 0, this.positionAtNewLine = this.position, NL;
            case CR:
              return chunk.charCodeAt(i + 1) === NL && (this.i = i + 2), this.line++, this.column = 0, this.positionAtNewLine = this.position, NL_LIKE;
            default:
              return this.fail("disallowed character."), code;
          }
        }
        if (code > 56319) return code >= 57344 && code <= 65533 || this.fail("disallowed character."), code;
        const final = 65536 + (code - 55296) * 1024 + (chunk.charCodeAt(i + 1) - 56320);
        return this.i = i + 2, final > 1114111 && this.fail("disallowed character."), final;
      }
      getCode11() {
        const { chunk, i } = this;
        if (this.prevI = i, this.i = i + 1, i >= chunk.length) return EOC;
        const code = chunk.charCodeAt(i);
        if (this.column++, code < 55296) {
          if (code > 31 && code < 127 || code > 159 && code !== LS || code === TAB) return code;
          switch (code) {
            case NL:
              return this.line++, this.column = 0, this.positionAtNewLine = this.position, NL;
            case CR: {
              const next = chunk.charCodeAt(i + 1);
              (next === NL || next === NEL) && (this.i = i + 2);
            }
            case NEL:
            case LS:
              return this.line++, this.column = 0, this.positionAtNewLine = this.position, NL_LIKE;
            default:
              return this.fail("disallowed character."), code;
          }
        }
        if (code > 56319) return code >= 57344 && code <= 65533 || this.fail("disallowed character."), code;
        const final = 65536 + (code - 55296) * 1024 + (chunk.charCodeAt(i + 1) - 56320);
        return this.i = i + 2, final > 1114111 && this.fail("disallowed character."), final;
      }
      getCodeNorm() {
        const c = this.getCode();
        return c === NL_LIKE ? NL : c;
      }
      unget() {
        this.i = this.prevI, this.column--;
      }
      captureTo(chars) {
        let { i: start } = this;
        const { chunk } = this;
        for (; ; ) {
          const c = this.getCode(), isNLLike = c === NL_LIKE, final = isNLLike ? NL : c;
          if (final === EOC || chars.includes(
            final
          )) return this.text += chunk.slice(start, this.prevI), final;
          isNLLike && (this.text += `${chunk.slice(start, this.prevI)}
`, start = this.i);
        }
      }
      captureToChar(char) {
        let { i: start } = this;
        const { chunk } = this;
        for (; ; ) {
          let c = this.getCode();
          switch (c) {
            case NL_LIKE:
              this.text += `${chunk.slice(start, this.prevI)}
`, start = this.i, c = NL;
              break;
            case EOC:
              return this.text += chunk.slice(start), false;
            default:
          }
          if (c === char) return this.text += chunk.slice(start, this.prevI), true;
        }
      }
      captureNameChars() {
        const { chunk, i: start } = this;
        for (; ; ) {
          const c = this.getCode();
          if (c === EOC) return this.name += chunk.slice(start), EOC;
          if (!isNameChar(c)) return this.name += chunk.slice(start, this.prevI), c === NL_LIKE ? NL : c;
        }
      }
      skipSpaces() {
        for (; ; ) {
          const c = this.getCodeNorm();
          if (c === EOC || !isS(c)) return c;
        }
      }
      setXMLVersion(version) {
        this.currentXMLVersion = version, version === "1.0" ? (this.isChar = isChar10, this.getCode = this.getCode10) : (this.isChar = isChar11, this.getCode = this.getCode11);
      }
      sBegin() {
        this.chunk.charCodeAt(0) === 65279 && (this.i++, this.column++), this.state = S_BEGIN_WHITESPACE;
      }
      sBeginWhitespace() {
        const iBefore = this.i, c = this.skipSpaces();
        switch (this.prevI !== iBefore && (this.xmlDeclPossible = false), c) {
          case LESS:
            if (this.state = S_OPEN_WAKA, this.text.length !== 0) throw new Error("no-empty text at start");
            break;
          case EOC:
            break;
          default:
            this.unget(), this.state = S_TEXT, this.xmlDeclPossible = false;
        }
      }
      sDoctype() {
        var _a;
        const c = this.captureTo(DOCTYPE_TERMINATOR);
        switch (c) {
          case GREATER: {
            (_a = this.doctypeHandler) === null || _a === void 0 || _a.call(this, this.text), this.text = "", this.state = S_TEXT, this.doctype = true;
            break;
          }
          case EOC:
            break;
          default:
            this.text += String.fromCodePoint(c), c === OPEN_BRACKET ? this.state = S_DTD : isQuote(c) && (this.state = S_DOCTYPE_QUOTE, this.q = c);
        }
      }
      sDoctypeQuote() {
        const q = this.q;
        this.captureToChar(q) && (this.text += String.fromCodePoint(q), this.q = null, this.state = S_DOCTYPE);
      }
      sDTD() {
        const c = this.captureTo(DTD_TERMINATOR);
        c !== EOC && (this.text += String.fromCodePoint(c), c === CLOSE_BRACKET ? this.state = S_DOCTYPE : c === LESS ? this.state = S_DTD_OPEN_WAKA : isQuote(c) && (this.state = S_DTD_QUOTED, this.q = c));
      }
      sDTDQuoted() {
        const q = this.q;
        this.captureToChar(q) && (this.text += String.fromCodePoint(q), this.state = S_DTD, this.q = null);
      }
      sDTDOpenWaka() {
        const c = this.getCodeNorm();
        switch (this.text += String.fromCodePoint(c), c) {
          case BANG:
            this.state = S_DTD_OPEN_WAKA_BANG, this.openWakaBang = "";
            break;
          case QUESTION:
            this.state = S_DTD_PI;
            break;
          default:
            this.state = S_DTD;
        }
      }
      sDTDOpenWakaBang() {
        const char = String.fromCodePoint(this.getCodeNorm()), owb = this.openWakaBang += char;
        this.text += char, owb !== "-" && (this.state = owb === "--" ? S_DTD_COMMENT : S_DTD, this.openWakaBang = "");
      }
      sDTDComment() {
        this.captureToChar(MINUS) && (this.text += "-", this.state = S_DTD_COMMENT_ENDING);
      }
      sDTDCommentEnding() {
        const c = this.getCodeNorm();
        this.text += String.fromCodePoint(c), this.state = c === MINUS ? S_DTD_COMMENT_ENDED : S_DTD_COMMENT;
      }
      sDTDCommentEnded() {
        const c = this.getCodeNorm();
        this.text += String.fromCodePoint(c), c === GREATER ? this.state = S_DTD : (this.fail("malformed comment."), this.state = S_DTD_COMMENT);
      }
      sDTDPI() {
        this.captureToChar(QUESTION) && (this.text += "?", this.state = S_DTD_PI_ENDING);
      }
      sDTDPIEnding() {
        const c = this.getCodeNorm();
        this.text += String.fromCodePoint(c), c === GREATER && (this.state = S_DTD);
      }
      sText() {
        this.tags.length !== 0 ? this.handleTextInRoot() : this.handleTextOutsideRoot();
      }
      sEntity() {
        let { i: start } = this;
        const { chunk } = this;
        loop: for (; ; ) switch (this.getCode()) {
          case NL_LIKE:
            this.entity += `${chunk.slice(start, this.prevI)}
`, start = this.i;
            break;
          case SEMICOLON: {
            const { entityReturnState } = this, entity = this.entity + chunk.slice(start, this.prevI);
            this.state = entityReturnState;
            let parsed;
            entity === "" ? (this.fail("empty entity name."), parsed = "&;") : (parsed = this.parseEntity(entity), this.entity = ""), (entityReturnState !== S_TEXT || this.textHandler !== void 0) && (this.text += parsed);
            break loop;
          }
          case EOC:
            this.entity += chunk.slice(start);
            break loop;
          default:
        }
      }
      sOpenWaka() {
        const c = this.getCode();
        if (isNameStartChar(c)) this.state = S_OPEN_TAG, this.unget(), this.xmlDeclPossible = false;
        else switch (c) {
          case FORWARD_SLASH:
            this.state = S_CLOSE_TAG, this.xmlDeclPossible = false;
            break;
          case BANG:
            this.state = S_OPEN_WAKA_BANG, this.openWakaBang = "", this.xmlDeclPossible = false;
            break;
          case QUESTION:
            this.state = S_PI_FIRST_CHAR;
            break;
          default:
            this.fail("disallowed character in tag name"), this.state = S_TEXT, this.xmlDeclPossible = false;
        }
      }
      sOpenWakaBang() {
        switch (this.openWakaBang += String.fromCodePoint(this.getCodeNorm()), this.openWakaBang) {
          case "[CDATA[":
            !this.sawRoot && !this.reportedTextBeforeRoot && (this.fail("text data outside of root node."), this.reportedTextBeforeRoot = true), this.closedRoot && !this.reportedTextAfterRoot && (this.fail("text data outside of root node."), this.reportedTextAfterRoot = true), this.state = S_CDATA, this.openWakaBang = "";
            break;
          case "--":
            this.state = S_COMMENT, this.openWakaBang = "";
            break;
          case "DOCTYPE":
            this.state = S_DOCTYPE, (this.doctype || this.sawRoot) && this.fail("inappropriately located doctype declaration."), this.openWakaBang = "";
            break;
          default:
            this.openWakaBang.length >= 7 && this.fail("incorrect syntax.");
        }
      }
      sComment() {
        this.captureToChar(MINUS) && (this.state = S_COMMENT_ENDING);
      }
      sCommentEnding() {
        var _a;
        const c = this.getCodeNorm();
        c === MINUS ? (this.state = S_COMMENT_ENDED, (_a = this.commentHandler) === null || _a === void 0 || _a.call(this, this.text), this.text = "") : (this.text += `-${String.fromCodePoint(c)}`, this.state = S_COMMENT);
      }
      sCommentEnded() {
        const c = this.getCodeNorm();
        c !== GREATER ? (this.fail("malformed comment."), this.text += `--${String.fromCodePoint(c)}`, this.state = S_COMMENT) : this.state = S_TEXT;
      }
      sCData() {
        this.captureToChar(CLOSE_BRACKET) && (this.state = S_CDATA_ENDING);
      }
      sCDataEnding() {
        const c = this.getCodeNorm();
        c === CLOSE_BRACKET ? this.state = S_CDATA_ENDING_2 : (this.text += `]${String.fromCodePoint(c)}`, this.state = S_CDATA);
      }
      sCDataEnding2() {
        var _a;
        const c = this.getCodeNorm();
        switch (c) {
          case GREATER: {
            (_a = this.cdataHandler) === null || _a === void 0 || _a.call(this, this.text), this.text = "", this.state = S_TEXT;
            break;
          }
          case CLOSE_BRACKET:
            this.text += "]";
            break;
          default:
            this.text += `]]${String.fromCodePoint(c)}`, this.state = S_CDATA;
        }
      }
      sPIFirstChar() {
        const c = this.getCodeNorm();
        this.nameStartCheck(c) ? (this.piTarget += String.fromCodePoint(c), this.state = S_PI_REST) : c === QUESTION || isS(c) ? (this.fail("processing instruction without a target."), this.state = c === QUESTION ? S_PI_ENDING : S_PI_BODY) : (this.fail("disallowed character in processing instruction name."), this.piTarget += String.fromCodePoint(c), this.state = S_PI_REST);
      }
      sPIRest() {
        const { chunk, i: start } = this;
        for (; ; ) {
          const c = this.getCodeNorm();
          if (c === EOC) {
            this.piTarget += chunk.slice(start);
            return;
          }
          if (!this.nameCheck(c)) {
            this.piTarget += chunk.slice(
              start,
              this.prevI
            );
            const isQuestion = c === QUESTION;
            isQuestion || isS(c) ? this.piTarget === "xml" ? (this.xmlDeclPossible || this.fail("an XML declaration must be at the start of the document."), this.state = isQuestion ? S_XML_DECL_ENDING : S_XML_DECL_NAME_START) : this.state = isQuestion ? S_PI_ENDING : S_PI_BODY : (this.fail("disallowed character in processing instruction name."), this.piTarget += String.fromCodePoint(c));
            break;
          }
        }
      }
      sPIBody() {
        if (this.text.length === 0) {
          const c = this.getCodeNorm();
          c === QUESTION ? this.state = S_PI_ENDING : isS(c) || (this.text = String.fromCodePoint(c));
        } else this.captureToChar(QUESTION) && (this.state = S_PI_ENDING);
      }
      sPIEnding() {
        var _a;
        const c = this.getCodeNorm();
        if (c === GREATER) {
          const { piTarget } = this;
          piTarget.toLowerCase() === "xml" && this.fail("the XML declaration must appear at the start of the document."), (_a = this.piHandler) === null || _a === void 0 || _a.call(this, { target: piTarget, body: this.text }), this.piTarget = this.text = "", this.state = S_TEXT;
        } else c === QUESTION ? this.text += "?" : (this.text += `?${String.fromCodePoint(c)}`, this.state = S_PI_BODY);
        this.xmlDeclPossible = false;
      }
      sXMLDeclNameStart() {
        const c = this.skipSpaces();
        if (c === QUESTION) {
          this.state = S_XML_DECL_ENDING;
          return;
        }
        c !== EOC && (this.state = S_XML_DECL_NAME, this.name = String.fromCodePoint(c));
      }
      sXMLDeclName() {
        const c = this.captureTo(XML_DECL_NAME_TERMINATOR);
        if (c === QUESTION) {
          this.state = S_XML_DECL_ENDING, this.name += this.text, this.text = "", this.fail("XML declaration is incomplete.");
          return;
        }
        if (isS(c) || c === EQUAL) {
          if (this.name += this.text, this.text = "", !this.xmlDeclExpects.includes(this.name)) switch (this.name.length) {
            case 0:
              this.fail("did not expect any more name/value pairs.");
              break;
            case 1:
              this.fail(`expected the name ${this.xmlDeclExpects[0]}.`);
              break;
            default:
              this.fail(`expected one of ${this.xmlDeclExpects.join(", ")}`);
          }
          this.state = c === EQUAL ? S_XML_DECL_VALUE_START : S_XML_DECL_EQ;
        }
      }
      sXMLDeclEq() {
        const c = this.getCodeNorm();
        if (c === QUESTION) {
          this.state = S_XML_DECL_ENDING, this.fail("XML declaration is incomplete.");
          return;
        }
        isS(c) || (c !== EQUAL && this.fail("value required."), this.state = S_XML_DECL_VALUE_START);
      }
      sXMLDeclValueStart() {
        const c = this.getCodeNorm();
        if (c === QUESTION) {
          this.state = S_XML_DECL_ENDING, this.fail("XML declaration is incomplete.");
          return;
        }
        isS(c) || (isQuote(c) ? this.q = c : (this.fail("value must be quoted."), this.q = SPACE), this.state = S_XML_DECL_VALUE);
      }
      sXMLDeclValue() {
        const c = this.captureTo([this.q, QUESTION]);
        if (c === QUESTION) {
          this.state = S_XML_DECL_ENDING, this.text = "", this.fail("XML declaration is incomplete.");
          return;
        }
        if (c === EOC) return;
        const value = this.text;
        switch (this.text = "", this.name) {
          case "version": {
            this.xmlDeclExpects = ["encoding", "standalone"];
            const version = value;
            this.xmlDecl.version = version, /^1\.[0-9]+$/.test(version) ? this.opt.forceXMLVersion || this.setXMLVersion(version) : this.fail("version number must match /^1\\.[0-9]+$/.");
            break;
          }
          case "encoding":
            /^[A-Za-z][A-Za-z0-9._-]*$/.test(value) || this.fail("encoding value must match /^[A-Za-z0-9][A-Za-z0-9._-]*$/."), this.xmlDeclExpects = ["standalone"], this.xmlDecl.encoding = value;
            break;
          case "standalone":
            value !== "yes" && value !== "no" && this.fail('standalone value must match "yes" or "no".'), this.xmlDeclExpects = [], this.xmlDecl.standalone = value;
            break;
          default:
        }
        this.name = "", this.state = S_XML_DECL_SEPARATOR;
      }
      sXMLDeclSeparator() {
        const c = this.getCodeNorm();
        if (c === QUESTION) {
          this.state = S_XML_DECL_ENDING;
          return;
        }
        isS(c) || (this.fail("whitespace required."), this.unget()), this.state = S_XML_DECL_NAME_START;
      }
      sXMLDeclEnding() {
        var _a;
        this.getCodeNorm() === GREATER ? (this.piTarget !== "xml" ? this.fail(
          "processing instructions are not allowed before root."
        ) : this.name !== "version" && this.xmlDeclExpects.includes("version") && this.fail("XML declaration must contain a version."), (_a = this.xmldeclHandler) === null || _a === void 0 || _a.call(this, this.xmlDecl), this.name = "", this.piTarget = this.text = "", this.state = S_TEXT) : this.fail("The character ? is disallowed anywhere in XML declarations."), this.xmlDeclPossible = false;
      }
      sOpenTag() {
        var _a;
        const c = this.captureNameChars();
        if (c === EOC) return;
        const tag2 = this.tag = { name: this.name, attributes: /* @__PURE__ */ Object.create(null) };
        switch (this.name = "", this.xmlnsOpt && (this.topNS = tag2.ns = /* @__PURE__ */ Object.create(null)), (_a = this.openTagStartHandler) === null || _a === void 0 || _a.call(this, tag2), this.sawRoot = true, !this.fragmentOpt && this.closedRoot && this.fail("documents may contain only one root."), c) {
          case GREATER:
            this.openTag();
            break;
          case FORWARD_SLASH:
            this.state = S_OPEN_TAG_SLASH;
            break;
          default:
            isS(c) || this.fail("disallowed character in tag name."), this.state = S_ATTRIB;
        }
      }
      sOpenTagSlash() {
        this.getCode() === GREATER ? this.openSelfClosingTag() : (this.fail("forward-slash in opening tag not followed by >."), this.state = S_ATTRIB);
      }
      sAttrib() {
        const c = this.skipSpaces();
        c !== EOC && (isNameStartChar(c) ? (this.unget(), this.state = S_ATTRIB_NAME) : c === GREATER ? this.openTag() : c === FORWARD_SLASH ? this.state = S_OPEN_TAG_SLASH : this.fail("disallowed character in attribute name."));
      }
      sAttribName() {
        const c = this.captureNameChars();
        c === EQUAL ? this.state = S_ATTRIB_VALUE : isS(c) ? this.state = S_ATTRIB_NAME_SAW_WHITE : c === GREATER ? (this.fail("attribute without value."), this.pushAttrib(this.name, this.name), this.name = this.text = "", this.openTag()) : c !== EOC && this.fail("disallowed character in attribute name.");
      }
      sAttribNameSawWhite() {
        const c = this.skipSpaces();
        switch (c) {
          case EOC:
            return;
          case EQUAL:
            this.state = S_ATTRIB_VALUE;
            break;
          default:
            this.fail("attribute without value."), this.text = "", this.name = "", c === GREATER ? this.openTag() : isNameStartChar(c) ? (this.unget(), this.state = S_ATTRIB_NAME) : (this.fail("disallowed character in attribute name."), this.state = S_ATTRIB);
        }
      }
      sAttribValue() {
        const c = this.getCodeNorm();
        isQuote(c) ? (this.q = c, this.state = S_ATTRIB_VALUE_QUOTED) : isS(c) || (this.fail("unquoted attribute value."), this.state = S_ATTRIB_VALUE_UNQUOTED, this.unget());
      }
      sAttribValueQuoted() {
        const { q, chunk } = this;
        let { i: start } = this;
        for (; ; ) switch (this.getCode()) {
          case q:
            this.pushAttrib(this.name, this.text + chunk.slice(start, this.prevI)), this.name = this.text = "", this.q = null, this.state = S_ATTRIB_VALUE_CLOSED;
            return;
          case AMP:
            this.text += chunk.slice(start, this.prevI), this.state = S_ENTITY, this.entityReturnState = S_ATTRIB_VALUE_QUOTED;
            return;
          case NL:
          case NL_LIKE:
          case TAB:
            this.text += `${chunk.slice(start, this.prevI)} `, start = this.i;
            break;
          case LESS:
            this.text += chunk.slice(start, this.prevI), this.fail("disallowed character.");
            return;
          case EOC:
            this.text += chunk.slice(start);
            return;
          default:
        }
      }
      sAttribValueClosed() {
        const c = this.getCodeNorm();
        isS(c) ? this.state = S_ATTRIB : c === GREATER ? this.openTag() : c === FORWARD_SLASH ? this.state = S_OPEN_TAG_SLASH : isNameStartChar(c) ? (this.fail("no whitespace between attributes."), this.unget(), this.state = S_ATTRIB_NAME) : this.fail("disallowed character in attribute name.");
      }
      sAttribValueUnquoted() {
        const c = this.captureTo(ATTRIB_VALUE_UNQUOTED_TERMINATOR);
        switch (c) {
          case AMP:
            this.state = S_ENTITY, this.entityReturnState = S_ATTRIB_VALUE_UNQUOTED;
            break;
          case LESS:
            this.fail("disallowed character.");
            break;
          case EOC:
            break;
          default:
            this.text.includes("]]>") && this.fail('the string "]]>" is disallowed in char data.'), this.pushAttrib(this.name, this.text), this.name = this.text = "", c === GREATER ? this.openTag() : this.state = S_ATTRIB;
        }
      }
      sCloseTag() {
        const c = this.captureNameChars();
        c === GREATER ? this.closeTag() : isS(c) ? this.state = S_CLOSE_TAG_SAW_WHITE : c !== EOC && this.fail(
          "disallowed character in closing tag."
        );
      }
      sCloseTagSawWhite() {
        switch (this.skipSpaces()) {
          case GREATER:
            this.closeTag();
            break;
          case EOC:
            break;
          default:
            this.fail("disallowed character in closing tag.");
        }
      }
      handleTextInRoot() {
        let { i: start, forbiddenState } = this;
        const { chunk, textHandler: handler } = this;
        scanLoop: for (; ; ) switch (this.getCode()) {
          case LESS: {
            if (this.state = S_OPEN_WAKA, handler !== void 0) {
              const { text } = this, slice = chunk.slice(
                start,
                this.prevI
              );
              text.length !== 0 ? (handler(text + slice), this.text = "") : slice.length !== 0 && handler(slice);
            }
            forbiddenState = FORBIDDEN_START;
            break scanLoop;
          }
          case AMP:
            this.state = S_ENTITY, this.entityReturnState = S_TEXT, handler !== void 0 && (this.text += chunk.slice(start, this.prevI)), forbiddenState = FORBIDDEN_START;
            break scanLoop;
          case CLOSE_BRACKET:
            switch (forbiddenState) {
              case FORBIDDEN_START:
                forbiddenState = FORBIDDEN_BRACKET;
                break;
              case FORBIDDEN_BRACKET:
                forbiddenState = FORBIDDEN_BRACKET_BRACKET;
                break;
              case FORBIDDEN_BRACKET_BRACKET:
                break;
              default:
                throw new Error("impossible state");
            }
            break;
          case GREATER:
            forbiddenState === FORBIDDEN_BRACKET_BRACKET && this.fail('the string "]]>" is disallowed in char data.'), forbiddenState = FORBIDDEN_START;
            break;
          case NL_LIKE:
            handler !== void 0 && (this.text += `${chunk.slice(start, this.prevI)}
`), start = this.i, forbiddenState = FORBIDDEN_START;
            break;
          case EOC:
            handler !== void 0 && (this.text += chunk.slice(start));
            break scanLoop;
          default:
            forbiddenState = FORBIDDEN_START;
        }
        this.forbiddenState = forbiddenState;
      }
      handleTextOutsideRoot() {
        let { i: start } = this;
        const { chunk, textHandler: handler } = this;
        let nonSpace = false;
        outRootLoop: for (; ; ) {
          const code = this.getCode();
          switch (code) {
            case LESS: {
              if (this.state = S_OPEN_WAKA, handler !== void 0) {
                const { text } = this, slice = chunk.slice(start, this.prevI);
                text.length !== 0 ? (handler(text + slice), this.text = "") : slice.length !== 0 && handler(slice);
              }
              break outRootLoop;
            }
            case AMP:
              this.state = S_ENTITY, this.entityReturnState = S_TEXT, handler !== void 0 && (this.text += chunk.slice(start, this.prevI)), nonSpace = true;
              break outRootLoop;
            case NL_LIKE:
              handler !== void 0 && (this.text += `${chunk.slice(start, this.prevI)}
`), start = this.i;
              break;
            case EOC:
              handler !== void 0 && (this.text += chunk.slice(start));
              break outRootLoop;
            default:
              isS(code) || (nonSpace = true);
          }
        }
        nonSpace && (!this.sawRoot && !this.reportedTextBeforeRoot && (this.fail(
          "text data outside of root node."
        ), this.reportedTextBeforeRoot = true), this.closedRoot && !this.reportedTextAfterRoot && (this.fail("text data outside of root node."), this.reportedTextAfterRoot = true));
      }
      pushAttribNS(name, value) {
        var _a;
        const { prefix, local } = this.qname(name), attr = { name, prefix, local, value };
        if (this.attribList.push(attr), (_a = this.attributeHandler) === null || _a === void 0 || _a.call(this, attr), prefix === "xmlns") {
          const trimmed = value.trim();
          this.currentXMLVersion === "1.0" && trimmed === "" && this.fail("invalid attempt to undefine prefix in XML 1.0"), this.topNS[local] = trimmed, nsPairCheck(this, local, trimmed);
        } else if (name === "xmlns") {
          const trimmed = value.trim();
          this.topNS[""] = trimmed, nsPairCheck(this, "", trimmed);
        }
      }
      pushAttribPlain(name, value) {
        var _a;
        const attr = { name, value };
        this.attribList.push(attr), (_a = this.attributeHandler) === null || _a === void 0 || _a.call(
          this,
          attr
        );
      }
      end() {
        var _a, _b;
        this.sawRoot || this.fail("document must contain a root element.");
        const { tags } = this;
        for (; tags.length > 0; ) {
          const tag2 = tags.pop();
          this.fail(`unclosed tag: ${tag2.name}`);
        }
        this.state !== S_BEGIN && this.state !== S_TEXT && this.fail("unexpected end.");
        const { text } = this;
        return text.length !== 0 && ((_a = this.textHandler) === null || _a === void 0 || _a.call(this, text), this.text = ""), this._closed = true, (_b = this.endHandler) === null || _b === void 0 || _b.call(this), this._init(), this;
      }
      resolve(prefix) {
        var _a, _b;
        let uri = this.topNS[prefix];
        if (uri !== void 0) return uri;
        const { tags } = this;
        for (let index = tags.length - 1; index >= 0; index--)
          if (uri = tags[index].ns[prefix], uri !== void 0) return uri;
        return uri = this.ns[prefix], uri !== void 0 ? uri : (_b = (_a = this.opt).resolvePrefix) === null || _b === void 0 ? void 0 : _b.call(_a, prefix);
      }
      qname(name) {
        const colon = name.indexOf(":");
        if (colon === -1) return { prefix: "", local: name };
        const local = name.slice(colon + 1), prefix = name.slice(0, colon);
        return (prefix === "" || local === "" || local.includes(":")) && this.fail(`malformed name: ${name}.`), { prefix, local };
      }
      processAttribsNS() {
        var _a;
        const { attribList } = this, tag2 = this.tag;
        {
          const { prefix, local } = this.qname(tag2.name);
          tag2.prefix = prefix, tag2.local = local;
          const uri = tag2.uri = (_a = this.resolve(prefix)) !== null && _a !== void 0 ? _a : "";
          prefix !== "" && (prefix === "xmlns" && this.fail('tags may not have "xmlns" as prefix.'), uri === "" && (this.fail(`unbound namespace prefix: ${JSON.stringify(prefix)}.`), tag2.uri = prefix));
        }
        if (attribList.length === 0) return;
        const { attributes } = tag2, seen = /* @__PURE__ */ new Set();
        for (const attr of attribList) {
          const { name, prefix, local } = attr;
          let uri, eqname;
          prefix === "" ? (uri = name === "xmlns" ? XMLNS_NAMESPACE : "", eqname = name) : (uri = this.resolve(prefix), uri === void 0 && (this.fail(`unbound namespace prefix: ${JSON.stringify(prefix)}.`), uri = prefix), eqname = `{${uri}}${local}`), seen.has(eqname) && this.fail(`duplicate attribute: ${eqname}.`), seen.add(eqname), attr.uri = uri, attributes[name] = attr;
        }
        this.attribList = [];
      }
      processAttribsPlain() {
        const { attribList } = this, attributes = this.tag.attributes;
        for (const { name, value } of attribList) attributes[name] !== void 0 && this.fail(`duplicate attribute: ${name}.`), attributes[name] = value;
        this.attribList = [];
      }
      openTag() {
        var _a;
        this.processAttribs();
        const { tags } = this, tag2 = this.tag;
        tag2.isSelfClosing = false, (_a = this.openTagHandler) === null || _a === void 0 || _a.call(this, tag2), tags.push(tag2), this.state = S_TEXT, this.name = "";
      }
      openSelfClosingTag() {
        var _a, _b, _c;
        this.processAttribs();
        const { tags } = this, tag2 = this.tag;
        tag2.isSelfClosing = true, (_a = this.openTagHandler) === null || _a === void 0 || _a.call(this, tag2), (_b = this.closeTagHandler) === null || _b === void 0 || _b.call(this, tag2), (this.tag = (_c = tags[tags.length - 1]) !== null && _c !== void 0 ? _c : null) === null && (this.closedRoot = true), this.state = S_TEXT, this.name = "";
      }
      closeTag() {
        const { tags, name } = this;
        if (this.state = S_TEXT, this.name = "", name === "") {
          this.fail("weird empty close tag."), this.text += "</>";
          return;
        }
        const handler = this.closeTagHandler;
        let l = tags.length;
        for (; l-- > 0; ) {
          const tag2 = this.tag = tags.pop();
          if (this.topNS = tag2.ns, handler?.(tag2), tag2.name === name) break;
          this.fail("unexpected close tag.");
        }
        l === 0 ? this.closedRoot = true : l < 0 && (this.fail(`unmatched closing tag: ${name}.`), this.text += `</${name}>`);
      }
      parseEntity(entity) {
        if (entity[0] !== "#") {
          const defined = this.ENTITIES[entity];
          return defined !== void 0 ? defined : (this.fail(this.isName(entity) ? "undefined entity." : "disallowed character in entity name."), `&${entity};`);
        }
        let num = NaN;
        return entity[1] === "x" && /^#x[0-9a-f]+$/i.test(entity) ? num = parseInt(entity.slice(2), 16) : /^#[0-9]+$/.test(entity) && (num = parseInt(entity.slice(1), 10)), this.isChar(num) ? String.fromCodePoint(num) : (this.fail("malformed character entity."), `&${entity};`);
      }
    };
    exports2.SaxesParser = SaxesParser3;
  }
});

// parts/xml.js
var xml_exports = {};
__export(xml_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(xml_exports);

// elsewhere:src/errors.ts
var module2 = require("../cli.js").modules["src/errors.ts"]();
var Bug = module2.Bug;
var External = module2.External;
var GroundplanError = module2.GroundplanError;
var InvalidInput = module2.InvalidInput;
var Missing = module2.Missing;
var Misuse = module2.Misuse;
var NoResources = module2.NoResources;

// elsewhere:src/layout/limits.ts
var module3 = require("./picture.js").modules["src/layout/limits.ts"]();
var ATTRIBUTES_MAX = module3.ATTRIBUTES_MAX;
var COORDINATE_MAX = module3.COORDINATE_MAX;
var DOT_CAREFUL_NODES = module3.DOT_CAREFUL_NODES;
var DOT_EFFORT = module3.DOT_EFFORT;
var ELEMENTS_MAX = module3.ELEMENTS_MAX;
var GATES_MAX = module3.GATES_MAX;
var LANES_MAX = module3.LANES_MAX;
var NESTED_MAX = module3.NESTED_MAX;
var UNPACKED_MAX = module3.UNPACKED_MAX;

// elsewhere:src/layout/messages.ts
var module4 = require("./picture.js").modules["src/layout/messages.ts"]();
var BROKEN_TAG = module4.BROKEN_TAG;
var DOT_ANSWER_REMEDY = module4.DOT_ANSWER_REMEDY;
var DOT_ANSWER_UNREADABLE = module4.DOT_ANSWER_UNREADABLE;
var HAS_DECLARATIONS = module4.HAS_DECLARATIONS;
var LEGEND_BIDIRECTIONAL = module4.LEGEND_BIDIRECTIONAL;
var LEGEND_BY_OTHERS = module4.LEGEND_BY_OTHERS;
var LEGEND_COUNT = module4.LEGEND_COUNT;
var LEGEND_DASHED = module4.LEGEND_DASHED;
var LEGEND_LOOKED_UP = module4.LEGEND_LOOKED_UP;
var LEGEND_OPENED = module4.LEGEND_OPENED;
var LEGEND_SUGGESTED = module4.LEGEND_SUGGESTED;
var LEGEND_THIN = module4.LEGEND_THIN;
var LEGEND_TOUCHED = module4.LEGEND_TOUCHED;
var NOT_DRAWIO_REMEDY = module4.NOT_DRAWIO_REMEDY;
var NOT_UNPACKED = module4.NOT_UNPACKED;
var NO_PAGE = module4.NO_PAGE;
var TOO_DEEP = module4.TOO_DEEP;
var TOO_LONG = module4.TOO_LONG;
var TOO_MANY_ATTRIBUTES = module4.TOO_MANY_ATTRIBUTES;
var TOO_MANY_ELEMENTS = module4.TOO_MANY_ELEMENTS;
var legendOfChange = module4.legendOfChange;
var notDrawioFile = module4.notDrawioFile;

// src/layout/pinned/read.ts
var import_node_zlib = require("node:zlib");
var import_saxes = __toESM(require_saxes());

// elsewhere:src/layout/pinned/model.ts
var module5 = require("./common.js").modules["src/layout/pinned/model.ts"]();
var TOLERANCE = module5.TOLERANCE;
var itemsOf = module5.itemsOf;
var labelOn = module5.labelOn;
var lineName = module5.lineName;

// src/layout/pinned/read.ts
function readPinnedPages(name, bytes) {
  const pages = rejecting(name, () => pagesIn(elementsOf(Buffer.from(bytes).toString("utf8"))));
  const layouts = /* @__PURE__ */ new Map();
  return (pageId, orOnlyPage = false) => {
    const [only = pageId] = orOnlyPage && pages.size === 1 ? pages.keys() : [];
    const id = pages.has(pageId) ? pageId : only;
    const page = pages.get(id);
    if (page === void 0) return null;
    const layout = layouts.get(id) ?? rejecting(name, () => pinnedLayoutOf(cellsIn(page)));
    layouts.set(id, layout);
    return layout;
  };
}
function rejecting(name, read) {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof NotRead)) throw error;
    throw new InvalidInput(notDrawioFile(name, error.message), { remedy: NOT_DRAWIO_REMEDY });
  }
}
function pagesIn(elements) {
  const all = [...elements.entries()];
  const starts = all.flatMap(([index, { name }]) => name === "diagram" ? [index] : []);
  if (starts.length === 0 && elements.some(({ name }) => name === "mxGraphModel")) return /* @__PURE__ */ new Map([["", all]]);
  const pages = /* @__PURE__ */ new Map();
  for (const [at, start] of starts.entries()) {
    const { attributes, text } = elements[start];
    const id = attributes.get("id") ?? "";
    if (!pages.has(id)) pages.set(id, text.trim() || all.slice(start + 1, starts[at + 1]));
  }
  if (pages.size === 0) throw new NotRead(NO_PAGE);
  return pages;
}
function unpacked(text) {
  try {
    const bytes = (0, import_node_zlib.inflateRawSync)(Buffer.from(text.trim(), "base64"), { maxOutputLength: UNPACKED_MAX });
    return decodeURIComponent(bytes.toString("utf8"));
  } catch (cause) {
    throw new NotRead(NOT_UNPACKED, { cause });
  }
}
var ORIGIN = { x: 0, y: 0 };
var isWithinLimit = ({ x, y }) => Math.abs(x) <= COORDINATE_MAX && Math.abs(y) <= COORDINATE_MAX;
var isSize = (side) => side >= 0 && side <= COORDINATE_MAX;
function pinnedLayoutOf(cells) {
  const origin = (id, depth = 0) => {
    const cell = id === null ? void 0 : cells.get(id);
    if (cell === void 0) return { corner: ORIGIN, enclosing: null };
    if (depth > NESTED_MAX) return null;
    const parentOrigin = origin(cell.parent, depth + 1);
    if (parentOrigin === null) return null;
    const shift = cell.rect ?? ORIGIN;
    return {
      corner: { x: parentOrigin.corner.x + shift.x, y: parentOrigin.corner.y + shift.y },
      enclosing: cell.name ?? parentOrigin.enclosing
    };
  };
  const elementsByName = /* @__PURE__ */ new Map();
  const elementsById = /* @__PURE__ */ new Map();
  for (const [id, { name, rect, parent }] of cells) {
    const parentOrigin = name === null || rect === null || elementsByName.has(name) ? null : origin(parent);
    if (parentOrigin === null || rect === null || name === null) continue;
    const element = {
      ...rect,
      x: parentOrigin.corner.x + rect.x,
      y: parentOrigin.corner.y + rect.y,
      parent: parentOrigin.enclosing
    };
    if (!isWithinLimit(element) || !isSize(rect.width) || !isSize(rect.height)) continue;
    elementsByName.set(name, element);
    elementsById.set(id, element);
  }
  const lines = /* @__PURE__ */ new Map();
  for (const cell of cells.values()) {
    const [source, target] = [cell.source ?? "", cell.target ?? ""].map((id) => elementsById.get(id));
    const parentOrigin = origin(cell.parent);
    const ends = cell.ends;
    if (!source || !target || !ends || parentOrigin === null) continue;
    const points = [
      endAt(source, ends[0]),
      ...cell.points.map(({ x, y }) => ({ x: x + parentOrigin.corner.x, y: y + parentOrigin.corner.y })),
      endAt(target, ends[1])
    ];
    const key = lineName(cells.get(cell.source).name, cells.get(cell.target).name);
    const { along, offset } = cell;
    const line = { points, along, offset };
    if (!lines.has(key) && [...points, labelOn(line)].every(isWithinLimit)) lines.set(key, line);
  }
  return { elements: elementsByName, lines };
}
var endAt = ({ x, y, width, height }, share) => ({
  x: x + share.x * width,
  y: y + share.y * height
});
var numberIn = (text) => {
  const value = text === void 0 || text === "" ? 0 : Number(text);
  return Number.isFinite(value) ? value : 0;
};
var pointIn = ({ attributes }) => ({
  x: numberIn(attributes.get("x")),
  y: numberIn(attributes.get("y"))
});
function endsIn(style) {
  const values = new Map(style.split(";").map((entry) => [entry.split("=", 1)[0], entry.split("=")[1]]));
  const fractions = (end2) => {
    const [x, y] = [values.get(`${end2}X`), values.get(`${end2}Y`)];
    return x === void 0 || y === void 0 ? null : { x: numberIn(x), y: numberIn(y) };
  };
  const [start, end] = [fractions("exit"), fractions("entry")];
  return start === null || end === null ? null : [start, end];
}
var WRAPPERS = /* @__PURE__ */ new Set(["object", "UserObject"]);
function cellsIn(page) {
  const elements = new Map(typeof page === "string" ? elementsOf(unpacked(page)).entries() : page);
  const cells = /* @__PURE__ */ new Map();
  const ids = /* @__PURE__ */ new Map();
  for (const [index, element] of elements) {
    if (element.name === "mxCell") {
      const wrapper = elements.get(element.parent);
      const data = wrapper !== void 0 && WRAPPERS.has(wrapper.name) ? wrapper.attributes : element.attributes;
      const id2 = data.get("id") ?? "";
      if (id2 === "" || cells.has(id2)) continue;
      ids.set(index, id2);
      cells.set(id2, cellOf(element, data));
      continue;
    }
    const id = ids.get(element.name === "mxGeometry" ? element.parent : -1);
    if (id !== void 0) {
      ids.set(index, id);
      cells.set(id, { ...cells.get(id), ...geometryOf(element) });
    }
    if (element.name === "Array" && ids.has(element.parent)) ids.set(index, ids.get(element.parent));
    if (element.name === "mxPoint" && ids.has(element.parent)) addPoint(cells, ids.get(element.parent), element);
  }
  return cells;
}
function cellOf({ attributes }, data) {
  return {
    parent: attributes.get("parent") ?? null,
    name: data.get("address") ?? data.get("box") ?? null,
    rect: null,
    source: attributes.get("source") ?? null,
    target: attributes.get("target") ?? null,
    ends: attributes.get("edge") === "1" ? endsIn(attributes.get("style") ?? "") : null,
    points: [],
    along: 0.5,
    offset: ORIGIN
  };
}
function geometryOf(element) {
  const { attributes } = element;
  const { x } = pointIn(element);
  if (attributes.get("relative") === "1") return { along: Math.min(1, Math.max(0, (x + 1) / 2)) };
  const [width, height] = [numberIn(attributes.get("width")), numberIn(attributes.get("height"))];
  return { rect: { ...pointIn(element), width, height } };
}
function addPoint(cells, id, element) {
  const cell = cells.get(id);
  const as = element.attributes.get("as");
  if (as === "offset") cells.set(id, { ...cell, offset: pointIn(element) });
  if (as === void 0) cell.points.push(pointIn(element));
}
var NotRead = class extends Error {
};
function elementsOf(text) {
  if (text.length > UNPACKED_MAX) throw new NotRead(TOO_LONG);
  const elements = [];
  const open = [];
  const parser = new import_saxes.SaxesParser({ position: false });
  let attributeCount = 0;
  parser.on("opentagstart", () => {
    attributeCount = 0;
  });
  parser.on("attribute", () => {
    if (++attributeCount > ATTRIBUTES_MAX) throw new NotRead(TOO_MANY_ATTRIBUTES);
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (elements.length >= ELEMENTS_MAX) throw new NotRead(TOO_MANY_ELEMENTS);
    open.push(elements.length);
    elements.push({ name, attributes: new Map(Object.entries(attributes)), parent: open.at(-2) ?? -1, text: "" });
  });
  parser.on("closetag", () => void open.pop());
  parser.on("text", (content) => {
    if (open.at(-1) === elements.length - 1) elements.at(-1).text += content;
  });
  parser.on("doctype", () => {
    throw new NotRead(HAS_DECLARATIONS);
  });
  parser.on("error", () => {
    throw new NotRead(BROKEN_TAG);
  });
  if (text.trim() !== "") parser.write(text).close();
  return elements;
}

// src/layout/pinned/cells.ts
var ENDS = [
  ["source", "sourcePoint"],
  ["target", "targetPoint"]
];
var roundForFile = (value) => Math.round(value * 1e3) / 1e3 + 0;
var roundToCompare = (value) => Math.round(value * 100) / 100 + 0;
var numberIn2 = ({ attributes }, name) => {
  const value = Number(attributes.get(name) ?? 0);
  return Number.isFinite(value) ? value : 0;
};
var geometryElement = ({ inner }) => inner.children.find(({ name }) => name === "mxGeometry");
function geometryOf2(cell) {
  const geometry = geometryElement(cell);
  const none = { x: 0, y: 0, width: 0, height: 0, isRelative: false, points: [] };
  if (geometry === void 0) return none;
  const points = geometry.children.flatMap((child) => {
    if (child.name === "Array") return child.children.map((point) => pointWithRole(point, ""));
    return child.name === "mxPoint" ? [pointWithRole(child, child.attributes.get("as") ?? "")] : [];
  });
  const [x, y] = [roundToCompare(numberIn2(geometry, "x")), roundToCompare(numberIn2(geometry, "y"))];
  const [width, height] = [roundToCompare(numberIn2(geometry, "width")), roundToCompare(numberIn2(geometry, "height"))];
  const isRelative = geometry.attributes.get("relative") === "1";
  return {
    x,
    y,
    width,
    height,
    isRelative,
    points: points.filter(([role, a, b]) => role !== "offset" || a !== 0 || b !== 0)
  };
}
var pointWithRole = (point, role) => [role, roundToCompare(numberIn2(point, "x")), roundToCompare(numberIn2(point, "y"))];
var END_STYLE = /^(?:exit|entry)/;
function styleOf({ inner }) {
  const entries = (inner.attributes.get("style") ?? "").split(";").filter((entry) => entry !== "");
  return [entries.filter((entry) => !END_STYLE.test(entry)), entries.filter((entry) => END_STYLE.test(entry))];
}
var labelOf = ({ outer, inner }) => (outer === null ? inner.attributes.get("value") : outer.attributes.get("label")) ?? "";
var hasStyle = (cell, entry) => styleOf(cell)[0].includes(entry);
var isBox = (cell) => hasStyle(cell, "container=1");
var isAttached = (cell) => cell.kind === "vertex" && geometryOf2(cell).isRelative;
function originOf(id, cells) {
  let [x, y] = [0, 0];
  let at = id;
  for (let depth = 0; at !== null && depth < NESTED_MAX; depth += 1) {
    const cell = cells.get(at);
    if (cell === void 0) break;
    const place = geometryOf2(cell);
    if (cell.kind === "vertex" && !place.isRelative) [x, y] = [x + place.x, y + place.y];
    at = cell.parent;
  }
  return { x, y };
}
var byId = (cells) => new Map(cells.map((cell) => [cell.id, cell]));
var withoutAttribute = (attributes, name) => new Map([...attributes].filter(([key]) => key !== name));
var withInner = (cell, attributes) => ({
  ...cell,
  inner: { ...cell.inner, attributes: new Map([...cell.inner.attributes, ...Object.entries(attributes)]) }
});
var withStyle = (cell, [appearance, ends]) => withInner(cell, { style: [...appearance, ...ends].map((entry) => `${entry};`).join("") });
var withParent = (cell, parent) => ({ ...withInner(cell, { parent }), parent });
function withLabel(cell, label) {
  if (cell.outer === null) return withInner(cell, { value: label });
  return { ...cell, outer: { ...cell.outer, attributes: new Map([...cell.outer.attributes, ["label", label]]) } };
}
var withEnds = (cell, { inner }) => {
  const ends = ENDS.flatMap(([end]) => inner.attributes.has(end) ? [[end, inner.attributes.get(end)]] : []);
  const others = [...cell.inner.attributes].filter(([name]) => name !== "source" && name !== "target");
  return { ...cell, inner: { ...cell.inner, attributes: new Map([...others, ...ends]) } };
};
var DATA_ATTRIBUTES = /* @__PURE__ */ new Set([
  ...["id", "label", "address", "box", "type", "title", "name", "instances", "details", "change", "changes", "alert"],
  ...["relations", "link", "tags"]
]);
var CELL_ATTRIBUTES = /* @__PURE__ */ new Set([
  "id",
  "value",
  "style",
  "parent",
  "vertex",
  "edge",
  "source",
  "target"
]);
function withEditedData(cell, edited) {
  const states = [...edited.inner.attributes].filter(([name]) => !CELL_ATTRIBUTES.has(name));
  const data = [...edited.outer?.attributes ?? []].filter(([name]) => !DATA_ATTRIBUTES.has(name));
  const inner = states.length === 0 ? cell.inner : withInner(cell, Object.fromEntries(states)).inner;
  if (data.length === 0) return { ...cell, inner };
  if (cell.outer !== null) {
    return { ...cell, inner, outer: { ...cell.outer, attributes: new Map([...cell.outer.attributes, ...data]) } };
  }
  const attributes = new Map([["label", labelOf(cell)], ...data, ["id", cell.id]]);
  const bare = withoutAttribute(withoutAttribute(inner.attributes, "value"), "id");
  return {
    ...cell,
    outer: { name: "object", attributes, children: [], text: "" },
    inner: { ...inner, attributes: bare }
  };
}
var withGeometry = (cell, geometry) => ({
  ...cell,
  inner: { ...cell.inner, children: [...cell.inner.children.filter(({ name }) => name !== "mxGeometry"), geometry] }
});
var withGeometryOf = (cell, edited) => {
  const geometry = geometryElement(edited);
  return geometry === void 0 ? cell : withGeometry(cell, geometry);
};
function resizeCell(cell, { x, y, width, height }) {
  const values = Object.entries({ x, y, width, height }).map(
    ([name, value]) => [name, String(roundForFile(value))]
  );
  const geometry = geometryElement(cell);
  return withGeometry(cell, { ...geometry, attributes: new Map([...geometry.attributes, ...values]) });
}
function moveCell(cell, distance) {
  const geometry = geometryElement(cell);
  if (geometry === void 0 || distance.x === 0 && distance.y === 0) return cell;
  if (cell.kind === "vertex")
    return geometryOf2(cell).isRelative ? cell : withGeometry(cell, shiftedElement(geometry, distance));
  const children = geometry.children.map((child) => {
    if (child.name === "Array")
      return { ...child, children: child.children.map((point) => shiftedElement(point, distance)) };
    return child.name === "mxPoint" && child.attributes.get("as") !== "offset" ? shiftedElement(child, distance) : child;
  });
  return withGeometry(cell, { ...geometry, children });
}
var shiftedElement = (tree, { x, y }) => ({
  ...tree,
  attributes: new Map([
    ...tree.attributes,
    ["x", String(roundForFile(numberIn2(tree, "x") + x))],
    ["y", String(roundForFile(numberIn2(tree, "y") + y))]
  ])
});
function withLooseEnd(edge, end, as, { x, y }) {
  const attributes = /* @__PURE__ */ new Map([
    ["x", String(roundForFile(x))],
    ["y", String(roundForFile(y))],
    ["as", as]
  ]);
  const empty = {
    name: "mxGeometry",
    attributes: /* @__PURE__ */ new Map([
      ["relative", "1"],
      ["as", "geometry"]
    ]),
    children: [],
    text: ""
  };
  const geometry = geometryElement(edge) ?? empty;
  const others = geometry.children.filter((child) => child.attributes.get("as") !== as);
  const loose = withGeometry(edge, {
    ...geometry,
    children: [...others, { name: "mxPoint", attributes, children: [], text: "" }]
  });
  return { ...loose, inner: { ...loose.inner, attributes: withoutAttribute(loose.inner.attributes, end) } };
}
var idOf = ({ attributes }) => attributes.get("id") ?? "";
function pagesIn2(text) {
  const [file] = xmlElementsOf(text);
  if (file?.name === "mxGraphModel") return [{ ...pageOf({ ...file, children: [file] }), diagram: file }];
  const pages = file?.name === "mxfile" ? file.children.filter(({ name }) => name === "diagram") : [];
  if (pages.length === 0) throw new NotRead(NO_PAGE);
  return pages.map(pageOf);
}
function pageOf(diagram) {
  const uncompressed = diagram.children.find(({ name }) => name === "mxGraphModel");
  const model = uncompressed ?? (diagram.text.trim() === "" ? void 0 : xmlElementsOf(unpacked(diagram.text))[0]);
  if (model === void 0)
    return { diagram, model: { name: "mxGraphModel", attributes: /* @__PURE__ */ new Map(), children: [], text: "" }, cells: [] };
  const root = model.children.find(({ name }) => name === "root");
  return { diagram, model, cells: (root?.children ?? []).flatMap((tree) => cellIn(tree) ?? []) };
}
function cellIn(tree) {
  const outer = tree.name === "mxCell" ? null : tree;
  const inner = outer === null ? tree : tree.children.find(({ name }) => name === "mxCell");
  const id = tree.attributes.get("id");
  if (inner === void 0 || id === void 0) return null;
  const kind = inner.attributes.get("edge") === "1" ? "edge" : inner.attributes.get("vertex") === "1" ? "vertex" : "layer";
  return { id, parent: inner.attributes.get("parent") ?? null, kind, outer, inner };
}
function pageElement({ diagram, model, cells }) {
  const children = cells.map(({ outer, inner }) => outer === null ? inner : { ...outer, children: [inner] });
  const root = { name: "root", attributes: /* @__PURE__ */ new Map(), children, text: "" };
  return { ...diagram, text: "", children: [{ ...model, children: [root] }] };
}
function xmlElementsOf(text) {
  const elements = elementsOf(text);
  const children = /* @__PURE__ */ new Map();
  for (const [index, { parent }] of elements.entries()) {
    const siblings = children.get(parent);
    if (siblings === void 0) children.set(parent, [index]);
    else siblings.push(index);
  }
  const elementAt = (index, depth) => {
    if (depth > NESTED_MAX) throw new NotRead(TOO_DEEP);
    const { name, attributes, text: elementText } = elements[index];
    return {
      name,
      attributes,
      text: elementText,
      children: (children.get(index) ?? []).map((at) => elementAt(at, depth + 1))
    };
  };
  return (children.get(-1) ?? []).map((index) => elementAt(index, 0));
}
var ENTITIES = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;"
};
var escapeText = (text) => text.replace(/[&<>"']/g, (character) => ENTITIES[character]).replace(/[\t\n\r\u2028\u2029]/g, (character) => `&#${character.charCodeAt(0)};`);
var ONE_CHILD_PER_LINE = /* @__PURE__ */ new Set(["root"]);
function xmlOf({ name, attributes, children, text }) {
  const start = `<${name}${[...attributes].map(([key, value]) => ` ${key}="${escapeText(value)}"`).join("")}`;
  const inside2 = children.map(xmlOf);
  if (ONE_CHILD_PER_LINE.has(name)) return `${start}>
${inside2.join("\n")}
</${name}>`;
  const separator = name === "mxfile" ? "\n" : "";
  const content = children.length === 0 ? escapeText(text.trim()) : inside2.join(separator);
  return content === "" ? `${start}/>` : `${start}>${content}</${name}>`;
}

// src/layout/pinned/edits.ts
function withEdits(fresh, edited, name) {
  try {
    return mergedFiles(fresh, edited);
  } catch (error) {
    if (!(error instanceof NotRead)) throw error;
    throw new InvalidInput(notDrawioFile(name, error.message), { remedy: NOT_DRAWIO_REMEDY });
  }
}
function mergedFiles(fresh, edited) {
  const [file, ...others] = xmlElementsOf(fresh);
  const before = pagesIn2(edited);
  const isBare = before[0]?.diagram.name !== "diagram";
  const editedPages = new Map(before.map((page) => [idOf(page.diagram), page]));
  const deleted = [];
  let isOld = false;
  const known = knownPages(before);
  const isDeleted = (diagram) => !editedPages.has(idOf(diagram)) && known.has(hashOfId(idOf(diagram)));
  const [deletedPages, kept] = isBare ? [[], file.children] : [file.children.filter(isDeleted), file.children.filter((diagram) => !isDeleted(diagram))];
  const results = kept.map((diagram, index) => {
    const page = pageOf(diagram);
    const editedPage = isBare ? before[index] : editedPages.get(idOf(diagram));
    const record = recordOf(page, file);
    if (editedPage === void 0) return { earlier: editedPage, tree: pageElement(withRecord(page, record, null)) };
    const merge = new PageMerge(page, editedPage);
    deleted.push(...merge.deleted);
    isOld ||= merge.record === null;
    return {
      earlier: editedPage,
      tree: pageElement(withRecord(merge.merged(), record, merge.edited.get(ROOT) ?? null))
    };
  });
  const treesBefore = new Map(results.flatMap(({ earlier, tree }) => earlier ? [[earlier, tree]] : []));
  const pages = before.flatMap((page) => treesBefore.get(page) ?? leftoverPage(page, file));
  results.forEach(({ earlier, tree }, at) => {
    if (!earlier) pages.splice(at === 0 ? 0 : pages.indexOf(results[at - 1].tree) + 1, 0, tree);
  });
  const text = [{ ...file, children: pages }, ...others].map((tree) => xmlOf(tree)).join("");
  const names = deletedPages.map(({ attributes }) => attributes.get("name") ?? "");
  return { text: `${text}
`, deleted: [...new Set(deleted)], deletedPages: names, isOld };
}
var knownPages = (pages) => new Set(pages.flatMap((page) => [...recordIn(page)?.pages ?? []]));
function leftoverPage(page, file) {
  if (recordIn(page) === null) return [page.diagram];
  const empty = { ...page, cells: page.cells.filter(({ id }) => PAGE_CELLS.has(id)) };
  const merged = new PageMerge(empty, page).merged();
  const root = page.cells.find(({ id }) => id === ROOT) ?? null;
  return merged.cells.length > empty.cells.length ? [pageElement(withRecord(merged, recordOf(empty, file), root))] : [];
}
function withRecords(fresh) {
  const [file] = xmlElementsOf(fresh);
  const pages = file.children.map((diagram) => {
    const page = pageOf(diagram);
    return pageElement(withRecord(page, recordOf(page, file), null));
  });
  return `${xmlOf({ ...file, children: pages })}
`;
}
function editStateOf(text) {
  let pages;
  try {
    pages = pagesIn2(text);
  } catch (error) {
    if (error instanceof NotRead) return "foreign";
    throw error;
  }
  const records = pages.map(recordIn);
  if (records.every((record) => record === null)) {
    const [file] = xmlElementsOf(text);
    return file?.attributes.get("host") === HOST ? "unchanged" : "foreign";
  }
  const present = new Set(pages.map(({ diagram }) => hashOfId(idOf(diagram))));
  if ([...knownPages(pages)].some((page) => !present.has(page))) return "edited";
  const isUnchanged = pages.every(({ cells }, index) => {
    const record = records[index] ?? null;
    if (record === null || record.isRenamed) return false;
    const ours = cells.filter(({ id }) => id !== ROOT);
    return ours.length === record.facets.size && ours.every((cell) => sameFacets(record.facets.get(hashOfId(cell.id)), facetsOf(cell)));
  });
  return isUnchanged ? "unchanged" : "edited";
}
var HOST = "groundplan";
var ROOT = "0";
var DRAWING = "1";
var NOTES = "notes";
var PAGE_CELLS = /* @__PURE__ */ new Set([ROOT, DRAWING, NOTES]);
var TITLE = "note";
var RECORD = "groundplan";
var VERSION = "1";
var ID_LENGTH = 10;
var FACET_LENGTH = 5;
var ENTRY = new RegExp(`^([0-9a-z]{${ID_LENGTH}})${`([0-9a-z]{${FACET_LENGTH}})`.repeat(4)}$`);
var PAGE = new RegExp(`[0-9a-z]{${ID_LENGTH}}`, "g");
var ENTRY_LENGTH = ID_LENGTH + 4 * FACET_LENGTH;
var sameFacets = (a, b) => a !== void 0 && a.style === b.style && a.label === b.label && a.geometry === b.geometry && a.ends === b.ends;
function recordOf({ diagram, cells }, file) {
  const entries = cells.filter(({ id }) => id !== ROOT).map((cell) => {
    const { style, label, geometry, ends } = facetsOf(cell);
    return `${hashOfId(cell.id)}${style}${label}${geometry}${ends}`;
  });
  const pages = file.children.map((page) => hashOfId(idOf(page)));
  return [VERSION, hashOfId(idOf(diagram)), nameHash(diagram), entries.sort().join(""), pages.join("")].join(" ");
}
var nameHash = ({ attributes }) => hashOf(attributes.get("name") ?? "", 1).slice(0, FACET_LENGTH);
function recordIn({ diagram, cells }) {
  const words = cells.find(({ id }) => id === ROOT)?.outer?.attributes.get(RECORD)?.split(" ") ?? [];
  const [version, page, name = "", text = "", pages = ""] = words;
  const isBare = diagram.name !== "diagram";
  if (version !== VERSION || !isBare && page !== hashOfId(idOf(diagram))) return null;
  const facets = /* @__PURE__ */ new Map();
  for (let at = 0; at < text.length; at += ENTRY_LENGTH) {
    const parts = ENTRY.exec(text.slice(at, at + ENTRY_LENGTH));
    if (parts === null) return null;
    const [, id, style, label, geometry, ends] = parts;
    facets.set(id, { style, label, geometry, ends });
  }
  const hashes = new Set(isBare ? [] : pages.match(PAGE));
  return { isRenamed: !isBare && name !== nameHash(diagram), facets, pages: hashes };
}
function withRecord(page, record, before) {
  const data = new Map([...before?.outer?.attributes ?? [], [RECORD, record]]);
  data.delete("id");
  const cells = page.cells.map((cell) => {
    if (cell.id !== ROOT) return cell;
    const inner = { ...cell.inner, attributes: withoutAttribute(cell.inner.attributes, "id") };
    const outer = { name: "object", attributes: new Map([...data, ["id", ROOT]]), children: [], text: "" };
    return { ...cell, outer, inner };
  });
  return { ...page, cells };
}
function facetsOf(cell) {
  const [appearance, ends] = styleOf(cell);
  const hash = (text) => hashOf(text, 1).slice(0, FACET_LENGTH);
  const { parent, kind, inner } = cell;
  const link = (name) => inner.attributes.get(name) ?? "";
  return {
    style: hash([...appearance].sort().join(";")),
    label: hash(labelOf(cell)),
    geometry: hash(JSON.stringify([geometryOf2(cell), [...ends].sort()])),
    ends: hash(kind === "edge" ? `${link("source")}
${link("target")}` : parent ?? "")
  };
}
var hashOfId = (id) => (hashOf(id, 1) + hashOf(id, 2)).slice(0, ID_LENGTH);
function hashOf(text, seed) {
  let hash = 2166136261 ^ Math.imul(seed, 2654435761);
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  hash = Math.imul(hash ^ hash >>> 15, 739982445);
  hash = Math.imul(hash ^ hash >>> 12, 695872825);
  return ((hash ^ hash >>> 15) >>> 0).toString(36).padStart(7, "0").split("").reverse().join("");
}
var PageMerge = class {
  constructor(page, earlier) {
    this.page = page;
    this.earlier = earlier;
    this.record = recordIn(earlier);
    this.edited = byId(earlier.cells);
    this.#fresh = byId(page.cells);
    this.#gone = this.#goneCells();
    this.#shift = this.#pageShift();
  }
  page;
  earlier;
  record;
  edited;
  #fresh;
  /** Ids of fresh cells that are left out, because the user deleted them. */
  #gone;
  /** Distance by which the whole page has moved from the edited to the fresh file. */
  #shift;
  /** Addresses of the elements that the user deleted. */
  get deleted() {
    return [...this.#gone].flatMap((id) => this.#fresh.get(id).outer?.attributes.get("address") ?? []);
  }
  merged() {
    const remaining = this.page.cells.filter(({ id }) => !this.#gone.has(id)).map((cell) => this.#mergedCell(cell));
    const cells = this.#withAdded(remaining);
    const { model, diagram } = this.page;
    const settings = [...this.earlier.model.attributes].filter(([name]) => !SIZES.has(name));
    return {
      diagram: { ...diagram, attributes: new Map([...diagram.attributes, ...this.#name()]) },
      model: { ...model, attributes: new Map([...model.attributes, ...settings]) },
      cells
    };
  }
  /** Returns the name of a page that was renamed. */
  #name() {
    const name = this.earlier.diagram.attributes.get("name");
    return name !== void 0 && this.record?.isRenamed === true ? [["name", name]] : [];
  }
  /** True for a cell that groundplan wrote. Without a record, its id, data and style have to tell. */
  #isRecorded({ id, outer, inner, kind }) {
    if (this.record !== null) return this.record.facets.has(hashOfId(id));
    const style = inner.attributes.get("style") ?? "";
    if (kind === "layer") return id === ROOT || id === DRAWING || id === NOTES;
    if (outer?.attributes.has("address") === true || outer?.attributes.has("box") === true) return true;
    return inner.attributes.get("parent") === NOTES || /(?:^|;)part=1(?:;|$)/.test(style) || id.includes(" > ");
  }
  /** Returns the ids of the deleted cells, and of the cells that depend on them: attached labels, and edges at them. */
  #goneCells() {
    const gone = /* @__PURE__ */ new Set();
    if (this.record === null) return gone;
    for (const { id } of this.page.cells) {
      if (id !== ROOT && !this.edited.has(id) && this.record.facets.has(hashOfId(id))) gone.add(id);
    }
    for (const cell of this.page.cells) {
      const { kind, parent, inner } = cell;
      const ends = [inner.attributes.get("source"), inner.attributes.get("target")];
      const lacksEnd = kind === "edge" && ends.some((end) => end !== void 0 && gone.has(end));
      if (lacksEnd || isAttached(cell) && parent !== null && gone.has(parent)) gone.add(cell.id);
    }
    return gone;
  }
  /** Returns the most frequent shift of the elements outside all boxes. */
  #pageShift() {
    const counts = /* @__PURE__ */ new Map();
    for (const cell of this.page.cells) {
      const before = this.edited.get(cell.id);
      if (before === void 0 || cell.kind !== "vertex" || cell.parent !== DRAWING || before.parent !== DRAWING)
        continue;
      const [now, then] = [geometryOf2(cell), geometryOf2(before)];
      const shift = { x: roundForFile(now.x - then.x), y: roundForFile(now.y - then.y) };
      const key = `${shift.x} ${shift.y}`;
      const entry = counts.get(key) ?? { shift, count: 0 };
      entry.count += 1;
      counts.set(key, entry);
    }
    const [first] = [...counts.values()].sort((a, b) => b.count - a.count);
    return first?.shift ?? { x: 0, y: 0 };
  }
  // ---- Cells that groundplan wrote.
  #mergedCell(fresh) {
    const cell = this.#inRemainingParent(fresh);
    const edited = this.edited.get(fresh.id);
    if (edited === void 0 || fresh.id === ROOT || edited.kind !== fresh.kind) return cell;
    const recorded = this.record?.facets.get(hashOfId(fresh.id)) ?? null;
    const changed = recorded === null ? NOTHING_CHANGED : changesOf(recorded, facetsOf(edited));
    const isOtherNote = fresh.parent === NOTES && fresh.id !== TITLE && recorded !== null && facetsOf(fresh).label !== recorded.label;
    if (isOtherNote) return cell;
    const withData = withEditedData(cell, edited);
    const labelled = changed.label ? withLabel(withData, labelOf(edited)) : withData;
    return fresh.kind === "edge" ? this.#mergedEdge(labelled, edited, changed) : this.#mergedShape(labelled, edited, changed);
  }
  /** Returns the cell in the innermost box that still exists, at the same position on the page. */
  #inRemainingParent(cell) {
    if (cell.parent === null || !this.#gone.has(cell.parent)) return cell;
    let parent = cell.parent;
    while (this.#gone.has(parent)) parent = this.#fresh.get(parent).parent ?? DRAWING;
    const [from, to] = [originOf(cell.parent, this.#fresh), originOf(parent, this.#fresh)];
    return withParent(moveCell(cell, { x: from.x - to.x, y: from.y - to.y }), parent);
  }
  #mergedShape(cell, edited, changed) {
    const styled = changed.style ? withStyle(cell, styleOf(edited)) : cell;
    const group = this.#groupOf(cell, edited);
    if (group !== null) return withParent(withGeometryOf(styled, edited), group);
    if (!changed.geometry || isBox(cell)) return styled;
    if (isAttached(cell)) return isAttached(edited) ? withGeometryOf(styled, edited) : styled;
    if (cell.parent === NOTES) return moveCell(withGeometryOf(styled, edited), this.#shift);
    const [now, { width, height }] = [geometryOf2(cell), geometryOf2(edited)];
    return resizeCell(styled, {
      x: now.x + (now.width - width) / 2,
      y: now.y + (now.height - height) / 2,
      width,
      height
    });
  }
  /** Returns the id of a shape that the user put between a cell and its box, such as a group; null if there is none. */
  #groupOf(cell, edited) {
    let id = edited.parent;
    if (id === null || id === cell.parent) return null;
    for (let depth = 0; id !== null && depth < NESTED_MAX; depth += 1) {
      const above = this.edited.get(id);
      if (above === void 0) return null;
      if (this.#isRecorded(above)) return above.id === cell.parent ? edited.parent : null;
      id = above.parent;
    }
    return null;
  }
  #mergedEdge(cell, edited, changed) {
    const [appearance, ends] = styleOf(cell);
    const [editedAppearance, editedEnds] = styleOf(edited);
    const hasOtherEnds = changed.ends && this.#hasEnds(edited);
    const isRerouted = changed.geometry || hasOtherEnds;
    const style = [changed.style ? editedAppearance : appearance, isRerouted ? editedEnds : ends];
    const styled = changed.style || isRerouted ? withStyle(cell, style) : cell;
    const connected = hasOtherEnds ? withEnds(styled, edited) : styled;
    if (!isRerouted) return connected;
    const source = edited.inner.attributes.get("source") ?? "";
    const shift = this.#shiftOf(source);
    const [before, now] = [originOf(edited.parent, this.edited), originOf(cell.parent, this.#fresh)];
    const distance = { x: before.x + shift.x - now.x, y: before.y + shift.y - now.y };
    return moveCell(withGeometryOf(connected, edited), distance);
  }
  /**
   * Returns the distance by which a cell has moved from the edited to the fresh file; that of the page for a cell that
   * is not in both.
   */
  #shiftOf(id) {
    if (!this.#fresh.has(id) || !this.edited.has(id)) return this.#shift;
    const [now, before] = [originOf(id, this.#fresh), originOf(id, this.edited)];
    return { x: now.x - before.x, y: now.y - before.y };
  }
  #hasEnds({ inner }) {
    const ends = [inner.attributes.get("source"), inner.attributes.get("target")];
    return ends.every((end) => end === void 0 || this.#stays(end));
  }
  // ---- Cells that the user added.
  /** True if the result contains this cell of the edited file. */
  #stays(id) {
    const cell = this.edited.get(id);
    if (cell === void 0) return false;
    return this.#isRecorded(cell) ? this.#fresh.has(id) && !this.#gone.has(id) : true;
  }
  /**
   * Adds the cells that the user added, each after the cell that it follows in the edited file, so that a shape in the
   * background stays there.
   */
  #withAdded(remaining) {
    const result = [...remaining];
    const last = /* @__PURE__ */ new Map();
    for (const cell of this.earlier.cells) {
      const before = last.get(cell.parent);
      if (this.#stays(cell.id)) last.set(cell.parent, cell.id);
      if (cell.id === ROOT || this.#isRecorded(cell)) continue;
      const added = this.#addedCell(cell);
      if (added === null) continue;
      const at = before === void 0 ? result.findIndex(({ parent, kind }) => parent === added.parent && kind !== "layer") : result.findIndex(({ id }) => id === before) + 1;
      result.splice(at < 0 ? result.length : at, 0, added);
    }
    return result;
  }
  /**
   * Returns an added cell in the innermost of its parents that still exists; null for the label of an edge that no
   * longer exists.
   */
  #addedCell(cell) {
    const { parent } = cell;
    if (cell.kind === "layer" || parent === null) return cell;
    let remaining = parent;
    for (let depth = 0; remaining !== null && !this.#stays(remaining); depth += 1) {
      if (depth > NESTED_MAX) return null;
      remaining = this.edited.get(remaining)?.parent ?? null;
    }
    const target = remaining === null || remaining === ROOT ? DRAWING : remaining;
    if (target !== parent && isAttached(cell)) return null;
    const [from, to] = [originOf(parent, this.edited), originOf(target, this.edited)];
    const isLayer = this.edited.get(target)?.kind === "layer" || target === DRAWING;
    const shift = isLayer ? this.#shift : { x: 0, y: 0 };
    const placed = withParent(moveCell(cell, { x: from.x - to.x + shift.x, y: from.y - to.y + shift.y }), target);
    return cell.kind === "edge" ? this.#withLooseEnds(placed, to, shift) : placed;
  }
  /** Returns an edge whose ends at cells that no longer exist are loose, in the middle of their former places. */
  #withLooseEnds(edge, origin, shift) {
    let result = edge;
    for (const [end, as] of ENDS) {
      const id = edge.inner.attributes.get(end);
      if (id === void 0 || this.#stays(id)) continue;
      const cell = this.edited.get(id);
      const [corner, { width, height }] = cell === void 0 ? [origin, NO_SIZE] : [originOf(id, this.edited), geometryOf2(cell)];
      const point = { x: corner.x + width / 2 - origin.x + shift.x, y: corner.y + height / 2 - origin.y + shift.y };
      result = withLooseEnd(result, end, as, point);
    }
    return result;
  }
};
var SIZES = /* @__PURE__ */ new Set(["pageWidth", "pageHeight"]);
var NO_SIZE = { width: 0, height: 0 };
var NOTHING_CHANGED = { style: false, label: false, geometry: false, ends: false };
var changesOf = (a, b) => ({
  style: a.style !== b.style,
  label: a.label !== b.label,
  geometry: a.geometry !== b.geometry,
  ends: a.ends !== b.ends
});

// src/render/own-icon.ts
var import_saxes2 = __toESM(require_saxes());

// elsewhere:src/platform/text/colours.ts
var module6 = require("./picture.js").modules["src/platform/text/colours.ts"]();
var FILLED = module6.FILLED;
var LINE_CONTRAST = module6.LINE_CONTRAST;
var TEXT_CONTRAST = module6.TEXT_CONTRAST;
var contrastOf = module6.contrastOf;
var hexColour = module6.hexColour;
var legibleOn = module6.legibleOn;
var mixOf = module6.mixOf;

// elsewhere:src/render/limits.ts
var module7 = require("./picture.js").modules["src/render/limits.ts"]();
var EVIDENCE_ADDRESS_MAX = module7.EVIDENCE_ADDRESS_MAX;
var EVIDENCE_BYTES = module7.EVIDENCE_BYTES;
var EVIDENCE_SHARE_OF_DRAWING = module7.EVIDENCE_SHARE_OF_DRAWING;
var EVIDENCE_TEXT_MAX = module7.EVIDENCE_TEXT_MAX;
var FONTS_MAX = module7.FONTS_MAX;
var FONT_BYTES_MAX = module7.FONT_BYTES_MAX;
var FONT_MEMORY_MAX = module7.FONT_MEMORY_MAX;
var FONT_SECONDS = module7.FONT_SECONDS;
var FOREIGN_TEXT_MAX = module7.FOREIGN_TEXT_MAX;
var ICONS_MAX = module7.ICONS_MAX;
var ICON_ATTRIBUTES_MAX = module7.ICON_ATTRIBUTES_MAX;
var ICON_BYTES_MAX = module7.ICON_BYTES_MAX;
var ICON_COORDINATE_MAX = module7.ICON_COORDINATE_MAX;
var ICON_DEPTH_MAX = module7.ICON_DEPTH_MAX;
var ICON_ELEMENTS_MAX = module7.ICON_ELEMENTS_MAX;
var ICON_PIXELS_MAX = module7.ICON_PIXELS_MAX;
var ICON_SCALE_MAX = module7.ICON_SCALE_MAX;
var MERMAID_CHARACTERS_MAX = module7.MERMAID_CHARACTERS_MAX;
var MERMAID_EDGES_MAX = module7.MERMAID_EDGES_MAX;
var MERMAID_LABEL_LENGTH_MAX = module7.MERMAID_LABEL_LENGTH_MAX;
var MERMAID_NODES_MAX = module7.MERMAID_NODES_MAX;
var OUTLINE_CHARACTERS_MAX = module7.OUTLINE_CHARACTERS_MAX;
var PNG_MAX_PIXELS = module7.PNG_MAX_PIXELS;
var PNG_USUAL_PIXELS = module7.PNG_USUAL_PIXELS;

// elsewhere:src/render/messages.ts
var module8 = require("./picture.js").modules["src/render/messages.ts"]();
var DIAGRAM = module8.DIAGRAM;
var FONT_PACKED_REMEDY = module8.FONT_PACKED_REMEDY;
var FONT_REMEDY = module8.FONT_REMEDY;
var FONT_WITHOUT_OUTLINES_REMEDY = module8.FONT_WITHOUT_OUTLINES_REMEDY;
var ICON_DOCTYPE = module8.ICON_DOCTYPE;
var ICON_EMPTY = module8.ICON_EMPTY;
var ICON_IDS = module8.ICON_IDS;
var ICON_NOT_SVG = module8.ICON_NOT_SVG;
var ICON_PNG_DAMAGED = module8.ICON_PNG_DAMAGED;
var ICON_PNG_KIND = module8.ICON_PNG_KIND;
var ICON_STYLESHEET = module8.ICON_STYLESHEET;
var ICON_WITHOUT_SIZE = module8.ICON_WITHOUT_SIZE;
var LEGEND_COUNT_SAMPLE = module8.LEGEND_COUNT_SAMPLE;
var NOTES_LAYER = module8.NOTES_LAYER;
var NOT_AN_SVG = module8.NOT_AN_SVG;
var NOT_A_FONT = module8.NOT_A_FONT;
var NOT_READABLE_SVG = module8.NOT_READABLE_SVG;
var OUTSIDE = module8.OUTSIDE;
var PAGE_COLLAPSE = module8.PAGE_COLLAPSE;
var PAGE_COPY_PNG = module8.PAGE_COPY_PNG;
var PAGE_COPY_SVG = module8.PAGE_COPY_SVG;
var PAGE_DETAILS = module8.PAGE_DETAILS;
var PAGE_DRIFT = module8.PAGE_DRIFT;
var PAGE_EXPAND = module8.PAGE_EXPAND;
var PAGE_FIT = module8.PAGE_FIT;
var PAGE_FLOW = module8.PAGE_FLOW;
var PAGE_IS_INSIDE = module8.PAGE_IS_INSIDE;
var PAGE_KEYS = module8.PAGE_KEYS;
var PAGE_KEYS_OF_CHANGE = module8.PAGE_KEYS_OF_CHANGE;
var PAGE_KEYS_OF_LEVELS = module8.PAGE_KEYS_OF_LEVELS;
var PAGE_LAYERS = module8.PAGE_LAYERS;
var PAGE_LEVELS = module8.PAGE_LEVELS;
var PAGE_LIST = module8.PAGE_LIST;
var PAGE_MORE = module8.PAGE_MORE;
var PAGE_OVERVIEW = module8.PAGE_OVERVIEW;
var PAGE_PRINT = module8.PAGE_PRINT;
var PAGE_SEARCH = module8.PAGE_SEARCH;
var PAGE_SIDES = module8.PAGE_SIDES;
var PAGE_THEME = module8.PAGE_THEME;
var PAGE_ZOOM = module8.PAGE_ZOOM;
var PAGE_ZOOM_IN = module8.PAGE_ZOOM_IN;
var PAGE_ZOOM_OUT = module8.PAGE_ZOOM_OUT;
var RASTERISER_FAILED = module8.RASTERISER_FAILED;
var RASTERISER_FAILED_REMEDY = module8.RASTERISER_FAILED_REMEDY;
var TITLE_WITHOUT_WORDS = module8.TITLE_WITHOUT_WORDS;
var WAS_HERE = module8.WAS_HERE;
var andMore = module8.andMore;
var edgeTooltip = module8.edgeTooltip;
var fontDamaged = module8.fontDamaged;
var fontPacked = module8.fontPacked;
var fontUndrawable = module8.fontUndrawable;
var fontUnknown = module8.fontUnknown;
var fontWithoutOutlines = module8.fontWithoutOutlines;
var iconElementUnknown = module8.iconElementUnknown;
var iconPixels = module8.iconPixels;
var iconTooDeep = module8.iconTooDeep;
var iconTooLarge = module8.iconTooLarge;
var iconTooManyElements = module8.iconTooManyElements;
var iconValueUnknown = module8.iconValueUnknown;
var inside = module8.inside;
var mermaidFolded = module8.mermaidFolded;
var mermaidOfBoxes = module8.mermaidOfBoxes;
var mermaidOfChanges = module8.mermaidOfChanges;
var mermaidOfKinds = module8.mermaidOfKinds;
var mermaidOfOuterBoxes = module8.mermaidOfOuterBoxes;
var mermaidOfPart = module8.mermaidOfPart;
var moreInside = module8.moreInside;
var notANumber = module8.notANumber;
var notDrawable = module8.notDrawable;
var pictureDescription = module8.pictureDescription;
var pngScaledDown = module8.pngScaledDown;
var textsUndrawn = module8.textsUndrawn;
var times = module8.times;
var titleOfChange = module8.titleOfChange;

// elsewhere:src/render/pdf/matrix.ts
var module9 = require("./shapes.js").modules["src/render/pdf/matrix.ts"]();
var IDENTITY = module9.IDENTITY;
var applyMatrix = module9.applyMatrix;
var compose = module9.compose;
var parseTransform = module9.parseTransform;

// elsewhere:src/render/pdf/shapes.ts
var module10 = require("./shapes.js").modules["src/render/pdf/shapes.ts"]();
var edgesOf = module10.edgesOf;
var extendBounds = module10.extendBounds;
var noBounds = module10.noBounds;
var outlineOf = module10.outlineOf;
var outlinePoints = module10.outlinePoints;
var outlineText = module10.outlineText;

// elsewhere:src/render/png/pixels.ts
var module11 = require("./deflate.js").modules["src/render/png/pixels.ts"]();
var IconFault = module11.IconFault;
var decodePng = module11.decodePng;
var encodePng = module11.encodePng;
var isPng = module11.isPng;

// elsewhere:src/render/svg/notation.ts
var module12 = require("./picture.js").modules["src/render/svg/notation.ts"]();
var darkStyle = module12.darkStyle;
var escapeXml = module12.escapeXml;
var formatNumber = module12.formatNumber;
var formatPoint = module12.formatPoint;
var paintAttributes = module12.paintAttributes;
var unescapeXml = module12.unescapeXml;

// src/render/own-icon.ts
function readIcon(bytes, slug) {
  if (bytes.length > ICON_BYTES_MAX) throw new IconFault(iconTooLarge(ICON_BYTES_MAX));
  return isPng(bytes) ? pngIcon(bytes) : svgIcon(bytes, slug);
}
var WITHOUT_EFFECT = /* @__PURE__ */ new Set(["title", "desc", "metadata"]);
function parseSvg(bytes) {
  const document = { name: "", attributes: /* @__PURE__ */ new Map(), children: [] };
  const open = [document];
  let count = 0;
  const parser = new import_saxes2.SaxesParser({ position: false });
  parser.on("error", () => {
    throw new IconFault(ICON_NOT_SVG);
  });
  parser.on("doctype", () => {
    throw new IconFault(ICON_DOCTYPE);
  });
  let attributeCount = 0;
  parser.on("opentagstart", () => {
    attributeCount = 0;
  });
  parser.on("attribute", () => {
    if (++attributeCount > ICON_ATTRIBUTES_MAX) throw new IconFault(ICON_NOT_SVG);
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (++count > ICON_ELEMENTS_MAX) throw new IconFault(iconTooManyElements(ICON_ELEMENTS_MAX));
    if (open.length > ICON_DEPTH_MAX) throw new IconFault(iconTooDeep(ICON_DEPTH_MAX));
    const element = {
      name: name.replace(/^svg:/, ""),
      attributes: new Map(Object.entries(attributes)),
      children: []
    };
    open.at(-1).children.push(element);
    open.push(element);
  });
  parser.on("closetag", () => open.pop());
  parser.write(textOf(bytes)).close();
  const root = document.children[0];
  if (root?.name !== "svg") throw new IconFault(ICON_NOT_SVG);
  return root;
}
function textOf(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new IconFault(ICON_NOT_SVG);
  }
}
var refuse = (name) => {
  throw new IconFault(iconValueUnknown(name));
};
var NUMBER = /^[+-]?(?:\d{1,9}(?:\.\d{0,20})?|\.\d{1,20})(?:e[+-]?\d{1,2})?$/i;
function numberOf(text, max = ICON_COORDINATE_MAX) {
  const value = NUMBER.test(text) ? Number(text) : Number.NaN;
  return Math.abs(value) <= max ? value : null;
}
var length = (value, name) => {
  const text = value.trim().replace(/px$/, "");
  return String(numberOf(text) ?? refuse(name));
};
var lengthOrPercentage = (value, name, context) => value.trim().endsWith("%") ? `${length(value.trim().slice(0, -1), name, context)}%` : length(value, name, context);
var nonNegative = (value, name, context) => Number(length(value, name, context)) < 0 ? refuse(name) : length(value, name, context);
var fraction = (value, name) => {
  const isPercent = value.trim().endsWith("%");
  const number = numberOf(value.trim().replace(/%$/, ""));
  if (number === null) return refuse(name);
  return String(Math.min(1, Math.max(0, isPercent ? number / 100 : number)));
};
var oneOf = (...values) => (value, name) => values.includes(value.trim()) ? value.trim() : refuse(name);
var numbers = (value, name) => {
  const list = value.trim().split(/[\s,]+/);
  return list.map((text) => String(numberOf(text.replace(/px$/, "")) ?? refuse(name))).join(" ");
};
var dashes = (value, name, context) => value.trim() === "none" ? "none" : numbers(value, name, context);
var COLOUR_NAMES = {
  black: "#000000",
  white: "#ffffff",
  gray: "#808080",
  grey: "#808080",
  silver: "#c0c0c0",
  red: "#ff0000",
  green: "#008000",
  blue: "#0000ff",
  yellow: "#ffff00",
  orange: "#ffa500",
  purple: "#800080",
  navy: "#000080",
  teal: "#008080",
  maroon: "#800000",
  olive: "#808000",
  lime: "#00ff00",
  aqua: "#00ffff",
  fuchsia: "#ff00ff",
  // Stands for the text colour of the surrounding page, which an icon file does not have.
  currentColor: "#344054"
};
var RGB = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/;
var colour = (value, name) => {
  const text = value.trim();
  const [, ...parts] = RGB.exec(text) ?? [];
  if (parts.length === 3 && parts.every((part) => Number(part) <= 255))
    return `#${parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
  const named = Object.hasOwn(COLOUR_NAMES, text) ? COLOUR_NAMES[text] : void 0;
  return named ?? hexColour(text) ?? refuse(name);
};
var REFERENCE = /^url\(\s*(["']?)#([^"'()\s]+)\1\s*\)$/;
var reference = (kind) => (value, name, { ids }) => {
  const id = REFERENCE.exec(value.trim())?.[2];
  return `url(#${ids.get(`${kind} ${id}`) ?? refuse(name)})`;
};
var paint = (value, name, context) => {
  if (value.trim() === "none" || value.trim() === "transparent") return "none";
  return value.trim().startsWith("url(") ? reference("gradient")(value, name, context) : colour(value, name, context);
};
var clipPath = (value, name, context) => value.trim() === "none" ? null : reference("clipPath")(value, name, context);
var TRANSFORM = /^(?:(?:matrix|translate|scale|rotate)\([\d\s,.eE+-]{1,200}\)[\s,]*)*$/;
var transform = (value, name, { matrix }) => {
  const text = value.trim();
  if (text.length > 1e3 || !TRANSFORM.test(text)) return refuse(name);
  const composed = compose(matrix, parseTransform(text));
  return composed.every((factor) => Math.abs(factor) <= ICON_SCALE_MAX) ? text : refuse(name);
};
var pathData = (value, name) => {
  for (const [text] of value.matchAll(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi)) {
    if (!(Math.abs(Number(text)) <= ICON_COORDINATE_MAX)) refuse(name);
  }
  try {
    outlineOf({ name: "path", attributes: /* @__PURE__ */ new Map([["d", value]]), children: [] }, { width: 1, height: 1 });
  } catch {
    refuse(name);
  }
  return value.replace(/\s+/g, " ").trim();
};
var STYLE_RULES = {
  fill: paint,
  stroke: paint,
  opacity: fraction,
  "fill-opacity": fraction,
  "stroke-opacity": fraction,
  "fill-rule": oneOf("nonzero", "evenodd"),
  "clip-rule": oneOf("nonzero", "evenodd"),
  "stroke-width": nonNegative,
  "stroke-linecap": oneOf("butt", "round", "square"),
  "stroke-linejoin": oneOf("miter", "round", "bevel"),
  "stroke-miterlimit": nonNegative,
  "stroke-dasharray": dashes,
  "stroke-dashoffset": length,
  "clip-path": clipPath,
  transform
};
var UNSUPPORTED = {
  filter: ["none"],
  mask: ["none"],
  "mix-blend-mode": ["normal"],
  "marker-start": ["none"],
  "marker-mid": ["none"],
  "marker-end": ["none"],
  visibility: ["visible"]
};
var GEOMETRY_RULES = {
  path: { d: pathData },
  rect: { x: length, y: length, width: nonNegative, height: nonNegative, rx: nonNegative, ry: nonNegative },
  circle: { cx: length, cy: length, r: nonNegative },
  ellipse: { cx: length, cy: length, rx: nonNegative, ry: nonNegative },
  line: { x1: length, y1: length, x2: length, y2: length },
  polyline: { points: numbers },
  polygon: { points: numbers }
};
var GRADIENT_RULES = {
  gradientUnits: oneOf("userSpaceOnUse", "objectBoundingBox"),
  gradientTransform: transform,
  spreadMethod: oneOf("pad")
};
var GRADIENTS = {
  linearGradient: {
    ...GRADIENT_RULES,
    x1: lengthOrPercentage,
    y1: lengthOrPercentage,
    x2: lengthOrPercentage,
    y2: lengthOrPercentage
  },
  radialGradient: {
    ...GRADIENT_RULES,
    cx: lengthOrPercentage,
    cy: lengthOrPercentage,
    r: lengthOrPercentage,
    fx: lengthOrPercentage,
    fy: lengthOrPercentage
  }
};
var STOP_RULES = { offset: fraction, "stop-color": colour, "stop-opacity": fraction };
function attributesWithStyle({ attributes }) {
  const declarations = (attributes.get("style") ?? "").split(";").flatMap((declaration) => {
    const colon = declaration.indexOf(":");
    if (colon < 0) return [];
    return [[declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()]];
  });
  return new Map([...attributes, ...declarations]);
}
function allowedAttributes(element, rules, context) {
  const result = /* @__PURE__ */ new Map();
  for (const [name, value] of attributesWithStyle(element)) {
    const harmlessValues = Object.hasOwn(UNSUPPORTED, name) ? UNSUPPORTED[name] : void 0;
    if (harmlessValues !== void 0 && !harmlessValues.includes(value)) refuse(name);
    if (/^on/i.test(name)) throw new IconFault(iconElementUnknown(name));
    const rule = Object.hasOwn(rules, name) ? rules[name] : void 0;
    const text = rule === void 0 || value === "inherit" ? null : rule(value, name, context);
    if (text !== null) result.set(name, text);
  }
  return result;
}
var tag = (name, attributes, inside2 = "") => {
  const texts = [...attributes].map(([key, value]) => ` ${key}="${escapeXml(value)}"`).join("");
  return inside2 === "" ? `<${name}${texts}/>` : `<${name}${texts}>${inside2}</${name}>`;
};
var isHidden = (element) => attributesWithStyle(element).get("display") === "none";
function markupOf(element, context) {
  const { name, children } = element;
  if (isIgnored(element) || isHidden(element)) return "";
  if (name === "defs" || name === "clipPath" || Object.hasOwn(GRADIENTS, name)) return "";
  const geometry = Object.hasOwn(GEOMETRY_RULES, name) ? GEOMETRY_RULES[name] : void 0;
  if (geometry !== void 0) return shapeMarkup(element, geometry, context);
  if (name !== "g" && name !== "svg") throw new IconFault(iconElementUnknown(name));
  const attributes = allowedAttributes(element, STYLE_RULES, context);
  const matrix = compose(context.matrix, parseTransform(attributes.get("transform")));
  const inside2 = children.map((child) => markupOf(child, { ...context, matrix })).join("");
  return attributes.size === 0 || inside2 === "" ? inside2 : tag("g", attributes, inside2);
}
var isIgnored = ({ name }) => name.includes(":") || WITHOUT_EFFECT.has(name);
function shapeMarkup({ name, ...element }, geometry, context) {
  const attributes = allowedAttributes({ name, ...element }, { ...STYLE_RULES, ...geometry }, context);
  const written = GEOMETRY_AS_PATH[name]?.(attributes) ?? { name, attributes };
  if (!isVisible(written, context)) return "";
  context.shapes.count++;
  return tag(written.name, written.attributes);
}
var GEOMETRY_AS_PATH = {
  line: (attributes) => {
    const [x1, y1, x2, y2] = ["x1", "y1", "x2", "y2"].map((key) => take(attributes, key, "0"));
    return pathOf(`M${x1} ${y1} L${x2} ${y2}`, attributes);
  },
  polyline: (attributes) => pathOf(throughPoints(take(attributes, "points", "")), attributes),
  polygon: (attributes) => {
    const data = throughPoints(take(attributes, "points", ""));
    return pathOf(data === "" ? "" : `${data} Z`, attributes);
  }
};
var pathOf = (data, attributes) => ({
  name: "path",
  attributes: new Map([["d", data], ...attributes])
});
function throughPoints(list) {
  const points = list.split(" ");
  if (points.length < 4 || points.length % 2 === 1) return "";
  return `M${points.slice(0, 2).join(" ")} L${points.slice(2).join(" ")}`;
}
function isVisible({ name, attributes }, { matrix, viewBox: [left, top, width, height] }) {
  const outline = outlineOf({ name, attributes, children: [] }, { width: 1, height: 1 }) ?? [];
  const bounds = noBounds();
  extendBounds(bounds, outlinePoints(outline), compose(matrix, parseTransform(attributes.get("transform"))));
  const edges = edgesOf(bounds);
  if (edges === null) return false;
  const [minX, minY, maxX, maxY] = edges;
  const isBeside = maxX < left - width || minX > left + 2 * width || maxY < top - height || minY > top + 2 * height;
  return !isBeside;
}
function take(attributes, name, fallback) {
  const value = attributes.get(name) ?? fallback;
  attributes.delete(name);
  return value;
}
var kindOf = ({ name }) => Object.hasOwn(GRADIENTS, name) ? "gradient" : name === "clipPath" ? "clipPath" : null;
function everyElement(root) {
  return isIgnored(root) ? [] : [root, ...root.children.flatMap(everyElement)];
}
function definitionMarkup(element, id, context) {
  const { name, children } = element;
  const rules = GRADIENTS[name];
  const contents = children.filter((child) => !isIgnored(child));
  if (rules !== void 0) {
    const attributes = new Map([
      ["id", id],
      ...allowedAttributes(element, rules, context),
      ...parentOf(element, context)
    ]);
    const stops = contents.map((child) => {
      if (child.name !== "stop") throw new IconFault(iconElementUnknown(child.name));
      return tag("stop", allowedAttributes(child, STOP_RULES, context));
    });
    return tag(name, attributes, stops.join(""));
  }
  const isPlain = (child) => Object.hasOwn(GEOMETRY_RULES, child.name) && !["transform", "clip-path", "style"].some((key) => child.attributes.has(key));
  const units = element.attributes.get("clipPathUnits") ?? "userSpaceOnUse";
  const isSupported = units === "userSpaceOnUse" && contents.length > 0 && contents.every(isPlain);
  if (!isSupported || element.attributes.has("transform")) throw new IconFault(iconElementUnknown(name));
  const rule = contents[0].attributes.get("clip-rule");
  const isUniform = contents.every((child) => child.attributes.get("clip-rule") === rule);
  if (!isUniform) throw new IconFault(iconElementUnknown(name));
  const shapes = contents.map((child) => markupOf(child, { ...context, shapes: { count: 0 } }));
  return tag(name, /* @__PURE__ */ new Map([["id", id]]), shapes.join(""));
}
function parentOf({ attributes }, { ids }) {
  const href = attributes.get("href") ?? attributes.get("xlink:href");
  if (href === void 0) return [];
  const id = ids.get(`gradient ${href.trim().replace(/^#/, "")}`);
  return [["href", `#${id ?? refuse("href")}`]];
}
function viewBoxOf({ attributes }) {
  const sides = ["width", "height"].map((name) => (attributes.get(name) ?? "").replace(/px$/, ""));
  const texts = attributes.get("viewBox")?.trim().split(/[\s,]+/) ?? ["0", "0", ...sides];
  const values = texts.map((text) => numberOf(text));
  const [x, y, width, height] = values;
  const isSize2 = (side) => side != null && side >= 1;
  if (values.length !== 4 || x == null || y == null || !isSize2(width) || !isSize2(height))
    throw new IconFault(ICON_WITHOUT_SIZE);
  return [x, y, width, height];
}
function svgIcon(bytes, slug) {
  const root = parseSvg(bytes);
  const viewBox = viewBoxOf(root);
  const [, ...elements] = everyElement(root);
  if (elements.some(({ name }) => name === "style")) throw new IconFault(ICON_STYLESHEET);
  if (elements.some(({ name }) => name === "svg")) throw new IconFault(iconElementUnknown("svg"));
  const ids = /* @__PURE__ */ new Map();
  const definitions = elements.flatMap((element) => {
    const kind = kindOf(element);
    const id = element.attributes.get("id");
    if (kind === null || id === void 0) return [];
    const key = `${kind} ${id}`;
    if (!ids.has(key)) ids.set(key, `${slug}-${ids.size + 1}`);
    return [[ids.get(key), element]];
  });
  if (definitions.length > ids.size) throw new IconFault(ICON_IDS);
  const shapes = { count: 0 };
  const context = { ids, matrix: IDENTITY, viewBox, shapes };
  const defs = definitions.map(([id, element]) => definitionMarkup(element, id, context)).join("");
  const body = markupOf(root, context);
  if (shapes.count === 0) throw new IconFault(ICON_EMPTY);
  return { viewBox: viewBox.join(" "), body: `${defs === "" ? "" : `<defs>${defs}</defs>`}${body}`, attributes: {} };
}
function pngIcon(bytes) {
  const pixels = decodePng(bytes);
  const { width, height } = pixels;
  const href = `data:image/png;base64,${Buffer.from(encodePng(pixels)).toString("base64")}`;
  const attributes = Object.entries({ width: String(width), height: String(height), href });
  return { viewBox: `0 0 ${width} ${height}`, body: tag("image", new Map(attributes)), attributes: {} };
}

// parts/xml.js
var modules = {
  "src/layout/pinned/edits.ts": () => ({ editStateOf, withEdits, withRecords }),
  "src/layout/pinned/read.ts": () => ({ NotRead, elementsOf, readPinnedPages, unpacked }),
  "src/render/own-icon.ts": () => ({ readIcon })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
/*! Bundled license information:

xmlchars/xml/1.0/ed5.js:
  (**
  * Character classes and associated utilities for the 5th edition of XML 1.0.
  *
  * @author Louis-Dominique Dubeau
  * @license MIT
  * @copyright Louis-Dominique Dubeau
  *)

xmlchars/xml/1.1/ed2.js:
  (**
  * Character classes and associated utilities for the 2nd edition of XML 1.1.
  *
  * @author Louis-Dominique Dubeau
  * @license MIT
  * @copyright Louis-Dominique Dubeau
  *)

xmlchars/xmlns/1.0/ed3.js:
  (**
  * Character class utilities for XML NS 1.0 edition 3.
  *
  * @author Louis-Dominique Dubeau
  * @license MIT
  * @copyright Louis-Dominique Dubeau
  *)
*/
