import type { TranslatedErrorCode } from '@pandok/protocol/errors'

export const errors = {
  BAD_REQUEST: 'Bitte prüfen Sie Ihre Eingaben.',
  INVALID_PUBLIC_KEY: 'Die sichere Verbindung muss erneuert werden. Bitte versuchen Sie es noch einmal.',
  STALE_REQUEST:
    'Die Uhr dieses Geräts weicht von der des Servers ab. Bitte stellen Sie sie richtig und versuchen Sie es noch einmal.',
  ENCRYPTION_REQUIRED: 'Unverschlüsselte Anfragen werden nicht angenommen.',
  SESSION_REVOKED: 'Ihre Sitzung wurde beendet. Bitte melden Sie sich erneut an.',
  FORBIDDEN: 'Dazu fehlt Ihnen die Berechtigung.',
  NOT_FOUND: 'Der Eintrag wurde nicht gefunden.',
  UNKNOWN_METHOD: 'Diese Anfrage wird nicht unterstützt.',
  CONFLICT: 'An anderer Stelle wurde eine neuere Fassung gespeichert. Bitte prüfen Sie die aktuelle Fassung.',
  COPY_EXISTS: 'Es gibt bereits eine Kopie.',
  PLATE_LIMIT: 'Sie können keine weiteren Tafeln anlegen.',
  LIBRARY_LIMIT: 'Sie können keine weiteren Bibliothekstafeln hinzufügen.',
  REPLAYED_REQUEST: 'Diese Anfrage wurde bereits bearbeitet.',
  CONTENT_TOO_LARGE:
    'Der Inhalt ist zu groß zum Senden. Bitte kürzen oder teilen Sie ihn und versuchen Sie es erneut.',
  TOO_MANY_REQUESTS: 'Zu viele Anfragen. Bitte versuchen Sie es gleich noch einmal.',
  PAYMENT_FAILED: 'Die Zahlung wurde nicht ordnungsgemäß verarbeitet.',
  INTERNAL: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es gleich noch einmal.',
  UNAVAILABLE:
    'Der Server kann im Moment keine Anfragen bearbeiten. Bitte versuchen Sie es gleich noch einmal.',
  STORAGE_FULL:
    'Der Speicherplatz des Servers ist erschöpft; es kann nichts gespeichert werden. Bitte informieren Sie die Administration und versuchen Sie es später noch einmal.',
} as const satisfies Record<TranslatedErrorCode, string>
