/**
 * The attributes that are read or written here, as `keyword tag VR` (PS3.6). `xs` means US, or SS where the
 * pixels are signed (PS3.5 annex A.1 and its notes).
 */
export const DICTIONARY_ENTRIES = `
FileMetaInformationGroupLength 00020000 UL, FileMetaInformationVersion 00020001 OB
MediaStorageSOPClassUID 00020002 UI, MediaStorageSOPInstanceUID 00020003 UI, TransferSyntaxUID 00020010 UI
ImplementationClassUID 00020012 UI, ImplementationVersionName 00020013 SH
SourceApplicationEntityTitle 00020016 AE, FileSetID 00041130 CS, DirectoryRecordSequence 00041220 SQ
DirectoryRecordType 00041430 CS, ReferencedFileID 00041500 CS, ReferencedSOPClassUIDInFile 00041510 UI
ReferencedSOPInstanceUIDInFile 00041511 UI, ReferencedTransferSyntaxUIDInFile 00041512 UI
OffsetOfTheNextDirectoryRecord 00041400 UL, OffsetOfReferencedLowerLevelDirectoryEntity 00041420 UL
RecordInUseFlag 00041410 US, OffsetOfTheFirstDirectoryRecordOfTheRootDirectoryEntity 00041200 UL
OffsetOfTheLastDirectoryRecordOfTheRootDirectoryEntity 00041202 UL, FileSetConsistencyFlag 00041212 US
SpecificCharacterSet 00080005 CS, ImageType 00080008 CS, InstanceCreationDate 00080012 DA
InstanceCreationTime 00080013 TM, InstanceCreatorUID 00080014 UI, SOPClassUID 00080016 UI
SOPInstanceUID 00080018 UI, StudyDate 00080020 DA, SeriesDate 00080021 DA, AcquisitionDate 00080022 DA
ContentDate 00080023 DA, AcquisitionDateTime 0008002a DT, StudyTime 00080030 TM, SeriesTime 00080031 TM
AcquisitionTime 00080032 TM, ContentTime 00080033 TM, AccessionNumber 00080050 SH, Modality 00080060 CS
ModalitiesInStudy 00080061 CS, ConversionType 00080064 CS, PresentationIntentType 00080068 CS
Manufacturer 00080070 LO, InstitutionName 00080080 LO, InstitutionAddress 00080081 ST
ReferringPhysicianName 00080090 PN, StationName 00081010 SH, StudyDescription 00081030 LO
ProcedureCodeSequence 00081032 SQ, SeriesDescription 0008103e LO, InstitutionalDepartmentName 00081040 LO
PerformingPhysicianName 00081050 PN, NameOfPhysiciansReadingStudy 00081060 PN, OperatorsName 00081070 PN
AdmittingDiagnosesDescription 00081080 LO, ManufacturerModelName 00081090 LO
TimezoneOffsetFromUTC 00080201 SH, ReferencedStudySequence 00081110 SQ, ReferencedSeriesSequence 00081115 SQ
ReferencedImageSequence 00081140 SQ, ReferencedInstanceSequence 0008114a SQ
ReferencedSOPClassUID 00081150 UI, ReferencedSOPInstanceUID 00081155 UI, ReferencedFrameNumber 00081160 IS
DerivationDescription 00082111 ST, SourceImageSequence 00082112 SQ, AnatomicRegionSequence 00082218 SQ
AnatomicRegionModifierSequence 00082220 SQ, FrameType 00089007 CS, PatientName 00100010 PN
PatientID 00100020 LO, IssuerOfPatientID 00100021 LO, OtherPatientIDs 00101000 LO
OtherPatientIDsSequence 00101002 SQ, PatientBirthDate 00100030 DA, PatientBirthTime 00100032 TM
PatientSex 00100040 CS, PatientAge 00101010 AS, PatientSize 00101020 DS, PatientWeight 00101030 DS
EthnicGroup 00102160 SH, PregnancyStatus 001021c0 US, AdditionalPatientHistory 001021b0 LT
PatientComments 00104000 LT, MedicalAlerts 00102000 LO, Allergies 00102110 LO
PatientIdentityRemoved 00120062 CS, DeidentificationMethod 00120063 LO
DeidentificationMethodCodeSequence 00120064 SQ, LongitudinalTemporalInformationModified 00280303 CS
ContrastBolusAgent 00180010 LO, ContrastBolusRoute 00181040 LO, ContrastBolusVolume 00181041 DS
BodyPartExamined 00180015 CS, ScanningSequence 00180020 CS, SequenceVariant 00180021 CS
ScanOptions 00180022 CS, MRAcquisitionType 00180023 CS, SequenceName 00180024 SH, Radionuclide 00180030 LO
Radiopharmaceutical 00180031 LO, SliceThickness 00180050 DS, KVP 00180060 DS, RepetitionTime 00180080 DS
EchoTime 00180081 DS, InversionTime 00180082 DS, EchoNumbers 00180086 IS, MagneticFieldStrength 00180087 DS
SpacingBetweenSlices 00180088 DS, EchoTrainLength 00180091 IS, FlipAngle 00181314 DS
DeviceSerialNumber 00181000 LO, SoftwareVersions 00181020 LO, ProtocolName 00181030 LO
TriggerTime 00181060 DS, CineRate 00180040 IS, FrameTime 00181063 DS, FrameTimeVector 00181065 DS
NominalScannedPixelSpacing 00182010 DS, HeartRate 00181088 IS, CardiacNumberOfImages 00181090 IS
ReconstructionDiameter 00181100 DS, DistanceSourceToDetector 00181110 DS
DistanceSourceToPatient 00181111 DS, EstimatedRadiographicMagnificationFactor 00181114 DS
GantryDetectorTilt 00181120 DS, TableHeight 00181130 DS, ExposureTime 00181150 IS
XRayTubeCurrent 00181151 IS, Exposure 00181152 IS, ImagerPixelSpacing 00181164 DS
ConvolutionKernel 00181210 SH, PatientPosition 00185100 CS, ViewPosition 00185101 CS
DetectorType 00187004 CS, FilterType 00181160 SH, ExposureInmAs 00189332 FD, XRayTubeCurrentInmA 00189330 FD
DetectorElementSpacing 00187022 DS, CTDIvol 00189345 FD, ContrastBolusAgentSequence 00180012 SQ
RecommendedDisplayFrameRate 00082144 IS, StartTrim 00082142 IS, StopTrim 00082143 IS
PreferredPlaybackSequencing 00181244 US, EffectiveDuration 00180072 DS, ShutterShape 00181600 CS
ShutterLeftVerticalEdge 00181602 IS, ShutterRightVerticalEdge 00181604 IS
ShutterUpperHorizontalEdge 00181606 IS, ShutterLowerHorizontalEdge 00181608 IS
CenterOfCircularShutter 00181610 IS, RadiusOfCircularShutter 00181612 IS
VerticesOfThePolygonalShutter 00181620 IS, ShutterPresentationValue 00181622 US, ShutterPresentationColorCIELabValue 00181624 US
ShutterOverlayGroup 00181623 US, SequenceOfUltrasoundRegions 00186011 SQ, RegionSpatialFormat 00186012 US
RegionDataType 00186014 US, RegionFlags 00186016 UL, RegionLocationMinX0 00186018 UL
RegionLocationMinY0 0018601a UL, RegionLocationMaxX1 0018601c UL, RegionLocationMaxY1 0018601e UL
ReferencePixelX0 00186020 SL, ReferencePixelY0 00186022 SL, PhysicalUnitsXDirection 00186024 US
PhysicalUnitsYDirection 00186026 US, ReferencePixelPhysicalValueX 00186028 FD
ReferencePixelPhysicalValueY 0018602a FD, PhysicalDeltaX 0018602c FD, PhysicalDeltaY 0018602e FD
TransducerType 00186031 CS, FrameAcquisitionDateTime 00189074 DT, FrameAcquisitionNumber 00209156 US
NominalCardiacTriggerDelayTime 00209153 FD, CardiacSynchronizationSequence 00189118 SQ
DiffusionBValue 00189087 FD, MRDiffusionSequence 00189117 SQ, MRImageFrameTypeSequence 00189226 SQ
EffectiveEchoTime 00189082 FD, MREchoSequence 00189114 SQ, FrameReferenceDateTime 00189151 DT
FrameLaterality 00209072 CS, FrameAcquisitionDuration 00189220 FD, StudyInstanceUID 0020000d UI
SeriesInstanceUID 0020000e UI, StudyID 00200010 SH, SeriesNumber 00200011 IS, AcquisitionNumber 00200012 IS
InstanceNumber 00200013 IS, PatientOrientation 00200020 CS, ImagePositionPatient 00200032 DS
ImageOrientationPatient 00200037 DS, FrameOfReferenceUID 00200052 UI, Laterality 00200060 CS
ImageLaterality 00200062 CS, TemporalPositionIdentifier 00200100 IS, NumberOfTemporalPositions 00200105 IS
TemporalPositionIndex 00209128 UL, PositionReferenceIndicator 00201040 LO, SliceLocation 00201041 DS
ImageComments 00204000 LT, FrameContentSequence 00209111 SQ, PlanePositionSequence 00209113 SQ
PlaneOrientationSequence 00209116 SQ, StackID 00209056 SH, InStackPositionNumber 00209057 UL
DimensionIndexValues 00209157 UL, DimensionIndexSequence 00209222 SQ, DimensionIndexPointer 00209165 AT
FunctionalGroupPointer 00209167 AT, DimensionOrganizationUID 00209164 UI
DimensionOrganizationSequence 00209221 SQ, DimensionOrganizationType 00209311 CS
FrameAnatomySequence 00209071 SQ, ImagesInAcquisition 00201002 IS, ConcatenationUID 00209161 UI
InConcatenationNumber 00209162 US, InConcatenationTotalNumber 00209163 US, ConcatenationFrameOffsetNumber 00209228 UL
SOPInstanceUIDOfConcatenationSource 00200242 UI, SharedFunctionalGroupsSequence 52009229 SQ
PerFrameFunctionalGroupsSequence 52009230 SQ, SamplesPerPixel 00280002 US
PhotometricInterpretation 00280004 CS, PlanarConfiguration 00280006 US, NumberOfFrames 00280008 IS
FrameIncrementPointer 00280009 AT, Rows 00280010 US, Columns 00280011 US
UltrasoundColorDataPresent 00280014 US, PixelSpacing 00280030 DS, PixelAspectRatio 00280034 IS
BitsAllocated 00280100 US, BitsStored 00280101 US, HighBit 00280102 US, PixelRepresentation 00280103 US
SmallestImagePixelValue 00280106 xs, LargestImagePixelValue 00280107 xs, PixelPaddingValue 00280120 xs
PixelPaddingRangeLimit 00280121 xs, FloatPixelPaddingValue 00280122 FL
DoubleFloatPixelPaddingValue 00280123 FD, QualityControlImage 00280300 CS, BurnedInAnnotation 00280301 CS
RecognizableVisualFeatures 00280302 CS, PixelSpacingCalibrationType 00280a02 CS
PixelSpacingCalibrationDescription 00280a04 LO, PixelIntensityRelationship 00281040 CS
PixelIntensityRelationshipSign 00281041 SS, WindowCenter 00281050 DS, WindowWidth 00281051 DS
RescaleIntercept 00281052 DS, RescaleSlope 00281053 DS, RescaleType 00281054 LO
WindowCenterWidthExplanation 00281055 LO, VOILUTFunction 00281056 CS
RedPaletteColorLookupTableDescriptor 00281101 xs, GreenPaletteColorLookupTableDescriptor 00281102 xs
BluePaletteColorLookupTableDescriptor 00281103 xs, PaletteColorLookupTableUID 00281199 UI
RedPaletteColorLookupTableData 00281201 OW, GreenPaletteColorLookupTableData 00281202 OW
BluePaletteColorLookupTableData 00281203 OW, SegmentedRedPaletteColorLookupTableData 00281221 OW
SegmentedGreenPaletteColorLookupTableData 00281222 OW, SegmentedBluePaletteColorLookupTableData 00281223 OW
LossyImageCompression 00282110 CS, LossyImageCompressionRatio 00282112 DS
LossyImageCompressionMethod 00282114 CS, ModalityLUTSequence 00283000 SQ, LUTDescriptor 00283002 xs
LUTExplanation 00283003 LO, ModalityLUTType 00283004 LO, LUTData 00283006 OW, VOILUTSequence 00283010 SQ
PixelMeasuresSequence 00289110 SQ, PixelValueTransformationSequence 00289145 SQ
FrameVOILUTSequence 00289132 SQ, RepresentativeFrameNumber 00286010 US, ICCProfile 00282000 OB
RecommendedViewingMode 00281090 CS, MaskSubtractionSequence 00286100 SQ, MaskOperation 00286101 CS, ApplicableFrameRange 00286102 US
MaskFrameNumbers 00286110 US, ContrastFrameAveraging 00286112 US, MaskSubPixelShift 00286114 FL, TIDOffset 00286120 SS
PixelShiftSequence 00289501 SQ, RegionPixelShiftSequence 00289502 SQ, VerticesOfTheRegion 00289503 SS
MultiFramePresentationSequence 00289505 SQ, PixelShiftFrameRange 00289506 US, FrameDisplaySequence 00089458 SQ
StartTrim 00082142 IS, StopTrim 00082143 IS, MaskVisibilityPercentage 00289478 FL
FrameDisplayShutterSequence 00189472 SQ, PixelIntensityRelationshipLUTSequence 00289422 SQ, LUTFunction 00289474 CS
OverlayRows 60000010 US, OverlayColumns 60000011 US, NumberOfFramesInOverlay 60000015 IS
OverlayDescription 60000022 LO, OverlayType 60000040 CS, OverlaySubtype 60000045 LO
OverlayOrigin 60000050 SS, ImageFrameOrigin 60000051 US, OverlayBitsAllocated 60000100 US
OverlayBitPosition 60000102 US, OverlayLabel 60001500 LO, OverlayData 60003000 OW
DetectorInformationSequence 00540022 SQ, PresentationLUTShape 20500020 CS, PresentationLUTSequence 20500010 SQ, FloatPixelData 7fe00008 OF
DoubleFloatPixelData 7fe00009 OD, PixelData 7fe00010 OW, ExtendedOffsetTable 7fe00001 OV
ExtendedOffsetTableLengths 7fe00002 OV, IconImageSequence 00880200 SQ, DataSetTrailingPadding fffcfffc OB
SmallestPixelValueInSeries 00280108 xs, LargestPixelValueInSeries 00280109 xs, Units 00541001 CS
DecayCorrection 00541102 CS, RadiopharmaceuticalInformationSequence 00540016 SQ, NumberOfSlices 00540081 US
RequestingPhysician 00321032 PN, RequestedProcedureDescription 00321060 LO, RequestedProcedureID 00401001 SH
ReasonForTheRequestedProcedure 00401002 LO, PatientTransportArrangements 00401004 LO
AdmissionID 00380010 LO, CurrentPatientLocation 00380300 LO, ScheduledProcedureStepID 00400009 SH
PerformedProcedureStepDescription 00400254 LO, PerformedProcedureStepStartDate 00400244 DA
PerformedProcedureStepStartTime 00400245 TM, PerformedProcedureStepID 00400253 SH
RequestAttributesSequence 00400275 SQ, PatientState 00380500 LO, IssuerOfAccessionNumberSequence 00080051 SQ
PerformedStationName 00400242 SH, CodeValue 00080100 SH, CodingSchemeDesignator 00080102 SH
CodingSchemeVersion 00080103 SH, CodeMeaning 00080104 LO, LongCodeValue 00080119 UC
URNCodeValue 00080120 UR, ContextIdentifier 0008010f CS, MappingResource 00080105 CS
ConceptNameCodeSequence 0040a043 SQ, ConceptCodeSequence 0040a168 SQ, ContentSequence 0040a730 SQ
RelationshipType 0040a010 CS, ValueType 0040a040 CS, ContinuityOfContent 0040a050 CS, TextValue 0040a160 UT
NumericValue 0040a30a DS, FloatingPointValue 0040a161 FD, MeasuredValueSequence 0040a300 SQ
MeasurementUnitsCodeSequence 004008ea SQ, NumericValueQualifierCodeSequence 0040a301 SQ
DateTime 0040a120 DT, Date 0040a121 DA, Time 0040a122 TM, PersonName 0040a123 PN, UID 0040a124 UI
ReferencedSOPSequence 00081199 SQ, GraphicData 00700022 FL, GraphicType 00700023 CS
ContentTemplateSequence 0040a504 SQ, TemplateIdentifier 0040db00 CS, CompletionFlag 0040a491 CS
VerificationFlag 0040a493 CS, PreliminaryFlag 0040a496 CS, ReferencedContentItemIdentifier 0040db73 UL
ObservationDateTime 0040a032 DT, PerformedProcedureCodeSequence 0040a372 SQ
ReferencedRequestSequence 0040a370 SQ, CurrentRequestedProcedureEvidenceSequence 0040a375 SQ
PertinentOtherEvidenceSequence 0040a385 SQ, ReferencedPerformedProcedureStepSequence 00081111 SQ
VerifyingObserverSequence 0040a073 SQ, VerifyingObserverName 0040a075 PN, VerifyingOrganization 0040a027 LO
VerificationDateTime 0040a030 DT, ReferencedFrameOfReferenceUID 30060024 UI, TemporalRangeType 0040a130 CS
DocumentTitle 00420010 ST, EncapsulatedDocument 00420011 OB, MIMETypeOfEncapsulatedDocument 00420012 LO
EncapsulatedDocumentLength 00420015 UL, ObservationUID 0040a171 UI, TrackingID 00620020 UT
TrackingUID 00620021 UI, PixelOriginInterpretation 00480301 CS, VolumetricProperties 00089206 CS
TotalPixelMatrixColumns 00480006 UL, TotalPixelMatrixRows 00480007 UL
TotalPixelMatrixOriginSequence 00480008 SQ, XOffsetInSlideCoordinateSystem 0040072a DS
YOffsetInSlideCoordinateSystem 0040073a DS, ImageOrientationSlide 00480102 DS
PlanePositionSlideSequence 0048021a SQ, ColumnPositionInTotalImagePixelMatrix 0048021e SL
RowPositionInTotalImagePixelMatrix 0048021f SL, ZOffsetInSlideCoordinateSystem 0040074a DS
OpticalPathSequence 00480105 SQ, OpticalPathIdentifier 00480106 SH
OpticalPathIdentificationSequence 00480207 SQ, OpticalPathDescription 00480107 ST
ObjectiveLensPower 00480112 DS, NumberOfOpticalPaths 00480302 UL, TotalPixelMatrixFocalPlanes 00480303 UL
ImagedVolumeWidth 00480001 FL, ImagedVolumeHeight 00480002 FL, ImagedVolumeDepth 00480003 FL
ContainerIdentifier 00400512 LO, SpecimenDescriptionSequence 00400560 SQ, SpecimenIdentifier 00400551 LO
SpecimenUID 00400554 UI, SpecimenLabelInImage 00480010 CS, FocusMethod 00480011 CS
ExtendedDepthOfField 00480012 CS, DimensionDescriptionLabel 00209421 LO, DeviceUID 00181002 UI
StorageMediaFileSetUID 00880140 UI, SynchronizationFrameOfReferenceUID 00200200 UI
TransactionUID 00081195 UI, FiducialUID 0070031a UI, IrradiationEventUID 00083010 UI
GraphicAnnotationSequence 00700001 SQ, OriginalAttributesSequence 04000561 SQ
ModifiedAttributesSequence 04000550 SQ, EncryptedAttributesSequence 04000500 SQ
DataCollectionDiameter 00180090 DS, RotationDirection 00181140 CS, GeneratorPower 00181170 IS
FocalSpots 00181190 DS, TableSpeed 00189309 FD, SpiralPitchFactor 00189311 FD
SingleCollimationWidth 00189306 FD, TotalCollimationWidth 00189307 FD, RevolutionTime 00189305 FD
ExposureModulationType 00189323 CS, FieldOfViewShape 00181147 CS, FieldOfViewDimensions 00181149 IS
TableTraverse 00181131 DS, MultienergyCTAcquisition 00189361 CS
ReconstructionTargetCenterPatient 00189318 FD
DataCollectionCenterPatient 00189313 FD, NumberOfAverages 00180083 DS, ImagingFrequency 00180084 DS
ImagedNucleus 00180085 SH, NumberOfPhaseEncodingSteps 00180089 IS, PercentSampling 00180093 DS
PercentPhaseFieldOfView 00180094 DS, PixelBandwidth 00180095 DS, AcquisitionMatrix 00181310 US
InPlanePhaseEncodingDirection 00181312 CS, SAR 00181316 DS, VariableFlipAngleFlag 00181315 CS
ReceiveCoilName 00181250 SH, TransmitCoilName 00181251 SH, AngioFlag 00180025 CS, dBdt 00181318 DS
NominalInterval 00181062 IS, LowRRValue 00181081 IS, HighRRValue 00181082 IS, IntervalsAcquired 00181083 IS
IntervalsRejected 00181084 IS, SeriesType 00541000 CS, RandomsCorrectionMethod 00541100 CS
AttenuationCorrectionMethod 00541101 LO, ScatterCorrectionMethod 00541105 LO
ReconstructionMethod 00541103 LO, FrameReferenceTime 00541300 DS, ImageIndex 00541330 US
DecayFactor 00541321 DS, CollimatorType 00181181 CS, CorrectedImage 00280051 CS
ActualFrameDuration 00181242 IS, DoseCalibrationFactor 00541322 DS, ScatterFractionFactor 00541323 DS
DeadTimeFactor 00541324 DS, NumberOfTimeSlices 00540101 US, NumberOfRRIntervals 00540061 US
RadionuclideHalfLife 00181075 DS, RadionuclideTotalDose 00181074 DS
RadionuclidePositronFraction 00181076 DS, RadionuclideCodeSequence 00540300 SQ
RadiopharmaceuticalCodeSequence 00540304 SQ, CountsSource 00541002 CS
PatientOrientationCodeSequence 00540410 SQ, PatientOrientationModifierCodeSequence 00540412 SQ
PatientGantryRelationshipCodeSequence 00540414 SQ, DetectorVector 00540020 US, NumberOfDetectors 00540021 US
EnergyWindowVector 00540010 US, NumberOfEnergyWindows 00540011 US, SliceVector 00540080 US
AnodeTargetMaterial 00181191 CS, BodyPartThickness 001811a0 DS, CompressionForce 001811a2 DS
PositionerType 00181508 CS, PositionerPrimaryAngle 00181510 DS, PositionerSecondaryAngle 00181511 DS
FilterMaterial 00187050 CS, FilterThicknessMinimum 00187052 DS, FilterThicknessMaximum 00187054 DS
Grid 00181166 CS, DetectorConfiguration 00187005 CS, DetectorDescription 00187006 LT
Sensitivity 00186000 DS, RelativeXRayExposure 00181405 IS, ExposureStatus 00187064 CS
ImageAndFluoroscopyAreaDoseProduct 0018115e DS, ViewCodeSequence 00540220 SQ
ViewModifierCodeSequence 00540222 SQ, OrganExposed 00400318 CS, PartialView 00281350 CS
BreastImplantPresent 00281300 CS, AcquisitionDeviceProcessingCode 00181401 LO, PlateType 00181260 SH
PhosphorType 00181261 LO, ExposureIndex 00181411 DS, TargetExposureIndex 00181412 DS
DeviationIndex 00181413 DS, CollimatorShape 00181700 CS, CollimatorLeftVerticalEdge 00181702 IS
CollimatorRightVerticalEdge 00181704 IS, CollimatorUpperHorizontalEdge 00181706 IS
CollimatorLowerHorizontalEdge 00181708 IS, RadiationSetting 00181155 CS, RadiationMode 0018115a CS
AveragePulseWidth 00181154 DS, TypeOfFilters 00181161 LO, NumberOfStages 00082124 IS, StageName 00082120 SH
NumberOfViewsInStage 0008212a IS, MechanicalIndex 00185022 DS, BoneThermalIndex 00185024 DS
CranialThermalIndex 00185026 DS, SoftTissueThermalIndex 00185027 DS, DepthOfScanField 00185050 IS
ImageRotation 00700042 US, ZoomFactor 00280031 DS, BarcodeValue 22000005 LT, LabelText 22000002 UT
SpecimenPreparationSequence 00400610 SQ, IssuerOfTheContainerIdentifierSequence 00400513 SQ
IssuerOfTheSpecimenIdentifierSequence 00400562 SQ, ContainerTypeCodeSequence 00400518 SQ
AcquisitionContextSequence 00400555 SQ, PulseSequenceName 00189005 SH, AcquisitionContrast 00089209 CS
ComplexImageComponent 00089208 CS, PixelPresentation 00089205 CS
VolumeBasedCalculationTechnique 00089207 CS, ResonantNucleus 00189100 CS, ContentQualification 00189004 CS
KSpaceFiltering 00189064 CS, RealWorldValueMappingSequence 00409096 SQ, ReferencedImageRealWorldValueMappingSequence 00409094 SQ, LUTLabel 00409210 SH
FramePixelDataPropertiesSequence 00289443 SQ, NumberOfSeriesRelatedInstances 00201209 IS
RadiopharmaceuticalStartTime 00181072 TM, RadiopharmaceuticalStartDateTime 00181078 DT, SUVType 00541006 CS
CompoundGraphicSequence 00700209 SQ, CompoundGraphicInstanceID 00700226 UL, CSSFontName 00700229 LO
RotationAngle 00700230 FD, TextStyleSequence 00700231 SQ, LineStyleSequence 00700232 SQ, FillStyleSequence 00700233 SQ
TextColorCIELabValue 00700241 US, Underlined 00700248 CS, Bold 00700249 CS, Italic 00700250 CS
PatternOnColorCIELabValue 00700251 US, PatternOffColorCIELabValue 00700252 US, LineThickness 00700253 FL
LineDashingStyle 00700254 CS, LinePattern 00700255 UL, FillPattern 00700256 OB, FillMode 00700257 CS
GapLength 00700261 FL, DiameterOfVisibility 00700262 FL, RotationPoint 00700273 FL, TickAlignment 00700274 CS
ShowTickLabel 00700278 CS, TickLabelAlignment 00700279 CS, CompoundGraphicUnits 00700282 CS
PatternOnOpacity 00700284 FL, PatternOffOpacity 00700285 FL, MajorTicksSequence 00700287 SQ
TickPosition 00700288 FL, TickLabel 00700289 SH, CompoundGraphicType 00700294 CS
GraphicLayer 00700002 CS, BoundingBoxAnnotationUnits 00700003 CS, AnchorPointAnnotationUnits 00700004 CS
GraphicAnnotationUnits 00700005 CS, UnformattedTextValue 00700006 ST, TextObjectSequence 00700008 SQ
GraphicObjectSequence 00700009 SQ, BoundingBoxTopLeftHandCorner 00700010 FL
BoundingBoxBottomRightHandCorner 00700011 FL, BoundingBoxTextHorizontalJustification 00700012 CS
AnchorPoint 00700014 FL, AnchorPointVisibility 00700015 CS, GraphicDimensions 00700020 US
NumberOfGraphicPoints 00700021 US, GraphicFilled 00700024 CS, ImageHorizontalFlip 00700041 CS
DisplayedAreaTopLeftHandCorner 00700052 SL, DisplayedAreaBottomRightHandCorner 00700053 SL
DisplayedAreaSelectionSequence 0070005a SQ, GraphicLayerSequence 00700060 SQ, GraphicLayerOrder 00700062 IS
GraphicLayerDescription 00700068 LO, ContentLabel 00700080 CS, ContentDescription 00700081 LO
PresentationCreationDate 00700082 DA, PresentationCreationTime 00700083 TM, ContentCreatorName 00700084 PN
PresentationSizeMode 00700100 CS, PresentationPixelSpacing 00700101 DS, PresentationPixelAspectRatio 00700102 IS
PresentationPixelMagnificationRatio 00700103 FL, SoftcopyVOILUTSequence 00283110 SQ
GraphicLayerRecommendedDisplayGrayscaleValue 00700066 US, GraphicLayerRecommendedDisplayCIELabValue 00700401 US
OverlayActivationLayer 60001001 CS, SegmentationType 00620001 CS, SegmentSequence 00620002 SQ
SegmentedPropertyCategoryCodeSequence 00620003 SQ, SegmentNumber 00620004 US, SegmentLabel 00620005 LO
SegmentDescription 00620006 ST, SegmentAlgorithmType 00620008 CS, SegmentAlgorithmName 00620009 LO
SegmentIdentificationSequence 0062000a SQ, ReferencedSegmentNumber 0062000b US
RecommendedDisplayCIELabValue 0062000d US, MaximumFractionalValue 0062000e US
SegmentedPropertyTypeCodeSequence 0062000f SQ, SegmentationFractionalType 00620010 CS
DerivationImageSequence 00089124 SQ, StructureSetLabel 30060002 SH
StructureSetName 30060004 LO, ReferencedFrameOfReferenceSequence 30060010 SQ, StructureSetROISequence 30060020 SQ
ROINumber 30060022 IS, ROIName 30060026 LO, ROIDisplayColor 3006002a IS, ROIContourSequence 30060039 SQ
ContourSequence 30060040 SQ, ContourGeometricType 30060042 CS, NumberOfContourPoints 30060046 IS
RegistrationSequence 00700308 SQ, MatrixRegistrationSequence 00700309 SQ, MatrixSequence 0070030a SQ
FrameOfReferenceTransformationMatrixType 0070030c CS, FrameOfReferenceTransformationMatrix 300600c6 DS
RealWorldValueLastValueMapped 00409211 xs, DoubleFloatRealWorldValueLastValueMapped 00409213 FD
DoubleFloatRealWorldValueFirstValueMapped 00409214 FD, RealWorldValueFirstValueMapped 00409216 xs
RealWorldValueIntercept 00409224 FD, RealWorldValueSlope 00409225 FD
ContourData 30060050 DS, ContourImageSequence 30060016 SQ, ReferencedROINumber 30060084 IS
AnnotationCoordinateType 006a0001 CS, AnnotationGroupSequence 006a0002 SQ, AnnotationGroupUID 006a0003 UI, AnnotationGroupLabel 006a0005 LO
AnnotationPropertyTypeCodeSequence 006a000a SQ, NumberOfAnnotations 006a000c UL, CommonZCoordinateValue 006a0010 FD
PointCoordinatesData 00660016 OF, DoublePointCoordinatesData 00660022 OD, LongPrimitivePointIndexList 00660040 OL
PixelOriginInterpretation 00480301 CS
`
