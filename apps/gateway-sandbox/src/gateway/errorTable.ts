interface ErrorRow {
  readonly status: number
  readonly ko: string
  readonly en: string
}

/** Statuses are those measured at the real gateway if available, otherwise those documented. */
export const errorTable: Readonly<Record<string, ErrorRow>> = {
  INVALID_REQUEST: row(400, '잘못된 요청입니다.', 'The request is invalid.'),
  INVALID_PAYMENT_KEY: row(400, '잘못된 결제 키입니다.', 'The payment key is invalid.'),
  INVALID_ORDER_ID: row(400, '잘못된 주문번호입니다.', 'The order id is invalid.'),
  BELOW_MINIMUM_AMOUNT: row(400, '결제 금액이 최소 금액보다 적습니다.', 'The amount is below the minimum.'),
  ALREADY_PROCESSED_PAYMENT: row(400, '이미 처리된 결제 입니다.', 'This payment has already been processed.'),
  ALREADY_CANCELED_PAYMENT: row(400, '이미 취소된 결제 입니다.', 'This payment has already been canceled.'),
  ALREADY_REMOVED_BILLING_KEY: row(400, '이미 삭제된 빌링키입니다.', 'The billing key has been removed.'),
  DUPLICATED_ORDER_ID: row(
    400,
    '이미 승인 및 취소가 진행된 중복된 주문번호 입니다.',
    'An order with this id has already been approved or canceled.',
  ),
  NOT_MATCHES_CUSTOMER_KEY: row(
    400,
    '빌링 인증 고객키와 결제 요청 고객키가 일치하지 않습니다.',
    'The customer key differs from the one of the billing key.',
  ),
  NOT_MATCHES_REFUNDABLE_AMOUNT: row(400, '잔액 결과가 일치하지 않습니다.', 'The balance differs.'),
  NOT_SUPPORTED_CARD_TYPE: row(400, '지원되지 않는 카드 종류입니다.', 'This type of card is not supported.'),
  NOT_SUPPORTED_METHOD: row(400, '지원되지 않는 결제 수단입니다.', 'This method is not supported.'),
  INVALID_CARD_NUMBER: row(400, '카드번호를 다시 확인해주세요.', 'The card number is invalid.'),
  INVALID_CARD_EXPIRATION: row(
    400,
    '카드 정보를 다시 확인해주세요. (유효기간)',
    'The expiration date is invalid.',
  ),
  INVALID_STOPPED_CARD: row(400, '정지된 카드 입니다.', 'This card has been stopped.'),
  INVALID_CARD_LOST_OR_STOLEN: row(
    400,
    '분실 혹은 도난 카드입니다.',
    'This card has been reported lost or stolen.',
  ),
  INVALID_BILL_KEY_REQUEST: row(400, '빌링키 인증이 완료되지 않았습니다.', 'The billing key is not ready.'),
  INVALID_BILLING_AUTH: row(400, '유효하지 않은 빌링 인증입니다.', 'The billing authentication is invalid.'),
  INVALID_API_KEY: row(400, '잘못된 시크릿키 연동 정보 입니다.', 'The API key is not of this kind.'),
  INVALID_CLIENT_KEY: row(400, '잘못된 클라이언트 연동 정보 입니다.', 'The client key is invalid.'),
  INVALID_IDEMPOTENCY_KEY: row(
    400,
    '멱등키는 300자 이하여야 합니다.',
    'An idempotency key has at most 300 characters.',
  ),
  PAY_PROCESS_ABORTED: row(
    400,
    '결제가 진행되지 않았습니다. 다시 시도해주세요.',
    'The payment did not go through.',
  ),
  PAY_PROCESS_CANCELED: row(
    400,
    '사용자에 의해 결제가 취소되었습니다.',
    'The payment was canceled by the buyer.',
  ),
  USER_CANCEL: row(400, '취소되었습니다.', 'Canceled.'),
  PROVIDER_ERROR: row(
    400,
    '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해주세요.',
    'A temporary error occurred. Please try again later.',
  ),
  REFUND_REJECTED: row(400, '환불이 거절됐습니다. 결제사에 문의 부탁드립니다.', 'The refund was rejected.'),
  UNAUTHORIZED_KEY: row(
    401,
    '인증되지 않은 시크릿 키 혹은 클라이언트 키 입니다.',
    'The secret or client key is not authorized.',
  ),
  INCORRECT_BASIC_AUTH_FORMAT: row(
    403,
    "잘못된 요청입니다. ':' 를 포함해 인코딩해주세요.",
    "Please encode the key together with ':'.",
  ),
  FORBIDDEN_REQUEST: row(403, '허용되지 않은 요청입니다.', 'This request is not allowed.'),
  FORBIDDEN_CONSECUTIVE_REQUEST: row(
    403,
    '반복적인 요청은 허용되지 않습니다. 잠시 후 다시 시도해주세요.',
    'Repeated requests are not allowed. Please try again later.',
  ),
  REJECT_CARD_PAYMENT: row(
    403,
    '한도초과 혹은 잔액부족으로 결제에 실패했습니다.',
    'The limit is exceeded or the balance is insufficient.',
  ),
  REJECT_CARD_COMPANY: row(403, '결제 승인이 거절되었습니다.', 'The card company declined the payment.'),
  NOT_CANCELABLE_AMOUNT: row(403, '취소 할 수 없는 금액 입니다.', 'This amount cannot be canceled.'),
  NOT_CANCELABLE_PAYMENT: row(403, '취소 할 수 없는 결제 입니다.', 'This payment cannot be canceled.'),
  NOT_ALLOWED_PARTIAL_REFUND: row(403, '부분 환불이 불가합니다.', 'A partial refund is not possible.'),
  EXCEED_MAX_REFUND_DUE: row(403, '환불 가능한 기간이 지났습니다.', 'The refund period is over.'),
  EXCEED_MAX_AMOUNT: row(403, '거래금액 한도를 초과했습니다.', 'The amount exceeds the limit.'),
  EXCEED_MAX_DAILY_PAYMENT_COUNT: row(
    400,
    '하루 결제 가능 횟수를 초과했습니다.',
    'The daily number of payments is exceeded.',
  ),
  NOT_FOUND_PAYMENT: row(404, '존재하지 않는 결제 정보 입니다.', 'The payment does not exist.'),
  NOT_FOUND_PAYMENT_SESSION: row(
    404,
    '결제 시간이 만료되어 결제 진행 데이터가 존재하지 않습니다.',
    'The time for this payment is over and its data no longer exist.',
  ),
  NOT_FOUND_BILLING: row(
    404,
    '존재하지 않는 빌링 결제 인증 정보 입니다.',
    'The billing authentication does not exist.',
  ),
  NOT_FOUND: row(404, '존재하지 않는 정보 입니다.', 'Not found.'),
  IDEMPOTENT_REQUEST_PROCESSING: row(
    409,
    '이전 멱등 요청이 처리중입니다.',
    'The earlier request with this idempotency key is still running.',
  ),
  TOO_MANY_REQUESTS: row(429, '요청이 너무 많습니다.', 'Too many requests.'),
  FAILED_DB_PROCESSING: row(
    500,
    '잘못된 요청 값으로 처리 중 DB 에러가 발생했습니다.',
    'The request could not be stored.',
  ),
  FAILED_INTERNAL_SYSTEM_PROCESSING: row(
    500,
    '내부 시스템 처리 작업이 실패했습니다. 잠시 후 다시 시도해주세요.',
    'An internal process failed. Please try again later.',
  ),
  FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING: row(
    500,
    '결제가 완료되지 않았어요. 다시 시도해주세요.',
    'The payment was not completed. Please try again.',
  ),
  FAILED_REFUND_PROCESS: row(
    500,
    '은행 응답시간 지연이나 일시적인 오류로 환불요청에 실패했습니다.',
    'The refund request failed for a temporary reason.',
  ),
  FAILED_METHOD_HANDLING_CANCEL: row(
    500,
    '취소 중 결제 시 사용한 결제 수단 처리과정에서 일시적인 오류가 발생했습니다.',
    'A temporary error occurred at the payment method while canceling.',
  ),
  FAILED_PARTIAL_REFUND: row(500, '부분 환불이 실패했습니다.', 'The partial refund failed.'),
  COMMON_ERROR: row(
    500,
    '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해주세요.',
    'A temporary error occurred. Please try again later.',
  ),
  UNKNOWN_PAYMENT_ERROR: row(
    500,
    '결제에 실패했어요. 같은 문제가 반복된다면 은행이나 카드사로 문의해주세요.',
    'The payment failed. If this repeats, please ask your bank or card company.',
  ),
}

function row(status: number, ko: string, en: string): ErrorRow {
  return { status, ko, en }
}
