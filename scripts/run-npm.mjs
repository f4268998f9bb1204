import { runCommand } from './run-command.mjs'

/**
 * @param {string[]} args
 * @param {import('./run-command.mjs').Options} [options]
 */
export function runNpm(args, options) {
  const cli = process.env['npm_execpath']
  // Started by npm, its own path is known; a bare `npm.cmd` on Windows would need a shell.
  if (cli?.endsWith('.js')) return runCommand(process.execPath, [cli, ...args], options)
  return process.platform === 'win32'
    ? runCommand('cmd.exe', ['/d', '/s', '/c', 'npm', ...args], options)
    : runCommand('npm', args, options)
}
