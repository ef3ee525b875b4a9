import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Spinner } from '../feedback/Spinner.tsx'
import { type ButtonStyle, buttonClass } from './buttonClass.ts'
import { type Press, useSinglePress } from './useSinglePress.ts'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'onClick'>, ButtonStyle {
  /** The button is loading until a promise that this returns has settled. */
  onClick?: Press<[MouseEvent<HTMLButtonElement>]> | undefined
  icon?: ReactNode
  iconAfter?: ReactNode
  loading?: boolean | undefined
  /** It is announced politely while the button is loading. */
  loadingLabel?: string | undefined
}

/**
 * While loading, the button keeps its width and focus (a disabled button would lose the focus to the body)
 * and ignores clicks, including submit.
 */
export function Button(props: ButtonProps) {
  const { variant, size, block, icon, iconAfter, loadingLabel, onClick, ...button } = props
  const { children, className, type = 'button', loading: isAwaited = false, ...rest } = button
  const { press, isRunning } = useSinglePress(onClick)
  const loading = isAwaited || isRunning

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (loading || rest['aria-disabled'] === true) {
      event.preventDefault()
      return
    }
    press(event)
  }

  return (
    <>
      <button
        type={type}
        onClick={handleClick}
        className={cx(buttonClass({ variant, size, block }), className)}
        {...rest}
        {...(loading ? { 'aria-disabled': true, 'aria-busy': true } : {})}
      >
        <span className={cx('contents', loading && '[&>*]:opacity-0')}>
          {icon}
          <span className="min-w-0 truncate">{children}</span>
          {iconAfter}
        </span>
        {loading ? (
          <span className="absolute inset-0 grid place-items-center">
            <Spinner />
          </span>
        ) : null}
      </button>
      {loadingLabel ? (
        <span role="status" className="sr-only">
          {loading ? loadingLabel : ''}
        </span>
      ) : null}
    </>
  )
}
