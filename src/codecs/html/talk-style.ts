/** How the controls and the captions of a talk look in a written file. */
export const talkStyle = `
:root{--amber:#f2b457}
.talk{display:none}
[data-mode] .talk{display:flex;align-items:center;gap:.75rem;padding:.25rem 1rem;background:var(--bar)}
.talk input{flex:1;min-width:4rem;accent-color:var(--amber)}
.talk time{font-size:.875rem;font-variant-numeric:tabular-nums;color:var(--soft);white-space:nowrap}
.talk select{height:2.25rem;border:1px solid var(--line);border-radius:8px;background:var(--raised);color:var(--ink);font:inherit}
.talk button{display:grid;place-items:center;width:2.75rem;height:2.75rem;padding:0;border:0;border-radius:8px;background:none;color:var(--ink);cursor:pointer}
.talk button:hover{background:var(--raised)}
.talk svg{width:1.25rem;height:1.25rem;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.talk [aria-pressed=false] svg{opacity:.45}
.talk .pause,[data-playing] .talk .play{display:none}
[data-playing] .talk .pause{display:block}
.begin{display:none}
[data-mode=show]:not([data-begun]) .begin{display:grid;place-items:center;position:fixed;inset:0;margin:auto;width:6rem;height:6rem;padding:0;border:0;border-radius:50%;background:var(--amber);color:#1a2133;box-shadow:0 12px 48px #000a;cursor:pointer}
.begin svg{width:45%;height:45%;fill:currentColor;translate:6% 0}
.captions{display:none}
[data-mode=show][data-begun]:not([data-plain]) .captions:not(:empty){display:block;position:fixed;inset:auto 0 9rem;margin:auto;width:fit-content;max-width:min(46rem,calc(100vw - 2rem));padding:.5rem 1rem;border-radius:8px;background:#0b0e16e0;font-size:clamp(1rem,2vmin + .5rem,1.625rem);font-weight:550;line-height:1.4;text-align:center;text-wrap:balance;pointer-events:none}
.captions span,.notes [data-at]{border-radius:4px}
.captions .said{color:#969daf}
.captions .lit,.notes .lit{background:var(--amber);box-shadow:0 0 0 2px var(--amber);color:#1a2133}
.notes [data-at]{cursor:pointer}
.notes [data-at]:hover{background:#2e2718;color:var(--ink)}
.notes .lit:hover{background:var(--amber);color:#1a2133}
@media screen{
[data-mode=show] body:has(.talk){grid-template-rows:minmax(0,1fr) auto auto}
:fullscreen[data-mode=show] .talk{position:fixed;inset:auto 0 3.5rem;transition:opacity .2s}
[data-idle]:fullscreen[data-mode=show] .talk:not(:focus-within){opacity:0}
[data-idle]:fullscreen[data-mode=show] .captions{bottom:1.5rem !important}
}
@media screen and (max-width:40rem){
[data-mode] .talk{flex-wrap:wrap;justify-content:space-between;padding-top:.75rem}
.talk input{flex:1 0 100%;order:-1}
}
@media print{.talk,.begin,.captions{display:none !important}}
`
