// The time zone of this device.

/** Returns its name in the IANA database ("Europe/Berlin"), or nothing if the browser does not know it. */
export function timeZone(): string {
  const { timeZone: name } = new Intl.DateTimeFormat().resolvedOptions() as { timeZone?: string };
  return name === undefined || name === "Etc/Unknown" ? "" : name;
}
