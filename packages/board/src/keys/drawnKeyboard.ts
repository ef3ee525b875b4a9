import type { DrawnKey, DrawnKeyboard } from './keys.ts'

const plain = (codes: string): DrawnKey[] => codes.split(' ').map((code) => ({ code, width: 1 }))
const wide = (code: string, width: number): DrawnKey => ({ code, width })
const apart = (gap: number, [first, ...rest]: DrawnKey[]): DrawnKey[] =>
  first ? [{ ...first, gap }, ...rest] : []

/**
 * The ANSI layout, which is common in Korea and the United States. Each row of the main block is 15 units
 * wide.
 */
export const DRAWN_KEYBOARD: DrawnKeyboard = {
  main: [
    [
      ...plain('Escape'),
      ...apart(1, plain('F1 F2 F3 F4')),
      ...apart(0.5, plain('F5 F6 F7 F8')),
      ...apart(0.5, plain('F9 F10 F11 F12')),
    ],
    [
      ...plain('Backquote Digit1 Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8 Digit9 Digit0 Minus Equal'),
      wide('Backspace', 2),
    ],
    [
      wide('Tab', 1.5),
      ...plain('KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP BracketLeft BracketRight'),
      wide('Backslash', 1.5),
    ],
    [
      wide('CapsLock', 1.75),
      ...plain('KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon Quote'),
      wide('Enter', 2.25),
    ],
    [
      wide('ShiftLeft', 2.25),
      ...plain('KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period Slash'),
      wide('ShiftRight', 2.75),
    ],
    [
      wide('ControlLeft', 1.25),
      wide('MetaLeft', 1.25),
      wide('AltLeft', 1.25),
      wide('Space', 6.25),
      wide('AltRight', 1.25),
      wide('MetaRight', 1.25),
      wide('ContextMenu', 1.25),
      wide('ControlRight', 1.25),
    ],
  ],
  numpad: [
    plain('NumLock NumpadDivide NumpadMultiply NumpadSubtract'),
    [...plain('Numpad7 Numpad8 Numpad9'), { code: 'NumpadAdd', width: 1, height: 2 }],
    plain('Numpad4 Numpad5 Numpad6'),
    [...plain('Numpad1 Numpad2 Numpad3'), { code: 'NumpadEnter', width: 1, height: 2 }],
    [wide('Numpad0', 2), ...plain('NumpadDecimal')],
  ],
}
