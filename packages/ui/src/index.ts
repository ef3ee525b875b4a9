/**
 * All screens use these icons, so that the whole product has one set. Icons are added to the list as needed.
 */
export {
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowLeftRightIcon,
  ArrowRightIcon,
  ArrowUpDownIcon,
  ArrowUpIcon,
  BlocksIcon,
  BookmarkIcon,
  BoxIcon,
  CalendarIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CircleCheckIcon,
  CircleDotIcon,
  CircleHelpIcon,
  CircleXIcon,
  ClipboardCheckIcon,
  ClipboardPasteIcon,
  CloudOffIcon,
  Columns3Icon,
  CompassIcon,
  ContrastIcon,
  CopyIcon,
  CopyPlusIcon,
  CreditCardIcon,
  CrosshairIcon,
  DecimalsArrowRightIcon,
  DownloadIcon,
  EllipsisIcon,
  ExternalLinkIcon,
  EyeIcon,
  EyeOffIcon,
  FileImageIcon,
  FileTextIcon,
  FlaskConicalIcon,
  FlipHorizontal2Icon,
  FolderOpenIcon,
  FunctionSquareIcon,
  GlobeIcon,
  GripVerticalIcon,
  HashIcon,
  HistoryIcon,
  HourglassIcon,
  ImageIcon,
  InboxIcon,
  InfoIcon,
  KeyboardIcon,
  LanguagesIcon,
  LayoutGridIcon,
  LibraryIcon,
  Link2Icon,
  ListChecksIcon,
  ListTreeIcon,
  LockIcon,
  LogOutIcon,
  MapIcon,
  MaximizeIcon,
  MegaphoneIcon,
  MenuIcon,
  MergeIcon,
  MessageSquareTextIcon,
  MoonIcon,
  MoveIcon,
  OctagonAlertIcon,
  PanelLeftIcon,
  PanelRightIcon,
  PauseIcon,
  PencilIcon,
  PilcrowIcon,
  PlayIcon,
  PlusIcon,
  PrinterIcon,
  QuoteIcon,
  Redo2Icon,
  RepeatIcon,
  RotateCcwIcon,
  RotateCwIcon,
  RulerDimensionLineIcon,
  RulerIcon,
  SaveIcon,
  ScanLineIcon,
  SearchIcon,
  ServerIcon,
  SettingsIcon,
  Share2Icon,
  ShieldCheckIcon,
  SigmaIcon,
  SplitIcon,
  SquareCheckIcon,
  StarIcon,
  SunIcon,
  TableIcon,
  TagIcon,
  Trash2Icon,
  TriangleAlertIcon,
  TypeIcon,
  Undo2Icon,
  UploadIcon,
  UserRoundIcon,
  UsersIcon,
  XIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from 'lucide-react'
export { Button, type ButtonProps } from './action/Button.tsx'
export { type ButtonSize, type ButtonStyle, type ButtonVariant, buttonClass } from './action/buttonClass.ts'
export { IconButton, type IconButtonProps } from './action/IconButton.tsx'
export { applyTheme, type Theme } from './applyTheme.ts'
export { BrandMark } from './brand/BrandMark.tsx'
export { LogoLink } from './brand/LogoLink.tsx'
export { Wordmark } from './brand/Wordmark.tsx'
export { cx } from './cx.ts'
export { Avatar } from './display/Avatar.tsx'
export { Badge } from './display/Badge.tsx'
export { Card } from './display/Card.tsx'
export { CardHeader } from './display/CardHeader.tsx'
export { Divider } from './display/Divider.tsx'
export { Kbd } from './display/Kbd.tsx'
export { ScrollBox } from './display/ScrollBox.tsx'
export { Stat } from './display/Stat.tsx'
export { Table, type TableSelection } from './display/Table.tsx'
export { columnFrom, type TableColumn, TableHeaderCell, type TableSort } from './display/TableHeaderCell.tsx'
export { VisuallyHidden } from './display/VisuallyHidden.tsx'
export { BoardSkeleton } from './feedback/BoardSkeleton.tsx'
export { EditorSkeleton } from './feedback/EditorSkeleton.tsx'
export { EmptyState } from './feedback/EmptyState.tsx'
export { Notice } from './feedback/Notice.tsx'
export { ProgressBar } from './feedback/ProgressBar.tsx'
export { RouteProgress } from './feedback/RouteProgress.tsx'
export { Skeleton } from './feedback/Skeleton.tsx'
export { Spinner } from './feedback/Spinner.tsx'
export { TextSkeleton } from './feedback/TextSkeleton.tsx'
export { Toaster } from './feedback/Toaster.tsx'
export { dismissAllToasts, dismissToast, type ToastOptions, toast } from './feedback/toast.ts'
export { Checkbox } from './form/Checkbox.tsx'
export { CodeField } from './form/CodeField.tsx'
export { Combobox } from './form/Combobox.tsx'
export { Countdown } from './form/Countdown.tsx'
export { Field, type FieldControl, type FieldTexts } from './form/Field.tsx'
export { FormError } from './form/FormError.tsx'
export { PasswordField } from './form/PasswordField.tsx'
export { PasswordRules } from './form/PasswordRules.tsx'
export { RadioGroup, type RadioOption } from './form/RadioGroup.tsx'
export { SearchField } from './form/SearchField.tsx'
export { Select } from './form/Select.tsx'
export { Textarea } from './form/Textarea.tsx'
export { TextField, type TextFieldProps } from './form/TextField.tsx'
export type { ComboboxOption } from './form/useCombobox.ts'
export { Anchor, type AnchorProps, LinkProvider } from './navigation/LinkProvider.tsx'
export type { PageSize } from './navigation/PageSize.ts'
export { Pagination } from './navigation/Pagination.tsx'
export { pageCount } from './navigation/pageCount.ts'
export { SkipLink } from './navigation/SkipLink.tsx'
export { Steps } from './navigation/Steps.tsx'
export { type Tab, Tabs } from './navigation/Tabs.tsx'
export { ConfirmDialog } from './overlay/ConfirmDialog.tsx'
export { Dialog, type DialogProps } from './overlay/Dialog.tsx'
export { Menu } from './overlay/Menu.tsx'
export {
  MenuCheckboxItem,
  MenuGroup,
  MenuItem,
  MenuLinkItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from './overlay/MenuItem.tsx'
export { Popover } from './overlay/Popover.tsx'
export { Tooltip } from './overlay/Tooltip.tsx'
export type { Tone } from './tone.ts'
