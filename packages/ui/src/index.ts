export { Button, type ButtonProps } from './action/Button.tsx'
export { type ButtonLook, type ButtonSize, type ButtonVariant, buttonClass } from './action/buttonClass.ts'
export { IconButton, type IconButtonProps } from './action/IconButton.tsx'
export { applyTheme, type Theme } from './applyTheme.ts'
export { BrandMark } from './brand/BrandMark.tsx'
export { LogoLink } from './brand/LogoLink.tsx'
export { Wordmark } from './brand/Wordmark.tsx'
export { cx } from './cx.ts'
export { Card, CardHeader } from './display/Card.tsx'
export { Notice } from './feedback/Notice.tsx'
export { RouteProgress } from './feedback/RouteProgress.tsx'
export { Skeleton } from './feedback/Skeleton.tsx'
export { Spinner } from './feedback/Spinner.tsx'
export { Toaster } from './feedback/Toaster.tsx'
export { dismissAllToasts, dismissToast, type ToastOptions, toast } from './feedback/toast.ts'
export { Checkbox } from './form/Checkbox.tsx'
export { Field, type FieldControl, type FieldTexts } from './form/Field.tsx'
export { PasswordField } from './form/PasswordField.tsx'
export { Select } from './form/Select.tsx'
export { Textarea } from './form/Textarea.tsx'
export { TextField, type TextFieldProps } from './form/TextField.tsx'
export { Anchor, type AnchorProps, LinkProvider } from './navigation/LinkProvider.tsx'
export { ConfirmDialog } from './overlay/ConfirmDialog.tsx'
export { Dialog, type DialogProps } from './overlay/Dialog.tsx'
export {
  Menu,
  MenuGroup,
  MenuItem,
  MenuLinkItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from './overlay/Menu.tsx'
export { Tooltip } from './overlay/Tooltip.tsx'
export type { Tone } from './tone.ts'
