import type { Window } from '../../model/Grayscale.ts'
import type { VoiSetting } from '../../model/View.ts'
import type { Appearance } from './Appearance.ts'
import { startOf } from './dragWindow.ts'
import { isWindow } from './windowFunctions.ts'

/** What a reader typed as centre and width; undefined where it isn't a window. The function of the picture stays. */
export function readWindow(appearance: Appearance, center: string, width: string): VoiSetting | undefined {
  const window: Window = {
    center: readNumber(center),
    width: readNumber(width),
    function: startOf(appearance).function,
  }
  return isWindow(window) ? { kind: 'window', ...window } : undefined
}

/** With a comma or a point, and with the minus sign that keyboards for Japanese and typographers write. */
function readNumber(text: string): number {
  const plain = text.normalize('NFKC').trim().replace(/^[−–]/, '-').replace(',', '.')
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
}
