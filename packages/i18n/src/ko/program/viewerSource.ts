import type { Message } from '../../message.ts'

export const viewerSource = {
  'viewer.command.study.source': 'PACS에서 열기',
  'viewer.refusal.notReceived': '서버에서 받지 못했습니다.',
  'viewer.source.text':
    'DICOMweb을 지원하는 PACS나 영상 서버에서 검사를 찾아 엽니다. 이 브라우저가 서버에 직접 요청하며, 판독 서버에는 아무것도 전송되지 않습니다.',
  'viewer.source.list': '영상 서버',
  'viewer.source.add': '서버 추가',
  'viewer.source.edit': '서버 설정',
  'viewer.source.first': '먼저 영상 서버를 등록해 주세요. 주소는 병원 PACS 담당자에게 문의해 주세요.',
  'viewer.source.name': '이름',
  'viewer.source.name.hint': '목록에 보일 이름입니다.',
  'viewer.source.name.missing': '이름을 입력해 주세요.',
  'viewer.source.address': 'DICOMweb 주소',
  'viewer.source.address.hint': '예: https://pacs.example/dicom-web',
  'viewer.source.address.public':
    '인터넷에 있는 서버는 https 주소만 사용할 수 있습니다. http는 이 컴퓨터와 내부망 주소에만 허용됩니다.',
  'viewer.source.address.plain':
    '암호화되지 않는 주소(http)입니다. 같은 네트워크에 있는 사람이 영상과 토큰을 엿볼 수 있습니다. 가능하면 https를 쓰세요.',
  'viewer.source.token': '접속 토큰',
  'viewer.source.token.hint':
    '서버가 요구할 때만 입력하세요. 아이디와 비밀번호는 ‘Basic …’ 형식으로 입력합니다.',
  'viewer.source.token.show': '토큰 보기',
  'viewer.source.token.hide': '토큰 숨기기',
  'viewer.source.token.keep': '이 브라우저에 토큰 저장',
  'viewer.source.token.keep.hint':
    '저장하지 않으면 이 창을 닫을 때 지워집니다. 공용 컴퓨터에서는 저장하지 마세요.',
  'viewer.source.reports': '이전 계측 보고서(SR) 찾기',
  'viewer.source.reports.hint':
    '판독문을 쓰는 동안, 보고 있는 환자의 번호로 이 서버에서 이전 검사의 계측 보고서를 찾아 비교할 값으로 제안합니다.',
  'viewer.source.kept': '서버 정보는 이 브라우저에만 저장됩니다.',
  'viewer.source.test': '연결 확인',
  'viewer.source.testing': '연결을 확인하는 중',
  'viewer.source.test.done': '연결되었습니다. 검사를 찾을 수 있습니다.',
  'viewer.source.save': '저장',
  'viewer.source.remove': '서버 삭제',
  'viewer.source.search': '검사 찾기',
  'viewer.source.searching': '검사를 찾는 중',
  'viewer.source.stop': '찾기 중지',
  'viewer.source.patientName': '환자 이름',
  'viewer.source.patientId': '환자 번호',
  'viewer.source.accession': '접수 번호',
  'viewer.source.modality': '검사 종류',
  'viewer.source.modality.any': '모두',
  'viewer.source.dateFrom': '검사일부터',
  'viewer.source.dateTo': '검사일까지',
  'viewer.source.datesTurned': '시작일이 종료일보다 늦습니다.',
  'viewer.source.results': '찾은 검사',
  'viewer.source.none': '찾은 검사가 없습니다. 조건을 줄이거나 이름의 일부만 입력해 보세요.',
  'viewer.source.found': '검사 {from}–{to}',
  'viewer.source.page.previous': '이전 검사',
  'viewer.source.page.next': '다음 검사',
  'viewer.source.column.date': '검사일',
  'viewer.source.column.patient': '환자',
  'viewer.source.column.description': '검사 이름',
  'viewer.source.column.modality': '검사 종류',
  'viewer.source.column.series': '시리즈',
  'viewer.source.column.images': '영상',
  'viewer.source.study.show': '{name}, {date}의 시리즈 보기',
  'viewer.source.series.loading': '시리즈를 불러오는 중',
  'viewer.source.series.none': '이 검사에는 시리즈가 없습니다.',
  'viewer.source.series.all': '모든 시리즈 선택',
  'viewer.source.series.choose': '위의 목록에서 검사를 선택하면 시리즈가 여기에 표시됩니다.',
  'viewer.source.open.study': '검사 열기',
  'viewer.source.open.series': '시리즈 {count}개 열기',
  'viewer.source.failed': '서버에서 받지 못한 영상이 있습니다',
  'viewer.source.fault.addressInvalid':
    '주소가 올바르지 않습니다. https://로 시작하는 DICOMweb 주소를 입력해 주세요. 주소에 아이디나 ‘?’는 넣을 수 없습니다.',
  'viewer.source.fault.unreachable':
    '서버가 응답하지 않습니다. 주소와 네트워크(VPN), 서버가 켜져 있는지 확인해 주세요. 브라우저가 로컬 네트워크 접근을 물으면 허용해 주세요.',
  'viewer.source.fault.cors':
    '서버는 응답했지만 이 사이트가 읽는 것을 허용하지 않습니다(CORS). 서버 관리자에게 이 사이트 주소 {origin}에 대해 GET 요청과 Accept, Authorization 헤더를 허용해 달라고 요청해 주세요.',
  'viewer.source.fault.mixedContent':
    '보안 연결(https)로 연 이 사이트에서는 브라우저가 http 서버에 접속하는 것을 막습니다. 서버의 https 주소를 사용해 주세요.',
  'viewer.source.fault.unauthorised':
    '서버가 토큰을 받아들이지 않습니다. 서버 설정에서 토큰을 다시 입력해 주세요.',
  'viewer.source.fault.forbidden':
    '이 영상을 볼 권한이 없습니다. 서버 관리자에게 권한을 요청하거나 다른 토큰을 사용해 주세요.',
  'viewer.source.fault.notFound':
    '서버에 없습니다. 주소가 맞는지 확인해 주세요. 주소가 맞다면 검사가 옮겨졌거나 삭제된 것이니 다시 찾아 주세요.',
  'viewer.source.fault.notDicomWeb':
    '이 주소의 서버는 DICOMweb으로 응답하지 않습니다. 주소 끝의 경로(예: /dicom-web)를 확인해 주세요.',
  'viewer.source.fault.notAcceptable':
    '서버가 필요한 형식으로 영상을 보낼 수 없습니다. 서버에서 WADO-RS가 켜져 있는지 관리자에게 확인해 주세요.',
  'viewer.source.fault.server':
    '서버에서 오류가 발생했습니다. 잠시 후 다시 시도하고, 계속되면 서버 관리자에게 알려 주세요.',
  'viewer.source.fault.tooLarge':
    '서버의 응답이 너무 큽니다. 조건을 좁혀 찾거나 시리즈를 나누어 열어 주세요.',
  'viewer.source.fault.refused':
    '보낸 내용을 서버가 받지 않았습니다. 이 서버에 저장(STOW-RS)이 허용되어 있는지 관리자에게 확인해 주세요.',
  'viewer.source.fault.broken':
    '전송이 중간에 끊겼거나 내용이 손상되었습니다. 네트워크를 확인하고 다시 열어 주세요.',
  'viewer.source.fault.aborted': '중지했습니다.',
} as const satisfies Record<string, Message>
