/** Calls `draw` before each paint until the returned function is called. The browser pauses it for a page out of sight. */
export function everyFrame(draw: (time: number) => void): () => void {
  let frame = requestAnimationFrame(run);
  return () => {
    cancelAnimationFrame(frame);
  };

  function run(time: number): void {
    frame = requestAnimationFrame(run);
    draw(time);
  }
}
