import { constants } from 'node:os'

/**
 * Everything that can be logged. It is a list and not a pattern, because patients' names are written in
 * capitals as well.
 */
export const CODES = [
  ...['START', 'END', 'CRASH', 'BUG', 'FILES', 'WINDOW', 'NO_WEBVIEW', 'NO_BROWSER', 'UNREACHABLE'],
  ...['KEY_LOST', 'UNREADABLE', 'PIPE_TAKEN', 'WATCH_GONE', 'UPDATE'],
] as const

const WORDS = new Set<string>([
  ...['ARGUMENT', 'HANDOVER', 'WATCH', 'RECENT'],
  ...['OFF', 'CURRENT', 'AVAILABLE', 'DOWNLOADING', 'READY', 'FAILED', 'INSTALL'],
  ...['WEBVIEW', 'EDGE', 'CHROME', 'BROWSER', 'NONE'],
  ...['ERROR', 'TYPEERROR', 'RANGEERROR', 'SYNTAXERROR', 'REFERENCEERROR', 'URIERROR', 'ABORTERROR'],
  ...Object.keys(constants.errno),
  ...['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL'],
  ...['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN'],
  ...['UNABLE_TO_GET_ISSUER_CERT', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
])
/** Node's own error codes, whose suffix is Node's as well. */
const NODE_CODE = /^ERR_[A-Z0-9_]{1,60}$/

export const isWord = (text: string): boolean => WORDS.has(text) || NODE_CODE.test(text)
