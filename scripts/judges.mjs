/**
 * Programs that are not ours and judge what we write, or show it: Debian's packages of each. A test
 * that needs one gets it by itself; `npm test` gets all of them at once, while packages are fetched.
 */
export const judges = {
  browser: ['chromium-headless-shell'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
  // The last three are how WebKit makes a sound.
  sound: [
    'pulseaudio',
    'pulseaudio-utils',
    'gstreamer1.0-plugins-good',
    'gstreamer1.0-pulseaudio',
    'gstreamer1.0-libav',
  ],
  // Whoever has no font of ours has Liberation, which stands in for Arial.
  office: ['libreoffice-impress', 'fonts-liberation'],
  pdf: ['poppler-utils', 'qpdf'],
  schemas: ['python3-lxml'],
  films: ['ffmpeg'],
  database: ['postgresql'],
}
