import type { Locale } from '@pandok/domain'

/**
 * These characters differ between Japanese and simplified Chinese; they decide for reports without any kana.
 */
const JAPANESE = /[動脈腫検経対両増縮嚢転側節腎髄頸頭]/u

/** These words occur in nearly every German report and in no English one. */
const GERMAN =
  /[äöüß]|\b(?:und|der|die|das|kein|keine|nicht|mit|links|rechts|Befund|Beurteilung|im|zum|zuvor|vom)\b|\d,\d+ ?[cm]m\b/giu
const ENGLISH = /\b(?:the|and|of|is|are|no|with|in|right|left|findings|impression|there)\b/giu

/**
 * Detects the language of a report by its script; Korean and Japanese reports contain many English and
 * Chinese words.
 */
export function languageOfText(text: string): Locale {
  if (/\p{Script=Hangul}/u.test(text)) return 'ko'
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja'
  if (/\p{Script=Han}/u.test(text)) return JAPANESE.test(text) ? 'ja' : 'zh'
  return count(text, GERMAN) > count(text, ENGLISH) ? 'de' : 'en'
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0
