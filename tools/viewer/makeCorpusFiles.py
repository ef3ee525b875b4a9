#!/usr/bin/python3
"""Writes the files of packages/viewer/corpus/made: what no redistributable file that we know of has.

Usage: makeCorpusFiles.py <packages/viewer/corpus>

Needs Debian's python3-pydicom, python3-numpy, python3-pil, libopenjp2-tools and dcmtk, and node in the repository for
the streams of High-Throughput JPEG 2000, which nothing in Debian encodes. The pixels are patterns and phantoms; the
slide is a region of the corpus's own CMU-1-Small-Region.svs (CC0). Run referenceFrames.py afterwards.
"""
import io, os, subprocess, sys, tempfile, zlib
import numpy as np
from pydicom.dataset import Dataset, FileMetaDataset
from pydicom.encaps import encapsulate
from pydicom.filebase import DicomFileLike
from pydicom.filewriter import write_dataset, write_file_meta_info
from PIL import Image

ROOT = '1.2.840.10008.1.2'
SECONDARY_CAPTURE = '1.2.840.10008.5.1.4.1.1.7'
CT = '1.2.840.10008.5.1.4.1.1.2'
PARAMETRIC_MAP = '1.2.840.10008.5.1.4.1.1.30'
SLIDE = '1.2.840.10008.5.1.4.1.1.77.1.6'
# A tree of our own below 2.25: files that are made again are the same.
UID = '2.25.20261116'
ROWS, COLUMNS = 48, 64
SLICES, SIDE = 108, 64
TILE = 256


def save(path, syntax, sop_class, uid, elements):
    meta = FileMetaDataset()
    meta.MediaStorageSOPClassUID = sop_class
    meta.MediaStorageSOPInstanceUID = uid
    meta.TransferSyntaxUID = ROOT + syntax
    meta.FileMetaInformationVersion = b'\0\1'
    meta.ImplementationClassUID = f'{UID}.0'
    file = Dataset()
    file.is_little_endian, file.is_implicit_VR = True, False
    file.SOPClassUID, file.SOPInstanceUID = sop_class, uid
    for name, value in elements.items():
        setattr(file, name, value)
    if isinstance(elements.get('PixelData'), bytes):
        file['PixelData'].VR = 'OB' if syntax not in ('', '.1') or file.BitsAllocated <= 8 else 'OW'
        file['PixelData'].is_undefined_length = syntax not in ('', '.1')
    os.makedirs(os.path.dirname(path), exist_ok=True)
    # Not by dcmwrite: Debian's pydicom refuses transfer syntaxes that are younger than it is.
    with open(path, 'wb') as target:
        out = DicomFileLike(target)
        out.is_little_endian, out.is_implicit_VR = True, False
        out.write(bytes(128) + b'DICM')
        write_file_meta_info(out, meta)
        write_dataset(out, file)


def described(series, number, **more):
    return {
        'PatientName': 'PHANTOM^MADE', 'PatientID': 'MADE', 'PatientBirthDate': '', 'PatientSex': 'O',
        'StudyDate': '20261116', 'StudyTime': '120000', 'AccessionNumber': '', 'ReferringPhysicianName': '',
        'StudyInstanceUID': f'{UID}.1', 'SeriesInstanceUID': f'{UID}.1.{series}', 'StudyID': '1',
        'SeriesNumber': series, 'InstanceNumber': number, 'Modality': 'OT', **more,
    }


def layout(photometric, samples, bits, rows=ROWS, columns=COLUMNS, stored=None, signed=0):
    more = {'PlanarConfiguration': 0} if samples == 3 else {}
    return {
        'SamplesPerPixel': samples, 'PhotometricInterpretation': photometric, 'Rows': rows, 'Columns': columns,
        'BitsAllocated': bits, 'BitsStored': stored or bits, 'HighBit': (stored or bits) - 1,
        'PixelRepresentation': signed, **more,
    }


def grey_pattern(frame=0):
    """A slope with texture, 0 to some 2000: nothing repeats, so no exchange of lines or bytes goes unseen."""
    y, x = np.mgrid[0:ROWS, 0:COLUMNS]
    return ((x * 20 + y * 7 + ((x + COLUMNS * y + frame) * 7919) % 211) % 4096).astype('<u2')


def color_pattern():
    """Every hue, dark to bright, with a texture."""
    y, x = np.mgrid[0:ROWS, 0:COLUMNS].astype(float)
    angle, strength = 2 * np.pi * x / COLUMNS, 40 + 215 * y / (ROWS - 1)
    channels = [strength * (0.5 + 0.5 * np.cos(angle - shift)) for shift in (0, 2.0944, 4.1888)]
    texture = ((x + COLUMNS * y) * 31) % 13
    return np.clip(np.stack(channels, -1) + texture[..., None], 0, 255).astype(np.uint8)


def jpeg_2000(array, *options):
    """By opj_compress."""
    with tempfile.TemporaryDirectory() as folder:
        target = os.path.join(folder, 'a.j2k')
        if array.ndim == 3:
            source = os.path.join(folder, 'a.ppm')
            Image.fromarray(array).save(source)
            form = []
        else:
            source = os.path.join(folder, 'a.raw')
            array.astype('>u2').tofile(source)
            form = ['-F', f'{COLUMNS},{ROWS},1,16,u']
        subprocess.run(['opj_compress', '-i', source, '-o', target, '-n', '4', *form, *options], check=True,
                       capture_output=True)
        return open(target, 'rb').read()


def half_range_jumps():
    """Neighbours that differ by half of the range again and again: category 16 of lossless JPEG (T.81 table H.2)."""
    values = grey_pattern().astype(np.int64)
    y, x = np.mgrid[0:ROWS, 0:COLUMNS]
    values[y % 3 == 0] = (values[0, 0] + 32768 * (x + y)[y % 3 == 0]) % 65536
    values[0, 0] = 0
    return values


def lossless_jpeg(values):
    """Process 14 with the predictor of table H.1 for the left neighbour; every category has a code of five bits."""
    predicted = np.empty_like(values)
    predicted[:, 1:] = values[:, :-1]
    predicted[1:, 0], predicted[0, 0] = values[:-1, 0], 32768
    bits = []
    for difference in ((values - predicted) % 65536).ravel():
        signed = int(difference) if difference <= 32768 else int(difference) - 65536
        size = abs(signed).bit_length()
        bits.append(f'{size:05b}')
        if 0 < size < 16:
            bits.append(f'{signed if signed > 0 else signed + (1 << size) - 1:0{size}b}')
    text = ''.join(bits)
    text += '1' * (-len(text) % 8)
    coded = int(text, 2).to_bytes(len(text) // 8, 'big').replace(b'\xff', b'\xff\0')
    rows, columns = values.shape
    frame = bytes([0xff, 0xc3, 0, 11, 16, *divmod(rows, 256), *divmod(columns, 256), 1, 1, 0x11, 0])
    table = bytes([0xff, 0xc4, 0, 36, 0, 0, 0, 0, 0, 17, *[0] * 11, *range(17)])
    scan = bytes([0xff, 0xda, 0, 8, 1, 1, 0, 1, 0, 0])
    stream = b'\xff\xd8' + frame + table + scan + coded + b'\xff\xd9'
    return stream + bytes(len(stream) % 2)


def htj2k(array, progression, step):
    script = ("import { encodeHtj2k } from './packages/viewer/src/pixels/testkit/encodeHtj2k.ts'\n"
              "const chunks = []; for await (const chunk of process.stdin) chunks.push(chunk)\n"
              "const bytes = Uint8Array.from(Buffer.concat(chunks))\n"
              f"const stream = await encodeHtj2k(new Uint16Array(bytes.buffer), {{ width: {COLUMNS}, height: {ROWS},"
              f" isSigned: false, progression: {progression}, quantizationStep: {step} }})\n"
              "process.stdout.write(stream)\n")
    repository = os.path.join(os.path.dirname(__file__), '..', '..')
    return subprocess.run(['node', '--import', 'tsx', '--input-type=module', '-e', script], cwd=repository,
                          input=array.astype('<u2').tobytes(), check=True, capture_output=True).stdout


def partial(rgb):
    """RGB to YCbCr with black at 16 and white at 235 (ITU-R BT.601-7, 2.5.3 and 2.5.4), as whole numbers."""
    r, g, b = (rgb[..., i].astype(float) / 255 for i in range(3))
    y = 0.299 * r + 0.587 * g + 0.114 * b
    return np.rint(np.stack([16 + 219 * y, 128 + 224 * (b - y) / 1.772, 128 + 224 * (r - y) / 1.402], -1)).astype(np.uint8)


def transfer_syntaxes(folder):
    def put(name, number, syntax, format, frames, encapsulated=True, **more):
        data = encapsulate(frames) if encapsulated else b''.join(frames)
        count = {'NumberOfFrames': len(frames)} if len(frames) > 1 else {}
        save(os.path.join(folder, name), syntax, SECONDARY_CAPTURE, f'{UID}.1.1.{number}',
             {**described(1, number), **format, **count, 'PixelData': data, **more})

    grey, two, colors = grey_pattern(), [grey_pattern(), grey_pattern(1)], color_pattern()
    words, rgb = layout('MONOCHROME2', 1, 16), layout('RGB', 3, 8)
    put('encapsulated-uncompressed.dcm', 1, '.1.98', words, [frame.tobytes() for frame in two])

    def deflated(frame):
        squeeze = zlib.compressobj(9, zlib.DEFLATED, -15)
        data = squeeze.compress(frame.tobytes()) + squeeze.flush()
        return data + bytes(len(data) % 2)
    put('deflated-frames.dcm', 2, '.8.1', words, [deflated(frame) for frame in two])
    put('htj2k-lossless.dcm', 3, '.4.201', words, [htj2k(grey, 0, 'undefined')])
    put('htj2k-lossless-rpcl.dcm', 4, '.4.202', words, [htj2k(grey, 2, 'undefined')])
    lossy = htj2k(grey, 0, 0.0002)
    put('htj2k-lossy.dcm', 5, '.4.203', words, [lossy])
    put('jpeg-lossless-category-16.dcm', 13, '.4.57', words, [lossless_jpeg(half_range_jumps())])
    put('jpeg2000-part2-lossless.dcm', 6, '.4.92', words, [jpeg_2000(grey)])
    put('jpeg2000-part2-lossy.dcm', 7, '.4.93', rgb, [jpeg_2000(colors, '-I', '-r', '4', '-mct', '0')])
    put('ybr-ict.dcm', 8, '.4.91', layout('YBR_ICT', 3, 8), [jpeg_2000(colors, '-I', '-r', '4', '-mct', '1')])
    put('ybr-rct.dcm', 9, '.4.90', layout('YBR_RCT', 3, 8), [jpeg_2000(colors, '-mct', '1')])

    ybr = partial(colors)
    pairs = np.empty((ROWS, COLUMNS // 2, 4), np.uint8)
    pairs[..., 0], pairs[..., 1] = ybr[:, 0::2, 0], ybr[:, 1::2, 0]
    pairs[..., 2:] = ybr[:, 0::2, 1:]
    put('ybr-partial-422.dcm', 10, '.1', layout('YBR_PARTIAL_422', 3, 8), [pairs.tobytes()], False)
    # Only video halves its lines too, and video isn't read: what else says 420 has all samples.
    put('ybr-partial-420.dcm', 11, '.1', layout('YBR_PARTIAL_420', 3, 8), [ybr.tobytes()], False)
    put('monochrome1.dcm', 12, '.1', layout('MONOCHROME1', 1, 16, stored=12), [grey.tobytes()], False)

    # Their sum is exact in any order: eighths.
    numbers = grey.astype(float) / 8 - 100
    for number, (name, element, kind, bits) in enumerate([('float.dcm', 'FloatPixelData', '<f4', 32),
                                                         ('double.dcm', 'DoubleFloatPixelData', '<f8', 64)]):
        form = {key: value for key, value in layout('MONOCHROME2', 1, bits).items()
                if key not in ('BitsStored', 'HighBit', 'PixelRepresentation')}
        save(os.path.join(folder, name), '.1', PARAMETRIC_MAP, f'{UID}.1.2.{number + 1}',
             {**described(2, number + 1), **form, 'NumberOfFrames': 1, element: numbers.astype(kind).tobytes()})


def volume(folder):
    """A head of simple solids, a slice of 64 × 64 every 1.5 mm, coded in JPEG-LS by dcmtk."""
    axis = np.arange(SIDE) - (SIDE - 1) / 2
    y, x = np.meshgrid(axis * 4, axis * 4, indexing='ij')
    os.makedirs(folder, exist_ok=True)
    for index in range(SLICES):
        z = (index - (SLICES - 1) / 2) * 1.5
        hu = np.full((SIDE, SIDE), -1000.0)
        skull = (x / 88) ** 2 + (y / 108) ** 2 + (z / 78) ** 2
        hu[skull < 1] = 900 + index
        hu[(x / 80) ** 2 + (y / 100) ** 2 + (z / 70) ** 2 < 1] = 35
        hu[((np.abs(x) - 14) / 8) ** 2 + (y / 28) ** 2 + (z / 20) ** 2 < 1] = 5
        hu[(x - 30) ** 2 + (y + 20) ** 2 + (z - 10) ** 2 < 120] = 1400
        noise = ((np.arange(SIDE * SIDE) * 7919 + index * 104729) % 23).reshape(SIDE, SIDE) - 11
        stored = np.clip(hu + noise + 1024, 0, 4095).astype('<u2')
        elements = {
            **described(3, index + 1, Modality='CT'), **layout('MONOCHROME2', 1, 16, SIDE, SIDE, 12),
            'ImageType': ['ORIGINAL', 'PRIMARY', 'AXIAL'], 'FrameOfReferenceUID': f'{UID}.1.3.0',
            'PatientPosition': 'HFS', 'SliceThickness': '1.5', 'PixelSpacing': ['4', '4'],
            'ImageOrientationPatient': ['1', '0', '0', '0', '1', '0'],
            'ImagePositionPatient': ['-126', '-126', f'{z:.2f}'], 'KVP': '120',
            'RescaleIntercept': '-1024', 'RescaleSlope': '1', 'RescaleType': 'HU', 'PixelData': stored.tobytes(),
        }
        target = os.path.join(folder, f'IM{index + 1:04}.dcm')
        save(target + '.raw', '.1', CT, f'{UID}.1.3.{index + 1}', elements)
        subprocess.run(['dcmcjpls', '--uid-never', target + '.raw', target], check=True, capture_output=True)
        os.remove(target + '.raw')


def slide(folder, svs):
    """Levels of 740 × 989, 370 × 494 … of a region at (900, 1000); tiles called RGB with YCbCr inside, as scanners do."""
    Image.MAX_IMAGE_PIXELS = None
    picture = Image.open(svs).convert('RGB').crop((900, 1000, 1640, 1989))
    for level in range(10):
        width, height = max(740 >> level, 1), max(989 >> level, 1)
        scaled = np.asarray(picture.resize((width, height), Image.BOX) if level else picture)
        columns, rows = -(-width // TILE), -(-height // TILE)
        padded = np.full((rows * TILE, columns * TILE, 3), 255, np.uint8)
        padded[:height, :width] = scaled
        frames = []
        for tile in range(rows * columns):
            top, left = tile // columns * TILE, tile % columns * TILE
            out = io.BytesIO()
            Image.fromarray(padded[top:top + TILE, left:left + TILE]).save(out, 'JPEG', quality=80)
            frames.append(out.getvalue())
            if level == 0 and tile == columns * 2 + 1:
                print('means of the slide at tile 1, 2 of level 0:', padded[top:top + TILE, left:left + TILE].reshape(-1, 3).mean(0))
        measures, origin = Dataset(), Dataset()
        spacing = 0.000499 * 2 ** level
        measures.PixelSpacing, measures.SliceThickness = [f'{spacing:.9f}'] * 2, '0.001'
        groups = Dataset()
        groups.PixelMeasuresSequence = [measures]
        origin.XOffsetInSlideCoordinateSystem, origin.YOffsetInSlideCoordinateSystem = '0', '0'
        elements = {
            **described(4, level + 1, Modality='SM'), **layout('RGB', 3, 8, TILE, TILE),
            'ImageType': ['ORIGINAL' if level == 0 else 'DERIVED', 'PRIMARY', 'VOLUME', 'NONE' if level == 0 else 'RESAMPLED'],
            'FrameOfReferenceUID': f'{UID}.1.4.0', 'NumberOfFrames': len(frames),
            'DimensionOrganizationType': 'TILED_FULL', 'TotalPixelMatrixColumns': width, 'TotalPixelMatrixRows': height,
            'TotalPixelMatrixFocalPlanes': 1, 'NumberOfOpticalPaths': 1,
            'TotalPixelMatrixOriginSequence': [origin], 'ImageOrientationSlide': ['0', '-1', '0', '-1', '0', '0'],
            'ImagedVolumeWidth': 740 * 0.000499, 'ImagedVolumeHeight': 989 * 0.000499, 'ImagedVolumeDepth': 0.001,
            'SharedFunctionalGroupsSequence': [groups], 'LossyImageCompression': '01',
            'LossyImageCompressionMethod': 'ISO_10918_1', 'PixelData': encapsulate(frames),
        }
        save(os.path.join(folder, f'level-{level:02}.dcm'), '.4.50', SLIDE, f'{UID}.1.4.{level + 1}', elements)


def ome(path):
    """Three channels of five focal planes."""
    planes = [Image.fromarray((grey_pattern(index) >> 4).astype(np.uint8)) for index in range(15)]
    data = ''.join(f'<TiffData FirstC="{i % 3}" FirstZ="{i // 3}" FirstT="0" IFD="{i}" PlaneCount="1"/>' for i in range(15))
    channels = ''.join(f'<Channel ID="Channel:0:{i}" SamplesPerPixel="1"/>' for i in range(3))
    description = (
        '<?xml version="1.0" encoding="UTF-8"?><OME xmlns="http://www.openmicroscopy.org/Schemas/OME/2016-06">'
        '<Image ID="Image:0" Name="made"><Pixels ID="Pixels:0" DimensionOrder="XYCZT" Type="uint8" '
        f'SizeX="{COLUMNS}" SizeY="{ROWS}" SizeC="3" SizeZ="5" SizeT="1">{channels}{data}</Pixels></Image></OME>')
    planes[0].save(path, save_all=True, append_images=planes[1:], description=description)


def main(corpus):
    made = os.path.join(corpus, 'made')
    transfer_syntaxes(made)
    volume(os.path.join(made, 'volume'))
    slide(os.path.join(made, 'slide'), os.path.join(corpus, 'wsi', 'CMU-1-Small-Region.svs'))
    ome(os.path.join(made, 'channels.ome.tif'))


main(*sys.argv[1:])
