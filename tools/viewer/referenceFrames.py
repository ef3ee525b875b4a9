#!/usr/bin/python3
"""Writes the reference that packages/viewer compares its decoders with.

Usage: referenceFrames.py <folder of DICOM files> <reference.json>

Needs Debian's dcmtk, python3-pydicom, python3-numpy, python3-pil and libopenjp2-tools. None of them shares code with
ours, except that JPEG 2000 is judged by a native build of the library whose WebAssembly build we use (its
High-Throughput form isn't: we use another library there). Frames are compared as little-endian stored values (bits stored, sign by the header) or as RGB of 8 bits.
"""
import hashlib, io, json, os, subprocess, sys, tempfile, zlib
import numpy as np
import pydicom
from pydicom.encaps import generate_pixel_data_frame
from pydicom.pixel_data_handlers.util import apply_color_lut
from PIL import Image

ROOT = '1.2.840.10008.1.2'
DCMTK_JPEG = {f'{ROOT}.4.{n}' for n in (50, 51, 53, 55, 57, 70)}
DCMTK_JPEG_LS = {f'{ROOT}.4.80', f'{ROOT}.4.81'}
# Two decoders of an irreversible transform may round differently: their values are kept, to be compared within one.
ROUNDED = {f'{ROOT}.4.203'}
JPEG_2000 = {f'{ROOT}.4.{n}' for n in (90, 91, 92, 93, 201, 202, 203)}
# Their streams say nothing of their colours, or say it in an Adobe segment that is too short: the header is right, and
# libjpeg, which doesn't see it, guesses wrong.
BELIEVE_HEADER = {'SC_jpeg_no_color_transform.dcm', 'SC_rgb_jpeg.dcm'}


def by_dcmtk(tool, path, options=()):
    with tempfile.NamedTemporaryFile(suffix='.dcm') as out:
        subprocess.run([tool, *options, path, out.name], check=True, capture_output=True)
        return pydicom.dcmread(out.name, force=True)


def frames_of_native(ds):
    """All frames as (frames, rows, columns[, 3]), planes resolved, bits as stored."""
    if 'PixelData' in ds:
        # What a truncated file lacks at its end is zero.
        missing = pydicom.pixel_data_handlers.util.get_expected_length(ds) - len(ds.PixelData)
        ds.PixelData += bytes(max(missing, 0))
    ds.convert_pixel_data('numpy')
    array = ds.pixel_array
    if int(ds.get('NumberOfFrames', 1) or 1) == 1:
        array = array[None]
    return array


def by_pillow(ds):
    frames = generate_pixel_data_frame(ds.PixelData, int(ds.get('NumberOfFrames', 1) or 1))
    return np.stack([np.asarray(Image.open(io.BytesIO(frame)).convert('RGB')) for frame in frames])


def by_openjpeg(ds):
    frames = []
    for stream in generate_pixel_data_frame(ds.PixelData, int(ds.get('NumberOfFrames', 1) or 1)):
        start = stream.find(b'\xff\x4f\xff\x51')
        with tempfile.TemporaryDirectory() as folder:
            source, target = os.path.join(folder, 'a.j2k'), os.path.join(folder, 'a.rawl')
            with open(source, 'wb') as file:
                file.write(stream[start:])
            subprocess.run(['opj_decompress', '-i', source, '-o', target], check=True, capture_output=True)
            raw = open(target, 'rb').read()
        precision = (stream[start + 42] & 127) + 1
        planes = np.frombuffer(raw, '<u2' if precision > 8 else 'u1')
        planes = planes.reshape(-1, ds.Rows, ds.Columns).astype(np.int64) & ((1 << precision) - 1)
        frames.append(planes[0] if len(planes) == 1 else np.moveaxis(planes, 0, -1))
    return np.stack(frames), precision


def stored(array, ds, precision=64):
    """Bits stored of integers, with the header's sign."""
    if array.dtype.kind == 'f':
        return array
    width = min(int(ds.BitsStored), precision)
    values = array.astype(np.int64)
    if precision > int(ds.HighBit):
        values = values >> (int(ds.HighBit) + 1 - int(ds.BitsStored))
    values &= (1 << width) - 1
    if int(ds.PixelRepresentation) == 1:
        values = np.where(values >= 1 << (width - 1), values - (1 << width), values)
    return values


def of_fragments(ds):
    """Frames that lie uncompressed, or deflated one by one, in fragments."""
    streams = generate_pixel_data_frame(ds.PixelData, int(ds.get('NumberOfFrames', 1) or 1))
    if ds.file_meta.TransferSyntaxUID == f'{ROOT}.8.1':
        streams = (zlib.decompressobj(-15).decompress(stream) for stream in streams)
    frames = [np.frombuffer(stream, f'<u{ds.BitsAllocated // 8}') for stream in streams]
    return np.stack([frame[:ds.Rows * ds.Columns].reshape(ds.Rows, ds.Columns) for frame in frames])


def of_partial(ds):
    """Bytes of YBR_PARTIAL; 422 lies as Y Y Cb Cr."""
    data = np.frombuffer(ds.PixelData, 'u1')
    if ds.PhotometricInterpretation == 'YBR_PARTIAL_420':
        return data.reshape(1, ds.Rows, ds.Columns, 3)
    pairs = data.reshape(ds.Rows, ds.Columns // 2, 4)
    luma, chroma = pairs[..., :2].reshape(ds.Rows, ds.Columns, 1), np.repeat(pairs[..., 2:], 2, axis=1)
    return np.concatenate([luma, chroma], -1)[None]


def to_rgb(array, photometric):
    if photometric.startswith('YBR_PARTIAL'):
        # The inverse of Y = 16 + 219 y, Cb = 128 + 224 (b - y) / 1.772, Cr = 128 + 224 (r - y) / 1.402 with
        # y = 0.299 r + 0.587 g + 0.114 b (ITU-R BT.601-7, 2.5), not rounded on the way.
        scaled = (array.astype(np.float64) - [16, 128, 128]) / [219, 224, 224]
        y, b, r = scaled[..., 0], scaled[..., 1] * 1.772, scaled[..., 2] * 1.402
        rgb = np.stack([y + r, y - (0.114 * b + 0.299 * r) / 0.587, y + b], -1)
        return np.clip(np.rint(rgb * 255), 0, 255).astype(np.uint8)
    if photometric.startswith('YBR_FULL'):
        y, cb, cr = (array[..., i].astype(np.float64) for i in range(3))
        cb, cr = cb - 128, cr - 128
        rgb = np.stack([y + 1.402 * cr, y - 0.344136 * cb - 0.714136 * cr, y + 1.772 * cb], -1)
        return np.clip(np.rint(rgb), 0, 255).astype(np.uint8)
    return array


def decode(path, ds):
    """→ all frames, name of the decoder."""
    syntax = str(ds.file_meta.get('TransferSyntaxUID', ROOT))
    samples = int(ds.SamplesPerPixel)
    photometric = str(ds.PhotometricInterpretation)
    if syntax == f'{ROOT}.4.50' and samples == 3 and os.path.basename(path) not in BELIEVE_HEADER:
        return by_pillow(ds), 'libjpeg-turbo'
    precision, by = 64, 'pydicom'
    if syntax in JPEG_2000:
        frames, precision = by_openjpeg(ds)
        by = 'openjpeg'
    elif syntax in DCMTK_JPEG:
        ds = by_dcmtk('dcmdjpeg', path)
        frames, by = frames_of_native(ds), 'dcmtk'
    elif syntax in DCMTK_JPEG_LS:
        ds = by_dcmtk('dcmdjpls', path)
        frames, by = frames_of_native(ds), 'dcmtk'
    elif syntax == f'{ROOT}.5':
        ds = by_dcmtk('dcmdrle', path)
        frames, by = frames_of_native(ds), 'dcmtk'
    elif syntax in (f'{ROOT}.1.98', f'{ROOT}.8.1'):
        frames = of_fragments(ds)
    elif photometric.startswith('YBR_PARTIAL'):
        frames, by = of_partial(ds), 'the equations of BT.601'
    else:
        element = ds.get_item('PixelData')
        if syntax == f'{ROOT}.2' and element.VR == 'OW' and ds.BitsAllocated == 8:
            # Bytes in words of a big-endian file come in exchanged pairs (PS3.5 annex A.3), which pydicom 2 leaves so.
            ds.PixelData = np.frombuffer(ds.PixelData, 'u1').reshape(-1, 2)[:, ::-1].tobytes()
        frames = frames_of_native(ds)
    if photometric == 'PALETTE COLOR' and samples == 1:
        colors = apply_color_lut(stored(frames, ds, precision).astype(np.int32), ds)
        bits = ds.RedPaletteColorLookupTableDescriptor[2]
        # Entries of 8 bits in words of 16 are meant to be 16 bits where they exceed 255.
        return (colors >> 8 if bits > 8 and colors.max() > 255 else colors).astype(np.uint8), by
    if samples == 3:
        values = stored(frames, ds, precision)
        values = values >> max(int(ds.BitsStored) - 8, 0)
        after = str(ds.PhotometricInterpretation)
        return to_rgb(values.astype(np.uint8), after), by
    return stored(frames, ds, precision), by


def as_bytes(frame):
    if frame.ndim == 3:
        return frame.astype(np.uint8).tobytes()
    if frame.dtype.kind == 'f':
        return frame.astype('<f8' if frame.dtype.itemsize == 8 else '<f4').tobytes()
    # As wide as whatever holds them: independent of the type that a decoder picks.
    return frame.astype('<i4').tobytes()


def facts(number, frame):
    entry = {
        'frame': number,
        'sha256': hashlib.sha256(as_bytes(frame)).hexdigest(),
        'min': float(frame.min()) if frame.dtype.kind == 'f' else int(frame.min()),
        'max': float(frame.max()) if frame.dtype.kind == 'f' else int(frame.max()),
        'sum': float(frame.astype(np.float64).sum()),
    }
    return entry


def main(folder, target):
    entries, skipped = {}, {}
    for base, _, names in sorted(os.walk(folder)):
        for name in sorted(names):
            path = os.path.join(base, name)
            key = os.path.relpath(path, folder)
            try:
                ds = pydicom.dcmread(path, force=True)
                if 'Rows' not in ds or not any(k in ds for k in ('PixelData', 'FloatPixelData', 'DoubleFloatPixelData')):
                    continue
            except Exception:
                continue
            try:
                if not hasattr(ds, 'file_meta') or 'TransferSyntaxUID' not in ds.file_meta:
                    ds.file_meta = getattr(ds, 'file_meta', pydicom.dataset.FileMetaDataset())
                    ds.file_meta.TransferSyntaxUID = ROOT + ('' if ds.is_implicit_VR else '.1')
                frames, by = decode(path, ds)
                last = len(frames) - 1
                numbers = [0] if last == 0 else [0, last]
                if ds.file_meta.TransferSyntaxUID in ROUNDED:
                    raw = f'{os.path.splitext(key)[0]}.raw'
                    frames[0].astype('<i4').tofile(os.path.join(folder, raw))
                    entries[key] = {'by': by, 'frames': [{'frame': 1, 'raw': raw, 'within': 1}]}
                    continue
                entries[key] = {
                    'by': by,
                    'frames': [facts(n + 1, frames[n]) for n in numbers],
                }
            except Exception as error:
                skipped[key] = f'{type(error).__name__}: {str(error)[:90]}'
    with open(target, 'w') as file:
        file.write('{\n' + ',\n'.join(f'  {json.dumps(k)}: {json.dumps(v)}' for k, v in sorted(entries.items())) + '\n}\n')
    print(len(entries), 'files')
    for key, reason in skipped.items():
        print('no reference:', key, reason)


main(*sys.argv[1:])
