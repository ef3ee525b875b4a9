/**
 * The most frequent characters of a language, especially in reports. Korean bytes that are decoded as Chinese
 * also give characters, but hardly ever these, so their share distinguishes the encodings.
 */
const HANGUL =
  '이다는을의에가로은하고지한기사시도자리인해대서어부일정상나과전들소성' +
  '를보수음여제그있으조아라원주만적장관오구동면비경유연내세화안없우신마요스공모선실않된말것게생체계되' +
  '및증결절좌측엽위크낭종석담도간췌비신방광자궁난소갑골폐흉심혈뇌척추관절염암종양변병판독견론권추검' +
  '됨임함음짐옴옆앞뒤중하변화저고에코음영조영증강결손림프액복강수막염괴사섬유화석회화경계불명확함'

const HAN =
  '的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过子说产种面而方后多' +
  '定行学法所民得经十三之进着等部度家电力里如水化高自二理起小物现实加量都两体制机当使点从业本去把性好应开它合还因' +
  '由其些然前外天政四日那社义事平形相全表间样与关各重新线内数正心反你明看原又么利比或但质气第向道命此变条只没结解' +
  '问意建月公无系军很情者最立代想已通并提直题党程展五果料象员革位入常文总次品式活设及管特件长求老头基资边流路级少' +
  '图山统接知较将组见计别她手角期根论运农指几九区强放决西被干做必战先回则任取据处队南给色光门即保治北造百规热领七' +
  '海口东导器压志世金增争济阶油思术极交受联什认六共权收证改清己美再采转更单风切打白教速花带安场身车例真务具万每目' +
  '至达走积示议声报斗完类八离华名确才科张信马节话米整空元况今集温传土许步群广石记需段研界拉林律叫且究观越织装影算' +
  '低持音众书布复容儿须际商非验连断深难近矿千周委素技备半办青省列习响约支般史感劳便团往酸历市克何除消构府称太准精' +
  '值号率族维划选标写存候毛亲快效斯院查江型眼王按格养易置派层片始却专状育厂京识适属圆包火住调满县局照参红细引听该' +
  '未见异常肝胆胰脾肾肺纵隔淋巴结节密度影左右叶囊肿脑室胸腔积液骨质增生椎间盘突出壁厚均匀边缘清晰信号回声甲状腺乳'

const KANJI =
  '右左肺葉結節影認肝胆膵脾腎骨腫大所見異常像部位径状性変化再検査胸腹水音波正常線甲状腺乳房頭血管炎'

const characters = (text: string): ReadonlySet<string> => new Set(text)
const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

const MARKS = '·×±°²³…“”‘’（）、。，：；「」【】→～'

export const commonCharacters: Readonly<
  Record<'euc-kr' | 'shift_jis' | 'gb18030' | 'windows-1252', ReadonlySet<string>>
> = {
  'euc-kr': characters(HANGUL + MARKS),
  shift_jis: characters(range(0x3041, 0x3093) + range(0x30a1, 0x30fc) + KANJI + MARKS),
  gb18030: characters(HAN + MARKS),
  'windows-1252': characters('äöüÄÖÜßéèêàáçñµ°²³±×–—„“”‘’«»·…'),
}
