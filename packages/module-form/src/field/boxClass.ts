/**
 * The box is lower than other fields of the product, so that a form with twenty answers fits on the screen.
 */
export const boxClass =
  'flex min-h-8 w-full min-w-0 items-center rounded-sm border border-line-strong/70 bg-field pointer-coarse:min-h-11 ' +
  'hover:border-line-strong has-[>:focus-visible]:border-focus has-[>:focus-visible]:outline-2 ' +
  'has-[>:focus-visible]:-outline-offset-1 has-[>:focus-visible]:outline-focus has-[>[aria-invalid]]:border-danger-text'

export const controlClass =
  'h-full min-h-7.5 w-full min-w-0 flex-1 rounded-[inherit] bg-transparent px-2.5 text-base text-text outline-none pointer-coarse:text-[1rem]'
