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
    var SaxesParser2 = class {
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
        const tag = this.tag = { name: this.name, attributes: /* @__PURE__ */ Object.create(null) };
        switch (this.name = "", this.xmlnsOpt && (this.topNS = tag.ns = /* @__PURE__ */ Object.create(null)), (_a = this.openTagStartHandler) === null || _a === void 0 || _a.call(this, tag), this.sawRoot = true, !this.fragmentOpt && this.closedRoot && this.fail("documents may contain only one root."), c) {
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
          const tag = tags.pop();
          this.fail(`unclosed tag: ${tag.name}`);
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
        const { attribList } = this, tag = this.tag;
        {
          const { prefix, local } = this.qname(tag.name);
          tag.prefix = prefix, tag.local = local;
          const uri = tag.uri = (_a = this.resolve(prefix)) !== null && _a !== void 0 ? _a : "";
          prefix !== "" && (prefix === "xmlns" && this.fail('tags may not have "xmlns" as prefix.'), uri === "" && (this.fail(`unbound namespace prefix: ${JSON.stringify(prefix)}.`), tag.uri = prefix));
        }
        if (attribList.length === 0) return;
        const { attributes } = tag, seen = /* @__PURE__ */ new Set();
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
        const { tags } = this, tag = this.tag;
        tag.isSelfClosing = false, (_a = this.openTagHandler) === null || _a === void 0 || _a.call(this, tag), tags.push(tag), this.state = S_TEXT, this.name = "";
      }
      openSelfClosingTag() {
        var _a, _b, _c;
        this.processAttribs();
        const { tags } = this, tag = this.tag;
        tag.isSelfClosing = true, (_a = this.openTagHandler) === null || _a === void 0 || _a.call(this, tag), (_b = this.closeTagHandler) === null || _b === void 0 || _b.call(this, tag), (this.tag = (_c = tags[tags.length - 1]) !== null && _c !== void 0 ? _c : null) === null && (this.closedRoot = true), this.state = S_TEXT, this.name = "";
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
          const tag = this.tag = tags.pop();
          if (this.topNS = tag.ns, handler?.(tag), tag.name === name) break;
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
    exports2.SaxesParser = SaxesParser2;
  }
});

// parts/kept.js
var kept_exports = {};
__export(kept_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(kept_exports);

// elsewhere:src/graph/order.ts
var module2 = require("./picture.js").modules["src/graph/order.ts"]();
var byAddress = module2.byAddress;
var byText = module2.byText;
var largest = module2.largest;
var smallest = module2.smallest;

// elsewhere:src/layout/layout.ts
var module3 = require("./picture.js").modules["src/layout/layout.ts"]();
var runRect = module3.runRect;

// src/layout/pinned/model.ts
var TOLERANCE = 0.02;
var lineName = (from, to) => `${from}
${to}`;

// src/layout/pinned/content.ts
var PADDING = 16;
function placeAll(items, pinned) {
  const lineRects = [...pinned.lines.values()].flatMap(
    ({ points }) => points.slice(1).map((point, i) => runRect(points[i], point))
  );
  const contentByBox = /* @__PURE__ */ new Map();
  for (const item of [...items.values()].reverse()) {
    if (item.icon === null) contentByBox.set(item.id, arrangeContent(item, items, contentByBox, lineRects));
  }
  const topItems = [...items.values()].filter(({ parent }) => parent === null).map(({ id }) => id);
  const page = arrangeContent({ ...PAGE, children: topItems }, items, contentByBox, lineRects);
  const placed = /* @__PURE__ */ new Map();
  const placeWithContent = (id, corner) => {
    const { fresh, icon } = items.get(id);
    if (icon !== null) {
      placed.set(id, { ...fresh, x: corner.x, y: corner.y });
      return;
    }
    const { extent, positions } = contentByBox.get(id);
    placed.set(id, translated(extent, corner));
    for (const [child, { x, y }] of positions) placeWithContent(child, { x: corner.x + x, y: corner.y + y });
  };
  for (const [id, corner] of page.positions) placeWithContent(id, corner);
  return placed;
}
var EMPTY = { x: 0, y: 0, width: 0, height: 0 };
var PAGE = {
  id: "",
  parent: null,
  children: [],
  fresh: EMPTY,
  before: EMPTY,
  isPinned: true,
  header: 0,
  icon: null,
  isGate: false
};
function arrangeContent(box, items, contentByBox, lineRects) {
  const children = box.children.map((id) => items.get(id));
  const origin = box.before;
  const pinned = children.filter(({ isPinned }) => isPinned);
  const sizeOf2 = ({ id, fresh }) => contentByBox.get(id)?.extent ?? { ...fresh, x: 0, y: 0 };
  if (origin === null || pinned.length === 0) return arrangeFreshContent(box, children, sizeOf2);
  const positions = new Map(pinned.map(({ id, before }) => [id, { x: before.x - origin.x, y: before.y - origin.y }]));
  makeRoom(pinned, positions, contentByBox);
  const pinnedRects = pinned.map((item) => translated(sizeOf2(item), positions.get(item.id)));
  const inBox = pinnedRects.filter((_, i) => !pinned[i].isGate);
  const isPage = box.id === PAGE.id;
  const pinnedArea = isPage ? inBox.reduce(union) : enlargedFor({ ...origin, x: 0, y: 0 }, inBox);
  const area = isPage ? pinnedArea : insideOf(pinnedArea, box.header);
  const lines = lineRects.map((rect) => translated(rect, { x: -origin.x, y: -origin.y }));
  const added = [];
  let extent = pinnedArea;
  for (const item of children) {
    if (positions.has(item.id)) continue;
    const size = sizeOf2(item);
    const corner = findFreePosition(size, area, [...pinnedRects, ...lines, ...added]) ?? positionBelow(size, area, pinnedRects, added);
    const rect = { ...size, ...corner };
    added.push(rect);
    positions.set(item.id, { x: corner.x - size.x, y: corner.y - size.y });
    extent = union(extent, isPage ? rect : { ...rect, width: rect.width + PADDING, height: rect.height + PADDING });
  }
  const growth = { x: rightOf(extent) - rightOf(pinnedArea), y: bottomOf(extent) - bottomOf(pinnedArea) };
  return { extent, growth, positions };
}
function arrangeFreshContent(box, children, sizeOf2) {
  const positions = new Map(
    children.map(({ id, fresh }) => [id, { x: fresh.x - box.fresh.x, y: fresh.y - box.fresh.y }])
  );
  const freshExtent = children.filter(({ isGate }) => !isGate).map((item) => translated(sizeOf2(item), positions.get(item.id))).reduce(union, { ...box.fresh, x: 0, y: 0 });
  if (box.before === null) return { extent: freshExtent, growth: { x: 0, y: 0 }, positions };
  const before = { ...box.before, x: 0, y: 0 };
  const extent = union(before, freshExtent);
  return { extent, growth: { x: extent.width - before.width, y: extent.height - before.height }, positions };
}
var OVERLAP = 1;
function makeRoom(pinned, positions, contentByBox) {
  const positionsBefore = new Map(positions);
  for (const { id, before } of pinned) {
    const growth = contentByBox.get(id)?.growth ?? { x: 0, y: 0 };
    const start = positionsBefore.get(id);
    const end = { x: start.x + before.width, y: start.y + before.height };
    for (const axis of ["x", "y"]) {
      if (growth[axis] <= 0) continue;
      for (const [otherId, position] of positions)
        if (otherId !== id && positionsBefore.get(otherId)[axis] >= end[axis] - OVERLAP)
          positions.set(otherId, { ...position, [axis]: position[axis] + growth[axis] });
    }
  }
}
var rightOf = ({ x, width }) => x + width;
var bottomOf = ({ y, height }) => y + height;
var translated = (rect, shift) => ({ ...rect, x: rect.x + shift.x, y: rect.y + shift.y });
var union = (a, b) => {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const width = Math.max(rightOf(a), rightOf(b)) - x;
  return { x, y, width, height: Math.max(bottomOf(a), bottomOf(b)) - y };
};
function enlargedFor(box, content) {
  if (content.length === 0) return box;
  const area = content.reduce(union);
  const paddingIf = (isBeyond) => isBeyond ? PADDING : 0;
  const left = paddingIf(area.x < box.x - TOLERANCE);
  const top = paddingIf(area.y < box.y - TOLERANCE);
  const right = paddingIf(rightOf(area) > rightOf(box) + TOLERANCE);
  const bottom = paddingIf(bottomOf(area) > bottomOf(box) + TOLERANCE);
  return union(box, {
    x: area.x - left,
    y: area.y - top,
    width: area.width + left + right,
    height: area.height + top + bottom
  });
}
var insideOf = ({ x, y, width, height }, header) => ({
  x: x + PADDING,
  y: y + header + PADDING / 2,
  width: width - 2 * PADDING,
  height: height - header - 1.5 * PADDING
});
var GAP = 24;
var MAX_OBSTACLES = 400;
var areTooClose = (a, b) => a.x < b.x + b.width + GAP && b.x < a.x + a.width + GAP && a.y < b.y + b.height + GAP && b.y < a.y + a.height + GAP;
function findFreePosition(size, area, obstacles) {
  if (size.width > area.width || size.height > area.height) return null;
  const nearby = obstacles.filter((rect) => areTooClose(rect, area));
  if (nearby.length > MAX_OBSTACLES) return null;
  const startsAt = (areaStart, ends) => [.../* @__PURE__ */ new Set([areaStart, ...ends])].sort((a, b) => a - b);
  const rows = startsAt(
    area.y,
    nearby.map(({ y, height }) => y + height + GAP)
  );
  const columns = startsAt(
    area.x,
    nearby.map(({ x, width }) => x + width + GAP)
  );
  for (const y of rows) {
    if (y < area.y || y + size.height > area.y + area.height) continue;
    for (const x of columns) {
      if (x < area.x || x + size.width > area.x + area.width) continue;
      const candidate = { ...size, x, y };
      if (!nearby.some((rect) => areTooClose(candidate, rect))) return { x, y };
    }
  }
  return null;
}
var ROW_TOLERANCE = 1;
function positionBelow(size, area, pinned, added) {
  const firstRow = largest(pinned.map((rect) => rect.y + rect.height)) + GAP;
  const addedBelow = added.filter((rect) => rect.y >= firstRow - ROW_TOLERANCE);
  const last = addedBelow.at(-1);
  if (last === void 0) return { x: area.x, y: firstRow };
  const x = last.x + last.width + GAP;
  if (x + size.width <= area.x + Math.max(area.width, size.width)) return { x, y: last.y };
  return { x: area.x, y: largest(addedBelow.map((rect) => rect.y + rect.height)) + GAP };
}

// src/layout/pinned/lines.ts
var isNear = (a, b) => Math.abs(a.x - b.x) < TOLERANCE && Math.abs(a.y - b.y) < TOLERANCE;
var shiftBetween = (a, b) => ({ x: b.x - a.x, y: b.y - a.y });
var translated2 = (point, { x, y }) => ({ ...point, x: point.x + x, y: point.y + y });
var isAsLarge = (a, b) => Math.abs(a.width - b.width) < TOLERANCE && Math.abs(a.height - b.height) < TOLERANCE;
function routed(edges, placement) {
  const icons = [...placement.items.values()].filter(({ icon }) => icon !== null);
  const solids = icons.map(({ id }) => ({ id, rect: placement.rectOf(id) }));
  return edges.map(
    (placed) => asPinned(placed, placement) ?? asFresh(placed, placement) ?? newRoute(placed, placement, solids)
  );
}
function commonShift({ edge }, { items, rectOf }, positionBefore) {
  const shifts = [edge.from, edge.to].map((id) => {
    const [item, now] = [items.get(id), rectOf(id)];
    const before = positionBefore(item);
    return before === null || item.icon === null && !isAsLarge(before, now) ? null : shiftBetween(before, now);
  });
  const [first, second] = shifts;
  return first && second && isNear(first, second) ? first : null;
}
var isStraight = (points) => points.slice(1).every((b, i) => {
  const a = points[i];
  return Math.abs(a.x - b.x) < TOLERANCE || Math.abs(a.y - b.y) < TOLERANCE;
});
var withoutStraight = (points) => points.filter((point, i) => {
  const [a, b] = [points[i - 1], points[i + 1]];
  if (a === void 0 || b === void 0) return true;
  const isLevel = Math.abs(a.x - point.x) < TOLERANCE && Math.abs(b.x - point.x) < TOLERANCE;
  return !isLevel && !(Math.abs(a.y - point.y) < TOLERANCE && Math.abs(b.y - point.y) < TOLERANCE);
});
function asPinned(placed, placement) {
  const line = placement.pinned.lines.get(lineName(placed.edge.from, placed.edge.to));
  if (line === void 0 || !isStraight(line.points)) return null;
  const shift = commonShift(placed, placement, ({ before }) => before);
  if (shift === null) return null;
  const { curve: _, ...rest } = placed;
  return {
    ...rest,
    points: withoutStraight(line.points).map((point) => translated2(point, shift)),
    label: placed.label && centred(placed.label, translated2(line.label, shift))
  };
}
function asFresh(placed, placement) {
  const ends = [placed.edge.from, placed.edge.to].map((id) => placement.items.get(id));
  if (placed.edge.from !== placed.edge.to && ends.every(({ before }) => before !== null)) return null;
  const shift = commonShift(placed, placement, ({ fresh }) => fresh);
  if (shift === null) return null;
  const { curve } = placed;
  return {
    ...placed,
    points: placed.points.map((point) => translated2(point, shift)),
    ...curve && { curve: curve.map((point) => translated2(point, shift)) },
    label: placed.label && translated2(placed.label, shift)
  };
}
function newRoute(placed, { items, rectOf }, solids) {
  const { curve: _, label, edge, ...rest } = placed;
  const squareOf = (id) => {
    const [{ icon }, rect] = [items.get(id), rectOf(id)];
    return icon === null ? rect : { ...icon, x: rect.x + icon.x, y: rect.y + icon.y };
  };
  const isIcon = (id) => items.get(id).icon !== null;
  const ends = {
    from: { square: squareOf(edge.from), isIcon: isIcon(edge.from) },
    to: { square: squareOf(edge.to), isIcon: isIcon(edge.to) }
  };
  const others = solids.flatMap(({ id, rect }) => id === edge.from || id === edge.to ? [] : rect);
  const points = routeBetween(ends, others);
  return { ...rest, edge, points, label: label && centred(label, middleOf(points)) };
}
var centred = (plate, { x, y }) => ({ ...plate, x: x - plate.width / 2, y: y - plate.height / 2 });
function middleOf(points) {
  let [best, length] = [points[0], -1];
  points.slice(1).forEach((b, i) => {
    const a = points[i];
    const runLength = Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
    if (runLength > length) [best, length] = [{ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, runLength];
  });
  return best;
}
var CLEAR = 5;
var STUB = 16;
var AROUND = 24;
var HIT = 1e3;
var BEND = 40;
var SIDES = [1, -1];
function endAt({ square: { x, y, width, height }, isIcon }, side) {
  const clear = isIcon ? CLEAR : 0;
  return { x: side === 1 ? x + width + clear : x - clear, y: y + height / 2 };
}
var contains = (a, b) => a.x <= b.x && a.y <= b.y && a.x + a.width >= b.x + b.width && a.y + a.height >= b.y + b.height;
var withRunAt = (xs, s, t) => xs.map((x) => [s, { x, y: s.y }, { x, y: t.y }, t]);
function candidatesFrom({ from, to }, startSide, endSide) {
  const [s, t] = [endAt(from, startSide), endAt(to, endSide)];
  if (startSide === endSide) {
    const far = startSide === 1 ? Math.max(s.x, t.x) : Math.min(s.x, t.x);
    return withRunAt([far + startSide * STUB, far + startSide * 2 * STUB], s, t);
  }
  const forward = (t.x - s.x) * startSide;
  if (forward >= 2 * STUB) {
    if (Math.abs(s.y - t.y) < 0.01) return [[s, t]];
    const shares = [0.5, 0.25, 0.75].map((part) => s.x + (t.x - s.x) * part);
    return withRunAt([...shares, s.x + startSide * STUB, t.x - startSide * STUB], s, t);
  }
  const [a, b] = [from.square, to.square];
  const [top, bottom] = [Math.min(a.y, b.y) - AROUND, Math.max(a.y + a.height, b.y + b.height) + AROUND];
  const [startX, endX] = [s.x + startSide * STUB, t.x - startSide * STUB];
  return [(s.y + t.y) / 2, top, bottom].map((y) => [
    s,
    { x: startX, y: s.y },
    { x: startX, y },
    { x: endX, y },
    { x: endX, y: t.y },
    t
  ]);
}
var crosses = (a, b, { x, y, width, height }) => Math.min(a.x, b.x) < x + width && Math.max(a.x, b.x) > x && Math.min(a.y, b.y) < y + height && Math.max(a.y, b.y) > y;
function costOf(route, solids, limit) {
  let cost = route.length * BEND;
  for (let i = 1; i < route.length; i++) {
    const [a, b] = [route[i - 1], route[i]];
    cost += Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
  }
  for (let i = 1; i < route.length; i++) {
    const [a, b] = [route[i - 1], route[i]];
    for (const solid of solids) {
      if (cost >= limit) return cost;
      if (crosses(a, b, solid)) cost += HIT;
    }
  }
  return cost;
}
function routeBetween(ends, solids) {
  const { from, to } = ends;
  if (contains(to.square, from.square)) return straightTo(endAt(from, 1), endAt(to, 1));
  if (contains(from.square, to.square)) return [...straightTo(endAt(to, -1), endAt(from, -1))].reverse();
  const candidates = SIDES.flatMap((startSide) => SIDES.flatMap((endSide) => candidatesFrom(ends, startSide, endSide)));
  let [best, leastCost] = [candidates[0], Number.POSITIVE_INFINITY];
  for (const route of candidates) {
    const cost = costOf(route, solids, leastCost);
    if (cost < leastCost) [best, leastCost] = [route, cost];
  }
  return best;
}
var straightTo = (start, border) => [start, { x: border.x, y: start.y }];

// src/layout/pinned/tree.ts
function itemsOf(layout, pinned) {
  const items = /* @__PURE__ */ new Map();
  const known = /* @__PURE__ */ new Set([...layout.boxes.map(({ box }) => box.id), ...layout.nodes.map(({ node }) => node.id)]);
  const add = (item, element) => {
    const parent = item.parent !== null && known.has(item.parent) ? item.parent : null;
    items.set(item.id, { ...item, parent, children: [], isPinned: element !== void 0 && element.parent === parent });
  };
  for (const { box, x, y, width, height } of layout.boxes) {
    const { id, parent, headerHeight: header } = box;
    const element = pinned.elements.get(id);
    add(
      { id, parent, fresh: { x, y, width, height }, before: element ?? null, header, icon: null, isGate: false },
      element
    );
  }
  for (const { node, x, y } of layout.nodes) {
    const { id, parent, width, height, iconX, iconY, iconSize, onBorder: isGate = false } = node;
    const element = pinned.elements.get(id);
    const before = element && {
      x: element.x + (element.width - iconSize) / 2 - iconX,
      y: element.y + (element.height - iconSize) / 2 - iconY,
      ...{ width, height }
    };
    const icon = { x: iconX, y: iconY, width: iconSize, height: iconSize };
    add({ id, parent, fresh: { x, y, width, height }, before: before ?? null, header: 0, icon, isGate }, element);
  }
  for (const { id, parent } of items.values()) if (parent !== null) items.get(parent).children.push(id);
  return items;
}

// src/layout/pinned/index.ts
var MARGIN = 24;
function withPinned(layout, pinned) {
  const items = itemsOf(layout, pinned);
  const placed = placeAll(items, pinned);
  const shift = shiftIntoPage([...items.values()], placed);
  const rectOf = (id) => {
    const rect = placed.get(id);
    return { ...rect, x: rect.x + shift.x, y: rect.y + shift.y };
  };
  const edges = routed(layout.edges, { items, rectOf, pinned, shift });
  const boxes = layout.boxes.map(({ box }) => ({ ...rectOf(box.id), box }));
  const nodes = layout.nodes.map(({ node }) => ({ x: rectOf(node.id).x, y: rectOf(node.id).y, node }));
  return { ...layout, ...sizeOf(layout, [...items.keys()].map(rectOf), edges), boxes, nodes, edges };
}
function shiftIntoPage(items, placed) {
  if (items.length === 0) return { x: 0, y: 0 };
  const along = (axis) => {
    const freshStart = smallest(items.map(({ fresh }) => fresh[axis]));
    const placedStart = smallest(items.map(({ id }) => placed.get(id)[axis]));
    return Math.max(0, freshStart - placedStart);
  };
  return { x: along("x"), y: along("y") };
}
var SAME_END = 0.01;
function sizeOf(layout, rects, edges) {
  const freshNodes = layout.nodes.map(({ x, y, node: { width, height } }) => ({ x, y, width, height }));
  const [before, after] = [endOf([...layout.boxes, ...freshNodes], layout.edges), endOf(rects, edges)];
  const isSame = (a, b) => Math.abs(a - b) < SAME_END;
  return {
    width: isSame(before.x, after.x) ? layout.width : Math.max(after.x + MARGIN, headingWidth(layout)),
    height: isSame(before.y, after.y) ? layout.height : after.y + MARGIN
  };
}
function endOf(rects, edges) {
  const points = edges.flatMap((edge) => edge.points);
  const labels = edges.flatMap(({ label }) => label ?? []);
  const ends = [...[...rects, ...labels].map(bottomRight), ...points];
  return { x: largest(ends.map(({ x }) => x)), y: largest(ends.map(({ y }) => y)) };
}
var bottomRight = ({ x, y, width, height }) => ({ x: x + width, y: y + height });
function headingWidth({ title, heading }) {
  if (title === null) return 0;
  const lines = [...heading?.broken ?? [heading?.title], heading?.subtitle];
  return lines.reduce((sum, line) => sum + (line ? line.width + MARGIN : 0), 2 * MARGIN);
}

// src/layout/pinned/read.ts
var import_node_zlib = require("node:zlib");
var import_saxes = __toESM(require_saxes());

// elsewhere:src/errors.ts
var module4 = require("../cli.js").modules["src/errors.ts"]();
var Bug = module4.Bug;
var External = module4.External;
var GroundplanError = module4.GroundplanError;
var InvalidInput = module4.InvalidInput;
var Missing = module4.Missing;
var Misuse = module4.Misuse;
var NoResources = module4.NoResources;

// elsewhere:src/layout/limits.ts
var module5 = require("./picture.js").modules["src/layout/limits.ts"]();
var ATTRIBUTES_MAX = module5.ATTRIBUTES_MAX;
var DOT_CAREFUL_NODES = module5.DOT_CAREFUL_NODES;
var DOT_EFFORT = module5.DOT_EFFORT;
var ELEMENTS_MAX = module5.ELEMENTS_MAX;
var FAR = module5.FAR;
var GATES_MAX = module5.GATES_MAX;
var LANES_MAX = module5.LANES_MAX;
var NESTED_MAX = module5.NESTED_MAX;
var UNPACKED_MAX = module5.UNPACKED_MAX;

// elsewhere:src/layout/messages.ts
var module6 = require("./picture.js").modules["src/layout/messages.ts"]();
var BROKEN_TAG = module6.BROKEN_TAG;
var DOT_ANSWER_REMEDY = module6.DOT_ANSWER_REMEDY;
var DOT_ANSWER_UNREADABLE = module6.DOT_ANSWER_UNREADABLE;
var HAS_DECLARATIONS = module6.HAS_DECLARATIONS;
var LEGEND_BIDIRECTIONAL = module6.LEGEND_BIDIRECTIONAL;
var LEGEND_COUNT = module6.LEGEND_COUNT;
var LEGEND_DASHED = module6.LEGEND_DASHED;
var LEGEND_LOOKED_UP = module6.LEGEND_LOOKED_UP;
var LEGEND_OPENED = module6.LEGEND_OPENED;
var LEGEND_SUGGESTED = module6.LEGEND_SUGGESTED;
var LEGEND_THIN = module6.LEGEND_THIN;
var NOT_OF_EDITOR_REMEDY = module6.NOT_OF_EDITOR_REMEDY;
var NOT_UNPACKED = module6.NOT_UNPACKED;
var NO_PAGE = module6.NO_PAGE;
var TOO_LONG = module6.TOO_LONG;
var TOO_MANY_ATTRIBUTES = module6.TOO_MANY_ATTRIBUTES;
var TOO_MANY_ELEMENTS = module6.TOO_MANY_ELEMENTS;
var legendOfChange = module6.legendOfChange;
var notOfEditor = module6.notOfEditor;

// src/layout/pinned/read.ts
function readPinnedLayout(name, bytes) {
  try {
    return pinnedLayoutOf(cellsIn(pageIn(elementsOf(Buffer.from(bytes).toString("utf8")))));
  } catch (error) {
    if (!(error instanceof NotRead)) throw error;
    throw new InvalidInput(notOfEditor(name, error.message), { remedy: NOT_OF_EDITOR_REMEDY });
  }
}
function pageIn(elements) {
  if (elements.some(({ name }) => name === "mxGraphModel")) {
    const first = elements.findIndex(({ name }) => name === "mxGraphModel");
    const next = elements.findIndex(({ name }, index) => index > first && name === "mxGraphModel");
    return next < 0 ? elements : elements.slice(0, next);
  }
  const packed = elements.find(({ name, text }) => name === "diagram" && text.trim() !== "");
  if (packed === void 0) throw new NotRead(NO_PAGE);
  return elementsOf(unpacked(packed.text));
}
function unpacked(text) {
  try {
    const bytes = (0, import_node_zlib.inflateRawSync)(Buffer.from(text.trim(), "base64"), { maxOutputLength: UNPACKED_MAX });
    return decodeURIComponent(bytes.toString("utf8"));
  } catch (cause) {
    throw new NotRead(NOT_UNPACKED, { cause });
  }
}
var START = { x: 0, y: 0 };
var isNear2 = ({ x, y }) => Math.abs(x) <= FAR && Math.abs(y) <= FAR;
var isSize = (side) => side >= 0 && side <= FAR;
function pinnedLayoutOf(cells) {
  const origin = (id, depth = 0) => {
    const cell = id === null ? void 0 : cells.get(id);
    if (cell === void 0) return { corner: START, enclosing: null };
    if (depth > NESTED_MAX) return null;
    const parentOrigin = origin(cell.parent, depth + 1);
    if (parentOrigin === null) return null;
    const at = cell.rect === null ? START : cell.rect;
    return {
      corner: { x: parentOrigin.corner.x + at.x, y: parentOrigin.corner.y + at.y },
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
    if (!isNear2(element) || !isSize(rect.width) || !isSize(rect.height)) continue;
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
      endAt2(source, ends[0]),
      ...cell.points.map(({ x, y }) => ({ x: x + parentOrigin.corner.x, y: y + parentOrigin.corner.y })),
      endAt2(target, ends[1])
    ];
    const key = lineName(cells.get(cell.source).name, cells.get(cell.target).name);
    const label = labelOn(points, cell);
    if (!lines.has(key) && [...points, label].every(isNear2)) lines.set(key, { points, label });
  }
  return { elements: elementsByName, lines };
}
var endAt2 = ({ x, y, width, height }, share) => ({
  x: x + share.x * width,
  y: y + share.y * height
});
var distance = (a, b) => Math.hypot(b.x - a.x, b.y - a.y);
function labelOn(points, { along, offset }) {
  const lengths = points.slice(1).map((point, i) => distance(points[i], point));
  let remaining = lengths.reduce((sum, length) => sum + length, 0) * along;
  for (const [i, length] of lengths.entries()) {
    if (remaining <= length || i === lengths.length - 1) {
      const [a, b] = [points[i], points[i + 1]];
      const fraction = length === 0 ? 0 : remaining / length;
      return { x: a.x + (b.x - a.x) * fraction + offset.x, y: a.y + (b.y - a.y) * fraction + offset.y };
    }
    remaining -= length;
  }
  return { x: points[0].x + offset.x, y: points[0].y + offset.y };
}
var NOWHERE = { x: 0, y: 0 };
var number = (text) => {
  const value = text === void 0 || text === "" ? 0 : Number(text);
  return Number.isFinite(value) ? value : 0;
};
var placeIn = ({ attributes }) => ({
  x: number(attributes.get("x")),
  y: number(attributes.get("y"))
});
function endsIn(style) {
  const values = new Map(style.split(";").map((entry) => [entry.split("=", 1)[0], entry.split("=")[1]]));
  const share = (which) => {
    const [x, y] = [values.get(`${which}X`), values.get(`${which}Y`)];
    return x === void 0 || y === void 0 ? null : { x: number(x), y: number(y) };
  };
  const [start, end] = [share("exit"), share("entry")];
  return start === null || end === null ? null : [start, end];
}
var WRAPPERS = /* @__PURE__ */ new Set(["object", "UserObject"]);
function cellsIn(elements) {
  const cells = /* @__PURE__ */ new Map();
  const ids = /* @__PURE__ */ new Map();
  for (const [index, element] of elements.entries()) {
    if (element.name === "mxCell") {
      const wrapper = elements[element.parent];
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
    ...{ points: [], along: 0.5, offset: NOWHERE }
  };
}
function geometryOf(element) {
  const { attributes } = element;
  const { x } = placeIn(element);
  if (attributes.get("relative") === "1") return { along: Math.min(1, Math.max(0, (x + 1) / 2)) };
  const [width, height] = [number(attributes.get("width")), number(attributes.get("height"))];
  return { rect: { ...placeIn(element), width, height } };
}
function addPoint(cells, id, element) {
  const cell = cells.get(id);
  const as = element.attributes.get("as");
  if (as === "offset") cells.set(id, { ...cell, offset: placeIn(element) });
  if (as === void 0) cell.points.push(placeIn(element));
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

// parts/kept.js
var modules = {
  "src/layout/pinned/index.ts": () => ({ withPinned }),
  "src/layout/pinned/read.ts": () => ({ readPinnedLayout })
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
