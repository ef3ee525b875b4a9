/** The first match wins, because most browsers also name their ancestors. */
const browsers: readonly [RegExp, string][] = [
  [/\bPandok\//u, 'Pandok'],
  [/\bKAKAOTALK\b/iu, 'KakaoTalk'],
  [/\bWhale\//u, 'Whale'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\bEdg(?:A|iOS)?\//u, 'Edge'],
  [/\b(?:OPR|Opera)\//u, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//u, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS)\//u, 'Chrome'],
  [/\bSafari\//u, 'Safari'],
]

const systems: readonly [RegExp, string][] = [
  [/\biPad\b/u, 'iPadOS'],
  [/\b(?:iPhone|iPod)\b/u, 'iOS'],
  [/\bAndroid\b/u, 'Android'],
  [/\bWindows\b/u, 'Windows'],
  [/\bMac OS X\b/u, 'macOS'],
  [/\bCrOS\b/u, 'ChromeOS'],
  [/\bLinux\b/u, 'Linux'],
]

const nameIn = (table: readonly [RegExp, string][], userAgent: string) =>
  table.find(([sign]) => sign.test(userAgent))?.[1] ?? null

/** Browser and system, so that members recognize their devices; null for unknown ones. */
export const describeUserAgent = (userAgent: string) => ({
  browser: nameIn(browsers, userAgent),
  system: nameIn(systems, userAgent),
})
