import type { TranslatedErrorCode } from '@pandok/protocol/errors'

export const errors = {
  BAD_REQUEST: '입력하신 내용을 다시 확인해 주세요.',
  INVALID_PUBLIC_KEY: '보안 연결을 새로 맺어야 합니다. 다시 시도해 주세요.',
  STALE_REQUEST: '기기의 시간이 서버와 다릅니다. 시간을 맞춘 뒤 다시 시도해 주세요.',
  ENCRYPTION_REQUIRED: '암호화되지 않은 요청은 받을 수 없습니다.',
  SESSION_REVOKED: '로그인이 종료되었습니다. 다시 로그인해 주세요.',
  FORBIDDEN: '이 작업을 할 권한이 없습니다.',
  NOT_FOUND: '요청하신 항목을 찾을 수 없습니다.',
  UNKNOWN_METHOD: '지원하지 않는 요청입니다.',
  CONFLICT: '다른 곳에서 먼저 저장되었습니다. 최신 내용을 확인해 주세요.',
  COPY_EXISTS: '이미 사본이 있습니다.',
  PLATE_LIMIT: '더 이상 판을 만들 수 없습니다.',
  LIBRARY_LIMIT: '라이브러리 판을 더 이상 담을 수 없습니다.',
  REPLAYED_REQUEST: '이미 처리된 요청입니다.',
  CONTENT_TOO_LARGE: '보낼 수 있는 크기를 넘었습니다. 내용을 줄이거나 나누어 다시 시도해 주세요.',
  TOO_MANY_REQUESTS: '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.',
  PAYMENT_FAILED: '결제가 정상적으로 처리되지 않았습니다.',
  INTERNAL: '오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
  UNAVAILABLE: '지금은 서버가 요청을 처리할 수 없습니다. 잠시 후 다시 시도해 주세요.',
  STORAGE_FULL:
    '서버의 저장 공간이 가득 차서 저장할 수 없습니다. 관리자에게 알리고 나중에 다시 시도해 주세요.',
} as const satisfies Record<TranslatedErrorCode, string>
