#!/usr/bin/python3
"""Writes small JPEG streams of every kind that DICOM knows, with the pixels that other decoders make of them.

Usage: jpegFixtures.py <fixtures.json>

Needs Debian's libjpeg-turbo-progs, dcmtk, python3-pydicom and python3-numpy. The pictures are computed here. 8-bit DCT
streams are judged by djpeg (accurate integer transform), everything else by dcmtk.
"""
import base64, hashlib, json, os, subprocess, sys, tempfile
import numpy as np
import pydicom
from pydicom.dataset import Dataset, FileMetaDataset
from pydicom.encaps import generate_pixel_data_frame
from pydicom.uid import ExplicitVRLittleEndian, SecondaryCaptureImageStorage, generate_uid

WIDTH, HEIGHT = 45, 35


def picture(channels, largest):
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH]
    waves = [np.sin(x / (3 + c)) * np.cos(y / (4 + c)) * 0.3 + 0.5 + (x + y) / (WIDTH + HEIGHT) * 0.2 for c in range(channels)]
    noise = np.random.default_rng(7).random((channels, HEIGHT, WIDTH)) * 0.05
    values = np.clip((np.stack(waves) + noise) * largest, 0, largest).astype(np.uint16)
    return np.moveaxis(values, 0, -1)


def by_cjpeg(image, options):
    header = f"P{6 if image.shape[2] == 3 else 5}\n{WIDTH} {HEIGHT}\n255\n".encode()
    stream = subprocess.run(['cjpeg', '-dct', 'int', *options], input=header + image.astype(np.uint8).tobytes(), capture_output=True, check=True).stdout
    plain = subprocess.run(['djpeg', '-dct', 'int', '-pnm'], input=stream, capture_output=True, check=True).stdout
    return stream, plain.split(b'\n255\n', 1)[1]


def by_dcmtk(image, bits, options, is_signed=False):
    ds = Dataset()
    ds.file_meta = FileMetaDataset()
    ds.file_meta.TransferSyntaxUID = ExplicitVRLittleEndian
    ds.file_meta.MediaStorageSOPClassUID = ds.SOPClassUID = SecondaryCaptureImageStorage
    ds.file_meta.MediaStorageSOPInstanceUID = ds.SOPInstanceUID = generate_uid()
    ds.Rows, ds.Columns, ds.SamplesPerPixel = HEIGHT, WIDTH, image.shape[2]
    ds.PhotometricInterpretation = 'RGB' if image.shape[2] == 3 else 'MONOCHROME2'
    if image.shape[2] == 3:
        ds.PlanarConfiguration = 0
    ds.BitsAllocated, ds.BitsStored, ds.HighBit = (8 if bits <= 8 else 16), bits, bits - 1
    ds.PixelRepresentation = int(is_signed)
    ds.PixelData = image.astype(np.uint8 if bits <= 8 else '<u2').tobytes() + (b'\0' if bits <= 8 and image.size % 2 else b'')
    ds.is_little_endian, ds.is_implicit_VR = True, False
    with tempfile.TemporaryDirectory() as folder:
        a, b, c = (os.path.join(folder, name) for name in 'abc')
        ds.save_as(a, write_like_original=False)
        subprocess.run(['dcmcjpeg', *options, a, b], check=True, capture_output=True)
        subprocess.run(['dcmdjpeg', b, c], check=True, capture_output=True)
        stream = next(generate_pixel_data_frame(pydicom.dcmread(b).PixelData, 1))
        plain = pydicom.dcmread(c).PixelData[: image.size * (1 if bits <= 8 else 2)]
    return stream.rstrip(b'\0') if stream.endswith(b'\xff\xd9\0') else stream, plain


def main(target):
    grey, color = picture(1, 255), picture(3, 255)
    fixtures = {}

    def add(name, made, bits=8):
        stream, plain = made
        fixtures[name] = {
            'bits': bits,
            'jpeg': base64.b64encode(stream).decode(),
            'sha256': hashlib.sha256(plain).hexdigest(),
        }

    for name, options in {
        'baseline': [],
        'with restarts every block': ['-restart', '1B'],
        'with restarts every row': ['-restart', '1'],
        'progressive': ['-progressive'],
        'progressive with restarts': ['-progressive', '-restart', '3B'],
        'of low quality': ['-quality', '10'],
        'of high quality': ['-quality', '100'],
        'with optimal tables': ['-optimize'],
    }.items():
        add(f'grey, {name}', by_cjpeg(grey, options))
        add(f'colour 4:2:0, {name}', by_cjpeg(color, options))
    for sampling in ('1x1', '2x1', '1x2', '4x1', '4x2'):
        add(f'colour {sampling}', by_cjpeg(color, ['-sample', sampling]))
        add(f'colour {sampling}, progressive', by_cjpeg(color, ['-sample', sampling, '-progressive']))
    add('colour, RGB within', by_cjpeg(color, ['-rgb']))
    for predictor in range(1, 8):
        for bits in (8, 12, 16):
            options = ['+el', '+sv', str(predictor)]
            add(f'lossless {bits} bits, predictor {predictor}', by_dcmtk(picture(1, 2**bits - 1), bits, options), bits)
    add('lossless colour', by_dcmtk(color, 8, ['+el', '+sv', '4']))
    for point in (1, 3):
        add(f'lossless with a point transform of {point}', by_dcmtk(picture(1, 4095), 12, ['+el', '+sv', '6', '+pt', str(point)]), 12)
    twelve = picture(1, 4095)
    for name, option in {'extended': '+ee', 'spectral selection': '+es', 'full progression': '+ep'}.items():
        for quality in ('50', '95'):
            add(f'12 bits, {name}, quality {quality}', by_dcmtk(twelve, 12, [option, '+bt', '+q', quality]), 12)
    with open(target, 'w') as file:
        file.write('{\n' + ',\n'.join(f'  {json.dumps(k)}: {json.dumps(v)}' for k, v in fixtures.items()) + '\n}\n')
    print(len(fixtures), 'streams')


main(*sys.argv[1:])
