/** These are the words of the mails; the server has their frame and the order of their parts. */
export const mail = {
  brand: '판독',
  footer: '이 메일은 자동으로 발송되었으며 회신을 받지 않습니다.',

  'joinCode.subject': '회원가입 인증번호',
  'joinCode.heading': '이메일 주소를 인증해 주세요',
  'joinCode.body': '회원가입 화면에 아래 인증번호를 입력해 주세요. 인증번호는 {minutes}분 동안 유효합니다.',
  'joinCode.note':
    '본인이 요청하지 않았다면 이 메일을 무시해 주세요. 인증번호는 누구에게도 알려 주지 마세요. 저희 직원도 묻지 않습니다.',

  'alreadyRegistered.subject': '이미 가입된 이메일입니다',
  'alreadyRegistered.heading': '이미 가입되어 있습니다',
  'alreadyRegistered.body':
    '이 이메일 주소로 회원가입을 시도했지만, 이미 가입된 계정이 있습니다. 로그인해 주세요. 비밀번호가 기억나지 않으면 로그인 화면에서 새로 설정할 수 있습니다.',
  'alreadyRegistered.action': '로그인하기',
  'alreadyRegistered.note': '본인이 시도하지 않았다면 이 메일을 무시해 주세요. 계정은 그대로 안전합니다.',

  'passwordCode.subject': '비밀번호 재설정 인증번호',
  'passwordCode.heading': '비밀번호를 재설정합니다',
  'passwordCode.body':
    '비밀번호 찾기 화면에 아래 인증번호를 입력해 주세요. 인증번호는 {minutes}분 동안 유효합니다.',
  'passwordCode.note':
    '본인이 요청하지 않았다면 이 메일을 무시해 주세요. 비밀번호는 바뀌지 않습니다. 인증번호는 누구에게도 알려 주지 마세요.',

  'passwordChanged.subject': '비밀번호가 변경되었습니다',
  'passwordChanged.heading': '비밀번호가 변경되었습니다',
  'passwordChanged.body':
    '회원님의 비밀번호가 방금 변경되었습니다. 안전을 위해 다른 기기의 로그인은 모두 종료했습니다.',
  'passwordChanged.action': '비밀번호 재설정하기',
  'passwordChanged.note': '본인이 변경하지 않았다면 지금 바로 비밀번호를 재설정해 주세요.',

  'sessionStolen.subject': '의심스러운 로그인을 종료했습니다',
  'sessionStolen.heading': '로그인 하나를 종료했습니다',
  'sessionStolen.body':
    '이미 사용이 끝난 로그인 정보가 다시 사용되었습니다. 다른 사람이 로그인 정보를 복사했을 수 있어 해당 로그인을 종료했습니다.',
  'sessionStolen.action': '비밀번호 재설정하기',
  'sessionStolen.note':
    '다시 로그인한 뒤 마이페이지에서 로그인된 기기를 확인해 주세요. 모르는 기기가 있다면 비밀번호를 재설정해 주세요.',

  'withdrawn.subject': '회원 탈퇴가 완료되었습니다',
  'withdrawn.heading': '그동안 이용해 주셔서 감사합니다',
  'withdrawn.body':
    '회원 탈퇴가 완료되어 개인정보를 삭제했습니다. 관계 법령에 따라 보관해야 하는 기록은 정해진 기간 동안만 따로 보관합니다.',
  'withdrawn.note':
    '본인이 탈퇴하지 않았다면 다른 사람이 비밀번호를 알고 있을 수 있습니다. 같은 비밀번호를 쓰는 다른 서비스의 비밀번호를 변경해 주세요.',
} as const

export type MailKey = keyof typeof mail
