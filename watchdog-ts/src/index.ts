// The one thing this file exports is the plugin; the host drops a file that exports anything else.
export const Watchdog = async (): Promise<Record<string, never>> => ({})
