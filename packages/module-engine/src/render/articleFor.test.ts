import { describe, expect, it } from 'vitest'
import { articleFor } from './articleFor.ts'

const A =
  'nodule|1 cm|10 mm|12 mm|15 mm|100 mL|110 mL|1.8 cm|1,100 mL|1800 mL|2 mm|US exam|USG|unilateral mass|uniform wall|unit|unique|uninodular goitre|unidirectional|unimodal|union|European|euvolemic|eustachian tube|one-sided|one nodule|once-daily|uterine|uterus|ureteral stone|urinary|ureter|urachal|useful|usual|utility|uvula|uveal|ubiquitous|U-shaped|u-shaped|CT|T2 lesion|PI-RADS 4|TR4 nodule|LI-RADS 5|LI-RADS-5|RECIST|NASCET|FLAIR|SPECT|STIR|BI-RADS|K-TIRADS|hilar|heterogeneous|hypoechoic|history|xanthoma|yellow|«large»|>5 mm|Gleason|Unilateral'
const AN =
  '8 mm|8.5 cm|80 mL|800 mL|8,000|11 mm|18 mm|11.5 mm|18,000|11,000|18000|MRI|X-ray|x-ray|HU value|LR-3|M1 stage|N2 node|S-shaped|s-shaped|SUV|FNA|ROI|F-18|LAD|RCA|ECG|O-RADS 3|ACR TI-RADS|IV contrast|hour|hourly|honest|heir|honorary|adenoma|enlarged node|irregular|oval|ulcer|umbilical|ultrasound|unusual|unremarkable|uninvolved|unintended|unimportant|unidentified|unirradiated|under|urgent|urban|utter|upper|(oval)|"eccentric"|éccentric|anechoic|iso- or hyperechoic|yttrium-90'

describe('the English article', () => {
  it.each(A.split('|'))('M321 is «a» before %s', (text) => {
    expect(articleFor(text)).toBe('a')
  })

  it.each(AN.split('|'))('M321 is «an» before %s', (text) => {
    expect(articleFor(text)).toBe('an')
  })
})
