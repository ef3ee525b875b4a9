import type { Message } from '../message.ts'

export const home = {
  'site.hero.eyebrow': '영상의학과와 병리과를 위한 구조화 판독문',
  'site.hero.title': '영상에서 눈을\u00a0떼지\u00a0않고, 키\u00a0하나로 쓰는 판독문',
  'site.hero.text':
    '자주 쓰는 문장과 계산을 최대 60칸의 판에 올려 두고 키를 누르면, 정해진 형식의 판독문이 내 표현 그대로 써집니다. 아래 판은 실제로 동작합니다. 눌러 보세요.',
  'site.hero.start': '무료로 시작하기',
  'site.demo.label': '판 체험',
  'site.demo.plate': '흉부 CT',
  'site.demo.board': '판의 칸',
  'site.demo.hint': '칸을 누른 뒤에는 키보드로도 실행됩니다',
  'site.demo.report': '판독문',
  'site.demo.language': '판독문 언어',
  'site.demo.empty': '키를 누르면 여기에 판독문이 써집니다.',
  'site.demo.undo': '되돌리기',
  'site.demo.idle':
    '결절 모듈을 엽니다. 종류, 크기, 위험도를 입력하면 판정표에서 추적 간격을 찾아 판독문에 씁니다.',
  'site.demo.note':
    '라이브러리의 흉부 CT 판과 Fleischner 2017 모듈에서 칸 여덟 개를 가져왔습니다. 문장과 표는 실제 프로그램과 같으며, 입력한 내용은 저장하거나 전송하지 않습니다.',
  'site.demo.cell.technique': '비조영 CT',
  'site.demo.cell.airways': '기도 정상',
  'site.demo.cell.effusion': '흉수 없음',
  'site.demo.cell.heart': '심장 정상',
  'site.demo.cell.nodes': '림프절 비대 없음',
  'site.demo.cell.bones': '뼈 정상',
  'site.demo.cell.nodule': '폐결절',
  'site.demo.cell.emphysema': '폐기종',
  'site.demo.section.technique': '검사 방법',
  'site.demo.section.findings': '소견',
  'site.demo.begun.technique': '비조영 흉부 CT를 시행함.',
  'site.demo.begun.airways': '기관과 주기관지는 잘 열려 있음.',
  'site.demo.begun.effusion': '흉수 없음.',
  'site.how.title': '판, 모듈, 판독문',
  'site.how.plate.title': '판',
  'site.how.plate.text':
    '최대 60칸. 칸마다 문장이나 모듈을 담고 키를 지정합니다. 키는 글자가 아니라 자리로 알아보므로 한글 입력 상태에서도 그대로 동작합니다.',
  'site.how.module.title': '모듈',
  'site.how.module.text':
    '크기, 점수, 분류처럼 규칙이 있는 소견을 한 번 정해 두면, 값을 넣을 때마다 같은 기준으로 계산해 같은 문장으로 씁니다.',
  'site.how.report.title': '판독문',
  'site.how.report.text':
    '소견과 결론, 육안 소견과 진단처럼 정해진 부분에 나뉘어 써집니다. 그대로 쓰거나 고쳐 쓴 뒤 복사해 옮깁니다.',
  'site.viewer.title': '영상 옆에 판을 둡니다',
  'site.viewer.text':
    '영상을 넘기면서 같은 화면에서 판독문을 씁니다. 길이를 재면 그 값이 열려 있는 모듈의 입력란에 들어가고, 계측을 고치면 판독문의 숫자도 따라 바뀝니다.',
  'site.viewer.open': 'CT, MR, 일반촬영, 유방촬영, 초음파 DICOM을 폴더, ZIP, CD, DICOMweb PACS에서 엽니다.',
  'site.viewer.slide':
    '병리 슬라이드는 SVS, 피라미드 TIFF, DICOM 전체 슬라이드 영상(WSI)을 확대해 보고 계측합니다.',
  'site.viewer.measure': '길이, 장경·단경, 각도, Cobb 각, 면적, HU를 재고, 다중 평면(MPR) 화면에서도 잽니다.',
  'site.viewer.note': '뷰어는 1차 진단용 의료기기가 아닙니다.',
  'site.viewer.shot': '왼쪽에 흉부 CT와 계측, 오른쪽에 판과 판독문이 있는 뷰어 화면',
  'site.library.title': '근거와 테스트를 갖춘 모듈',
  'site.library.text':
    '라이브러리에는 모듈 {modules}개와 판 {plates}개가 있습니다. 모듈마다 참고문헌과 검토 기한이 적혀 있고, 다섯 언어의 문장까지 테스트로 확인합니다.',
  'site.library.table':
    '판정표에서 빠지거나 겹친 경우를 수학적 증명으로 찾아냅니다. 소수는 반올림 없이 계산합니다.',
  'site.library.why': '문장마다 ‘왜 이렇게 썼나요’를 열면 입력, 점수, 표의 행이 나옵니다.',
  'site.library.own':
    '쓰던 매크로를 붙여넣으면 모듈 초안이 됩니다. 직접 만든 모듈도 같은 방법으로 테스트합니다.',
  'site.library.names': '라이브러리의 분류와 점수',
  'site.library.shot': '판정표와 입력 양식, 쓸 문장이 나란히 있는 모듈 편집 화면',
  'site.library.listShot': '라이브러리의 모듈과 판 목록 화면',
  'site.languages.title': '같은 판독문을 다섯 언어로',
  'site.languages.text':
    '칸과 모듈은 다섯 언어의 문장을 함께 담습니다. 언어를 바꾸면 값은 그대로 두고 문장만 바뀌며, 조사와 격, 단위와 소수점은 각 언어의 규칙을 따릅니다. 위의 판에서 쓴 판독문이 여기에도 나타납니다.',
  'site.keep.title': '판독실에서 믿고 쓸 수 있도록',
  'site.keep.privacy.title': '환자 정보는 컴퓨터 밖으로 나가지 않습니다',
  'site.keep.privacy.text':
    '영상, 환자 이름, 파일 이름, 판독문은 서버로 보내지 않습니다. 서버에는 회원 정보와 판, 모듈만 저장합니다.',
  'site.keep.keyboard.title': '키보드만으로 충분합니다',
  'site.keep.keyboard.text': '모든 조작을 키보드로 할 수 있습니다. 마우스로도 똑같이 사용할 수 있습니다.',
  'site.keep.share.title': '공유한 판은 사본으로 씁니다',
  'site.keep.share.text':
    '판과 모듈을 공유하면 다른 회원은 사본을 만들어 고쳐 씁니다. 원본은 그대로 남고, 파일로 내려받아 옮길 수도 있습니다.',
  'site.keep.backup.title': '지워도 되돌릴 수 있습니다',
  'site.keep.backup.text': '저장할 때마다 백업이 남고, 지운 판과 모듈은 30일 동안 휴지통에 있습니다.',
  'site.price.title': '이용권',
  'site.price.text': '무료로 시작하고, 판이 더 필요할 때 바꿉니다. 가격에는 부가가치세가 포함되어 있습니다.',
  'site.get.title': 'Windows 프로그램과 웹 프로그램',
  'site.get.text':
    '설치 파일의 버전, 크기, SHA-256은 다운로드 페이지에 있습니다. Windows가 아니면 브라우저에서 같은 프로그램을 사용할 수 있습니다.',
  'site.start.title': '첫 판을 만들어 보세요',
  'site.start.text': '무료 회원도 판을 {count}개까지 만들 수 있습니다.',
  'site.start.prices': '이용권 보기',
} as const satisfies Record<string, Message>
