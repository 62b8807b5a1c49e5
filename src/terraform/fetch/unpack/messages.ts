export const ARCHIVE_BROKEN = 'the archive is broken';
export const ARCHIVE_TOO_LARGE = 'the archive holds too much';
export const ARCHIVE_UNKNOWN = 'the archive is encrypted, or packed in a way that is not read';
