export type { AdministeredItem, AdministeredModule, AdministeredPlate } from './admin/AdministeredItem.ts'
export type { AdministeredMember, MemberChange } from './admin/AdministeredMember.ts'
export {
  ADMIN_GRADES,
  ADMIN_ITEM_SORTS,
  ADMIN_PAYMENT_SORTS,
  ADMIN_USER_SORTS,
  type AdminItemQuery,
  type AdminPage,
  type AdminPaymentFilter,
  type AdminPaymentQuery,
  type AdminQuery,
  type AdminUserQuery,
  ALL_CHUNK,
  AUDIT_ACTIONS,
  AUDIT_SORTS,
  AUDIT_SUBJECTS,
  type AuditAction,
  type AuditQuery,
  type AuditSubject,
  COUNTED_MAX,
  ITEM_STATES,
  MEMBER_STATES,
  type MemberState,
} from './admin/AdminQueries.ts'
export type { AuditRecord } from './admin/AuditRecord.ts'
export { BACKUP_KINDS, type Backup, type WholeBackup } from './backup/Backup.ts'
export { type BannerState, bannerState } from './banner/bannerState.ts'
export { BANNER_FILE_MAX_MEBIBYTES, BANNER_SIDE_MAX_PX, BANNER_STORED_SIDE_MAX_PX } from './banner/limits.ts'
export { type PictureFormat, pictureFormat } from './banner/pictureFormat.ts'
export { BANNER_POSITIONS, type BannerPosition } from './banner/position.ts'
export type { BannerFacts, BannerPicture, StoredBanner } from './banner/StoredBanner.ts'
export {
  createDocumentRules,
  type DocumentFacts,
  type DocumentRights,
  type DocumentRules,
} from './document/createDocumentRules.ts'
export { DOCUMENT_KINDS, type DocumentKindName } from './document/documentKinds.ts'
export {
  type DocumentScope,
  type DocumentSource,
  type DocumentView,
  LIBRARY_GRADES,
  type LibraryGrade,
  type MemberDocument,
} from './document/MemberDocument.ts'
export { isSameValue } from './document/mergeThree.ts'
export { type Entitlement, entitlementOf, TIERS, type Tier } from './entitlements.ts'
export { createEmitter, type Emitter } from './events/createEmitter.ts'
export { isLoopbackHost } from './isLoopbackHost.ts'
export { calledIn } from './library/calledIn.ts'
export { changesBetween, editionOf, isOutdated } from './library/editions.ts'
export {
  FACT_USES,
  type FactUse,
  isDeciding,
  isFactRead,
  type PlateCitation,
  type PlateEvidence,
  type PlateFact,
  plateSourceState,
  READINGS,
  type Reading,
} from './library/evidence.ts'
export {
  mayBeSold,
  REGIONS,
  type Region,
  type Review,
  SOURCE_STATES,
  type SourceState,
  SPECIALTIES,
  type Specialty,
} from './library/kinds.ts'
export type { LibraryFacets, LibraryFilter } from './library/LibraryQuery.ts'
export {
  type AwaitingRecord,
  type CellWords,
  type EvidenceRecord,
  type InLibrary,
  type LibraryChange,
  type LibraryRecord,
  type Words,
  wordsIn,
} from './library/LibraryRecord.ts'
export { libraryItemId } from './library/libraryItemId.ts'
export { LIBRARY_OWNER_ID } from './library/libraryOwner.ts'
export { ALL_MAX_ITEMS, type ListPage, type ListQuery, PAGE_SIZES, type PageSize } from './list/list.ts'
export { britishSpellings, inBritishSpelling } from './locale/britishSpelling.ts'
export { listNames } from './locale/listNames.ts'
export { DEFAULT_LOCALE, isLocale, LOCALES, type Locale, localeOf } from './locale/locale.ts'
export { type AdminStanding, canChangeRole, canSuspend } from './member/canChangeRole.ts'
export { checkNickname, type NicknameRefusal, nicknameKey } from './member/checkNickname.ts'
export {
  isPasswordAcceptable,
  type PasswordPlace,
  type PasswordRule,
  passwordRules,
} from './member/checkPassword.ts'
export { countCharacters } from './member/countCharacters.ts'
export { COUNTRIES, type Country } from './member/countries.ts'
export { grantedTier, NO_GRANT, type TierGrant } from './member/grantedTier.ts'
export { groupedPhone } from './member/groupedPhone.ts'
export { isPhone } from './member/isPhone.ts'
export {
  AGE_MAX_YEARS,
  AGE_MIN_YEARS,
  CODE_DIGITS,
  CODE_LIFE_MINUTES,
  CODE_MAX_TRIES,
  EMAIL_MAX_BYTES,
  JOIN_PASSWORD_MIN_CHARACTERS,
  MEMBER_NOTE_MAX_CHARACTERS,
  MY_PAGE_PASSWORD_MIN_CHARACTERS,
  NAME_MAX_CHARACTERS,
  NICKNAME_MAX_CHARACTERS,
  PASSWORD_MAX_CHARACTERS,
  PHONE_MAX_DIGITS,
  PHONE_MIN_DIGITS,
  TICKET_LIFE_MINUTES,
} from './member/limits.ts'
export type { Member, PostalAddress } from './member/Member.ts'
export { MAJORS, type Major } from './member/major.ts'
export { maskEmail } from './member/maskEmail.ts'
export { parseEmail } from './member/parseEmail.ts'
export { ROLES, type Role } from './member/role.ts'
export type { SecurityEvent, SecurityEventKind } from './member/SecurityEvent.ts'
export { canAddModules, type ModuleCounts } from './module/canAddModules.ts'
export { checkModuleName, type ModuleNameRefusal } from './module/checkModuleName.ts'
export { freeModuleName } from './module/freeModuleName.ts'
export {
  MODULE_MODALITIES,
  MODULE_SECTIONS,
  MODULE_TYPES,
  type ModuleModality,
  type ModuleSection,
  type ModuleType,
} from './module/kinds.ts'
export {
  AUTO_BACKUPS_MAX,
  BACKUP_NOTE_MAX_CHARACTERS,
  DEFINITION_MAX_BYTES,
  MANUAL_BACKUPS_MAX,
  MODULE_LABEL_MAX_CHARACTERS,
  MODULE_NAME_MAX_CHARACTERS,
  MODULE_NOTE_MAX_CHARACTERS,
  MODULES_PER_FILE_MAX,
  MODULES_PER_MEMBER_MAX,
} from './module/limits.ts'
export type {
  Module,
  ModuleContent,
  ModuleLabels,
  ModuleSnapshot,
  ModuleView,
  StoredDefinition,
  WholeModule,
} from './module/Module.ts'
export {
  MODULE_SORTS,
  type ModuleFacets,
  type ModuleFilter,
  type ModuleLibraryFacets,
  type ModuleQuery,
  type ModuleSort,
} from './module/ModuleQuery.ts'
export { type ModuleFacts, moduleRights, moduleRules } from './module/moduleRights.ts'
export { ownModuleName, searchedName } from './module/ownModuleName.ts'
export { RESERVED_NAMES } from './module/reservedNames.ts'
export { DASHES, dashesToSpaces, hasDash } from './name/dashes.ts'
export { freeName } from './name/freeName.ts'
export { hasInvisible, nameKey, tidyName } from './name/name.ts'
export { type Access, accessAt, entitlementOfAccess } from './payment/accessAt.ts'
export {
  actionsOf,
  canResumeAuto,
  canStopAuto,
  canWithdrawRefund,
  NO_PAYMENT_ACTIONS,
  type PaymentActions,
  sheetActionsOf,
} from './payment/actionsOf.ts'
export { canCharge } from './payment/canCharge.ts'
export {
  type CancelRequest,
  cancelRequest,
  eventOfVoid,
  type GatewayAnswer,
  refundAnswered,
  refundFound,
  voidRequest,
} from './payment/cancels.ts'
export {
  canPayByHand,
  type HandPaymentRefusal,
  linesByHand,
  openLines,
  openWon,
  type WrittenCancels,
} from './payment/canPayByHand.ts'
export { canRequestRefund, type RefundRefusal } from './payment/canRequestRefund.ts'
export { graceEnd, hasRetryLeft, renewalDueAt } from './payment/dunning.ts'
export {
  type GatewayCode,
  type GatewayCodeClass,
  gatewayCodeClass,
  isDeadCard,
  isDefiniteRefusal,
  needsNewKey,
} from './payment/gatewayCodes.ts'
export { eventOfCode, eventOfPayment, type GatewayPayment } from './payment/gatewayEvents.ts'
export { giveTimeBack } from './payment/giveTimeBack.ts'
export { type Grant, grantOrder } from './payment/grantOrder.ts'
export { groupedCard } from './payment/groupedCard.ts'
export { hasCardNumber } from './payment/hasCardNumber.ts'
export { isGrantable } from './payment/isGrantable.ts'
export { koreanMonths } from './payment/koreanMonths.ts'
export { labelOf, PAYMENT_LABELS, type PaymentLabel, sheetLabelOf } from './payment/labelOf.ts'
export {
  accountBalance,
  captureTransaction,
  isBalanced,
  LEDGER_ACCOUNTS,
  type LedgerAccount,
  type LedgerEntry,
  type LedgerTransaction,
  refundTransaction,
  voidTransaction,
} from './payment/ledger.ts'
export {
  CONFIRM_WINDOW_MINUTES,
  EVIDENCE_MAX_CHARACTERS,
  FOUR_EYES_OVER_WON,
  GRACE_LIMIT_DAYS,
  ORDER_LIFE_MINUTES,
  REFUND_PENALTY_PERCENT,
  RETRY_DAYS,
  WATCH_HOURS,
  WITHDRAWAL_DAYS,
} from './payment/limits.ts'
export { mayConfirm } from './payment/mayConfirm.ts'
export { mayLeave } from './payment/mayLeave.ts'
export { newOrder } from './payment/newOrder.ts'
export {
  type CapturedPayment,
  type GatewayEvent,
  isOrderOver,
  isToLookUp,
  nextOrder,
  type OrderContext,
  type OrderDropReason,
  type OrderEvent,
  type OrderStep,
} from './payment/nextOrder.ts'
export { approvalsNeeded, nextRefund, type RefundEvent, type RefundStep } from './payment/nextRefund.ts'
export {
  nextSubscription,
  type SubscriptionEvent,
  subscriptionAt,
  subscriptionRule,
} from './payment/nextSubscription.ts'
export {
  isKeptOrder,
  isPendingOrder,
  ORDER_KINDS,
  ORDER_STATES,
  type Order,
  type OrderKind,
  type OrderState,
  type RenewalPlace,
} from './payment/Order.ts'
export { type OfferedPlan, offeredPlans } from './payment/offeredPlans.ts'
export { cancelKey, confirmKey, KEY_LIFE_DAYS, voidKey } from './payment/operationKeys.ts'
export {
  ORDER_EFFECTS,
  ORDER_RULES,
  type OrderEffect,
  type OrderEventType,
  type OrderGuard,
  type OrderRule,
} from './payment/orderRules.ts'
export type { PaidPayment, PaymentReceipt } from './payment/PaidPayment.ts'
export type { Payer } from './payment/Payer.ts'
export {
  LISTED_PAYMENT_STATUSES,
  PAYMENT_SORTS,
  PAYMENT_STATUSES,
  type PaymentQuery,
  type PaymentSort,
  type PaymentStatus,
} from './payment/PaymentQuery.ts'
export { isOpenPeriod, isPeriodAt, type Period } from './payment/Period.ts'
export { isSameSeoulDay, periodEnd, seoulDay } from './payment/periodEnd.ts'
export { type PlanOffer, planOffer } from './payment/planOffer.ts'
export { isPlanId, isTierPlan, PLANS, type Plan, type PlanId, planOf } from './payment/plans.ts'
export {
  quoteRefund,
  quoteRefundLine,
  type RefundQuote,
  type RefundQuoteLine,
} from './payment/quoteRefund.ts'
export {
  isOpenRefund,
  REFUND_STATES,
  type RefundCase,
  type RefundLine,
  type RefundState,
} from './payment/RefundCase.ts'
export { REFUND_REASONS, type RefundReason, refundReason } from './payment/refundReason.ts'
export {
  REFUND_RULES,
  type RefundEventType,
  type RefundGuard,
  type RefundRule,
} from './payment/refundRules.ts'
export { refundScope } from './payment/refundScope.ts'
export { renewalOrder, renewalOrderId } from './payment/renewalOrder.ts'
export { requestRefund } from './payment/requestRefund.ts'
export {
  NO_STANDING,
  openRefundOfOrder,
  openRefundOfSubscription,
  type Standing,
} from './payment/Standing.ts'
export type { StoredCard } from './payment/StoredCard.ts'
export type { StoredOrder } from './payment/StoredOrder.ts'
export type { StoredRefund, StoredStanding } from './payment/StoredStanding.ts'
export {
  isRenewing,
  isSubscriptionOver,
  SUBSCRIPTION_STATES,
  type Subscription,
  type SubscriptionState,
} from './payment/Subscription.ts'
export { type OrderSettlement, settleOrder } from './payment/settleOrder.ts'
export { type RefundSettlement, settleRefund } from './payment/settleRefund.ts'
export { subscriptionOf } from './payment/subscriptionOf.ts'
export {
  SUBSCRIPTION_RULES,
  type SubscriptionEventType,
  type SubscriptionGuard,
  type SubscriptionRule,
} from './payment/subscriptionRules.ts'
export { vatWonOf } from './payment/vatWonOf.ts'
export { withGrant } from './payment/withGrant.ts'
export { canAddPlates, NO_PLATES, type PlateCounts, roomOf } from './plate/canAddPlates.ts'
export { canPublishPlate } from './plate/canPublishPlate.ts'
export { cellIn } from './plate/cellIn.ts'
export { cellFaults, checkPlate } from './plate/checkPlate.ts'
export { checkPlateName, type PlateNameRefusal } from './plate/checkPlateName.ts'
export { codeOfCharacter } from './plate/codeOfCharacter.ts'
export {
  type Assessment,
  BLANK_KINDS,
  type Blank,
  type BlankKind,
  type BlankOption,
  type CellCheck,
  type CellValue,
  type Exam,
  type ExamForm,
  type ExamRegion,
  type Finding,
  type FormField,
  type FormSource,
  type Formula,
  type Gather,
  type ModuleUse,
  type RegionRows,
  VALUE_KINDS,
} from './plate/Exam.ts'
export { blanksFaults, examFaults, valuesFaults } from './plate/examFaults.ts'
export {
  FOLLOW_UP_UNITS,
  type FollowUpAdvice,
  type FollowUpUnit,
  hasFollowUpTime,
} from './plate/FollowUpAdvice.ts'
export { freePlateName } from './plate/freePlateName.ts'
export {
  checkKey,
  KEY_MODIFIERS,
  type Key,
  type KeyModifier,
  type KeyRefusal,
  readKey,
  writeKey,
} from './plate/keys.ts'
export {
  AUTO_FILLS_MAX,
  BLANK_LABEL_MAX_CHARACTERS,
  BLANK_NOUNS_MAX,
  BLANK_OPTIONS_MAX,
  BLANKS_MAX,
  BOARD_COLUMNS,
  CATEGORIES_MAX,
  CELL_CHECKS_MAX,
  CELL_NAME_MAX_CHARACTERS,
  CELL_OUTPUTS_MAX,
  CELL_TITLE_MAX_CHARACTERS,
  CELLS_MAX,
  EXAM_FORMS_MAX,
  EXAM_REGIONS_MAX,
  FOLLOW_UP_UNITS_MAX,
  FOLLOW_UP_WORDS_MAX_CHARACTERS,
  FORM_ANSWERS_MAX,
  FORM_FIELDS_MAX,
  FORM_LAYOUT_MAX_CHARACTERS,
  FORMULA_MAX_CHARACTERS,
  GATHERS_MAX,
  MODULE_USES_MAX,
  MODULES_PER_PLATE_MAX,
  OPTION_FORM_MAX_CHARACTERS,
  OPTION_FORMS_MAX,
  OPTION_TEXT_MAX_CHARACTERS,
  PHRASE_MAX_CHARACTERS,
  PLACE_EXCLUSIONS_MAX,
  PLACE_MATCHES_MAX,
  PLATE_MAX_BYTES,
  PLATE_NAME_MAX_CHARACTERS,
  PLATES_PER_FILE_MAX,
  PRESET_MAX_BYTES,
  RANK_MAX,
  REGION_COLUMNS_MAX,
  REGION_NAME_MAX_CHARACTERS,
  REPLACEMENTS_MAX,
  USED_INPUTS_MAX,
  VALUES_MAX,
} from './plate/limits.ts'
export { mergePlate } from './plate/mergePlate.ts'
export { moduleIdsOf } from './plate/moduleIdsOf.ts'
export {
  type AutoFill,
  type CaughtKind,
  CELL_COLORS,
  type Cell,
  type CellColor,
  type CellOutput,
  type CellSketch,
  EXAM_OUTPUT,
  type ExamAnswers,
  type Exclusion,
  type FillPlace,
  type FillSource,
  filledOutputs,
  JOININGS,
  type Joining,
  type KeyMap,
  type LoadedPlate,
  MEASUREMENT_KINDS,
  type MeasurementKind,
  type ModuleOutput,
  type PhraseOutput,
  type PlaceExclusion,
  type PlaceMatch,
  type Plate,
  type PlateContent,
  type PlateView,
  type Preset,
  type PresetAnswer,
  SUPPLIED_MEASUREMENTS,
  type WholePlate,
} from './plate/Plate.ts'
export type { PlateFault, PlateFaultReason } from './plate/PlateFault.ts'
export { PLATE_SORTS, type PlateFilter, type PlateQuery, type PlateSort } from './plate/PlateQuery.ts'
export { plateContentOf } from './plate/plateContentOf.ts'
export { type PlateFacts, plateRights, plateRules } from './plate/plateRights.ts'
export { withModules } from './plate/withModules.ts'
export {
  findPatientData,
  PATIENT_DATA_KINDS,
  type PatientDataHit,
  type PatientDataKind,
} from './privacy/findPatientData.ts'
export { isListed } from './record/isListed.ts'
export { fieldsOf, isRecord } from './record/isRecord.ts'
export { itemAt } from './record/itemAt.ts'
export { errorCode, errorMessage } from './record/thrown.ts'
export { typedEntries, typedKeys, typedRecord } from './record/typedRecord.ts'
export { REPORT_SECTIONS, type ReportSection } from './report/sections.ts'
export { isPassValidOffline } from './session/isPassValidOffline.ts'
export {
  AUTH_TOKEN_LIFE_MINUTES,
  OFFLINE_PASS_DAYS,
  REFRESH_GRACE_SECONDS,
  REFRESH_TOKEN_LIFE_DAYS,
  SESSIONS_PER_MEMBER_MAX,
} from './session/limits.ts'
export {
  SHARE_SORTS,
  type SharedOwnItem,
  type ShareQuery,
  type ShareSort,
} from './share/Share.ts'
export { TRASH_PER_MEMBER_MAX, TRASH_RETENTION_DAYS } from './trash/limits.ts'
export { purgeableUntil, purgeTime } from './trash/purgeTime.ts'
export {
  TRASH_SORTS,
  type TrashedItem,
  type TrashQuery,
  type TrashSort,
} from './trash/Trash.ts'
export { allow, refuse, type Verdict } from './verdict.ts'
