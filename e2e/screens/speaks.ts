import type { Locale } from '@pandok/domain/locale'
import { expect, type Page } from '@playwright/test'

const TITLES: Record<Locale, RegExp> = {
  ko: /\p{Script=Hangul}/u,
  en: /^[^\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u,
  zh: /^[^\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]*\p{Script=Han}[^\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]*$/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  de: /^[^\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u,
}

/** Expects that the page declares its language, has a title in it, and one heading of the first level. */
export async function speaks(page: Page, locale: Locale, about: string): Promise<void> {
  await expect(page.locator('html'), about).toHaveAttribute('lang', locale === 'zh' ? 'zh-Hans' : locale)
  await expect(page, about).toHaveTitle(TITLES[locale])
  await expect(page.locator('h1'), about).toHaveCount(1)
}
