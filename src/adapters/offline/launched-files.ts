type Launch = { files?: readonly FileSystemFileHandle[] }

declare global {
  interface Window {
    /** Not in TypeScript's DOM library: only Chromium has it. */
    launchQueue?: { setConsumer(consume: (launch: Launch) => void): void }
  }
}

/** Files that were opened with the installed app. */
export function onLaunchedFiles(take: (files: readonly File[]) => void): void {
  async function read(handles: readonly FileSystemFileHandle[]) {
    const outcomes = await Promise.allSettled(handles.map((handle) => handle.getFile()))
    const files = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    if (files.length > 0) take(files)
  }
  window.launchQueue?.setConsumer(({ files = [] }) => void read(files))
}
