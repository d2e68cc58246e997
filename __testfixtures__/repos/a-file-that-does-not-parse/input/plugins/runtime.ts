// AssemblyScript, and no part of the server.
@inline
function list(): u32 {
  return <u32>load<u8>(0);
}

const size: usize = offsetof<Array<u8>>(;
