/** Whether a host name, as `URL.hostname` gives it, always means the computer it is used on. */
export const isLoopbackName = (hostname: string): boolean =>
  /^(?:(?:[^.]+\.)*localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
