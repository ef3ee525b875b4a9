/** The box around a control. The focus ring is on the box, so that prefixes and buttons are inside it. */
export const fieldBoxClass =
  'flex h-10 min-w-0 items-center rounded-md border border-line-strong/80 bg-field text-text transition-[border-color] ' +
  'hover:border-line-strong pointer-coarse:h-11 ' +
  'has-[>:is(input,textarea,select):focus-visible]:border-focus has-[>:is(input,textarea,select):focus-visible]:outline-2 ' +
  'has-[>:is(input,textarea,select):focus-visible]:-outline-offset-1 has-[>:is(input,textarea,select):focus-visible]:outline-focus ' +
  'has-[>[aria-invalid]]:border-danger-text has-[>:disabled]:border-line has-[>:disabled]:bg-sunken has-[>:disabled]:text-muted'

/** The text has 16 px on touch screens, because iOS zooms into smaller fields. */
export const fieldControlClass =
  'h-full w-full min-w-0 flex-1 rounded-[inherit] bg-transparent px-3 text-base outline-none pointer-coarse:text-[1rem]'
