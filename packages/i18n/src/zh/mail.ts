import type { MailKey } from '../ko/mail.ts'

export const mail = {
  brand: 'Pandok',
  footer: '本邮件由系统自动发送，请勿回复。',

  'joinCode.subject': '注册验证码',
  'joinCode.heading': '请验证您的邮箱',
  'joinCode.body': '请在注册页面输入以下验证码，{minutes} 分钟内有效。',
  'joinCode.note': '如非本人操作，请忽略本邮件。请勿将验证码告知任何人，我们的工作人员也不会向您索取。',

  'alreadyRegistered.subject': '该邮箱已注册',
  'alreadyRegistered.heading': '您已经注册过账号',
  'alreadyRegistered.body':
    '有人尝试使用此邮箱注册，但该邮箱已有账号。请直接登录；如果忘记了密码，可以在登录页面重新设置。',
  'alreadyRegistered.action': '前往登录',
  'alreadyRegistered.note': '如非本人操作，请忽略本邮件。您的账号未受影响，依然安全。',

  'passwordCode.subject': '重置密码验证码',
  'passwordCode.heading': '重置密码',
  'passwordCode.body': '请在找回密码页面输入以下验证码，{minutes} 分钟内有效。',
  'passwordCode.note': '如非本人操作，请忽略本邮件，您的密码不会改变。请勿将验证码告知任何人。',

  'passwordChanged.subject': '您的密码已修改',
  'passwordChanged.heading': '密码已修改',
  'passwordChanged.body': '您的账号密码刚刚已修改。为确保安全，其他设备均已退出登录。',
  'passwordChanged.action': '重置密码',
  'passwordChanged.note': '如非本人操作，请立即重置密码。',

  'sessionStolen.subject': '我们已终止一处可疑登录',
  'sessionStolen.heading': '您的一处登录已被终止',
  'sessionStolen.body': '已失效的登录凭证被再次使用。您的登录信息可能已被他人复制，因此我们终止了该登录。',
  'sessionStolen.action': '重置密码',
  'sessionStolen.note': '请重新登录，并在“个人中心”查看已登录的设备。如发现陌生的登录，请重置密码。',

  'withdrawn.subject': '您的账号已注销',
  'withdrawn.heading': '感谢您一直以来的支持',
  'withdrawn.body': '您的账号已注销，个人信息已删除。依法必须保留的记录将单独保存，且仅保存至法定期限届满。',
  'withdrawn.note': '如非本人操作，他人可能已获知您的密码。如果您在其他服务中使用了相同的密码，请尽快修改。',
} as const satisfies Record<MailKey, string>
