import type { TranslatedErrorCode } from '@pandok/protocol/errors'

export const errors = {
  BAD_REQUEST: '请检查您输入的内容。',
  INVALID_PUBLIC_KEY: '需要重新建立安全连接，请重试。',
  STALE_REQUEST: '本设备的时间与服务器不一致，请校准时间后重试。',
  ENCRYPTION_REQUIRED: '不接受未加密的请求。',
  SESSION_REVOKED: '登录已结束，请重新登录。',
  FORBIDDEN: '您没有执行此操作的权限。',
  NOT_FOUND: '找不到所请求的项目。',
  UNKNOWN_METHOD: '不支持此请求。',
  CONFLICT: '此内容已在别处保存了更新的版本，请先查看最新内容。',
  COPY_EXISTS: '副本已存在。',
  PLATE_LIMIT: '无法再创建更多报告板。',
  LIBRARY_LIMIT: '无法再添加更多资源库报告板。',
  REPLAYED_REQUEST: '此请求已处理。',
  CONTENT_TOO_LARGE: '内容超出可发送的大小，请精简或拆分后重试。',
  TOO_MANY_REQUESTS: '请求过多，请稍后再试。',
  PAYMENT_FAILED: '付款未能正常处理。',
  INTERNAL: '发生错误，请稍后再试。',
  UNAVAILABLE: '服务器目前无法处理请求，请稍后再试。',
  STORAGE_FULL: '服务器存储空间已满，无法保存。请通知管理员，稍后再试。',
} as const satisfies Record<TranslatedErrorCode, string>
