import { type Browser, findBrowser } from '../../tools/setup/findBrowser.mjs'

/** A browser with a graphics card that the processor plays: slow, but by the same rules. */
export function withPlayedCard(): Browser {
  const browser = findBrowser()
  return {
    ...browser,
    args: [
      ...browser.args.filter((arg) => arg !== '--disable-gpu'),
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
  }
}
